import { expect, test } from "vitest";
import { fieldControl } from "./lead-forms.ts";

test("a control has the constraints of its field", () => {
  expect(fieldControl("book-a-demo", "name")).toEqual({ required: true, maxLength: 100 });
  expect(fieldControl("book-a-demo", "message")).toEqual({ required: false, maxLength: 2_000 });
  expect(fieldControl("newsletter", "email")).toEqual({ required: true, maxLength: 254 });
});

test("a choice and a tick have none", () => {
  expect(fieldControl("book-a-demo", "offer")).toBeUndefined();
  expect(fieldControl("book-a-demo", "marketing")).toBeUndefined();
});
