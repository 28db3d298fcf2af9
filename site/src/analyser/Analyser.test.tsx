import { answerWithinMs } from "@latchwork/contract/limits";
import type { ReadAssessment, ReadVulnerability } from "@latchwork/contract/preview";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Analyser } from "./Analyser.tsx";

vi.mock("./verification/proof-of-work.ts", () => ({ solveProofOfWork: async () => "proof" }));

const ticket = "Support staff can open the order history of any customer.";

const risky: ReadAssessment = {
  testable: true,
  vulnerabilities: [
    {
      name: "Order history of others",
      description: "The number can be guessed.",
      cwe: "CWE-639",
      severity: "high",
      evidence: [{ start: 0, end: 13 }],
    },
  ],
};
const insufficient: ReadAssessment = {
  testable: false,
  insufficient: true,
  questions: ["Who may use it?", "Which data does it read?"],
  vulnerabilities: [],
};

const parameters = { algorithm: "", nonce: "", salt: "", cost: 1, keyLength: 1, keyPrefix: "" };
const challenge = { kind: "proof-of-work", challenge: { parameters, signature: "" }, reader: "embedded" };

/** The server's part in the next analysis. */
let answer: () => Response | Promise<Response>;
/** Texts that were sent to be analysed. */
let analysed: string[];

const assessed = (...data: ReadAssessment[]) => Response.json({ data });

beforeEach(() => {
  analysed = [];
  // With reduced motion a result comes with its answer.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (address === "/verification/challenge") return Response.json(challenge);
    expect(address).toBe("/intelligence/preview");
    const { token, input } = JSON.parse(String(init?.body));
    expect(token).toBe("proof");
    analysed.push(input);
    return answer();
  });
  render(<Analyser place="tool" fullReview="A full review takes longer." />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Ticket" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const results = () => within(screen.getByRole("region", { name: "Security Assessment" }));
const marked = () => [...document.querySelectorAll("mark")].map((mark) => mark.firstChild?.textContent);

async function verify(): Promise<void> {
  fireEvent.click(button("Confirm you are human"));
  await screen.findByRole("button", { name: "Verified human" });
}

async function analyse(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await verify();
  fireEvent.click(button("Analyse Security"));
}

test("idle: nothing can be sent, and the button says what is missing", async () => {
  expect(results().getByText("Analysis results will appear here")).toBeTruthy();
  expect(button("Analyse Security").disabled).toBe(true);
  expect(screen.getByText("Paste a ticket first.")).toBeTruthy();

  fireEvent.change(field(), { target: { value: ticket } });
  expect(screen.getByText("Confirm you are human first.")).toBeTruthy();
  fireEvent.click(button("Analyse Security"));
  expect(screen.getByRole("alert").textContent).toBe("Please complete the captcha to continue.");
  await verify();
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(analysed).toEqual([]);
});

test("working: the ticket is read-only, nothing else begins, and Stop gives it up", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  await analyse(ticket);
  expect(results().getByText("AI analysing your ticket...")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("AI analysing your ticket...");
  expect(field().readOnly).toBe(true);
  expect(button("Analyse Security").disabled).toBe(true);
  fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true });

  fireEvent.click(button("Stop"));
  resolve(assessed(risky));
  await screen.findByText("Analysis results will appear here");
  expect(field().value).toBe(ticket);
  expect(analysed).toEqual([ticket]);
});

