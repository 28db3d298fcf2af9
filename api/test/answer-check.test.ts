import Fastify from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { answerCompiler } from "../src/answer-check.ts";

const answer = z.object({
  data: z
    .array(z.object({ share: z.number().check(z.maximum(1)), note: z.optional(z.string()) }))
    .check(z.minLength(1)),
});

async function answering(schema: z.core.$ZodType, body: unknown) {
  const app = Fastify().setSerializerCompiler(answerCompiler);
  app.get("/", { schema: { response: { 200: schema } } }, async () => body);
  return app.inject("/");
}

test("an answer is sent as its schema has it, without what that does not name", async () => {
  const { statusCode, payload } = await answering(answer, { data: [{ share: 1, secret: "s" }], secret: "s" });
  expect([statusCode, payload]).toEqual([200, '{"data":[{"share":1}]}']);
});

test.each([
  ["lacks a field", { data: [{}] }],
  ["has one of another type", { data: [{ share: "1" }] }],
  ["breaks a check", { data: [{ share: 2 }] }],
  ["breaks a check around others", { data: [] }],
  ["is nothing", null],
])("no answer is sent that %s", async (_what, body) => {
  const { statusCode, json } = await answering(answer, body);
  expect([statusCode, json().code]).toEqual([500, "FST_ERR_RESPONSE_SERIALIZATION"]);
});

test.each([
  ["pipe", z.pipe(z.string(), z.string())],
  ["pipe", z.codec(z.string(), z.number(), { decode: Number, encode: String })],
  ["default", z._default(z.string(), "")],
  ["catch", z.catch(z.string(), "")],
])("a route does not start that answers by a %s, which would read other than it writes", async (kind, schema) => {
  await expect(answering(z.object({ deep: z.array(schema) }), {})).rejects.toThrow(`GET / answers by a ${kind}.`);
});
