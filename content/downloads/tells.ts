// tells.ts: does a response, or the time it takes, change with one input?
//
// What it is    Two functions. `tells` sorts the values of one input by the response they
//               get. `times` gives the median duration of each value.
// What it needs Node 24 or later (it runs TypeScript as it stands), a test system, and
//               leave of its owner to send this many requests.
// How           Write `send` for your system, then import the functions:
//
//                 import { tells, times } from "./tells.ts";
//                 const send = async (signals) => {
//                   const options = { method: "POST", body: JSON.stringify(signals) };
//                   const response = await fetch("https://test.example/score", options);
//                   const headers = Object.fromEntries(response.headers);
//                   return { status: response.status, headers, body: await response.text() };
//                 };
//                 const bot = { seconds: 0, fonts: 0 };
//                 console.log(await tells(send, bot, "seconds", [0, 1, 2, 3, 5, 8]));
//                 console.table(await times(send, bot, "seconds", [0, 1, 2, 3, 5, 8], 50));
//
// How to read   `tells`: more than one group means that the response tells the values apart.
//               Run it from two bases: one with all else wrong, one with all else right. From
//               the first, a verdict alone must give one group. From the second it will give
//               two wherever the input counts: limit the tries.
//               It first sends one value over and over, then the range forwards and backwards.
//               If a value gets several responses, it stops. Either something differs every
//               time: leave that out too, such as a cookie or a cache header. Or earlier
//               requests count: open a new session for each in `send`.
//               A block that was there before the first request looks like one group.
//               `times`: run it twice. A difference that comes back in both runs, for the
//               same values, is worth a tester's look. One run proves nothing.
//
// MIT licence.

type Signals = Record<string, number>;
type Response = { status: number; headers: Record<string, string>; body: unknown };
type Send = (signals: Signals) => Promise<Response>;

export async function tells(send: Send, base: Signals, name: string, range: number[]) {
  const control = range.map(() => range[0] ?? 0); // one value, again and again
  const groups = new Map<string, Set<number>>();
  for (const value of [...control, ...range, ...range.toReversed()]) {
    const { status, headers, body } = await send({ ...base, [name]: value });
    const { date, "x-request-id": id, ...kept } = headers;
    const response = JSON.stringify([status, kept, body]);
    groups.set(response, (groups.get(response) ?? new Set<number>()).add(value));
  }
  const found = [...groups.values()].map((values) => [...values]);
  if (found.flat().length > new Set(range).size) throw new Error("a value got several responses");
  return found;
}

export async function times(send: Send, base: Signals, name: string, range: number[], rounds: number) {
  const taken = range.map((): number[] => []);
  await send({ ...base }); // the first request opens the connection
  for (let round = 0; round < rounds; round++) {
    // The values take turns, and each round begins with another one: a busy minute slows all alike.
    for (let turn = 0; turn < range.length; turn++) {
      const index = (round + turn) % range.length;
      const begun = performance.now();
      await send({ ...base, [name]: range[index] as number });
      taken[index]?.push(performance.now() - begun);
    }
  }
  return range.map((value, index) => ({ value, milliseconds: median(taken[index] ?? []) }));
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
