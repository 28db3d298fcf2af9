// device-retests.ts: does a device refuse the signed commands that it should refuse?
//
// What it is    Retests 4 to 9 of a table for devices that obey signed commands, a rule that
//               passes them, and a simulated battery that keeps the rule.
// What it needs Node 24.2 or later (it runs TypeScript as it stands). For a real device: a test
//               rig, leave of its owner, limits on power, and a person beside it.
// How           node device-retests.ts          the simulated battery
//               For your device, write a Rig, then: await report(rig);
// How to read   "obeyed": a command that the device should have refused. "nothing was tested":
//               it was refused, but had expired by then (or in 7, had not). If a control
//               was refused, the device is refusing too much: the retests around it prove
//               nothing. If all passed, it says so. Exit code 1: something did not.
// What it cannot tell: how a device joins a group, or stops without a time. Nor whether the
//               platform signs what it should, and who may ask it to.
// MIT licence.

import { generateKeyPairSync, sign, verify } from "node:crypto";

export type Command = { group: number; counter: number; expires: number; watts: number; signature: string };
export type Battery = { counters: Map<number, number>; clock: number | undefined };

/** What the retests need of a device: write this for yours. */
export interface Rig {
  /** Two groups of the device, and one that it is not in. */
  groups: { own: number; alsoOwn: number; other: number };
  /** A command from the platform: signed, in time, and with a counter higher than any sent so far. */
  fresh(group: number): Promise<Command>;
  /** Brings the device to rest without a command, then sends this one. True if the device acts: measure that. */
  obeys(command: Command): Promise<boolean>;
  /** Restarts it, and comes back once it has its time again. */
  restart(): Promise<void>;
  /** Whether the command has expired by now, by the rig's own clock. */
  hasExpired(command: Command): Promise<boolean>;
  /** Waits until the command has expired. */
  waitUntilExpired(command: Command): Promise<void>;
  /** Takes away the time that the device trusts, or gives it back. */
  clockIsSet(set: boolean): Promise<void>;
}

export async function retest(rig: Rig): Promise<string[]> {
  const { own, alsoOwn, other } = rig.groups;
  const found: string[] = [];
  const refused = async (retest: string, command: Command, expired = false) => {
    if (await rig.obeys(command)) found.push(`${retest}: obeyed`);
    else if ((await rig.hasExpired(command)) !== expired) found.push(`${retest}: nothing was tested`);
  };
  const control = async () => {
    const command = await rig.fresh(own);
    if (!(await rig.obeys(command))) found.push("control: refused");
    return command;
  };

  await refused("4 sent again at once", await control());

  const kept = await control();
  await rig.restart();
  await refused("5 sent again after a restart", kept);

  await control();
  await refused("6 for a group of others", await rig.fresh(other));

  await control();
  const late = await rig.fresh(own);
  await rig.waitUntilExpired(late);
  await refused("7 held back until it expired", late, true);

  await control();
  await rig.clockIsSet(false);
  await refused("8 while the clock is unset", await rig.fresh(own));
  await rig.clockIsSet(true);

  const changes: [string, (command: Command) => Partial<Command>][] = [
    ["set point", ({ watts }) => ({ watts: watts + 1 })],
    ["group", () => ({ group: alsoOwn })],
    ["counter", ({ counter }) => ({ counter: counter + 1 })],
    ["expiry", ({ expires }) => ({ expires: expires + 1 })],
  ];
  for (const [what, change] of changes) {
    await control();
    const command = await rig.fresh(own);
    await refused(`9 altered ${what}`, { ...command, ...change(command) });
  }
  await control();
  return found;
}

/** Prints what failed, and then ends with exit code 1. */
export async function report(rig: Rig): Promise<void> {
  const found = await retest(rig);
  console.log(found.length > 0 ? found.join("\n") : "All refused that had to be, and every control was obeyed.");
  if (found.length > 0) process.exitCode = 1;
}

// The rule, and a battery that keeps it.

const keys = generateKeyPairSync("ed25519");
const signed = ({ group, counter, expires, watts }: Command) =>
  Buffer.from(JSON.stringify([group, counter, expires, watts]));
const signedByPlatform = (command: Command) =>
  verify(null, signed(command), keys.publicKey, Buffer.from(command.signature, "base64"));

function accepts(battery: Battery, command: Command): boolean {
  if (!signedByPlatform(command)) return false;
  const highest = battery.counters.get(command.group);
  if (highest === undefined) return false; // not one of its groups
  if (command.counter <= highest) return false; // a replay
  if (battery.clock === undefined) return false; // cannot tell how late it is
  if (battery.clock >= command.expires) return false; // held back, or lost on the way
  battery.counters.set(command.group, command.counter); // stored before it acts
  return true;
}

export function simulated(): Rig {
  let now = 1000;
  let counter = 0;
  const battery: Battery = { counters: new Map([12, 14].map((group) => [group, 0])), clock: now };
  return {
    groups: { own: 12, alsoOwn: 14, other: 13 },
    async fresh(group) {
      counter += 10; // room for a raised counter
      const command = { group, counter, expires: now + 60, watts: 500, signature: "" };
      return { ...command, signature: sign(null, signed(command), keys.privateKey).toString("base64") };
    },
    obeys: async (command) => accepts(battery, command),
    async restart() {}, // it loses nothing, so 5 can find no more here than 4
    hasExpired: async ({ expires }) => now >= expires,
    async waitUntilExpired({ expires }) {
      now = expires;
      battery.clock = now;
    },
    async clockIsSet(set) {
      battery.clock = set ? now : undefined;
    },
  };
}

if (import.meta.main === undefined) throw new Error("Nothing was tested: this needs Node 24.2 or later.");
if (import.meta.main) await report(simulated());
