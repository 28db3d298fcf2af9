import { brand } from "@latchwork/brand";
import { outsideHref } from "../addresses.ts";
import { opensPreferences } from "../consent/ConsentDialogs.tsx";
import type { Navigation } from "../page-table/navigation.ts";
import { paths } from "../routes.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";
import { Mark } from "./Mark.tsx";

const heading = "label mb-4 font-medium";
const link = "inline-block py-1 hover:underline underline-offset-4";
/** Below each other where there is room for columns, else one after the other. */
const list = "grid gap-x-6 gap-y-1 text-base max-sm:flex max-sm:flex-wrap";

/** What a buyer or a developer asks of the engine before they talk to anybody. */
const engine = [
  { label: "How good is it?", href: paths.howGoodIsIt },
  { label: "Your tickets", href: paths.ticketHandling },
  { label: "API", href: paths.api },
  { label: "Pipeline", href: paths.pipeline },
];

/** `Footer.client.ts` keeps the year and switches the colours. */
export function Footer({ navigation }: { navigation: Navigation }) {
  const { professionalNetwork, videoSite } = brand.links;
  return (
    <footer className="mt-auto border-rule border-t">
      <div className="frame inset pt-8 pb-6 sm:pt-12">
        <div className="grid grid-cols-2 gap-x-6 gap-y-6 max-2xs:grid-cols-1 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-[1.3fr_1.1fr_1fr_1.3fr_1.2fr]">
          <div>
            <Mark />
            <address className="mt-5 text-muted text-small not-italic">
              {brand.postalAddress.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </div>

          <nav aria-label="Footer">
            <p className={heading}>The site</p>
            <ul className="grid gap-1 text-base">
              {Object.values(navigation)
                .flat()
                .map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className={link}>
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>

          <nav aria-label="The engine" className="max-sm:col-span-2 max-2xs:col-span-1">
            <p className={heading}>The engine</p>
            <ul className={list}>
              {engine.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>

          <div className="max-sm:col-span-2 max-2xs:col-span-1">
            <p className={heading}>Elsewhere</p>
            <ul className={list}>
              <li>
                <OutsideLink href={outsideHref("professional-network")} className={link}>
                  {professionalNetwork.name}
                </OutsideLink>
              </li>
              <li>
                <OutsideLink href={outsideHref("video-site")} className={link}>
                  {videoSite.name}
                </OutsideLink>
              </li>
              {[brand.salesEmail, brand.supportEmail].map((address) => (
                <li key={address}>
                  <a href={`mailto:${address}`} className={link}>
                    {address}
                  </a>
                </li>
              ))}
            </ul>
          </div>

          <div className="max-lg:col-span-2 max-2xs:col-span-1">
            <p className={heading}>Credentials</p>
            <ul className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-4" aria-label="Certifications">
              {brand.certifications.map((name) => (
                <li
                  key={name}
                  className="flex min-h-12 items-center justify-center border border-rule-strong px-2 py-1.5 text-center font-mono font-semibold text-fact leading-tight"
                >
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>

        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-12 sm:gap-x-8 sm:gap-y-4 border-rule border-t pt-6 text-muted text-small">
          <p>
            {"© "}
            <span data-current-year>{new Date().getFullYear()}</span>
            {` ${brand.legalName}`}
          </p>
          <a href={paths.security} className="link py-1">
            Report a flaw
          </a>
          <a href={paths.terms} className="link py-1">
            Terms
          </a>
          <a href={paths.accessibility} className="link py-1">
            Accessibility
          </a>
          <a href={paths.privacyNotice} className="link py-1">
            Privacy Notice
          </a>
          <button type="button" className="needs-script link cursor-pointer py-1 underline" {...opensPreferences}>
            Cookie preferences
          </button>
          <ThemeSwitch />
        </div>
        {!brand.live && (
          <p className="mt-4 max-w-[68ch] text-muted text-small">
            {`${brand.name} is an invented company. Its customers and their words are invented too; the ticket analysis on this site is real.`}
          </p>
        )}
      </div>
    </footer>
  );
}

const themes = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

function ThemeSwitch() {
  return (
    <fieldset className="needs-script ml-auto flex border border-rule-strong">
      <legend className="sr-only">Colours</legend>
      {themes.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === "system"} className="peer sr-only" />
          <span className="block cursor-pointer px-3 py-1.5 font-medium font-mono text-fact leading-5 outline-focus outline-offset-2 peer-checked:bg-inverse peer-checked:text-on-inverse peer-focus-visible:outline-2 forced-colors:peer-checked:bg-[SelectedItem] forced-colors:peer-checked:text-[SelectedItemText] forced-colors:peer-checked:forced-color-adjust-none">
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
