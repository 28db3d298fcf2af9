import { afterEach, beforeEach, expect, vi } from "vitest";

// A test that expects a warning or an error replaces the spy's implementation
// and clears it; whatever is left over was not expected.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, "unexpected console output").toEqual([]);
});
