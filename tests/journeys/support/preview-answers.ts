import type { Page, Route } from "@playwright/test";
import type { ReadAssessment, ReadVulnerability, Vulnerability } from "../../../contract/src/preview.ts";

/** What stands in for the server's answer to one analysis. `body` is sent as it is when it is a string, else as JSON. */
export interface PreviewAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The connection breaks instead of an answer. */
export const unreachable = Symbol("unreachable");

async function give(route: Route, answer: PreviewAnswer | typeof unreachable): Promise<void> {
  if (answer === unreachable) {
    await route.abort("connectionrefused");
    return;
  }
  const { status = 200, headers = {}, body = "" } = answer;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  await route.fulfill({ status, headers: { "content-type": "application/json", ...headers }, body: text });
}

/** Answers every analysis of the page in the server's place, until the next call. */
export async function answerPreviews(page: Page, answer: PreviewAnswer | typeof unreachable): Promise<void> {
  await page.unroute("**/intelligence/preview");
  await page.route("**/intelligence/preview", (route) => give(route, answer));
}

/** Like {@link answerPreviews}, but the answer is only given once the returned function is called. */
export async function holdPreviews(page: Page, answer: PreviewAnswer | typeof unreachable): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unroute("**/intelligence/preview");
  await page.route("**/intelligence/preview", async (route) => {
    await promise;
    await give(route, answer);
  });
  return resolve;
}

/** The answer that carries these assessments; the last one counts. */
export const assessed = (...data: ReadAssessment[]): PreviewAnswer => ({ body: { data } });

/** An assessment with what only some back ends say left out. */
export const bareAssessment = (vulnerabilities: ReadVulnerability[], testable = true): ReadAssessment => ({
  testable,
  vulnerabilities,
});

/** A finding with every field that this project's server sends. */
export function finding(number: number, changes: Partial<Vulnerability> = {}): Vulnerability {
  return {
    name: `Finding number ${number}`,
    description: `What could go wrong, in the words of finding ${number}.`,
    cwe: "CWE-639",
    severity: "high",
    confidence: 0.9,
    evidence: [],
    microTest: {
      title: `Test of finding ${number}`,
      minutes: 45,
      kind: "manual",
      setUp: "Two accounts.",
      steps: [`As the first, do ${number}.`, "As the second, look."],
      failsIf: "the second sees it",
    },
    ...changes,
  };
}

export const nothingFound: ReadAssessment = {
  testable: false,
  insufficient: false,
  questions: [],
  vulnerabilities: [],
  engine: "embedded",
  elapsedMs: 4,
};

export const tooLittleSaid = (...questions: string[]): ReadAssessment => ({
  ...nothingFound,
  insufficient: true,
  questions,
});
