import { readFileSync } from "node:fs";
import { type Brand, brand } from "@latchwork/brand";
import { keptOfALead } from "@latchwork/contract/lead-consent";
import { leadRetentionMonths } from "@latchwork/contract/limits";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readContent } from "../content/read-content.ts";
import { vendors } from "../third-parties/vendors.ts";
import { PrivacyDocument } from "./PrivacyDocument.tsx";

const notice = readContent("privacy-notice");
const settings = Object.values(notice.sections.find(({ shows }) => shows === "today")?.settings ?? {});

function rowsOf(section: string): (string | null)[][] {
  const html = renderToStaticMarkup(<PrivacyDocument notice={notice} />);
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll(`#${section} tbody tr`)].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
}

/** What the brand decides, the rows after those of the settings. */
const switchedOn = () =>
  rowsOf("today")
    .slice(settings.length)
    .map((cells) => cells[1]);

test("what is switched on is what the settings and the brand switch on", () => {
  const before = { thirdParties: brand.thirdParties, frames: brand.frames, links: brand.links };
  const ids = (switchedOn: readonly string[]) =>
    Object.fromEntries(
      vendors.map(({ id, idExample }) => [id, switchedOn.includes(id) ? idExample : null]),
    ) as Brand["thirdParties"];
  expect(settings).toHaveLength(3);
  const ofSettings = settings.map(({ service, today, sign }) => [service, today, sign]);
  try {
    brand.links = { ...brand.links, demoVideo: null };
    brand.thirdParties = ids(["plausible", "crisp"]);
    brand.frames = { bookingForm: "https://forms.other.example/a", newsletterForm: null, privacyDocument: null };
    expect(rowsOf("today").slice(0, 3)).toEqual(ofSettings);
    expect(switchedOn()).toEqual(["Plausible, Crisp", "forms.other.example"]);
    brand.thirdParties = ids([]);
    brand.frames = { bookingForm: null, newsletterForm: null, privacyDocument: null };
    expect(rowsOf("today").slice(0, 3)).toEqual(ofSettings);
    expect(switchedOn()).toEqual(["None", "None: they come from ours"]);
  } finally {
    Object.assign(brand, before);
  }
});

test("everything that is kept of a form is an item of its row", () => {
  const kept = rowsOf("forms").map((cells) => cells[1]);
  expect(kept).toEqual(
    [keptOfALead.booking, keptOfALead.newsletter, keptOfALead.always].map((items) => items.join("")),
  );
});

test("what outlasts the newsletter is told with the form and beside it: the request for its months, the hash without", () => {
  expect(readFileSync("api/src/leads/lead-retention.ts", "utf8")).not.toContain("suppression");
  expect(keptOfALead.newsletter.at(-1)).toContain("until you confirm again, a hash");
  const forms = notice.sections.find(({ id }) => id === "forms")?.paragraphs.join(" ");
  expect(forms).toContain("with your e-mail address and the times, for up to 24 months");
  expect(forms).toContain(
    "made with a secret that only the server knows, stays until you confirm the newsletter again",
  );
  expect(readFileSync("api/src/leads/visitor-mails.ts", "utf8")).toContain("createHmac");
});

test("the table of purposes has the months of a form, and tells of backups what an operator is told", () => {
  const basis = notice.sections.find(({ id }) => id === "basis");
  const rows = rowsOf("basis");
  expect(rows.slice(0, -1)).toEqual(basis?.purposes?.map((row) => [row.what, row.purpose, row.basis, row.kept]));
  expect(rows.at(-1)?.[0]).toBe("Analytics, marketing and functional services");
  for (const what of ["A demo request", "The newsletter, after you unsubscribe"])
    expect(rows.find(([first]) => first === what)?.[3]?.toLowerCase()).toContain(
      `at most ${leadRetentionMonths} months`,
    );
  expect(basis?.paragraphs.join(" ")).toContain("we delete again what had been deleted");
  expect(readFileSync("docs/operations.md", "utf8")).toContain("erase again after a restore");
});

test("a request's id that is stored with a form is told beside it and among the exceptions of the log", () => {
  expect(readFileSync("api/src/storage/tables.ts", "utf8")).toContain("request_id: string | null");
  expect(keptOfALead.always.join()).toContain("the ids of the request and of the delivery, which the log has too");
  const log = notice.sections.find(({ id }) => id === "logs")?.paragraphs.join(" ");
  expect(log).toContain("with three exceptions");
  expect(log).toContain("by the ids where these are stored with it");
});

test("the browser's table names all that the site stores, the session's entry by the name that it is stored under", () => {
  const source = readFileSync("site/src/third-parties/third-parties.ts", "utf8");
  const [, name] = /heldEventsKey = "([\w-]+)"/.exec(source) ?? [];
  const rows = rowsOf("browser");
  expect(rows.map((cells) => cells[0])).toEqual(["cookie-consent", "cookie-preferences", "theme", name]);
  expect(rows.at(-1)?.[1]).toBe("session storage");
});
