import type { Content } from "../../content/schemas/index.ts";
import { CommonScale } from "./CommonScale.tsx";
import "./micro-tests.css";

/** Two weeks and forty-five minutes: first in words, then at one scale, then the small one enlarged. */
export function MicroTests({ words }: { words: Content<"how-it-works">["microTests"] }) {
  return (
    <section id="micro-tests" className="border-rule border-t" aria-labelledby="micro-tests-heading">
      <div className="frame inset py-16 lg:py-24">
        <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
          <div>
            <h2 id="micro-tests-heading" className="text-h2">
              {words.heading}
            </h2>
            <p className="mt-6 max-w-[34em] text-muted">{words.text}</p>
          </div>
          <table className="two-tests" data-fade="150">
            <thead>
              <tr>
                <td />
                <th scope="col">{words.long}</th>
                <th scope="col">{words.short}</th>
              </tr>
            </thead>
            <tbody>
              {words.rows.map(({ what, long, short }) => (
                <tr key={what}>
                  <th scope="row" className="fact">
                    {what}
                  </th>
                  <td>{long}</td>
                  <td>{short}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <CommonScale words={words} />
      </div>
    </section>
  );
}
