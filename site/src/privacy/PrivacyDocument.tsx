import { brand } from "@latchwork/brand";
import { keptOfALead } from "@latchwork/contract/lead-consent";
import { leadRetentionMonths } from "@latchwork/contract/limits";
import type { ReactNode } from "react";
import { categoryWords } from "../consent/ConsentDialogs.tsx";
import type { Content } from "../content/schemas/index.ts";
import { essentialKept } from "../third-parties/essential.ts";
import "../styles/prose.css";
import type { Kept } from "../third-parties/vendor.ts";
import { enabledVendors } from "../third-parties/vendors.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";

const tables = {
  company: Company,
  forms: Forms,
  browser: () => <KeptRows kept={essentialKept} />,
  thirdParties: ThirdParties,
};

/** The whole notice as one document, read in its frame or by itself. */
export function PrivacyDocument({ notice }: { notice: Content<"privacy-notice"> }) {
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
          ["Newsletter", `${keptOfALead.newsletter.join(", ")}; ${always}`, `until you end it, then ${kept}`],
        ]}
      />
      <p>{`Not kept with either: ${keptOfALead.never.join(", ")}.`}</p>
    </>
  );
}

function ThirdParties() {
  const vendors = enabledVendors(brand);
  if (vendors.length === 0) {
    return <p>At present no third party is set up on this site, so there is nothing to load whatever you choose.</p>;
  }
  return (
    <>
      {vendors.map(({ id, name, company, category, purpose, kept, privacyNotice }) => (
        <section key={id} className="prose">
          <h3>{name}</h3>
          <p>
            {`${categoryWords[category].name}. ${purpose} Run by ${company}: `}
            <OutsideLink href={privacyNotice}>{`privacy notice of ${name}`}</OutsideLink>.
          </p>
          {kept.length === 0 ? <p>It keeps nothing in your browser.</p> : <KeptRows kept={kept} />}
        </section>
      ))}
    </>
  );
}

function KeptRows({ kept }: { kept: readonly Kept[] }) {
  return (
    <Rows
      head={["Name", "Where", "What for", "How long"]}
      rows={kept.map(({ kind, name, purpose, lifetime }) => [<code key={name}>{name}</code>, kind, purpose, lifetime])}
    />
  );
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
            <tr key={head.map((_, column) => String(cells[column])).join()}>
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
