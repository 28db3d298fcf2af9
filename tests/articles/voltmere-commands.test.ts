import { expect, test } from "vitest";
import { readRoot } from "../rules/repository-files.ts";
import { codeBlocks, isThere, load } from "./article-code.ts";

const voltmere = "case-studies/voltmere.md";

/** Its text in one line. */
const story = () => readRoot(`content/${voltmere}`).replace(/\s+/g, " ");

interface Command {
  genuine: boolean;
  group: number;
  counter: number;
  expires: number;
}
interface Battery {
  counters: Map<number, number>;
  clock: number | undefined;
}

test.runIf(isThere(voltmere))("the printed rule takes a command once, in time and for its own group", async () => {
  const [code = ""] = codeBlocks(voltmere, "ts");
  const signed = "const signedByPlatform = ({ genuine }) => genuine;\n";
  const { accepts } = await load<{ accepts(battery: Battery, command: Command): boolean }>(
    `${signed}${code}\nexport { accepts };\n`,
  );
  const command = { genuine: true, group: 12, counter: 418, expires: 1000 };
  const battery = (changed: Partial<Battery> = {}): Battery => ({
    counters: new Map([[12, 417]]),
    clock: 999,
    ...changed,
  });
  const once = battery();
  expect([accepts(once, command), accepts(once, command)]).toEqual([true, false]);
  expect(once.counters.get(12)).toBe(418);
  // What the retests send: the expiry alone would let a replay through that comes at once.
  const withoutCounter = await load<{ accepts(battery: Battery, command: Command): boolean }>(
    `${signed}${code.replace("if (command.counter <= highest) return false;", "")}\nexport { accepts };\n`,
  );
  const replayed = battery();
  expect([withoutCounter.accepts(replayed, command), withoutCounter.accepts(replayed, command)]).toEqual([true, true]);
  for (const [state, sent] of [
    [battery(), { ...command, genuine: false }],
    [battery(), { ...command, group: 13 }],
    [battery(), { ...command, counter: 417 }],
    [battery({ clock: 1000 }), command],
    [battery({ clock: undefined }), command],
  ] as const) {
    expect(accepts(state, sent), JSON.stringify(sent)).toBe(false);
    expect(state.counters.get(12), "a command that is refused moves no counter").toBe(417);
  }
});

test.runIf(isThere(voltmere))(
  "each of the printed retests of commands finds the check that it is there for",
  async () => {
    const [code = ""] = codeBlocks(voltmere, "ts");
    const script = readRoot("content/downloads/device-retests.ts");
    expect(script).toContain(code);
    interface Retests {
      retest(rig: object): Promise<string[]>;
      simulated(): object;
    }
    /** The retests that a device fails whose rule or whose world was changed in these places. */
    const failed = async (...changes: [line: string, changed: string][]) => {
      let changed = script;
      for (const [line, to] of changes) {
        expect(changed).toContain(line);
        changed = changed.replace(line, to);
      }
      const { retest, simulated } = await load<Retests>(changed);
      return retest(simulated());
    };
    const without = (line: string) => failed([line, ""]);
    const again = ["4 sent again at once: obeyed", "5 sent again after a restart: obeyed"];
    expect(await failed()).toEqual([]);
    expect(await without("if (command.counter <= highest) return false;")).toEqual(again);
    expect(
      await failed([
        "async restart() {}",
        "async restart() { for (const group of [12, 14]) battery.counters.set(group, 0); }",
      ]),
    ).toEqual(again.slice(1));
    expect(
      await failed(
        ["if (highest === undefined) return false;", ""],
        ["command.counter <= highest", "command.counter <= (highest ?? 0)"],
      ),
    ).toEqual(["6 for a group of others: obeyed"]);
    expect(await without("if (battery.clock >= command.expires) return false;")).toEqual([
      "7 held back until it expired: obeyed",
    ]);
    expect(await without("if (battery.clock === undefined) return false;")).toEqual([
      "8 while the clock is unset: obeyed",
    ]);
    // A signature that leaves one field out is found by altering that field, and by nothing else.
    const fields = "[group, counter, expires, watts]";
    for (const [field, what] of [
      ["watts", "set point"],
      ["group", "group"],
      ["counter", "counter"],
      ["expires", "expiry"],
    ] as const)
      expect(await failed([fields, fields.replace(field, "0")])).toEqual([`9 altered ${what}: obeyed`]);
    expect(await without("if (!signedByPlatform(command)) return false;")).toHaveLength(4);
    // The control finds a device that refuses everything, which would pass all the others.
    expect(new Set(await failed(["return true;", "return false;"]))).toEqual(new Set(["control: refused"]));
  },
);

test.runIf(isThere(voltmere))(
  "the printed retests of access find what they are there for, and their control the rest",
  () => {
    type Flaw =
      | "installer stays"
      | "installer returns"
      | "installer shut out"
      | "stream goes on"
      | "subscription unchecked"
      | "silent"
      | "other site silent"
      | "all is down";
    class Platform {
      owner = "first owner";
      installer = "first installer";
      readonly #flaw: Flaw | undefined;
      constructor(flaw?: Flaw) {
        this.#flaw = flaw;
      }
      transfer(): void {
        this.owner = "new owner";
        this.installer = "new installer";
      }
      /** A request in a session from before, or in one that was opened anew. */
      admits(who: string, anew = false): boolean {
        if (this.#flaw === "all is down") return false;
        if (this.#flaw === "installer shut out" && who === "first installer") return false;
        const stays = this.#flaw === (anew ? "installer returns" : "installer stays") && who === "first installer";
        return stays || [this.owner, this.installer].includes(who);
      }
      /** Whether a stream of one site, opened by this owner, brings the next message of that site. */
      streams(who: string, site: "own" | "another"): boolean {
        if (this.#flaw === "all is down") return false;
        if (who === "other owner") return this.#flaw !== "other site silent";
        if (this.#flaw === "silent" && (site === "another" || this.owner !== "first owner")) return false;
        if (site === "another") return this.#flaw === "subscription unchecked";
        return who === this.owner || this.#flaw === "stream goes on";
      }
    }
    const failed = (flaw?: Flaw) => {
      const before = new Platform(flaw);
      const found: string[] = [];
      if (before.streams("first owner", "another")) found.push("3");
      const keptComing =
        before.admits("first installer") &&
        before.streams("first owner", "own") &&
        before.streams("other owner", "own");
      before.transfer();
      if (before.admits("first installer") || before.admits("first installer", true)) found.push("1");
      if (before.streams("first owner", "own")) found.push("2");
      const runsOn = before.streams("new owner", "own");
      if (!keptComing || !runsOn || !before.admits("new installer", true)) found.push("control");
      return found;
    };
    expect(failed()).toEqual([]);
    expect(failed("installer stays")).toEqual(["1"]);
    expect(failed("installer returns"), "sessions end, but a new one opens").toEqual(["1"]);
    expect(failed("installer shut out"), "refused before the transfer as well").toEqual(["control"]);
    expect(failed("stream goes on")).toEqual(["2"]);
    expect(failed("subscription unchecked")).toEqual(["3"]);
    expect(failed("silent"), "a site that stops sending at the transfer").toEqual(["control"]);
    expect(failed("other site silent")).toEqual(["control"]);
    expect(failed("all is down")).toEqual(["control"]);
    expect(story()).toContain("A system that is down would pass 1 to 3");
  },
);
