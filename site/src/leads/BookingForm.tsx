import { leadNotice } from "@latchwork/contract/lead-consent";
import { offers, teamSizes } from "@latchwork/contract/lead-forms";
import {
  maxCompanyLength,
  maxEmailLength,
  maxLeadMessageLength,
  maxPersonNameLength,
  maxRoleLength,
} from "@latchwork/contract/limits";
import { buttonClass } from "../ui/button.ts";
import { FormField } from "./FormField.tsx";
import { LeadForm } from "./LeadForm.tsx";

/** Two short steps with script, one page without. Only the first has to be filled in. */
export function BookingForm() {
  return (
    <LeadForm
      form="book-a-demo"
      heading="Request a demo"
      notice={leadNotice.booking}
      done={<p className="font-semibold text-h4">Thank you. It is on our desk.</p>}
    >
      <div className="lead-form-steps" data-step="1">
        <fieldset data-part="1">
          <legend>
            <span className="fact text-muted">1 of 2</span> You
          </legend>
          <FormField id="booking-name" label="Name">
            {(tied) => <input {...tied} name="name" required maxLength={maxPersonNameLength} autoComplete="name" />}
          </FormField>
          <FormField id="booking-email" label="Work e-mail">
            {(tied) => (
              <input {...tied} type="email" name="email" required maxLength={maxEmailLength} autoComplete="email" />
            )}
          </FormField>
          <FormField id="booking-company" label="Company">
            {(tied) => (
              <input {...tied} name="company" required maxLength={maxCompanyLength} autoComplete="organization" />
            )}
          </FormField>
          <button type="submit" data-continue className={`needs-script ${buttonClass("signal")}`}>
            Continue
          </button>
        </fieldset>
        <fieldset data-part="2">
          <legend tabIndex={-1}>
            <span className="fact text-muted">2 of 2</span> The demo
            <span className="text-muted text-small"> all optional</span>
          </legend>
          <div className="lead-form-pair">
            <FormField id="booking-role" label="Your role">
              {(tied) => <input {...tied} name="role" maxLength={maxRoleLength} autoComplete="organization-title" />}
            </FormField>
            <FormField id="booking-team-size" label="Team size">
              {(tied) => <Choice {...tied} name="teamSize" choices={teamSizes} />}
            </FormField>
          </div>
          <FormField id="booking-offer" label="What you have in mind">
            {(tied) => <Choice {...tied} name="offer" choices={offers} />}
          </FormField>
          <FormField id="booking-message" label="What should we prepare?">
            {(tied) => <textarea {...tied} name="message" rows={3} maxLength={maxLeadMessageLength} />}
          </FormField>
          <label className="lead-form-tick">
            <input type="checkbox" name="marketing" value="on" />
            <span>{leadNotice.marketing}</span>
          </label>
          <div className="flex flex-wrap gap-3">
            <button type="submit" className={buttonClass("signal")}>
              Request the demo
            </button>
            <button type="button" data-back className={`needs-script ${buttonClass("outline")}`}>
              Back
            </button>
          </div>
        </fieldset>
      </div>
    </LeadForm>
  );
}

interface ChoiceProps {
  id: string;
  "aria-describedby": string | undefined;
  name: string;
  choices: Readonly<Record<string, string>>;
}

function Choice({ choices, ...attributes }: ChoiceProps) {
  return (
    <select {...attributes}>
      <option value="">Choose one</option>
      {Object.entries(choices).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
