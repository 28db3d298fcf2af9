import { brand } from "@latchwork/brand";
import { keptOfALead } from "@latchwork/contract/lead-consent";
import { leadRetentionMonths } from "@latchwork/contract/limits";
import type { ReactNode } from "react";
import { categoryWords } from "../consent/ConsentDialogs.tsx";
import type { Content } from "../content/schemas/index.ts";
import type { SwitchedService } from "../content/schemas/pages.ts";
import { essentialKept } from "../third-parties/essential.ts";
import "../styles/prose.css";
import "../styles/stacked-table.css";
import type { Kept } from "../third-parties/vendor.ts";
import { enabledVendors } from "../third-parties/vendors.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";

type Settings = Content<"privacy-notice">["sections"][number]["settings"];
type Switched = NonNullable<Settings>[SwitchedService];

/** Written by third-parties.ts, and only where analytics are allowed: so it is not among what is essential. */
const heldEvents: Kept = {
  kind: "session storage",
  name: "held-events",
  lifetime: "until you open another page, or close the tab",
  purpose: "What is to be reported of a page on which no third party runs. Written only if you allowed analytics.",
};

const tables = {
  company: Company,
  today: Today,
  forms: Forms,
  browser: () => <KeptRows kept={[...essentialKept, heldEvents]} />,
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
      {sections.map(({ id, heading, paragraphs, list, purposes, shows, settings }) => {
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
            {purposes && (
              <Rows
                head={["What", "What for", "Legal basis", "How long"]}
                rows={[...purposes, ofThirdParties()].map(({ what, purpose, basis, kept }) => [
                  what,
                  purpose,
                  basis,
                  kept,
                ])}
              />
            )}
            {Table && <Table settings={Object.values(settings ?? {})} />}
          </section>
        );
      })}
    </article>
  );
}

/** The row of those whom a visitor may allow. */
function ofThirdParties() {
  const below = enabledVendors(brand).length > 0 ? "As listed for each below" : "None is set up today";
  const basis = "Your consent, which we ask for again after 12 months";
  return { what: "Analytics, marketing and functional services", purpose: below, basis, kept: below };
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

/** Which services of others are used: what the service's settings decide, in the notice's words, then what the brand does. */
function Today({ settings }: { settings: readonly Switched[] }) {
  const { bookingForm, newsletterForm } = brand.frames;
  const framed = [bookingForm, newsletterForm, brand.links.demoVideo].filter((address) => address !== null);
  const hosts = [...new Set(framed.map((address) => new URL(address).host))];
  const vendors = enabledVendors(brand).map(({ name }) => name);
  return (
    <Rows
      head={["Service", "Today", "Where you would see it"]}
      rows={[
        ...settings.map(({ service, today, sign }) => [service, today, sign]),
        [
          "Analytics, marketing and functional services",
          vendors.join(", ") || "None",
          "The site asks you first, for each category by itself.",
        ],
        [
          "Forms or a demo video on another company's server",
          hosts.join(", ") || "None: they come from ours",
          "A button names the host before anything is loaded from it.",
        ],
      ]}
    />
  );
}

function Forms() {
  const kept = `at most ${leadRetentionMonths} months`;
  return (
    <>
      <Rows
        head={["Form", "What is kept", "How long"]}
        rows={[
          ["Demo", <Items key="demo" items={keptOfALead.booking} />, kept],
          [
            "Newsletter",
            <Items key="newsletter" items={keptOfALead.newsletter} />,
            `unconfirmed, 30 days; else until you unsubscribe, then ${kept}; the hash, until you confirm again`,
          ],
          ["Either", <Items key="either" items={keptOfALead.always} />, "as long as the form it belongs to"],
        ]}
      />
      <p>{`Not kept with either: ${keptOfALead.never.join(", ")}.`}</p>
    </>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
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
    <section className="prose-table stacked-table" aria-label={head.join(", ")} tabIndex={0}>
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
            <tr key={cells.filter((cell) => typeof cell === "string").join()}>
              {cells.map((cell, column) => (
                <td key={head[column]} data-label={head[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
