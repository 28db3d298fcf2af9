import type { FastifySerializerCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import * as z from "zod";

/** Kinds of schema that say one thing when they read and another when they write. */
const twoSided = new Set<string>(["pipe", "transform", "default", "prefault", "catch"]);

/** The same schema, its objects checked by functions made for them, as `zod` makes them and `zod/mini` does not: a third of the time. */
function compiled(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "array") return new z.core.$ZodArray({ ...def, element: compiled(def.element) });
  if (def.type === "optional") return new z.core.$ZodOptional({ ...def, innerType: compiled(def.innerType) });
  if (def.type !== "object") return schema;
  const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, compiled(field)]));
  return new z.core.$ZodObjectJIT({ ...def, shape });
}

/**
 * Writes answers as JSON. What its schema does not allow is not sent, and what it does not name is left out. The schema
 * reads the answer, which goes over each part once: Zod writes (`encode`) by going over what lies within a check again
 * at each level. Both are the same but for schemas of {@link twoSided} kinds, so a route with one does not start.
 */
export const answerCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema, method, url }) => {
  z.toJSONSchema(schema, {
    unrepresentable: "any",
    override({ zodSchema: { _zod } }) {
      if (twoSided.has(_zod.def.type)) throw new Error(`${method} ${url} answers by a ${_zod.def.type}.`);
    },
  });
  const checked = compiled(schema);
  return (answer) => {
    const { data, error } = z.safeParse(checked, answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};
