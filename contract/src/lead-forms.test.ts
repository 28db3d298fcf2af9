import { expect, test } from "vitest";
import { fieldControl } from "./lead-forms.ts";
import { maxEmailLength, maxLeadMessageLength, maxPersonNameLength } from "./limits.ts";

test("a control has the constraints of its field", () => {
  expect(fieldControl("book-a-demo", "name")).toEqual({ required: true, maxLength: maxPersonNameLength });
  expect(fieldControl("book-a-demo", "message")).toEqual({ required: false, maxLength: maxLeadMessageLength });
  expect(fieldControl("newsletter", "email")).toEqual({ required: true, maxLength: maxEmailLength });
});

test("a choice and a tick have none", () => {
  expect(fieldControl("book-a-demo", "offer")).toBeUndefined();
  expect(fieldControl("book-a-demo", "marketing")).toBeUndefined();
});
