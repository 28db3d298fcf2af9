import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BookingForm } from "./BookingForm.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";

vi.mock("../analyser/verification/proof-of-work.ts", () => ({ solveProofOfWork: async () => "proof" }));

const parameters = { algorithm: "", nonce: "", salt: "", cost: 1, keyLength: 1, keyPrefix: "" };
const challenge = { kind: "proof-of-work", challenge: { parameters, signature: "" } };
const anna = { Name: "Anna Lind", "Work e-mail": "anna@example.com", Company: "Lind & Co" };

/** What the server answers to the next form. */
let answer: () => Response | Promise<Response>;
/** Forms that were sent. */
let sent: Record<string, string>[];

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ status: "stored" });
  vi.spyOn(performance, "now").mockReturnValue(60_000); // old enough to be a person's
  vi.spyOn(location, "assign").mockReturnValue();
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (address === "/verification/form-challenge") return Response.json(challenge);
    expect(address).toMatch(/^\/forms\//);
    sent.push(JSON.parse(String(init?.body)));
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As the page does once the script is there: problems are said in our own words. */
function show(form: ReactElement): void {
  const { container } = render(form);
  for (const element of container.querySelectorAll("form")) element.noValidate = true;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const summary = () => [...document.querySelectorAll("[data-summary] a")].map((link) => link.textContent);

function fillIn(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
}

const missing = {
  name: "Please enter your name.",
  email: "Please enter your e-mail address.",
  company: "Please enter the company's name.",
};
const malformed = "Please check the e-mail address: it should look like anna@example.com.";

test("what is required is asked for in a summary and beside each field, and nothing is sent", () => {
  show(<BookingForm />);
  press("Continue");
  expect(summary()).toEqual(Object.values(missing));
  expect(document.activeElement).toBe(document.querySelector("[data-summary]"));
  for (const label of Object.keys(anna)) expect(field(label).getAttribute("aria-invalid")).toBe("true");

  fillIn({ Name: "Anna Lind" });
  expect(field("Name").getAttribute("aria-invalid")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: missing.company }));
  expect(document.activeElement).toBe(field("Company"));
  expect(sent).toEqual([]);
});

test.each(["anna@", "anna@example", "anna example.com"])("%j is no e-mail address", (address) => {
  show(<BookingForm />);
  fillIn({ ...anna, "Work e-mail": address });
  press("Continue");
  expect(summary()).toEqual([malformed]);
  const described = field("Work e-mail").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe(malformed);
});

test("a booking goes through two steps, is sent with its proof, and leads to the thanks", async () => {
  show(<BookingForm />);
  fillIn(anna);
  press("Continue");
  expect(document.activeElement).toBe(field("Your role"));
  fillIn({ "What should we prepare?": "Three tickets" });
  press("Request the demo");
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith("/booking-success"));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ name: "Anna Lind", company: "Lind & Co", message: "Three tickets", token: "proof" });
});

test.each([
  ["in-house", "in-house"],
  ["constructor", ""],
])("whoever comes from the offer %j asks for %j", async (from, offer) => {
  history.replaceState(null, "", `?offer=${from}`);
  show(<BookingForm />);
  history.replaceState(null, "", location.pathname);
  fillIn(anna);
  press("Continue");
  press("Request the demo");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ offer });
});

test("a refusal is said, what was typed stays, and the next press is the same booking", async () => {
  show(<BookingForm />);
  fillIn(anna);
  press("Continue");
  answer = () => Response.json({ error: "Your request could not be stored.", code: "not_stored" }, { status: 503 });
  press("Request the demo");
  await screen.findByText("Your request could not be stored.");
  expect(document.activeElement?.textContent).toContain("Your request could not be stored.");
  expect(field("Name").value).toBe("Anna Lind");
  expect(location.assign).not.toHaveBeenCalled();

  answer = () => Response.json({ status: "stored" });
  press("Request the demo");
  await waitFor(() => expect(location.assign).toHaveBeenCalled());
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("what only the server finds is shown at its field, on the step that has it", async () => {
  show(<BookingForm />);
  fillIn(anna);
  press("Continue");
  answer = () =>
    Response.json({ error: "Some fields.", code: "form_invalid", fields: { email: malformed } }, { status: 422 });
  press("Request the demo");
  await waitFor(() => expect(summary()).toEqual([malformed]));
  expect(field("Work e-mail").getAttribute("aria-invalid")).toBe("true");
});

test("a newsletter needs an address that can be one, and says when the server cannot be reached", async () => {
  show(<NewsletterForm heading="The newsletter" button="Sign me up" />);
  press("Sign me up");
  expect(summary()).toEqual([missing.email]);
  fillIn({ "E-mail address": "anna@" });
  press("Sign me up");
  expect(summary()).toEqual([malformed]);
  expect(sent).toEqual([]);

  fillIn({ "E-mail address": "anna@example.com" });
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  press("Sign me up");
  await screen.findByText("The server could not be reached. Please try again in a moment.");
  expect(field("E-mail address").value).toBe("anna@example.com");
});
