import { maxTicketLength } from "@latchwork/contract/limits";
import { expect, test } from "vitest";
import { createTicketLink, readTicketLink } from "./ticket-link.ts";

const tool = new URL("https://site.example/change-analysis-tool");
const carriedBy = (link: string) => new URL(link).hash.replace("#ticket=", "");

test.each([
  ["a sentence", "Support staff can open any customer's order history."],
  ["lines, signs and emoji", "Ünïcode ✓\r\n\t- {id} & #fragment ?query=1 🙂\u0000"],
  ["as much as fits", "🙂a".repeat(maxTicketLength / 3)],
])("%s comes back as it went", async (_, ticket) => {
  const link = await createTicketLink(ticket, tool);
  expect(link).toMatch(/^https:\/\/site\.example\/change-analysis-tool#ticket=[\w-]+$/);
  expect(await readTicketLink(carriedBy(link))).toBe(ticket);
});

test.each(["", "%%%", "AAAA", "not-a-ticket", carriedBy(await createTicketLink(" \n", tool))])(
  "%j holds none",
  async (carried) => {
    expect(await readTicketLink(carried)).toBeNull();
  },
);

test("what unpacks to far more than a ticket is not read", async () => {
  const bomb = carriedBy(await createTicketLink("a".repeat(maxTicketLength * 4 + 1), tool));
  expect(bomb.length).toBeLessThan(500);
  expect(await readTicketLink(bomb)).toBeNull();
  expect(await readTicketLink(carriedBy(await createTicketLink("a".repeat(maxTicketLength * 4), tool)))).toHaveLength(
    maxTicketLength * 4,
  );
});
