import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";

/** How a piece ends: what a demo would show this reader, and the way to book one. */
export function PublicationInvitation({ words, button = "Talk To Us" }: { words: string; button?: string }) {
  return (
    <div className="inset grid items-center gap-6 border-rule border-t py-12 md:grid-cols-[1fr_auto] print:hidden">
      <p className="max-w-[24em] font-display font-semibold text-h3">{words}</p>
      <a href={paths.bookADemo} className={buttonClass("signal")}>
        {button}
      </a>
    </div>
  );
}
