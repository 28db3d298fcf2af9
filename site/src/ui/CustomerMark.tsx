import type { ReactNode } from "react";
import type { Customer } from "../content/customers.ts";
import { logoOf } from "../content/logos.ts";
import "./customer-logo.css";

// Each in a square of 24 units, drawn with one weight of line.
const drawings: Record<NonNullable<Customer["glyph"]>, ReactNode> = {
  bird: <path d="M2 15c5 0 7-2 9-6 1-3 4-5 7-4l4 2-4 1c0 6-4 11-10 11H3l4-4H2z" />,
  plot: <path d="M3 3h18v18H3zM3 10h9M12 3v18M12 15h9" />,
  sieve: <path d="M3 5h18l-7 8v6l-4 2v-8zM7 9h10" />,
  cell: <path d="M4 7h14v10H4zM18 10h3v4h-3M9 7v10M13 7v10" />,
  fern: (
    <path d="M12 22V4M12 8C8 8 6 6 6 3c4 0 6 2 6 5zM12 14c-5 0-7-2-7-5 5 0 7 2 7 5zM12 12c4 0 6-2 6-5-4 0-6 2-6 5zM12 18c5 0 7-2 7-5-5 0-7 2-7 5z" />
  ),
  quill: <path d="M4 21L17 8M20 3c1 7-3 12-10 13M20 3c-7-1-12 3-13 10" />,
  road: <path d="M8 3L3 21M16 3l5 18M12 4v3M12 10.5v3M12 17v3" />,
  pennant: <path d="M5 22V3l15 5-15 5" />,
  cobble: <path d="M3 4h8v7H3zM13 4h8v4h-8zM13 10h8v10h-8zM3 13h8v7H3z" />,
  waves: <path d="M2 8c3-3 5-3 7 0s4 3 7 0 4-3 6 0M2 15c3-3 5-3 7 0s4 3 7 0 4-3 6 0" />,
  hill: <path d="M2 20c3-9 6-13 10-13s7 4 10 13zM9.5 20v-4h5v4" />,
  kite: <path d="M13 2l7 8-7 8-6-8zM7 10h13M13 2v16M13 18c0 3-3 4-6 4" />,
};

const faces: Record<NonNullable<Customer["face"]>, string> = {
  display: "font-bold font-display tracking-[0.01em]",
  text: "font-semibold font-text tracking-tight",
  mono: "font-mono font-semibold uppercase text-[0.86em] tracking-[0.08em]",
};

function Picture({ file, name, className }: { file: string; name: string; className: string }) {
  return <img {...logoOf(file)} alt={name} className={className} decoding="async" />;
}

/** A customer's mark: the logo they gave, or a drawn one of glyph and wordmark. */
export function CustomerMark({ customer: { name, logo, logoDark, glyph, face } }: { customer: Customer }) {
  if (logo) {
    return (
      <span className="inline-flex items-center">
        <Picture file={logo} name={name} className={logoDark ? "customer-logo-light" : "customer-logo-only"} />
        {logoDark && <Picture file={logoDark} name={name} className="customer-logo-dark" />}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap text-h4 leading-none">
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        className="shrink-0 fill-none stroke-current"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {glyph && drawings[glyph]}
      </svg>
      <span className={face && faces[face]}>{name}</span>
    </span>
  );
}
