import { errors, type Locator, type Page } from "@playwright/test";
import type { Stage } from "./stage.ts";

/** Too vague to be judged: the analyser has to ask. */
const vagueTicket = "Improve the export";

/** Answers its questions, whatever they are. */
const answer =
  "Any customer can download a project as CSV by its id, with the names and e-mail addresses of its members.";

/** The analyser's page does not do what the recording shows. */
export class SceneError extends Error {
  override readonly name = "SceneError";
}

function analyserOn(page: Page) {
  const results = page.getByRole("region", { name: "Security Assessment", exact: true });
  return {
    results,
    whole: page.getByRole("region", { name: "Ticket", exact: true }),
    ticket: page.getByRole("textbox", { name: "Ticket", exact: true }),
    sample: (name: string) => page.getByRole("button", { name, exact: true }),
    human: page.getByRole("button", { name: "Confirm you are human" }),
    verified: page.getByRole("button", { name: "Verified human" }),
    analyse: page.getByRole("button", { name: "Analyse Security" }),
    findings: results.getByRole("listitem"),
    answers: results.getByRole("textbox"),
    answerButton: results.getByRole("button", { name: "Add answers and analyse again" }),
    tryAnother: results.getByRole("button", { name: "Try Another" }),
  };
}

type Analyser = ReturnType<typeof analyserOn>;

async function assertShown(what: string, target: Locator): Promise<void> {
  try {
    await target.waitFor({ timeout: 20_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new SceneError(`The page should show ${what} now, and does not.`);
  }
}

async function verifyAndAnalyse(stage: Stage, { whole, human, verified, analyse, tryAnother }: Analyser) {
  await stage.click(human);
  await verified.waitFor();
  await stage.rest(700);
  await stage.click(analyse);
  await assertShown("a result", tryAnother);
  await stage.stepAside();
  await stage.scrollToTop(whole);
}

/** Clears the form and comes back to its beginning. */
async function startAgain(stage: Stage, { whole, tryAnother }: Analyser): Promise<void> {
  await stage.bringIntoView(tryAnother);
  await stage.click(tryAnother);
  await stage.stepAside();
  await stage.scrollToTop(whole);
}

async function riskyTicket(stage: Stage, analyser: Analyser): Promise<void> {
  await stage.say("A change ticket goes in, a security assessment comes out.");
  await stage.stepAside();
  await stage.say("This sample asks for a new endpoint for a mobile app.");
  await stage.click(analyser.sample("New API Endpoint"));
  await stage.stepAside();
  await stage.scrollToTop(analyser.whole);
  await stage.say("One click, and the browser does a small piece of work.");
  await stage.bringIntoView(analyser.human);
  await verifyAndAnalyse(stage, analyser);
  await assertShown("a finding", analyser.findings.first());
  await stage.say("Each risk stands beside the words that raised it.");
  await stage.rest(1500);
  await stage.say("Point at a finding, and its words light up in the ticket.");
  for (const [index, finding] of (await analyser.findings.all()).slice(0, 3).entries()) {
    await stage.bringIntoView(finding);
    await stage.pointAt(finding.getByRole("heading"));
    await stage.rest(2400);
    if (index === 0) stage.choosePoster();
  }
  await stage.say("With each comes the micro test that would settle the doubt.");
  const microTest = analyser.findings.getByText("Micro test").last();
  await stage.bringIntoView(microTest);
  await stage.pointAt(microTest);
  await stage.rest(2000);
}

async function harmlessTicket(stage: Stage, analyser: Analyser): Promise<void> {
  await startAgain(stage, analyser);
  await stage.say("The next ticket only changes wording.");
  await stage.click(analyser.sample("Content Update"));
  await stage.rest(1200);
  await stage.bringIntoView(analyser.human);
  await verifyAndAnalyse(stage, analyser);
  await assertShown(
    "no vulnerability",
    analyser.results.getByRole("heading", { name: "No Potential Vulnerabilities" }),
  );
  await stage.say("There is nothing to test in it, and the analyser says so.");
  await stage.rest(2500);
}

async function vagueTicketWithAnswer(stage: Stage, analyser: Analyser): Promise<void> {
  await startAgain(stage, analyser);
  await stage.say("And a ticket that says too little?");
  await stage.type(analyser.ticket, vagueTicket);
  await stage.rest(600);
  await verifyAndAnalyse(stage, analyser);
  await assertShown("questions", analyser.answers.first());
  await stage.say("Here the analyser notices, and asks for what is missing.");
  await stage.rest(1500);
  await stage.type(analyser.answers.first(), answer);
  await stage.bringIntoView(analyser.answerButton);
  await stage.say("The answer joins the ticket, and it is read again.");
  await stage.click(analyser.answerButton);
  await analyser.answerButton.waitFor({ state: "hidden" });
  await assertShown("the second result", analyser.tryAnother);
  await stage.stepAside();
  await stage.scrollToTop(analyser.whole);
  await stage.rest(3000);
  await stage.say("Now try it on a ticket of your own.");
  await stage.rest(4000);
}

/** Everything the video shows, from the analyser's page just opened. Nothing here depends on which findings there are. */
export async function play(stage: Stage): Promise<void> {
  const analyser = analyserOn(stage.page);
  await riskyTicket(stage, analyser);
  await harmlessTicket(stage, analyser);
  await vagueTicketWithAnswer(stage, analyser);
}
