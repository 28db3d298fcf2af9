import type { Customer } from "../../content/customers.ts";
import { CustomerMark } from "../../ui/CustomerMark.tsx";
import "./logo-strip.css";

/** Twelve marks, twice, so that the strip can run without a seam. Stops on hover, on focus and by its switch. */
export function LogoStrip({ customers }: { customers: readonly Customer[] }) {
  return (
    <section className="logo-strip" aria-label="Customers">
      <div className="logo-strip-window">
        <div className="logo-strip-track">
          <Marks customers={customers} />
          <div aria-hidden="true" className="contents">
            <Marks customers={customers} />
          </div>
        </div>
      </div>
      <label className="logo-strip-switch">
        <input type="checkbox" className="sr-only" />
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path className="pause" d="M1 0h3.5v12H1zM7.5 0H11v12H7.5z" />
          <path className="play" d="M1 0l10 6-10 6z" />
        </svg>
        <span className="sr-only">Pause the logos</span>
      </label>
    </section>
  );
}

function Marks({ customers }: { customers: readonly Customer[] }) {
  return (
    <ul className="logo-strip-marks">
      {customers.map((customer) => (
        <li key={customer.name}>
          <CustomerMark customer={customer} />
        </li>
      ))}
    </ul>
  );
}
