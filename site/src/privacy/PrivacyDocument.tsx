import { brand } from "@house/brand";
import { keptOfALead } from "@house/contract/lead-consent";
import { leadRetentionMonths } from "@house/contract/limits";
import type { ReactNode } from "react";
import type { PrivacyNotice } from "../content/privacy-notice.ts";
import { keptInBrowser } from "./kept-in-browser.ts";

type Shown = NonNullable<PrivacyNotice["sections"][number]["shows"]>;

const tables: Record<Shown, () => ReactNode> = {
  company: Company,
  forms: Forms,
  browser: Browser,
  thirdParties: ThirdParties,
};

/** The whole notice as one document, read in its frame or by itself. */
export function PrivacyDocument({ notice }: { notice: PrivacyNotice }) {
  const { title, updated, published, lead, sections } = notice;
  return (
    <article className="prose mx-auto px-5 py-8">
      <h1 className="text-h2">{title}</h1>
      <p className="fact text-muted">
        {"Last changed on "}
        <time dateTime={published}>{updated}</time>
      </p>
      <p>{lead}</p>
      {sections.map(({ id, heading, paragraphs, list, shows }) => {
        const Table = shows && tables[shows];
        return (
          <section key={id} id={id} className="prose">
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {Table && <Table />}
          </section>
        );
      })}
    </article>
  );
}

function Company() {
  return (
    <address className="not-italic">
      {brand.postalAddress.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block">{`Company number ${brand.companyNumber}`}</span>
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
    </address>
  );
}

function Forms() {
  const always = keptOfALead.always.join(", ");
  const kept = `at most ${leadRetentionMonths} months`;
  return (
    <>
      <Rows
        head={["Form", "What is kept", "How long"]}
        rows={[
          ["Demo", `${keptOfALead.booking.join(", ")}; ${always}`, kept],
          ["Newsletter", `${keptOfALead.newsletter.join(", ")}; ${always}`, kept],
        ]}
      />
      <p>{`Not kept with either: ${keptOfALead.never.join(", ")}.`}</p>
    </>
  );
}

function Browser() {
  return (
    <Rows
      head={["Key", "What for", "How long"]}
      rows={keptInBrowser.map(({ key, purpose, lifetime }) => [<code key={key}>{key}</code>, purpose, lifetime])}
    />
  );
}

function ThirdParties() {
  return <p>This site has no third party set up, so there is nothing to load whatever you choose.</p>;
}

function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="prose-table" aria-label={head.join(", ")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={String(cells[1])}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
