import type { Program } from "./program.ts";
import type { Token } from "./tokens.ts";
import { levels, type Value } from "./value.ts";
import type { Values } from "./values.ts";

/** A string that is a statement of SQL, and what is put into it. */
export interface JoinedStatement {
  readonly at: number;
  readonly value: Value;
}

const STATEMENT =
  /^[\s("'`]*(?:select\s[\s\S]{0,2000}?\bfrom\b|insert\s+into\b|update\s+\S+\s+set\b|delete\s+from\b|replace\s+into\b|with\s+\w+\s+as\s*\(|merge\s+into\b|call\s+\w+|alter\s+table|drop\s+table|truncate\s|exec(?:ute)?\s+\w+)/i;
const FRAGMENT =
  /(?:^|[\s(])(?:WHERE|AND|OR|ORDER BY|GROUP BY|HAVING|LIMIT|SET|VALUES|IN|LIKE|ILIKE|FROM|JOIN)\s*(?:\(|[\w."`]+\s*(?:=|<>|<=?|>=?|LIKE|ILIKE|IN|IS)\s*|\s)?['"(%]*$/;
const CONDITION = /(?:^|\s|\()[\w."`]+\s*(?:=|<>|!=|\bLIKE|\bILIKE|\blike|\bilike|\bIN\s*\(|\bin\s*\()\s*['"(%]*$/;
/** Tags and calls that bind what is put into their text. */
const BINDING_TAG = /^(?:sql|SQL|Prisma|raw_sql|query|q|\$queryRaw|\$executeRaw|gql|graphql|css|html|kql|psql|pgsql)$/;
const BINDING_CALL =
  /(?:FromSqlInterpolated|FromSql|ExecuteSqlInterpolated|ExecuteSqlInterpolatedAsync|ExecuteSql|ExecuteSqlAsync|SqlQuery)$/;
const RAW_CALL =
  /(?:^|\.)(?:where|whereRaw|orWhereRaw|orderByRaw|havingRaw|selectRaw|order|reorder|having|group|pluck|select|joins|from|find_by_sql|extra|raw|order_by|text|orderBy|havingRaw|exists\?|Where|OrderBy|Having|Order|Raw|Exec|andWhere|addOrderBy)$/;
const NAMES_TABLE = /\b(?:from|into|update|join|table|index|schema|on|by|as)\s+["'`[]?(?:\w+\.)?$/i;
const FORMAT = /(?:^|\.)(?:Sprintf|sprintf|format|String\.format|formatted|string\.Format|Format|vsprintf)$/;

/** Every statement of SQL whose text is put together with something that a stranger may choose. */
export function* findJoinedStatements(program: Program, values: Values): Generator<JoinedStatement> {
  for (let at = 0; at < program.tokens.length; at++) {
    const token = program.tokens[at] as Token;
    if (token.kind === "string") {
      const value =
        STATEMENT.test(token.text.slice(0, MAX_READ)) && !isBound(program, at)
          ? joinedTo(program, values, at)
          : fragmentAt(program, values, at);
      if (value) yield { at, value };
    } else if (token.kind === "name") {
      const value = rawCallAt(program, values, at);
      if (value) yield { at, value };
    }
  }
}

const MAX_READ = 4000;

function isBound(program: Program, at: number): boolean {
  const token = program.tokens[at] as Token;
  if (token.tag !== undefined && BINDING_TAG.test(token.tag)) return true;
  return program.text(at - 1) === "(" && BINDING_CALL.test(program.text(at - 2));
}

/** What stands in the string's expressions, after a plus or a percent sign, or in the call that formats it. */
function joinedTo(program: Program, values: Values, at: number): Value | undefined {
  const token = program.tokens[at] as Token;
  const found: Value[] = [];
  for (const hole of token.holes ?? []) {
    const value = values.judgeHole(hole.tokens, "statement");
    if (value.level >= levels.unknown && !isName(hole.before, value)) found.push(value);
  }
  const next = program.text(at + 1);
  const operator = program.tokens[at + 1]?.kind === "line-end" ? program.text(at + 2) : next;
  const from = program.tokens[at + 1]?.kind === "line-end" ? at + 3 : at + 2;
  const joins =
    operator === "+" ||
    (operator === "." && program.language === "php") ||
    (operator === "%" && program.language === "python");
  if (joins) {
    const value = values.judge({ from, to: program.endOf(from) }, "statement");
    const onlyNumbers = operator === "%" && !/%[sr(]/.test(token.text);
    if (value.level >= levels.unknown && !onlyNumbers && !isName(token.text, value)) found.push(value);
  }
  if (operator === "." && program.text(from) === "format") {
    const call = program.callAt(from);
    for (const arg of call?.args ?? []) found.push(values.judge(arg, "statement"));
  }
  const open = at - 1;
  if (program.text(open) === "(" && FORMAT.test(program.text(open - 1)) && /%[sqv@]|\{\d?\w*\}/.test(token.text)) {
    const call = program.callAt(open - 1);
    for (const arg of call?.args.slice(1) ?? []) {
      const value = values.judge(arg, "statement");
      if (!isName(token.text.split(/%[sqv@]|\{\d?\}/)[0] ?? "", value)) found.push(value);
    }
  }
  return found.filter(({ level, isKey }) => level >= levels.unknown && !isKey).toSorted((a, b) => b.level - a.level)[0];
}

/** A table's or column's name that the program itself keeps in a variable; a request's never is. */
function isName(before: string, value: Value): boolean {
  return (
    value.level < levels.request &&
    (NAMES_TABLE.test(before.slice(-60)) ||
      /(?:table|column|schema|columns|fields|placeholders|marks|qs|dialect)\w*$/i.test(value.shown ?? ""))
  );
}

/** A part of a statement that is added to another: `sql += " AND name = '" + name + "'"`. */
function fragmentAt(program: Program, values: Values, at: number): Value | undefined {
  const token = program.tokens[at] as Token;
  if (isBound(program, at)) return undefined;
  for (const hole of token.holes ?? []) {
    const before = hole.before.slice(-80);
    const written = /^\s*(?:WHERE|AND|OR|ORDER BY|HAVING|LIMIT)\s/.test(token.text);
    if (!FRAGMENT.test(before) || !(written || /\b(?:WHERE|AND|ORDER BY|LIKE|VALUES)\b/.test(token.text))) continue;
    const value = values.judgeHole(hole.tokens, "statement");
    if (value.level >= levels.unknown && !value.isKey && !isName(before, value)) return value;
  }
  if (program.text(at + 1) !== "+" && !(program.language === "php" && program.text(at + 1) === ".")) return undefined;
  if (!FRAGMENT.test(token.text.slice(-80)) || !/\b(?:WHERE|AND|OR|ORDER BY|LIKE|SET|VALUES)\b/.test(token.text))
    return undefined;
  const value = values.judge({ from: at + 2, to: program.endOf(at + 2) }, "statement");
  return value.level >= levels.unknown && !value.isKey && !isName(token.text, value) ? value : undefined;
}

/** A condition or an order as text: `where("name = '#{name}'")`, `order(params[:sort])`. */
function rawCallAt(program: Program, values: Values, at: number): Value | undefined {
  const call = program.callAt(at);
  if (!call || !RAW_CALL.test(call.callee)) return undefined;
  const [first] = call.args;
  if (!first) return undefined;
  const token = program.tokens[first.from] as Token;
  if (token.kind === "string") {
    const holes = (token.holes ?? []).filter(
      ({ before }) => CONDITION.test(before.slice(-80)) || /Raw$|^order$|\.order$|Order$/.test(call.callee),
    );
    for (const hole of holes) {
      const value = values.judgeHole(hole.tokens, "statement");
      if (value.level >= levels.unknown && !value.isKey) return value;
    }
    const joins =
      program.text(first.from + 1) === "+" || (program.language === "php" && program.text(first.from + 1) === ".");
    if (!joins || !(CONDITION.test(token.text.slice(-80)) || /Raw$/.test(call.callee))) return undefined;
    const value = values.judge({ from: first.from + 2, to: first.to }, "statement");
    return value.level >= levels.unknown && !value.isKey ? value : undefined;
  }
  const ordersText =
    /(?:orderByRaw|whereRaw|selectRaw|havingRaw|find_by_sql)$/.test(call.callee) ||
    (program.language === "ruby" &&
      /(?:^|\.)(?:order|reorder|where|pluck|group|having|from|joins)$/.test(call.callee)) ||
    (program.language === "go" && /\.(?:Order|Where|Raw)$/.test(call.callee));
  if (!ordersText) return undefined;
  if (/^(?::|=>)$/.test(program.text(first.from + 1)) || program.text(first.from) === "{") return undefined;
  const value = values.judge(first, "statement");
  return value.level === levels.request && !value.isKey ? value : undefined;
}
