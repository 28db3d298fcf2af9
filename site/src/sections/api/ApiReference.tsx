import { type ErrorCode, errorTable } from "@latchwork/contract/errors";
import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { paths } from "../../routes.ts";
import { anchorOf, type Body, type Operation, operations, operationsByTag, schemas } from "./description.ts";
import { Example, Fields, SchemaName, Words } from "./parts.tsx";

const headingOf = (tag: string) => `reference-${tag.toLowerCase()}`;
const titleOf = (tag: string) => `Reference: ${tag.toLowerCase()}`;

/** What of the reference stands in the contents. */
export const referenceContents: Contents[] = [
  ...operationsByTag.map(({ name }) => ({ slug: headingOf(name), text: titleOf(name) })),
  { slug: "schemas", text: "Schemas" },
  { slug: "errors", text: "Errors" },
];

/** Every operation of the API with what it takes, answers and refuses. Stands in prose. */
export function ApiReference() {
  return (
    <>
      {operationsByTag.map(({ name, description, operations: listed }) => (
        <section key={name} className="prose mt-16 border-ink border-t-2 pt-8" aria-labelledby={headingOf(name)}>
          <h2 id={headingOf(name)}>{titleOf(name)}</h2>
          <p>{description}</p>
          {listed.map((one) => (
            <OperationEntry key={one.operation.operationId} {...one} />
          ))}
        </section>
      ))}
      <Schemas />
      <Errors />
    </>
  );
}

/** The body that programs read. */
const jsonOf = (content: Record<string, Body> = {}): Body | undefined => content["application/json"];

function OperationEntry({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { operationId, summary, description, parameters = [], requestBody, responses, security } = operation;
  const takes = Object.entries(requestBody?.content ?? {});
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const errors = Object.entries(responses).flatMap(([status, { content }]) =>
    Number(status) < 400 ? [] : Object.keys(jsonOf(content)?.examples ?? {}).map((code) => ({ status, code })),
  );
  return (
    <section className="prose mt-14" aria-labelledby={operationId}>
      <h3 id={operationId}>{summary}</h3>
      <p className="flex border-[1.5px] border-ink font-mono text-small">
        <strong className="bg-inverse px-3 py-2 text-on-inverse">{method}</strong>
        <span className="min-w-0 flex-1 px-3 py-2 [overflow-wrap:anywhere]">{path}</span>
        {security.length > 0 && <span className="hidden px-3 py-2 text-muted sm:block">key or token</span>}
      </p>
      <Words text={description} />
      <dl>
        {parameters.length > 0 && (
          <Row term="Address">
            {parameters.map(({ name, description: words }) => (
              <div key={name}>
                <code>{`?${name}=`}</code> <Words text={words} inline />
              </div>
            ))}
          </Row>
        )}
        {takes.length > 0 && (
          <Row term="Takes">
            {takes.map(([media, { schema, examples }]) => (
              <div key={media}>
                <SchemaName schema={schema} /> <span className="text-muted text-small">{media}</span>
                <Examples examples={examples} />
              </div>
            ))}
          </Row>
        )}
        <Row term="Answers">
          {answers.map(([status, { description: words = "", content }]) => {
            const body = jsonOf(content);
            return (
              <div key={status}>
                <strong className="font-mono">{status}</strong> {body && <SchemaName schema={body.schema} />}{" "}
                <Words text={words} inline />
                <Examples examples={body?.examples} />
              </div>
            );
          })}
        </Row>
        <Row term="Errors">
          <ul className="flex list-none flex-wrap gap-x-5 gap-y-1.5 p-0">
            {errors.map(({ status, code }) => (
              <li key={code} className="m-0">
                <span className="font-mono">{status}</span> <a href={`#error-${code}`}>{code}</a>
              </li>
            ))}
          </ul>
        </Row>
      </dl>
    </section>
  );
}

/** A line of the form: what it is about at the left, ruled off above. */
function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-2 border-rule border-t py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="label pt-1">{term}</dt>
      <dd className="grid min-w-0 gap-3">{children}</dd>
    </div>
  );
}

function Examples({ examples = {} }: { examples?: Body["examples"] | undefined }) {
  const shown = Object.entries(examples);
  if (shown.length === 0) return null;
  return (
    <div className="mt-2 border-rule border-t">
      {shown.map(([name, { summary = name, value }]) => (
        <Example key={name} title={summary} value={value} />
      ))}
    </div>
  );
}

function Schemas() {
  return (
    <section className="prose mt-16 border-ink border-t-2 pt-8" aria-labelledby="schemas">
      <h2 id="schemas">Schemas</h2>
      <p>
        {"Fields may be added to answers; none will change its meaning. The same for programs, with every pattern: "}
        <a href={paths.apiDescription}>the OpenAPI 3.1 description</a>.
      </p>
      {Object.entries(schemas).map(([name, schema]) => (
        <section key={name} className="prose mt-12" aria-labelledby={anchorOf(name)}>
          <h3 id={anchorOf(name)}>{name}</h3>
          {schema.description && <Words text={schema.description} />}
          <Fields name={name} schema={schema} />
        </section>
      ))}
    </section>
  );
}

function Errors() {
  const notes = schemas.Error?.properties?.code?.["x-enumDescriptions"] ?? {};
  const hasBareStatus = operations.some(({ operation }) => "431" in operation.responses);
  return (
    <section className="prose mt-16 border-ink border-t-2 pt-8" aria-labelledby="errors">
      <h2 id="errors">Errors</h2>
      <p>
        {"Every refusal carries one of these codes"}
        {hasBareStatus && ", but 431: it comes without a body, where address and headers have more than 16 KiB"}.
      </p>
      <dl>
        {(Object.keys(errorTable) as ErrorCode[]).map((code) => (
          <div key={code} id={`error-${code}`} className="scroll-mt-26 border-rule border-t py-4">
            <dt className="flex flex-wrap gap-x-3">
              <span className="font-mono font-semibold">{errorTable[code].status}</span>
              <code>{code}</code>
            </dt>
            <dd className="mt-1.5">
              {errorTable[code].error}{" "}
              <span className="text-muted">
                <Words text={notes[code] ?? ""} inline />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
