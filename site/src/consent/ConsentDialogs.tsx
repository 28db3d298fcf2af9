import { brand } from "@latchwork/brand";
import { type ConsentCategory, consentCategories } from "@latchwork/contract/consent";
import { paths } from "../routes.ts";
import { enabledVendors } from "../third-parties/declarations.ts";
import { buttonClass } from "../ui/button.ts";
import { categoryWords } from "./categories.ts";
import "./consent-dialogs.css";
import { KeptByUs, VendorDetails } from "./VendorDetails.tsx";

/** Makes a button open the preferences without any script where the browser knows how; the document's script helps the others. */
export const opensPreferences = { command: "show-modal", commandfor: "consent-preferences" };

/** The title gets the focus, not the first button: it is read from there on, and no choice is nearer than another. */
const hasFocusFirst = { tabIndex: -1, autoFocus: true };

const vendors = enabledVendors(brand);

/**
 * The banner and the preferences, both closed: native dialogs whose buttons
 * close them. `boot-consent.ts` takes what was pressed.
 */
export function ConsentDialogs() {
  return (
    <>
      <dialog
        id="consent-banner"
        className="consent-banner"
        aria-labelledby="consent-banner-title"
        aria-describedby="consent-banner-words"
        {...{ closedby: "none" }}
      >
        <form method="dialog">
          <h2 id="consent-banner-title" {...hasFocusFirst}>
            Nothing extra runs unless you allow it
          </h2>
          <div id="consent-banner-words" className="consent-words">
            <p>Services that measure visits, market or chat stay off until you choose.</p>
            <p data-gpc-note>
              Your browser asks not to be tracked (Global Privacy Control). Marketing stays off unless you allow it
              here.
            </p>
            <p>
              More in the{" "}
              <a href={paths.privacyNotice} className="link">
                Privacy Notice
              </a>
              . Change your mind at the foot of any page.
            </p>
          </div>
          <div className="consent-choices">
            <button type="submit" value="accept" className={buttonClass("ink")}>
              Accept all
            </button>
            <button type="submit" value="reject" className={buttonClass("ink")}>
              Reject non-essential
            </button>
          </div>
          <button type="button" className={`w-full ${buttonClass("outline")}`} {...opensPreferences}>
            Preferences
          </button>
        </form>
      </dialog>

      <dialog id="consent-preferences" className="consent-preferences" aria-labelledby="consent-preferences-title">
        <form method="dialog">
          <header>
            <h2 id="consent-preferences-title" {...hasFocusFirst}>
              Cookie Preferences
            </h2>
            <p data-gpc-note>
              Your browser asks not to be tracked (Global Privacy Control), so Marketing counts as refused. Switching it
              on here overrides that.
            </p>
          </header>
          <ul className="consent-categories">
            {consentCategories.map((category) => (
              <Category key={category} category={category} />
            ))}
          </ul>
          <p className="consent-note">Switching one off removes what it stored here, and may load the page again.</p>
          <footer>
            <div className="consent-ends">
              <button type="submit" value="back" className={buttonClass("outline")}>
                Back
              </button>
              <button type="submit" value="save" className={buttonClass("ink")}>
                Save Preferences
              </button>
            </div>
          </footer>
        </form>
      </dialog>
    </>
  );
}

function Category({ category }: { category: ConsentCategory }) {
  const { name, purpose } = categoryWords[category];
  const id = `consent-${category}`;
  const isEssential = category === "essential";
  return (
    <li>
      <div className="consent-category">
        <label htmlFor={id}>{name}</label>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
          role="switch"
          id={id}
          name={category}
          defaultChecked={isEssential}
          disabled={isEssential}
          aria-describedby={`${id}-purpose`}
        />
      </div>
      <p id={`${id}-purpose`}>{purpose}</p>
      {isEssential ? <KeptByUs /> : <VendorDetails vendors={vendors.filter((it) => it.category === category)} />}
    </li>
  );
}
