import type { Kept, VendorDeclaration } from "../third-parties/declaration.ts";
import { essentialKept, humanVerification } from "../third-parties/essential.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";

/** What the site itself keeps. */
export function KeptByUs() {
  return (
    <details className="consent-details">
      <summary>What is kept</summary>
      <KeptList kept={essentialKept} />
      <p>
        <strong>{humanVerification.name}</strong> {`(${humanVerification.company}). ${humanVerification.purpose}`}
      </p>
    </details>
  );
}

/** Who a category lets in: each by name, with its purpose and what it keeps. */
export function VendorDetails({ vendors }: { vendors: readonly VendorDeclaration[] }) {
  if (vendors.length === 0) return <p className="consent-none">At present nothing is set up here.</p>;
  return (
    <details className="consent-details">
      <summary>{vendors.map(({ name }) => name).join(", ")}</summary>
      {vendors.map(({ id, name, company, purpose, kept, privacyNotice }) => (
        <section key={id}>
          <h3>{name}</h3>
          <p>{purpose}</p>
          <p>
            {`Run by ${company}: `}
            <OutsideLink href={privacyNotice} className="link">
              {`privacy notice of ${name}`}
            </OutsideLink>
          </p>
          {kept.length === 0 ? <p>Keeps nothing in your browser.</p> : <KeptList kept={kept} />}
        </section>
      ))}
    </details>
  );
}

function KeptList({ kept }: { kept: readonly Kept[] }) {
  return (
    <dl>
      {kept.map(({ kind, name, lifetime, purpose }) => (
        <div key={`${kind} ${name}`}>
          <dt>{name}</dt>
          <dd>{`${purpose} In ${kind === "cookie" ? "a cookie" : kind}: ${lifetime}.`}</dd>
        </div>
      ))}
    </dl>
  );
}
