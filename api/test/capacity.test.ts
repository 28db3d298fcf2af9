import { expect, test } from "vitest";
import { Capacity } from "../src/analysis/capacity.ts";

test("lets in as many as run and wait, in order, and tells the rest at once", async () => {
  const capacity = new Capacity({ running: 2, waiting: 2 });
  const entered: number[] = [];
  const visits = [1, 2, 3, 4].map((n) => {
    const visit = capacity.enter();
    void visit?.then(() => entered.push(n));
    return visit;
  });
  expect(capacity.enter()).toBeNull();
  const first = await visits[0];
  await visits[1];
  expect(entered).toEqual([1, 2]);
  first?.leave();
  await visits[2];
  expect(entered).toEqual([1, 2, 3]);
  const fifth = capacity.enter();
  expect(fifth).not.toBeNull();
  expect(capacity.enter()).toBeNull();
});

test("a place that was left is free for the next", async () => {
  const capacity = new Capacity({ running: 1, waiting: 0 });
  (await capacity.enter())?.leave();
  expect(await capacity.enter()).not.toBeNull();
  expect(capacity.enter()).toBeNull();
});
