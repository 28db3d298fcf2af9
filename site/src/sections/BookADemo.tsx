import { brand } from "@latchwork/brand";
import type { Content } from "../content/schemas/index.ts";
import { EmbeddedFrame, PlainWay } from "../embeds/EmbeddedFrame.tsx";
import { paths } from "../routes.ts";

/** What a demo is on the one side, the form on the other. */
export function BookADemo({ words }: { words: Content<"book-a-demo"> }) {
  const address = brand.frames.bookingForm ?? paths.bookingForm;
  return (
    <div className="frame inset grid gap-x-14 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-24">
      <header>
        <h1 className="max-w-[11em] text-h1 max-sm:max-w-[8em]">{words.title}</h1>
        <p className="mt-6 max-w-[32em] text-lead text-muted">{words.lead}</p>
      </header>
      <div className="lg:row-span-2">
        <EmbeddedFrame title="Request a demo" address={address} height={500} holds="form" grow>
          <PlainWay href={address}>Open the form on its own</PlainWay>
          {"Rather write? "}
          <a href={`mailto:${brand.salesEmail}`} className="link inline-block py-1">
            {brand.salesEmail}
          </a>
        </EmbeddedFrame>
      </div>
      <ol className="max-w-[36rem] self-start border-rule border-t">
        {words.agenda.map(({ minutes, heading, text }) => (
          <li key={minutes} className="grid grid-cols-[4.5rem_1fr] border-rule border-b py-4">
            <span className="fact pt-1 text-muted">{`${minutes} min`}</span>
            <div>
              <h2 className="font-semibold font-text text-h4 tracking-normal">{heading}</h2>
              <p className="mt-1 text-base text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
