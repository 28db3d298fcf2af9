// Long because it is one class: what a rule may ask of the lines hangs together.
import type { DiffLine } from "./diff.ts";
import type { Language } from "./files.ts";
import { findDefinitions, findPassed } from "./helpers.ts";
import { type Assignment, type Call, Program } from "./program.ts";
import { type CallRule, callRules } from "./rules-of-calls.ts";
import { LOGGING, lineRules, SECRET_WORD } from "./rules-of-lines.ts";
import type { CodeSituation } from "./situation.ts";
import { injection } from "./situations/injection.ts";
import { requests } from "./situations/requests.ts";
import { settings } from "./situations/settings.ts";
import { findJoinedStatements } from "./statements.ts";
import { readSource, type Token } from "./tokens.ts";
import { levels, type Value } from "./value.ts";
import { Values } from "./values.ts";

/** Something in the code that is worth a test. */
export interface Detection {
  readonly situation: CodeSituation;
  /** The line that shows it; an index into the file's lines. */
  readonly line: number;
  /** What a stranger chooses, as written. */
  readonly source?: string | undefined;
  /** Where that is read, when on another line. */
  readonly sourceLine?: number | undefined;
  /** What it reaches: `db.query`. */
  readonly sink?: string | undefined;
  /** Whether a stranger is known to choose it, rather than not known not to. */
  readonly certain: boolean;
}

const LEAST: Readonly<Record<CallRule["from"], number>> = {
  request: levels.request,
  derived: levels.derived,
  any: levels.unknown,
};
const MAX_CALL_TEXT = 600;

/** Reads the code of files as they are after the change; the detections of each. */
export function detect(files: readonly { lines: readonly DiffLine[]; language: Language }[]): Detection[][] {
  const read = files.map(({ lines, language }) => {
    const { tokens, code } = readSource(lines, language);
    const program = new Program(language === "markup" ? [] : tokens, language);
    const definitions = [...findDefinitions(program)];
    return { lines, language, code, program, definitions, values: new Values(program, definitions) };
  });
  const passed = findPassed(read);
  return read.map(({ lines, language, code, program, definitions, values }, at) => {
    const given = passed[at] ?? [];
    const reader = new Reader(lines, language, code, program);
    return [
      ...reader.readLines(),
      ...reader.readProgram(given.length > 0 ? new Values(program, definitions, given) : values),
    ];
  });
}

class Reader {
  readonly #lines: readonly DiffLine[];
  readonly #language: Language;
  readonly #code: readonly string[];
  readonly #program: Program;
  #guards: string | undefined;

  constructor(lines: readonly DiffLine[], language: Language, code: readonly string[], program: Program) {
    this.#lines = lines;
    this.#language = language;
    this.#code = code;
    this.#program = program;
  }

