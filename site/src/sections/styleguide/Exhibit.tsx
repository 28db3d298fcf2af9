import type { ReactNode } from "react";

/** One part of the site with its name. */
export function Exhibit({ name, children }: { name: string; children: ReactNode }) {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="inset grid gap-x-10 gap-y-5 border-rule border-t py-10 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-name`} className="font-semibold font-text text-h4 tracking-normal">
        {name}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
