import { expect, test, vi } from "vitest";
import { codeBlocks, isThere, load } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

type Signals = Record<string, number>;
type Send = (signals: Signals) => Promise<{ status: number; headers: Record<string, string>; body: unknown }>;
interface Script {
  tells(send: Send, base: Signals, name: string, range: number[]): Promise<number[][]>;
  times(
    send: Send,
    base: Signals,
    name: string,
    range: number[],
    rounds: number,
  ): Promise<{ value: number; milliseconds: number }[]>;
}

const study = "case-studies/sieveline.md";
const file = "content/downloads/tells.ts";
const offered = test.runIf(isThere("downloads/tells.ts"));

offered("the file holds the function that the study prints", () => {
  const [printed = "-"] = codeBlocks(study, "ts");
  expect(readRoot(file)).toContain(`export ${printed}`);
});

offered("the responses tell a rule at three seconds, and nothing where they are all alike", async () => {
  const { tells } = await load<Script>(readRoot(file));
  const answer = (body: string) => ({ status: 200, headers: { date: `${performance.now()}` }, body });
  const send: Send = async ({ seconds = 0 }) => answer(seconds < 3 ? "too fast" : "refused");
  expect(await tells(send, {}, "seconds", [0, 1, 2, 3, 5, 8])).toEqual([
    [0, 1, 2],
    [3, 5, 8],
  ]);
  expect(await tells(async () => answer("refused"), {}, "seconds", [0, 3])).toEqual([[0, 3]]);
});

offered("a response that depends on earlier requests, or on nothing, is no reading", async () => {
  const { tells } = await load<Script>(readRoot(file));
  const range = [0, 1, 2, 3, 5, 8];
  const answer = (body: string) => ({ status: 200, headers: {}, body });
  // A rule that trips after so many requests, whatever they send: in the control, on the way, or on the way back.
  for (let after = 1; after < 3 * range.length; after++) {
    let requests = 0;
    const velocity: Send = async () => answer(++requests > after ? "blocked" : "refused");
    await expect(tells(velocity, {}, "seconds", range), `after ${after}`).rejects.toThrow("several responses");
  }
  let requests = 0;
  const noise: Send = async () => answer(`${++requests % 2}`);
  await expect(tells(noise, {}, "seconds", range)).rejects.toThrow("several responses");
  // Without the control and the way back, the rule that trips at the fourth request looks like one at three seconds.
  requests = 0;
  const fourth: Send = async () => answer(++requests > 3 ? "blocked" : "refused");
  const once = readRoot(file).replace("[...control, ...range, ...range.toReversed()]", "range");
  expect(once).not.toBe(readRoot(file));
  expect(await (await load<Script>(once)).tells(fourth, {}, "seconds", range)).toEqual([
    [0, 1, 2],
    [3, 5, 8],
  ]);
});

offered("the durations tell a rule that decides early, whatever a few requests meet on their way", async () => {
  const { times } = await load<Script>(readRoot(file));
  let clock = 0;
  let sent: (number | undefined)[] = [];
  const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
  const send: Send = async ({ seconds }) => {
    sent = [...sent, seconds];
    clock += (seconds ?? 0) < 3 ? 4 : 9;
    if (sent.length % 11 === 0) clock += 500;
    return { status: 200, headers: {}, body: "refused" };
  };
  const told = await times(send, { fonts: 0 }, "seconds", [0, 2, 3, 8], 20);
  now.mockRestore();
  expect(told).toEqual([0, 2, 3, 8].map((value) => ({ value, milliseconds: value < 3 ? 4 : 9 })));
  expect(sent, "one request to open the connection, then the values in turn").toHaveLength(1 + 4 * 20);
  expect(sent.slice(1, 9)).toEqual([0, 2, 3, 8, 2, 3, 8, 0]);
});