  readLines(): Detection[] {
    const found: Detection[] = [];
    this.#lines.forEach(({ kind }, line) => {
      if (kind !== "added") return;
      const code = (this.#code[line] ?? "").slice(0, MAX_LINE);
      if (code.trim() === "") return;
      for (const rule of lineRules) {
        if (rule.languages && !rule.languages.includes(this.#language)) continue;
        if (!rule.line.test(code) || rule.unless?.test(code)) continue;
        if (rule.near || rule.notNear) {
          const around = this.#around(line);
          if (rule.near?.test(around) === false || rule.notNear?.test(around)) continue;
        }
        if (rule.notUnder?.test(this.#unitUnder(line))) continue;
        found.push({ situation: rule.situation, line, certain: true });
      }
    });
    return found;
  }

  #around(line: number): string {
    const near = this.#code.slice(Math.max(0, line - NEAR), line + NEAR + 1);
    return near.map((code) => code.slice(0, MAX_LINE)).join("\n");
  }

  /** The function that an annotation stands over, as far as the hunk shows it. */
  #unitUnder(line: number): string {
    let last = line;
    let units = 0;
    for (let at = line + 1; at < this.#lines.length && at <= line + MAX_UNIT; at++) {
      if (this.#lines[at]?.kind === "gap" || (UNIT.test(this.#code[at] ?? "") && ++units > 1)) break;
      last = at;
    }
    const unit = this.#code.slice(line, last + 1);
    return unit.map((code) => code.slice(0, MAX_LINE)).join("\n");
  }

  readProgram(values: Values): Detection[] {
    return [
      ...this.#statements(values),
      ...[...this.#program.calls()].flatMap((call) => this.#call(call, values)),
      ...[...this.#program.assignments()].flatMap((one) => this.#assignment(one, values)),
    ];
  }

  *#statements(values: Values): Generator<Detection> {
    for (const { at, value } of findJoinedStatements(this.#program, values)) {
      const from = at;
      const to = this.#program.endOf(at);
      if (!this.#isNew({ from, to }, value)) continue;
      yield this.#detection(injection.statement, at, value, undefined, { from, to });
    }
  }

  #call(call: Call, values: Values): Detection[] {
    const found: Detection[] = [];
    for (const rule of callRules) {
      if (rule.languages && !rule.languages.includes(this.#language)) continue;
      if (!rule.callee.test(call.callee)) continue;
      const text = this.#textOf(call);
      if (rule.and?.test(text) === false || rule.unless?.test(text)) continue;
      const value = this.#worst(call, values, rule);
      if (!value || value.level < LEAST[rule.from] || value.isKey || !this.#isNew(call, value)) continue;
      if (value.isListed && rule.place === "object") continue;
      if (rule.place === "path" && this.#language === "python" && this.#isLastPart(call)) continue;
      if (rule.place === "path" && JOINS_PATH.test(call.callee) && CONTAINED.test(this.#below(call))) continue;
      found.push(this.#detection(situationFor(rule, value), call.from, value, call.callee, call));
      break;
    }
    const logged = this.#logged(call);
    if (logged) found.push(logged);
    const owner = this.#withoutOwner(call, values) ?? this.#sharedCache(call);
    if (owner) found.push(owner);
    return found;
  }

  /** `Path(name).name`: of a path only what stands after its last slash. */
  #isLastPart({ callee, to }: Call): boolean {
    const part = this.#program.text(to) === "." ? this.#program.text(to + 1) : "";
    return /(?:^|\.)\w*Path$/.test(callee) && /^(?:name|stem|suffix)$/.test(part);
  }

  /** The lines under a call, where a path that it joins may be compared with its folder. */
  #below({ to }: Call): string {
    const line = this.#program.tokens[to - 1]?.line ?? 0;
    const next = this.#code.slice(line, line + NEAR * 2);
    return next.map((code) => code.slice(0, MAX_LINE)).join("\n");
  }

  /** The value in an argument, or of a method without arguments the value before it. */
  #worst(call: Call, values: Values, rule: CallRule): Value | undefined {
    const args = rule.argument === undefined ? call.args : call.args.slice(rule.argument, rule.argument + 1);
    const receives = /\.(?:html_safe|constantize|permit!?|to_unsafe_h)$/.test(call.callee);
    const first = call.args[0];
    if (first && WRITES_ITSELF.test(call.callee)) {
      const isBracketed = this.#program.text(call.from - 1) === "." && this.#program.text(call.from - 2) === ")";
      const from = isBracketed ? Math.max(0, this.#program.partner(call.from - 2)) : call.from;
      return values.judge({ from, to: first.from - 3 }, rule.place);
    }
    const ranges =
      receives || (args.length === 0 && call.callee.includes(".")) ? [{ from: call.from, to: call.to }, ...args] : args;
    return ranges.map((range) => values.judge(range, rule.place)).toSorted((a, b) => b.level - a.level)[0];
  }

  /** Whether the change made it: its own lines are new, or where its value comes from. */
  #isNew(range: { from: number; to: number }, value: Value): boolean {
    return this.#program.isAdded(range) || value.added === true;
  }

  #textOf({ from, to }: { from: number; to: number }): string {
    const first = this.#program.tokens[from];
    const last = this.#program.tokens[to - 1];
    if (!first || !last) return "";
    if (first.line === last.line) return this.#slice(first.line, first.start, last.end).replace(/\s+/g, " ");
    const parts = [this.#slice(first.line, first.start, this.#lines[first.line]?.end ?? 0)];
    for (let line = first.line + 1; line < last.line && line < first.line + NEAR * 3; line++)
      if (this.#lines[line]?.kind !== "removed") parts.push((this.#code[line] ?? "").slice(0, MAX_LINE));
    parts.push(this.#slice(last.line, this.#lines[last.line]?.start ?? 0, last.end));
    return parts.join(" ").replace(/\s+/g, " ").slice(0, MAX_CALL_TEXT);
  }

  #slice(line: number, start: number, end: number): string {
    const from = this.#lines[line]?.start ?? 0;
    const to = Math.min(end - from, start - from + MAX_CALL_TEXT);
    return (this.#lines[line]?.text ?? "").slice(Math.max(0, start - from), Math.max(0, to));
  }

  #detection(
    situation: CodeSituation,
    at: number,
    value: Value | undefined,
    sink: string | undefined,
    range: { from: number; to: number },
  ): Detection {
    const shown = value?.shown?.replace(/^\$\{|\}$/g, "");
    const short = sink !== undefined && /^[\w$.:@ ]{2,40}$/.test(sink) ? sink.replace(/^new /, "") : undefined;
    const line = this.#lineToShow(at, value, range);
    const readAt = value?.source?.line;
    return {
      situation,
      line,
      source: shown !== undefined && shown.length <= MAX_SHOWN ? shown : undefined,
      sourceLine: readAt !== undefined && readAt !== line ? readAt : undefined,
      sink: short,
      certain: (value?.level ?? 0) >= levels.derived,
    };
  }

  /** The added line of a range that holds what matters, rather than its first. */
  #lineToShow(at: number, value: Value | undefined, { from, to }: { from: number; to: number }): number {
    const first = this.#program.tokens[at]?.line ?? 0;
    const end = this.#program.tokens[Math.max(from, to - 1)];
    const last = end?.lastLine ?? end?.line ?? first;
    const isAdded = (line: number): boolean => this.#lines[line]?.kind === "added";
    const name = value?.shown ?? "";
    if (name !== "")
      for (let line = first; line <= last; line++)
        if (isAdded(line) && (this.#code[line] ?? "").includes(name)) return line;
    for (let line = first; line <= last; line++) if (isAdded(line)) return line;
    return value?.source && isAdded(value.source.line) ? value.source.line : first;
  }

  #assignment({ at, path, value: range }: Assignment, values: Values): Detection[] {
    const place = SET_MARKUP.test(path)
      ? "markup"
      : SET_ADDRESS.test(path) && this.#language === "javascript"
        ? "redirect"
        : undefined;
    if (place !== undefined) {
      const value = values.judge(range, place);
      const least = place === "markup" ? levels.unknown : levels.request;
      if (value.level >= least && this.#isNew({ from: at - 1, to: range.to }, value))
        return [
          this.#detection(place === "markup" ? injection.markup : requests.redirect, at - 1, value, path, {
            from: at - 1,
            to: range.to,
          }),
        ];
    }
    if (!SET_ACCOUNT.test(path) || !this.#program.isAdded({ from: at - 1, to: range.to })) return [];
    const value = values.judge(range, "code");
    if (value.level < levels.derived) return [];
    const line = this.#program.tokens[at]?.line ?? 0;
    if (PROVES.test(this.#unitAround(line))) return [];
    return [this.#detection(requests.actsAs, at - 1, value, path, { from: at - 1, to: range.to })];
  }

  #logged(call: Call): Detection | undefined {
    if (!LOGGING.test(call.callee) || !this.#program.isAdded(call)) return undefined;
    for (const { from, to } of call.args)
      for (let at = from; at < Math.min(to, from + MAX_LOGGED); at++) {
        const { tokens } = this.#program;
        const holes = (tokens[at]?.holes ?? []).map(({ tokens: inside }) => inside);
        const secret = [tokens.slice(Math.max(0, at - NAME_TOKENS), at + 2), ...holes].map(secretIn).find(Boolean);
        if (secret)
          return this.#detection(
            settings.logged,
            call.from,
            { level: levels.unknown, shown: secret },
            call.callee,
            call,
          );
      }
    return undefined;
  }

  /** An object that is loaded by an id of the request, in a unit of code that says nothing of whose it is. */
  #withoutOwner(call: Call, values: Values): Detection | undefined {
    if (!LOADS.test(call.callee) || PUBLIC.test(call.callee) || call.args.length === 0) return undefined;
    if (
      /(?:^|\.)(?:find|findOne|get|first|Find|where|update|delete|destroy|delete_all|remove)$/.test(call.callee) &&
      !MODEL.test(call.callee)
    )
      return undefined;
    if (!this.#program.isAdded(call)) return undefined;
    const value = call.args
      .filter((arg) => ID.test(this.#textOf(arg)))
      .map((arg) => values.judge(arg, "object"))
      .toSorted((a, b) => b.level - a.level)[0];
    const keyed = value !== undefined && (value.level === levels.request || value.isKey === true);
    if (!keyed) return undefined;
    const line = this.#program.tokens[call.from]?.line ?? 0;
    const unit = this.#unitAround(line);
    if (OWNED.test(unit) || PUBLIC.test(this.#textOf(call))) return undefined;
    return this.#detection(requests.owner, call.from, value, call.callee, call);
  }

  /** What is worked out for one account, kept under a key that does not name it. */
  #sharedCache(call: Call): Detection | undefined {
    if (!KEEPS.test(call.callee) || !this.#program.isAdded(call)) return undefined;
    const [key, ...others] = call.args;
    const factory = others.map((arg) => this.#textOf(arg)).join(" ");
    const block = this.#language === "ruby" ? this.#below(call) : "";
    if (!key || !/=>|->|\b(?:function|fn|func|lambda|do|use)\b|\{/.test(factory + block)) return undefined;
    const named = `${this.#textOf(key)} ${this.#assignedTo(this.#textOf(key), call.from)}`;
    if (!/["'`]/.test(named) || WHOSE.test(named) || !WHOSE.test(factory + block)) return undefined;
    return this.#detection(requests.cacheKey, call.from, { level: levels.request }, call.callee, call);
  }

  /** The value that a name was last given above a token, as written. */
  #assignedTo(name: string, before: number): string {
    if (!/^[\w$]+$/.test(name)) return "";
    for (let at = before; at > before - MAX_ABOVE && at > 0; at--)
      if (this.#program.text(at) === name && /^:?=$/.test(this.#program.text(at + 1)))
        return this.#textOf({ from: at + 2, to: this.#program.endOf(at + 2) });
    return "";
  }

  /** The function, handler or class around a line, with what is written above it; as far as the hunk shows it. */
  #unitAround(line: number): string {
    let first = line;
    while (
      first > 0 &&
      line - first < MAX_UNIT &&
      this.#lines[first]?.kind !== "gap" &&
      !UNIT.test(this.#code[first] ?? "")
    )
      first--;
    while (first > 0 && /^\s*(?:@|\[|#\[)/.test(this.#code[first - 1] ?? "")) first--;
    let last = line;
    while (
      last + 1 < this.#lines.length &&
      last - line < MAX_UNIT &&
      this.#lines[last + 1]?.kind !== "gap" &&
      !UNIT.test(this.#code[last + 1] ?? "")
    )
      last++;
    const unit = this.#code.slice(first, last + 1).map((code) => code.slice(0, MAX_LINE));
    this.#guards ??= this.#guardsOfFile();
    return [this.#guards, ...unit].join("\n");
  }

  /** What stands over every unit of the file: filters of a controller, middleware of a router, annotations of a class. */
  #guardsOfFile(): string {
    return this.#code
      .filter((code) =>
        /^\s*(?:before_action|load_and_authorize_resource|router\.use|app\.use\(\s*require|permission_classes|\w*[rR]outer\.use|export default with|authorize_resource)\b/.test(
          code,
        ),
      )
      .join("\n");
  }
}

/** Of a place the finding for a value that was only compared with a beginning, and for an archive's entry. */
function situationFor({ situation, place }: CallRule, { isPrefixed, isEntry }: Value): CodeSituation {
  if (isEntry && place === "path") return requests.entry;
  if (!isPrefixed) return situation;
  if (place === "address") return requests.addressPrefix;
  if (place === "redirect") return requests.redirectPrefix;
  return place === "path" ? requests.pathPrefix : situation;
}

const KEEPS =
  /(?:^|\.)(?:GetOrCreate|GetOrCreateAsync|GetOrAdd|GetOrAddAsync|GetOrSetAsync|remember|rememberForever|flexible|get_or_set|get_or_create|getOrSet|getOrCompute|computeIfAbsent|wrap|memoize|fetchOrStore|unstable_cache|getOrLoad)$|[cC]ache\.(?:fetch|get|once|getOrElse)$/;
/** Names of whom something belongs to. */
const WHOSE =
  /tenant|account_?id|user_?id|\buser\b|current_?(?:user|account|member|org)|organi[sz]ation|\borg_?id|customer_?id|company_?id|member_?id|workspace|team_?id|owner|Auth::|auth\(\)|->user\(\)|->id\(\)|session\b|principal/i;
const MAX_ABOVE = 120;

/** Methods of a path: what they open is what they are called on. */
const WRITES_ITSELF = /\.(?:write_bytes|write_text|writeBytes|writeText)$/;
const JOINS_PATH = /(?:^|\.)(?:[jJ]oin|Combine|resolve|of|get|File|Path)$/;
const CONTAINED =
  /HasPrefix|startsWith|starts_with|start_with\?|StartsWith|startswith|is_relative_to|commonpath|IsLocal\b|\.relative\(|\.Rel\(/;

const NEAR = 5;
const MAX_LINE = 1000;
const MAX_SHOWN = 48;
const MAX_UNIT = 40;
const MAX_LOGGED = 60;

const SET_MARKUP = /\.(?:innerHTML|outerHTML|srcdoc)$/;
const SET_ADDRESS = /^(?:window\.|document\.|self\.|top\.)?location(?:\.href)?$/;
const SET_ACCOUNT =
  /^(?:(?:req|request|ctx|c|this|self)\.)?session(?:\.|\[\s*:?["']?)(?:user_?id|user|account_?id|account|member_?id|uid|current_?user|customer_?id|passport\.user)(?:["']?\s*\])?$|^\$_SESSION\["?(?:user_?id|user|uid|account_?id)"?\]$/i;
/** In a unit that sets the account of a session: a password, a code or a right was asked for. */
const PROVES =
  /password|passwd|check_?pin|\bpin\b|verify|authenticate|bcrypt|argon2|compare|otp|totp|requireRole|requireAdmin|requirePermission|isAdmin|is_admin|is_staff|hasRole|has_role|can\(|can\?|authori[sz]e|permission|ability|policy|oauth|callback|signup|register|sign_?up|create\(|login_token|magic|token/i;
const LOADS =
  /(?:^|\.)(?:findById|findByIdOrNull|findByPk|findOne|findUnique|findUniqueOrThrow|findFirst|findOneBy|findOneOrFail|findOrFail|find|find_by|find_by!|getById|getOne|getReferenceById|byId|get|get_or_404|get_object_or_404|first_or_404|first|FindAsync|Find|FirstOrDefaultAsync|SingleOrDefaultAsync|FirstAsync|SingleAsync|deleteById|findByIdAndUpdate|findByIdAndDelete|findByIdAndRemove|destroy|delete|First|ByID|FindByID|GetByID|Get)$/;
const MODEL =
  /^(?:[A-Z]\w*|\$?this\.\w+|\w*[Rr]epo(?:sitory)?|\w*[Ss]tore|prisma\.\w+|db\.\w+|\w*[Mm]odel|session\.query\(\)|db\.session|h\.\w+|s\.\w+|\w+s)\.(?:\w+(?:\(\))?\.){0,3}\w+$/;
const ID = /\bid\b|[a-z]Id\b|_id\b|\bpk\b|uuid|\bparams\b|number|slug|reference|PathVariable|ID\b/;
/** Things that everybody may read. */
const PUBLIC =
  /\b(?:[Pp]roducts?|[Aa]rticles?|[Pp]osts?|[Pp]ages?|[Cc]ategor(?:y|ies)|[Tt]ags?|[Ee]vents?|[Cc]ountr(?:y|ies)|[Cc]atalogue?|[Ii]tems?|[Ff]ilms?|[Mm]ovies?|[Bb]ooks?|[Nn]ews|[Ff]aqs?|[Vv]enues?|[Rr]ecipes?|[Cc]ourses?|[Ss]tations?|[Ll]ocations?|[Ss]tores?|[Tt]opics?|[Cc]ache|[Mm]ap|[Cc]onfig|[Ss]ettings|[Hh]eaders?|[Cc]ookies?|[Ss]ession|[Ff]lags?|i18n|redis|REGISTRY|[Ll]anguages?|[Pp]lans?|[Ss]pecies)\b/;
/** In a unit of code: whose the object is, is asked, or the caller is one who may open all. */
const OWNED =
  /owner|current_?(?:user|member|account|customer|tenant|org)|currentUser|\breq(?:uest)?\.user\b|\breq(?:uest)?\.(?:auth|account|member|tenant|session)\b|\bsession\b\s*[.[]|principal|Principal|tenant|[uU]ser_?[iI]d|[aA]ccount_?[iI]d|[mM]ember_?[iI]d|customer_?[iI]d|organi[sz]ation_?[iI]d|team_?[iI]d|authori[sz]e|Authori[sz]e\(|[pP]olic(?:y|ies)\b|permission|[cC]an[A-Z(?]|\bcan\b|[aA]bilit|belongs|hasRole|has_role|require(?:Role|Admin|Permission|Owner)|[rR]oles?\b|isAdmin|is_admin|is_staff|@Secured|RolesAllowed|\badmin\b|userFrom|UserFrom|claims|Claims|User\.(?:Identity|FindFirst|GetUserId|Id)|GetUserId|Gate::|\$this->authorize|auth\(\)|Auth::|webhook|\btoken\b|access_control/;
const UNIT =
  /^\s*(?:(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b|(?:async\s+)?def\s|func\s|(?:\w+\s+)*fun\s|(?:public|private|protected|internal)\s.*\(|\w*(?:[rR]outer|app|server|api|fastify|r|e|g|mux)\.(?:get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE|HandleFunc|Handle|MapGet|MapPost|all)\(|(?:get|post|put|patch|delete)\s+["'])/;
const HARMLESS_IN_LOG =
  /(?:length|count|type|id|name|exists|valid|invalid|expired|status|url|hint|policy|reset|changed|missing|\bis\w+|\bhas\w+|masked?|redact\w*|hash|prefix|last4|expires?\w*|ttl|age|kind|error|limit|usage|cost|budget)$/i;

/** How many tokens of a dotted name are read. */
const NAME_TOKENS = 6;
const HEADER = /^(?:authorization|proxy-authorization|cookie|set-cookie|x-api-key|x-auth-token)$/i;

/** The secret that tokens name: a dotted name, not what is called on it, or a header's. */
function secretIn(tokens: readonly Pick<Token, "kind" | "text">[]): string | undefined {
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind === "string" && HEADER.test(text)) return text;
    if (kind !== "name" || /^(?:\.|\?\.|->|::|\()$/.test(tokens[at + 1]?.text ?? "")) continue;
    let name = text;
    for (let from = at; /^(?:\.|\?\.|->)$/.test(tokens[from - 1]?.text ?? "") && name.length < MAX_SHOWN; from -= 2)
      name = `${tokens[from - 2]?.text ?? ""}.${name}`;
    if (SECRET_WORD.test(` ${name}`) && !HARMLESS_IN_LOG.test(name)) return name;
  }
  return undefined;
}
