import { beforeEach, expect, test } from "vitest";
import { forget } from "./forget.ts";
import type { Kept } from "./vendor.ts";

const kept = (kind: Kept["kind"], name: string): Kept => ({ kind, name, lifetime: "a day", purpose: "A test." });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("only what is named goes, from the storage it is named for", () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of ["_lfa", "_lfa_expiry", "x_lfa", "cookie-consent"]) storage.setItem(key, "1");
  }
  forget([kept("local storage", "_lfa*")]);
  expect(Object.keys(localStorage).sort()).toEqual(["cookie-consent", "x_lfa"]);
  expect(Object.keys(sessionStorage)).toHaveLength(4);
  forget([kept("session storage", "_lfa")]);
  expect(Object.keys(sessionStorage).sort()).toEqual(["_lfa_expiry", "cookie-consent", "x_lfa"]);
});

test("cookies go by name, by beginning, and with an encoded slash", () => {
  for (const name of ["_ga", "_ga_ABC", "_gat", "crisp-client%2Fsession%2F1"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: that is what vendors write
    document.cookie = `${name}=1; path=/`;
  }
  forget([kept("cookie", "_ga"), kept("cookie", "_ga_*"), kept("cookie", "crisp-client/session/*")]);
  expect(document.cookie).toBe("_gat=1");
});
