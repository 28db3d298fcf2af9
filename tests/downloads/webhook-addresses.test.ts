import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { CompanionShop } from "../articles/companion-shop.ts";
import { readRoot } from "../rules/repository-files.ts";

const article = "blog/what-is-a-micro-test.md";
const offered = test.runIf(isThere(article) && isThere("downloads/webhook-addresses.csv"));

const rows = () =>
  readRoot("content/downloads/webhook-addresses.csv")
    .trim()
    .split("\n")
    .slice(2)
    .map((line) => [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell.replaceAll('"', "")))
    .map(([address = "", right = ""]) => ({ address, right }));

offered("the file lists the sixteen addresses of the printed record, in its order", () => {
  const text = readRoot(`content/${article}`);
  expect(text).toContain("(/downloads/webhook-addresses.csv)");
  const printed = [...text.matchAll(/^\| \d+ \| [^|]+\| \d+ ms \| (.+) \|$/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, one = ""]) => (one.startsWith("http") ? one : `http://${one}/`)),
  );
  expect(printed).toHaveLength(16);
  expect(rows().map(({ address }) => address)).toEqual(printed);
});

offered("its right results are what the mended sender gives, and the flawed one misses three of them", () => {
  const meets = (shop: CompanionShop, { address, right }: { address: string; right: string }) => {
    const { status, body } = shop.testWebhook(address);
    const shown = status === 400 ? "refused" : `${(body as { status: number }).status}`;
    return right.split(" or ").some((one) => one.startsWith(shown));
  };
  const missed = (shop: CompanionShop) => rows().filter((row) => !meets(shop, row));
  expect(missed(new CompanionShop(["redirects are followed"]))).toEqual([]);
  expect(missed(new CompanionShop()).map(({ address }) => address)).toEqual([
    "http://probe.example.net/hook",
    "http://probe.example.net/keep",
    "http://probe.example.net/meta",
  ]);
});
