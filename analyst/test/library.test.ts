import type * as contract from "@latchwork/contract/preview";
import { expect, test } from "vitest";
import { assess as engine } from "../src/assess.ts";
import * as library from "../src/library.ts";
import { RISKY } from "./support/command-line.ts";

type Same<A, B> = [A, B] extends [B, A] ? true : false;
type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

test("the published types say what the contract says", () => {
  const same: [
    Same<library.Assessment, DeepReadonly<contract.Assessment>>,
    Same<keyof library.Vulnerability, keyof contract.Vulnerability>,
    Same<keyof library.MicroTest, keyof contract.MicroTest>,
  ] = [true, true, true];
  expect(same).not.toContain(false);
});

test("the published function is the engine's", () => {
  expect(library.assess(RISKY)).toEqual(engine(RISKY));
});