test("result: findings, their evidence in the ticket, and the proof is spent", async () => {
  answer = () => assessed(risky);
  await analyse(ticket);
  expect(await results().findByRole("heading", { name: "Order history of others" })).toBeTruthy();
  expect(results().getByText("Testable")).toBeTruthy();
  expect(results().getByText("1 finding")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Analysis completed successfully");
  expect(marked()).toEqual(["Support staff"]);
  expect(button("Confirm you are human")).toBeTruthy();

  fireEvent.click(button("Try Another"));
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
  expect(results().getByText("Analysis results will appear here")).toBeTruthy();
});

test("stale: an edited ticket keeps the result and loses its marks", async () => {
  answer = () => assessed(risky);
  await analyse(ticket);
  await results().findByText("Testable");
  fireEvent.change(field(), { target: { value: `${ticket}!` } });
  expect(marked()).toEqual([]);
  expect(results().getByText("Testable")).toBeTruthy();
  fireEvent.change(field(), { target: { value: ticket } });
  expect(marked()).toEqual(["Support staff"]);
});

test("stale: once a ticket was answered, Analyse recedes until the text changes", async () => {
  answer = () => assessed(risky);
  fireEvent.change(field(), { target: { value: ticket } });
  const loud = button("Analyse Security").className;
  await analyse(ticket);
  await results().findByText("Testable");
  expect(button("Analyse Security").className).not.toBe(loud);
  fireEvent.change(field(), { target: { value: `${ticket}!` } });
  expect(button("Analyse Security").className).toBe(loud);
});

test("working: nothing else changes the ticket that is read", async () => {
  const secret = `Use AKIA${"IOSFODNN2EXAMPLE"} on staging.`;
  answer = () => new Promise(() => {});
  await analyse(secret);
  expect(button("Mask it").disabled).toBe(true);
  fireEvent.change(field(), { target: { value: "Another ticket" } });
  expect(field().value).toBe(secret);
  expect(marked()).toEqual([]);
});

test("insufficient: what is typed while the check runs is sent with the answers, which are added once", async () => {
  answer = () => assessed(insufficient);
  await analyse("Update the export");
  await results().findByRole("heading", { name: "Insufficient data" });
  fireEvent.change(results().getByRole("textbox", { name: "Who may use it?" }), { target: { value: "Members" } });
  answer = () => assessed(risky);
  const again = button("Add answers and analyse again");
  fireEvent.click(again);
  fireEvent.click(again);
  const typed = `${field().value} And admins.`;
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.click(again);
  await results().findByText("Testable");
  expect(analysed.slice(1)).toEqual(["Update the export\n\nWho may use it?\nMembers And admins."]);
});

test("insufficient: questions are asked, and given answers are added to the ticket and analysed", async () => {
  answer = () => assessed(insufficient);
  await analyse("Update the export");
  expect(await results().findByRole("heading", { name: "Insufficient data" })).toBeTruthy();
  expect(results().queryByText(/finding/)).toBeNull();
  const again = button("Add answers and analyse again");
  expect(again.disabled).toBe(true);

  answer = () => assessed(risky);
  fireEvent.change(results().getByRole("textbox", { name: "Who may use it?" }), { target: { value: " Members " } });
  fireEvent.click(again);
  expect(await results().findByText("Testable")).toBeTruthy();
  const added = "Update the export\n\nWho may use it?\nMembers";
  expect(analysed).toEqual(["Update the export", added]);
  expect(field().value).toBe(added);
});

test.each<[string, () => Response | Promise<Response>, RegExp]>([
  ["a refusal", () => Response.json({ error: "Busy.", code: "overloaded" }, { status: 503 }), /^An error occurred/],
  [
    "a limit that was reached",
    () => Response.json({ error: "Slow down." }, { status: 429, headers: { "retry-after": "5" } }),
    /limit of analyses\. Try again in 5 seconds\.$/,
  ],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), /Your ticket is still here\.$/],
  ["an answer of no use", () => Response.json({ data: [] }), /^An error occurred/],
])("error: %s is said, and ticket and proof stay", async (_, give, sentence) => {
  answer = give;
  await analyse(ticket);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(sentence));
  expect(results().getByRole("alert")).toBe(screen.getByRole("alert"));
  expect(results().queryByText("Analysis results will appear here")).toBeNull();
  expect(field().value).toBe(ticket);
  expect(button("Verified human")).toBeTruthy();

  answer = () => assessed(risky);
  fireEvent.click(button("Analyse again"));
  expect(await results().findByText("Testable")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(analysed).toEqual([ticket, ticket]);
});

