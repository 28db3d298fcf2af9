import { expect, test, vi } from "vitest";
import { type ShareApi, type Shareable, share } from "./ShareBlock.client.ts";

const what: Shareable = { title: "Title", text: "Text", url: "https://site.example/blog" };

const writing = (outcome: () => Promise<void>) => ({ writeText: vi.fn<(text: string) => Promise<void>>(outcome) });
const sharing = (outcome: () => Promise<void>) => vi.fn<(data: Shareable) => Promise<void>>(outcome);
const done = async () => {};
const broken = async () => Promise.reject(new Error("no"));
const closed = async () => Promise.reject(new DOMException("Share cancelled", "AbortError"));
const forbidden = async () => Promise.reject(new DOMException("Not now", "NotAllowedError"));

test("the device's own sheet comes first, and nothing is copied", async () => {
  const api = { share: sharing(done), clipboard: writing(done) };
  expect(await share(what, api)).toBe("shared");
  expect(api.share.mock.calls).toEqual([[what]]);
  expect(api.clipboard.writeText).not.toHaveBeenCalled();
});

test("a visitor who closes the sheet has cancelled, and nothing is copied", async () => {
  const api = { share: sharing(closed), clipboard: writing(done) };
  expect(await share(what, api)).toBe("cancelled");
  expect(api.clipboard.writeText).not.toHaveBeenCalled();
});

test("without a sheet the address is copied", async () => {
  const clipboard = writing(done);
  expect(await share(what, { clipboard })).toBe("copied");
  expect(clipboard.writeText.mock.calls).toEqual([[what.url]]);
});

test.each<[string, ShareApi]>([
  ["a sheet that fails", { share: sharing(broken) }],
  ["a sheet that is forbidden", { share: sharing(forbidden) }],
  ["a clipboard that fails", { clipboard: writing(broken) }],
  ["neither sheet nor clipboard", {}],
])("%s is a failure, never an exception", async (_what, api) => {
  expect(await share(what, api)).toBe("failed");
});
