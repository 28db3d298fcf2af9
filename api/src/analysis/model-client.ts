import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, type LanguageModel, Output } from "ai";
import type { ModelSettings } from "../settings.ts";
import type { AssessOptions } from "./embedded-analyst.ts";
import { ModelFailure } from "./model-failure.ts";
import { asData, instructions, type ModelAnswer, modelAnswer } from "./model-question.ts";

// The library warns on standard error of settings that a model does not know. The log is ours alone.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Most that a model may write, thoughts included, in tokens. Five findings take about 1,500. */
const maxTokens = 8_000;

/** Largest answer that is read, in bytes. */
export const largestAnswer = 256 * 1024;

/** What a model wrote, and what it cost. Tokens are 0 where a server does not count them. */
export interface ModelReply {
  readonly answer: ModelAnswer;
  readonly tokens: { readonly read: number; readonly written: number };
}

/** Asks a model about one ticket, once. Rejects with a {@link ModelFailure}, or as `signal` says when that aborts. */
export type AskModel = (input: string, options: AssessOptions) => Promise<ModelReply>;

/** The model that the settings name, over its provider's own protocol. */
export function modelClient(settings: ModelSettings): AskModel {
  const model = languageModel(settings);
  return async (input, { signal, requestId }) => {
    try {
      const { output, usage } = await generateText({
        model,
        instructions,
        prompt: asData(input),
        output: Output.object({ schema: modelAnswer, name: "assessment" }),
        // Others bound themselves: each names this limit differently, and refuses the names of the rest.
        ...(settings.provider === "anthropic" && { maxOutputTokens: maxTokens }),
        maxRetries: 0, // there is one deadline, and the engine has answered already
        abortSignal: signal,
        headers: { "x-request-id": requestId },
      });
      return { answer: output, tokens: { read: usage.inputTokens ?? 0, written: usage.outputTokens ?? 0 } };
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error);
    }
  };
}

function languageModel({ provider, name, key, url }: ModelSettings): LanguageModel {
  const shared = { baseURL: url, fetch: carefulFetch, ...(key !== null && { apiKey: key }) };
  if (provider === "anthropic") return createAnthropic(shared)(name);
  return createOpenAICompatible({ ...shared, name: "reader", supportsStructuredOutputs: true })(name);
}

/** A call without a status never got an answer; one with a good status got one that could not be read. */
function failureOf(error: unknown): ModelFailure {
  if (!APICallError.isInstance(error)) return new ModelFailure("malformed");
  if (error.statusCode === undefined) return new ModelFailure("unreachable");
  return error.statusCode < 400 ? new ModelFailure("malformed") : new ModelFailure("refused", error.statusCode);
}

/** A ticket goes to the address that was set, and nowhere it is sent on to; an endless answer ends. */
const carefulFetch: typeof fetch = async (address, init) => {
  const response = await fetch(address, { ...init, redirect: "error" });
  let left = largestAnswer;
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        left -= chunk.byteLength;
        if (left < 0) stream.error(new Error("The answer is too long."));
        else stream.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
};