test("error: a request that is never answered is given up, and can be made again", async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    return ms === answerWithinMs ? late.signal : new AbortController().signal;
  });
  answer = () => new Promise((_, reject) => late.signal.addEventListener("abort", () => reject(late.signal.reason)));
  await analyse(ticket);
  expect(results().getByText("AI analysing your ticket...")).toBeTruthy();
  late.abort();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/No answer came within 60 seconds/));
  timeout.mockRestore();
  answer = () => assessed(risky);
  fireEvent.click(button("Analyse again"));
  expect(await results().findByText("Testable")).toBeTruthy();
});

test("error: a proof that is refused has to be made again", async () => {
  answer = () => Response.json({ error: "The captcha was used before." }, { status: 400 });
  await analyse(ticket);
  await screen.findByText("Captcha validation failed. Please complete the captcha again.");
  // Trying again begins with the proof, and goes on by itself.
  answer = () => assessed(risky);
  fireEvent.click(button("Analyse again"));
  expect(await results().findByText("Testable")).toBeTruthy();
  expect(analysed).toEqual([ticket, ticket]);
});

const found: ReadVulnerability = { name: "A finding", description: "What could go wrong." };
const shown = () => screen.getByRole("region", { name: "Security Assessment" }).textContent ?? "";

test("an answer that says only what must be said is shown whole", async () => {
  answer = () => assessed({ testable: false, vulnerabilities: [] });
  await analyse(ticket);
  expect(await results().findByText("Not Testable")).toBeTruthy();
  expect(results().getByText("no test needed")).toBeTruthy();
  expect(results().getByRole("heading", { name: "No Potential Vulnerabilities" })).toBeTruthy();

  answer = () => assessed({ testable: true, vulnerabilities: [found] });
  await analyse(`${ticket} Again.`);
  expect(await results().findByRole("heading", { name: /A finding/ })).toBeTruthy();
  expect(shown()).not.toMatch(/undefined|null|NaN|CWE|Micro test| ms|engine/);
});

test("fields of another form are left out, and the rest is shown", async () => {
  const odd = { ...found, cwe: 639, severity: "critical", evidence: "all of it", microTest: { title: "Test" } };
  answer = () => Response.json({ data: [{ testable: true, vulnerabilities: [odd], elapsedMs: "4", more: 1 }] });
  await analyse(ticket);
  await results().findByRole("heading", { name: "A finding" });
  expect(shown()).not.toMatch(/critical|Micro test| ms|all of it/);
});

test("notes and the chapter of the standard are shown, and the last of two elements counts", async () => {
  const vulnerabilities = [{ ...found, asvs: { chapter: "V8", name: "Authorization" } }];
  const notes = ["The ticket gives its reader orders."];
  answer = () => assessed({ testable: false, vulnerabilities: [] }, { testable: true, vulnerabilities, notes });
  await analyse(ticket);
  expect(await results().findByText("The ticket gives its reader orders.")).toBeTruthy();
  expect(shown()).toMatch(/ASVS\s*V8 Authorization/);
  expect(results().queryByText("No Potential Vulnerabilities")).toBeNull();
});

test("from four findings on, how many are how bad is said before them", async () => {
  const given = (["medium", "high", "low", "high"] as const).map((severity) => ({ ...found, severity }));
  for (const [vulnerabilities, said] of [
    [given, "4 findings: 2 high, 1 medium, 1 low"],
    [given.slice(0, 3), "3 findings"],
    [[...given.slice(0, 3), found], "4 findings"],
  ] as const) {
    answer = () => assessed({ testable: true, vulnerabilities: [...vulnerabilities] });
    await analyse(ticket);
    expect(await results().findByText(said)).toBeTruthy();
    fireEvent.click(button("Try Another"));
  }
});
