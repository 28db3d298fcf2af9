import { expect, test } from "vitest";
import { readRoot } from "../rules/repository-files.ts";
import { codeBlocks, exchanges, isThere, load } from "./article-code.ts";
import { type Answer, CompanionShop, type Flaw } from "./companion-shop.ts";

/** The body as an article prints it: JSON where it is JSON, else as it stands. */
function bodyOf(text: string): unknown {
  return /^[{[]/.test(text) ? JSON.parse(text) : text === "" ? undefined : text;
}

/** Every printed exchange with the repair that its article asks for. */
const allStories: readonly (readonly [file: string, block: number, fixes: readonly Flaw[]])[] = [
  ["blog/top-5-business-logic-flaws.md", 0, ["vouchers stack"]],
  ["blog/top-5-business-logic-flaws.md", 1, ["the second factor is a page"]],
  ["blog/top-5-business-logic-flaws.md", 2, ["the member's team is not checked"]],
  ["blog/top-5-business-logic-flaws.md", 3, ["overlapping plays count"]],
  ["blog/automated-pen-testing-benefits.md", 0, ["the export's route trusts the customer"]],
  ["blog/security-is-just-another-form-of-quality.md", 0, ["any number of months is taken"]],
  ["blog/what-is-a-micro-test.md", 1, ["redirects are followed"]],
  ["blog/intelligence-engine.md", 0, ["a cache answers for the application"]],
  ["guides/nist-ssdf-compliance.md", 0, ["a scores field for every role"]],
  ["guides/cyber-assessment-framework.md", 0, ["an area is only hidden"]],
  ["guides/nist-csf-2-compliance.md", 0, ["an export without a limit"]],
  ["case-studies/marlow-finch.md", 0, ["a claim is taken from the request"]],
];
const stories = allStories.filter(([file]) => isThere(file));

test.each(stories)("%s, exchange %i, goes as printed, and otherwise once it is mended", async (file, block, fixes) => {
  const [flawed, mended] = [new CompanionShop(), new CompanionShop(fixes)];
  const printed = exchanges(codeBlocks(file, "http")[block] ?? "");
  expect(printed.length, "exchanges in the block").toBeGreaterThan(0);
  const after: Answer[] = [];
  for (const { request, response } of printed) {
    const answer = await flawed.send(request);
    expect(answer.status, `${request.method} ${request.path}`).toBe(response.status);
    expect(response.headers).toMatchObject(answer.headers ?? {});
    expect(answer.body, `${request.method} ${request.path}`).toEqual(bodyOf(response.body));
    after.push(await mended.send(request));
  }
  const last = printed.at(-1)?.response;
  const { status, body } = after.at(-1) ?? { status: 0 };
  expect({ status, body }).not.toEqual({ status: last?.status, body: bodyOf(last?.body ?? "") });
});

test("no exchange is printed that nobody sends, but the log of the tester's own host", () => {
  const files = [...new Set(stories.map(([file]) => file))];
  for (const file of files) {
    const sent = stories.filter(([other]) => other === file).length;
    const printed = codeBlocks(file, "http").filter((block) => !block.includes("Host: probe.example.net")).length;
    expect(printed, file).toBe(sent);
  }
});

test("the vouchers of the article add up as its table says", () => {
  const shop = new CompanionShop();
  const totals = ["SPRING20", "spring20", "TAKE50", "LOYALTY"].map((code) => shop.addVoucher(code).body);
  expect(totals).toEqual([{ total: "160.00" }, { total: "128.00" }, { total: "78.00" }, { total: "66.30" }]);
});

test.runIf(isThere("blog/top-5-business-logic-flaws.md"))(
  "the printed price depends on neither order nor spelling, counts a voucher once and keeps to the floor",
  async () => {
    const [code = ""] = codeBlocks("blog/top-5-business-logic-flaws.md", "ts");
    const vouchers = [
      { id: "SPRING20", minimum: 0, pence: 0, percent: 20 },
      { id: "TAKE50", minimum: 12_500, pence: 5000, percent: 0 },
      { id: "TAKE5", minimum: 6000, pence: 500, percent: 0 },
    ];
    const { price } = await load<{ price(list: number, entered: string[], isMember: boolean): number }>(
      `const vouchers = ${JSON.stringify(vouchers)};\n${code}`,
    );
    expect(price(10_000, ["SPRING20", "spring20 "], false)).toBe(8000);
    expect(price(10_000, ["spring20", "TAKE5"], false)).toBe((10_000 - 500) * 0.8);
    expect(price(10_000, ["take5", "SPRING20"], false)).toBe(price(10_000, ["spring20", "TAKE5"], false));
    expect(price(10_000, [], true)).toBe(8500);
    expect(price(5999, ["TAKE5"], false)).toBe(5999);
    expect(price(10_000, ["LOYALTY", "unknown"], false)).toBe(10_000);
    const spellings = vouchers.flatMap(({ id }) => [id, id.toLowerCase()]);
    for (const one of spellings)
      for (const two of spellings)
        for (const three of spellings) expect(price(20_000, [one, two, three], true)).toBeGreaterThanOrEqual(12_000);
    const text = readRoot("content/blog/top-5-business-logic-flaws.md");
    for (const said of [
      "take off no more than 40%",
      "TAKE50 takes 40% of a £125 basket",
      "All three together stop at £120",
    ])
      expect(text).toContain(said);
    // Every code works alone, even at its minimum, and at £200 every pair in full.
    expect(price(12_500, ["TAKE50"], false)).toBe(7500);
    expect(price(20_000, ["TAKE50", "SPRING20"], false)).toBe(15_000 * 0.8);
    expect(price(20_000, ["TAKE50"], true)).toBe(15_000 * 0.85);
    expect(price(20_000, ["SPRING20"], true)).toBe(20_000 * 0.8 * 0.85);
    expect(price(20_000, ["SPRING20", "TAKE50"], true)).toBe(12_000);
  },
);

test("a burst of twenty transfers pays out more than there is, and no longer once the statement is one", async () => {
  const burst = async (shop: CompanionShop) => {
    await Promise.all(Array.from({ length: 20 }, () => shop.transfer(8000)));
    return shop.paidOut;
  };
  expect(await burst(new CompanionShop())).toBeGreaterThan(10_000);
  expect(await burst(new CompanionShop(["a balance is read, compared and written"]))).toBe(8000);
});

test.runIf(isThere("blog/what-is-a-micro-test.md"))(
  "each row of the micro test's record comes out as printed, and the redirects no longer once they are not followed",
  () => {
    const text = readRoot("content/blog/what-is-a-micro-test.md");
    const rows = [...text.matchAll(/^\| \d+ \| \**(\w+)(?:, "(\w+)")?[^|]*\| \d+ ms \| `(http:[^`]+)`(.*)/gm)].flatMap(
      ([, result, body, address = "", rest = ""]) =>
        [address, ...[...rest.matchAll(/`([^`]+)`/g)].map(([, host]) => `http://${host}/`)].map((one) => ({
          address: one,
          result,
          body,
        })),
    );
    expect(rows).toHaveLength(16);
    expect(text).toContain("The sixteen addresses took 40 minutes, two and a half each");
    expect(40 / rows.length).toBe(2.5);
    expect(text).toContain("twelve entries fill 45 minutes, with ten to set up and five to write");
    expect(10 + 12 * 2.5 + 5).toBe(45);
    for (const { address, result, body } of rows) {
      const { status, body: shown } = new CompanionShop().testWebhook(address);
      const expected = { status: Number(result), ...(body && { body }) };
      if (result === "refused") expect(status, address).toBe(400);
      else expect(shown, address).toMatchObject(expected);
      const mended = new CompanionShop(["redirects are followed"]).testWebhook(address).body;
      expect(JSON.stringify(mended ?? ""), address).not.toMatch(/inside|401/);
    }
    expect(new CompanionShop().testWebhook("http://10.0.4.7/", "off").body).toMatchObject({ body: "inside" });
  },
);

test("a webhook's POST becomes a GET by 302 and arrives inside as it was by 307", () => {
  const shop = new CompanionShop();
  for (const path of ["hook", "keep"]) shop.testWebhook(`http://probe.example.net/${path}`);
  expect(shop.webhookCalls.filter((call) => call.endsWith("http://10.0.4.7/"))).toEqual([
    "GET http://10.0.4.7/",
    "POST http://10.0.4.7/",
  ]);
});
