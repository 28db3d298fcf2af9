import type { ReactNode } from "react";
import { anchorOf, boundsOf, nameOf, paragraphsOf, type Schema } from "./description.ts";

/** Words of the description: its paragraphs, or the first alone within a line. */
export function Words({ text, inline = false }: { text: string; inline?: boolean }) {
  const paragraphs = paragraphsOf(text).map((parts) =>
    parts.map(({ code, text: part }) => (code ? <code key={part}>{part}</code> : part)),
  );
  return inline ? paragraphs[0] : paragraphs.map((parts, place) => <p key={place}>{parts}</p>);
}

/** A schema by its name, leading to where it is described. */
export function SchemaName({ schema }: { schema: Schema }) {
  const name = nameOf(schema);
  return name === undefined ? <code>{schema.type}</code> : <a href={`#${anchorOf(name)}`}>{name}</a>;
}

/** A body, folded up: they are long. */
export function Example({ title, value }: { title: string; value: unknown }) {
  return (
    <details className="border-rule border-b">
      <summary className="cursor-pointer py-2 text-small">{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <pre tabIndex={0} className="mb-4">
        <code>{JSON.stringify(value, null, 2)}</code>
      </pre>
    </details>
  );
}

/** A table that is wider than its place scrolls by itself. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className="prose-table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** What kind of value a field has. */
function Kind({ schema }: { schema: Schema }) {
  if (schema.items) {
    return (
      <>
        {"list of "}
        <Kind schema={schema.items} />
      </>
    );
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices)
    return choices.map((choice, place) => (
      <span key={place}>
        {place > 0 && " or "}
        <Kind schema={choice} />
      </span>
    ));
  if (nameOf(schema)) return <SchemaName schema={schema} />;
  return schema.const === undefined || schema.const === "" ? (schema.type ?? "any") : <code>{schema.const}</code>;
}

/** The fields of a schema, or of each of its forms. */
export function Fields({ name, schema }: { name: string; schema: Schema }) {
  if (schema.oneOf)
    return schema.oneOf.map((form, place) => <Fields key={place} name={`${name} ${place + 1}`} schema={form} />);
  if (schema.items)
    return (
      <p>
        A list of: <Kind schema={schema.items} />
      </p>
    );
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return null;
  return (
    <Scrolling label={`Fields of ${name}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(([field, inner]) => (
            <tr key={field}>
              <td>
                <code>{field}</code>
                {schema.required?.includes(field) ? "" : <span className="block text-muted">optional</span>}
              </td>
              <td>
                <Kind schema={inner} />
                {inner.const === undefined && boundsOf(inner) && (
                  <span className="block text-muted">{boundsOf(inner)}</span>
                )}
              </td>
              <td>{inner.description && <Words text={inner.description} inline />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
