import type { ReactNode } from "react";
import type { Content } from "../../content/schemas/index.ts";

export function DemoSection({ words, children }: { words: Content<"home">["demo"]; children: ReactNode }) {
  return (
    <section id="demo" className="border-rule border-t" aria-labelledby="demo-heading">
      <div className="frame inset py-16 lg:py-24">
        <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1.2fr_1fr]">
          <div>
            <p className="label mb-3">{words.label}</p>
            <h2 id="demo-heading" className="text-h2">
              {words.heading}
            </h2>
          </div>
          <p className="max-w-[32em] text-muted">{words.lead}</p>
        </div>
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
