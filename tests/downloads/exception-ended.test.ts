import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder, temporaryServer } from "../support/temporary.ts";

const guide = "guides/nist-csf-2-compliance.md";
const file = "content/downloads/exception-ended.mjs";

const folder = temporaryFolder("exception-ended");

const open = { order: "TEST-0001", street: "12 Sample Street", phone: "020 7946 0000" };
const masked = { order: "TEST-0001", street: "** ****** ******", phone: "*********00" };
const complaint = { order: "TEST-0001", state: "open", assignedTo: "test-agent" };

interface Run {
  readonly code: number;
  readonly said: string;
}

/** Runs the check against responses at one address each, as the file says; the last address is the complaint's. */
async function check(
  expected: string,
  bodies: object[],
  { status = 200, token = "Bearer agent", about = complaint as object, breaks = -1, more = {} } = {},
): Promise<Run> {
  const all = [...bodies, about];
  const host = await temporaryServer((request, response) => {
    if (request.url === `/${breaks}`) return void request.socket.destroy();
    const isAgent = request.headers.authorization === "Bearer agent" && request.method === "GET";
    response.writeHead(isAgent ? status : 401).end(isAgent ? JSON.stringify(all[Number(request.url?.slice(1))]) : "");
  });
  const settings = {
    order: open.order,
    complaint: {
      address: `${host}/${bodies.length}`,
      says: [open.order, '"state":"open"', '"assignedTo":"test-agent"'],
    },
    details: { [open.street]: masked.street, [open.phone]: masked.phone, ...more },
    addresses: bodies.map((_, number) => `${host}/${number}`),
  };
  writeFileSync(join(folder, "exception.json"), JSON.stringify(settings));
  return promisify(execFile)(process.execPath, [join(root, file), expected], {
    cwd: folder,
    env: { TOKEN: token },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

test.runIf(isThere(guide))("the guide prints the file's rule and leads to it", () => {
  expect(readRoot(`content/${guide}`)).toContain("(/downloads/exception-ended.mjs)");
  expect(readRoot(file)).toContain(codeBlocks(guide, "js")[0] ?? "nothing printed");
});

test("while the exception lasts the data has to be seen, and afterwards none of it", async () => {
  expect((await check("unmasked", [open])).code).toBe(0);
  expect((await check("masked", [masked])).code).toBe(0);
  expect((await check("masked", [open])).code).toBe(1);
  expect((await check("unmasked", [masked])).code).toBe(1);
});

test("one detail or one address that is still open is not the end", async () => {
  const part = await check("masked", [{ ...masked, phone: open.phone }]);
  expect([part.code, part.said]).toEqual([1, expect.stringContaining("in part")]);
  expect((await check("masked", [masked, open])).code).toBe(1);
  expect((await check("masked", [masked, masked])).code).toBe(0);
});

test("a second notation that stays readable is seen once the settings list it, as the file tells", async () => {
  const tel = "tel:+442079460000";
  const response = { ...masked, tel };
  expect((await check("masked", [response])).code, "a notation that is not listed is missed").toBe(0);
  const listed = await check("masked", [response], { more: { [tel]: masked.phone } });
  expect([listed.code, listed.said]).toEqual([1, expect.stringContaining("in part")]);
  expect((await check("unmasked", [{ ...open, tel }], { more: { [tel]: masked.phone } })).code).toBe(0);
  const head = readRoot(file).replace(/\s+\/\/\s+/g, " ");
  expect(head).toContain(`A second notation in the same response, such as ${tel}, is one more detail.`);
  expect(head).toContain("What it misses Addresses and notations that are not listed");
});

test("what would hide the data for another reason is no success", async () => {
  expect((await check("masked", [masked], { token: "Bearer expired" })).code).toBe(2);
  expect((await check("masked", [masked], { status: 404 })).code).toBe(2);
  expect((await check("masked", [{ orders: [] }])).code).toBe(2);
  expect((await check("masked", [masked], { token: "" })).said).toContain("Set TOKEN");
  expect((await check("gone", [masked])).code).toBe(2);
  expect((await check("masked", [])).said).toContain("needs an order, a complaint");
  // Another way to write the address is neither the data nor its mask.
  expect((await check("masked", [{ ...masked, street: "12 Sample St." }])).code).toBe(2);
});

test("an address that failed for certain comes before one that cannot tell", async () => {
  const run = await check("masked", [open, { orders: [] }]);
  expect([run.code, run.said]).toEqual([1, expect.stringContaining("unclear")]);
  expect((await check("masked", [{ orders: [] }, open])).code).toBe(1);
  expect((await check("masked", [masked, { orders: [] }])).code).toBe(2);
  // One that gives no response at all is no reason to forget the others.
  const broken = await check("masked", [open, masked], { breaks: 1 });
  expect([broken.code, broken.said]).toEqual([1, expect.stringContaining("fetch failed unclear")]);
  expect((await check("masked", [masked, masked], { breaks: 1 })).code).toBe(2);
});

test("once the complaint is closed or another agent's, a mask proves nothing, and readable data a failure", async () => {
  for (const about of [{ ...complaint, state: "closed" }, { ...complaint, assignedTo: "somebody" }, {}]) {
    const run = await check("masked", [masked], { about });
    expect([run.code, run.said]).toEqual([2, expect.stringContaining("NOT open and assigned")]);
    for (const expected of ["masked", "unmasked"]) {
      const readable = await check(expected, [open], { about });
      expect([readable.code, readable.said]).toEqual([1, expect.stringContaining("unmasked without complaint")]);
      expect((await check(expected, [{ ...masked, phone: open.phone }], { about })).code).toBe(1);
    }
  }
});
