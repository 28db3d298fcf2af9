import { brand } from "@latchwork/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readContent } from "../content/read-content.ts";
import { TicketHandling } from "./TicketHandling.tsx";
import { ticketFacts } from "./ticket-facts.ts";

const words = readContent("ticket-handling");
const { facts, scopes, subProcessors } = words.platform;
const names = Object.keys(facts) as (keyof typeof facts)[];
const terms = [...names.map((name) => facts[name].term), scopes.term, subProcessors.term];

/** The facts of a company that says all of them, each in words that stand nowhere else. */
const all: typeof brand.ticketHandling = {
  ...(Object.fromEntries(names.map((name) => [name, `Said of ${name}.`])) as Record<keyof typeof facts, string>),
  scopes: [{ tool: "Jotter", reads: "Lines.", writes: "Dots." }],
  subProcessors: [{ name: "Granite Hosting", purpose: "servers", place: "France" }],
};

function page(ticketHandling: typeof brand.ticketHandling) {
  const text = document.createElement("div");
  text.innerHTML = renderToStaticMarkup(<TicketHandling words={words} brand={{ ...brand, ticketHandling }} />);
  const section = (id: string) => text.querySelector(`section[aria-labelledby="${id}"]`);
  const termsIn = (id: string) => [...(section(id)?.querySelectorAll("dt, caption") ?? [])].map((it) => it.textContent);
  const lead = text.querySelector("h1 + p")?.textContent;
  return { ids: [...text.querySelectorAll("h2")].map(({ id }) => id), section, termsIn, lead };
}

test("a company that says everything of its platform shows it, and has nothing left to ask", () => {
  const { ids, section, termsIn } = page(all);
  expect(ids).toEqual(["platform", "tool"]);
  expect(termsIn("platform")).toEqual(terms);
  for (const name of names) expect(section("platform")?.textContent).toContain(`Said of ${name}.`);
});

test("of a company that says nothing all is asked, and its mail holds each question", () => {
  const nothing = Object.fromEntries(Object.keys(all).map((name) => [name, null])) as unknown as typeof all;
  const { ids, section, termsIn } = page(nothing);
  expect(ids).toEqual(["ask", "tool"]);
  expect(termsIn("ask")).toEqual(terms);
  const mail = new URL(section("ask")?.querySelector("a")?.getAttribute("href") ?? "");
  expect(mail.pathname).toBe(brand.supportEmail);
  expect(mail.searchParams.get("subject")).toBe(words.ask.subject);
  expect(mail.searchParams.get("body")?.split("\r\n")).toEqual(terms.map((term, index) => `${index + 1}. ${term}`));
  // Mail programs cut a longer address.
  expect(mail.href.length).toBeLessThan(2_000);
});

test("each fact of the stand-in is either said or asked, once", () => {
  const { ids, termsIn, lead } = page(brand.ticketHandling);
  expect(ids).toEqual(["platform", "ask", "tool"]);
  expect([...termsIn("platform"), ...termsIn("ask")].toSorted()).toEqual(terms.toSorted());
  const { open } = ticketFacts(brand.ticketHandling, words.platform);
  const unset = Object.values(brand.ticketHandling).filter((fact) => fact === null);
  expect(open).toHaveLength(unset.length);
  expect(lead).toContain(
    `answers ${terms.length - unset.length} questions about the platform and names ${unset.length} that you have to ask us`,
  );
  for (const name of names.filter((it) => brand.ticketHandling[it] === null))
    expect(open).toContainEqual({ term: facts[name].term, says: facts[name].wanted });
});
