import type { Customer } from "../../content/customers.ts";
import { CustomerMark } from "../../ui/CustomerMark.tsx";
import "./home-motion.css";

/** Twelve marks, twice, so that the strip can run without a seam. Stops on hover, on focus and by its switch. */
export function LogoStrip({ customers }: { customers: readonly Customer[] }) {
  return (
    <section className="logo-strip relative flex items-center border-rule border-y text-muted" aria-label="Customers">
      <div className="flex-1 overflow-hidden motion-safe:mask-[linear-gradient(to_right,transparent,black_6rem_calc(100%-6rem),transparent)]">
        <div className="logo-strip-track flex w-max">
          <Marks customers={customers} />
          <div aria-hidden="true" className="contents">
            <Marks customers={customers} />
          </div>
        </div>
      </div>
      <label className="absolute right-[max(0.5rem,var(--gutter)-3.25rem)] grid size-11 cursor-pointer place-items-center bg-surface text-ink has-focus-visible:[outline:2px_solid_var(--color-focus)] has-focus-visible:-outline-offset-4 motion-reduce:hidden">
        <input type="checkbox" className="peer sr-only" />
        <Sign drawn="M1 0h3.5v12H1zM7.5 0H11v12H7.5z" className="peer-checked:hidden" />
        <Sign drawn="M1 0l10 6-10 6z" className="hidden peer-checked:block" />
        <span className="sr-only">Pause the logos</span>
      </label>
    </section>
  );
}

function Sign({ drawn, className }: { drawn: string; className: string }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" className={className}>
      <path d={drawn} />
    </svg>
  );
}

function Marks({ customers }: { customers: readonly Customer[] }) {
  return (
    <ul className="logo-strip-marks flex items-center py-6.5">
      {customers.map((customer) => (
        <li key={customer.name} className="px-[clamp(1.25rem,2.2vw,2.25rem)]">
          <CustomerMark customer={customer} />
        </li>
      ))}
    </ul>
  );
}
