import { leadNotice } from "@latchwork/contract/lead-consent";
import { type Offer, offers, teamSizes } from "@latchwork/contract/lead-forms";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "../ui/button.ts";
import { LeadField, LeadForm } from "./LeadForm.tsx";

const part = "grid min-w-0 gap-3.5";
const legend = "mb-2.5 text-base font-semibold";

/** Two short steps with script, one page without. Only the first has to be filled in. */
export function BookingForm() {
  const { offer, select } = useWantedOffer();
  return (
    <LeadForm
      form="book-a-demo"
      heading="Request a demo"
      notice={leadNotice.booking}
      done={<p className="font-semibold text-h4">Thank you. It is on our desk.</p>}
    >
      {/* With script one step shows at a time. A page that the server has filled in shows `all`. */}
      {(state) => (
        <div data-step={state.step}>
          <fieldset data-part="1" className={`${part} in-[.scripted_[data-step='2']]:hidden`}>
            <legend className={legend}>
              <span className="fact mr-1.5 text-muted">1 of 2</span> You
              {offer && <span className="text-muted text-small">{` · ${offers[offer]}`}</span>}
            </legend>
            <LeadField state={state} name="name" label="Name" autoComplete="name" />
            <LeadField state={state} name="email" label="Work e-mail" type="email" autoComplete="email" />
            <LeadField state={state} name="company" label="Company" autoComplete="organization" />
            <button
              type="submit"
              data-continue
              className={`needs-script justify-self-start in-data-[step=all]:hidden ${buttonClass("signal")}`}
            >
              Continue
            </button>
          </fieldset>
          <fieldset
            data-part="2"
            className={`${part} mt-7 in-[.scripted_[data-step='1']]:hidden in-[.scripted_[data-step='2']]:mt-0`}
          >
            <legend tabIndex={-1} className={legend}>
              <span className="fact mr-1.5 text-muted">2 of 2</span> The demo
              <span className="text-muted text-small"> all optional</span>
            </legend>
            <div className="grid gap-3.5 min-[30rem]:grid-cols-2">
              <LeadField state={state} name="role" label="Your role" autoComplete="organization-title" />
              <LeadField state={state} name="teamSize" label="Team size">
                {(attributes) => <select {...attributes}>{options(teamSizes)}</select>}
              </LeadField>
            </div>
            <LeadField state={state} name="offer" label="What you have in mind">
              {(attributes) => (
                <select {...attributes} ref={select}>
                  {options(offers)}
                </select>
              )}
            </LeadField>
            <LeadField state={state} name="message" label="What should we prepare?">
              {({ className, ...attributes }) => (
                <textarea {...attributes} rows={3} className={`${className} resize-y`} />
              )}
            </LeadField>
            <label className="grid grid-cols-[1.5rem_1fr] gap-2.5 py-1 text-small">
              <input type="checkbox" name="marketing" value="on" className="size-6 accent-ink" />
              <span>{leadNotice.marketing}</span>
            </label>
            <div className="flex flex-wrap gap-3">
              <button type="submit" aria-disabled={state.isSending} className={buttonClass("signal")}>
                Request the demo
              </button>
              <button
                type="button"
                onClick={() => state.goTo(1)}
                className={`needs-script in-data-[step=all]:hidden ${buttonClass("outline")}`}
              >
                Back
              </button>
            </div>
          </fieldset>
        </div>
      )}
    </LeadForm>
  );
}

/** The offer whose "Learn More" led here: `?offer=` of this page, or of the one that frames it. */
function useWantedOffer() {
  const [offer, setOffer] = useState<Offer>();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const asked = [location, parent.location].map(({ search }) => new URLSearchParams(search).get("offer"));
    const wanted = asked.find((name): name is Offer => name !== null && Object.hasOwn(offers, name));
    if (wanted === undefined || select.current?.value !== "") return; // the visitor was quicker
    select.current.value = wanted;
    setOffer(wanted);
  }, []);
  return { offer, select };
}

const options = (choices: Readonly<Record<string, string>>) => [
  <option key="" value="">
    Choose one
  </option>,
  ...Object.entries(choices).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  )),
];
