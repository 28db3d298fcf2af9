import * as z from "zod";
import { group, some, text } from "./fields.ts";

/** What is counted for each reader. */
export const figureNames = [
  "verdict",
  "riskyFound",
  "alarmsRight",
  "findingRecall",
  "findingPrecision",
  "falseAlarmTickets",
  "vagueAsked",
  "questionsRight",
] as const;
/** Who is compared, in the order in which they are shown. */
export const readerNames = ["engine", "reviewer", "search", "matcher", "silence"] as const;

const figure = group("title term says", { lessIsBetter: z.boolean().default(false) });
const titled = group("title says");
/** A hash, and the command that gives it. */
const counted = group("says run");
const makeup = group("tickets sources risky harmless vague");
const columns = z.tuple([text, text, text]);
const fourColumns = z.tuple([text, text, text, text]);
const paragraphs = z.array(text).min(1);
const titledNotes = some("title text");
/** Notes that belong together, below a title. */
const noteGroups = z.array(group("title", { notes: titledNotes })).min(1);

/** A word in square brackets, such as `[found]`, stands for a figure that is counted: measured.ts has their names. */
export const howGoodIsIt = group("title lead contents notApplicable lessIsBetter", {
  /** The figures of the page at its head, beside those of the security words, and what else has to be known. */
  short: group("title tickets untuned", { lines: paragraphs }),
  plain: group("title", { paragraphs }),
  /** One of the written tickets that the engine got wrong, and what some figures count of it. */
  example: group("ticket heading lead moral", {
    counted: z.record(z.enum(["riskyFound", "alarmsRight", "findingRecall", "findingPrecision"]), text),
  }),
  readers: z.record(z.enum(readerNames), group("name says")),
  figures: z.record(z.enum(figureNames), figure),
  real: group("heading lead note", {
    makeup,
    groups: z.strictObject({ alarm: titled, weakness: titled, question: titled, verdict: titled }),
  }),
  how: group("heading link", { points: some("title text") }),
  /** `gists`: what each real ticket is about, by its source. */
  wrong: group("heading lead expected said found notFound fits fitsNot nothing testable vague noAddress", {
    gists: z.record(text, text),
  }),
  /** The figures by what sort of text a ticket is. */
  kinds: group("heading lead", {
    columns: z.tuple([text, text, text, text, text]),
    names: group("commit issue changelog pr story"),
  }),
  /** The engine and the second reviewer, as a stand-in for a language model beside it. */
  beside: group("heading lead", { columns, rows: group("both reviewer engine neither"), notes: paragraphs }),
  diffs: group("heading lead link", {
    notes: paragraphs,
    columns: fourColumns,
    sets: some("found right alarmed", { diffs: z.int().positive() }),
    sum: group("diffs found right alarmed"),
  }),
  speed: group("heading text review"),
  closing: group("heading lead"),
});

/** The figures behind that page; its names of readers and figures are used here too. */
export const benchmark = group("title lead sum back contents figure", {
  cautions: paragraphs,
  /** What each figure is a share of. */
  figures: z.record(z.enum(figureNames), text),
  terms: group("heading lead", { groups: noteGroups }),
  limits: group("heading lead", { groups: noteGroups }),
  real: group("heading lead table", { groups: noteGroups }),
  /** What the engine has over the simplest search, and where the two agree. */
  search: group("heading lead more fewer to", {
    columns,
    overlap: group("all", { columns, rows: group("both engine search neither") }),
    notes: titledNotes,
  }),
  kinds: group("lead"),
  /** What other thresholds would give, above what was counted at the one in use. */
  thresholds: group("heading lead inUse untuned", {
    groups: noteGroups,
    columns: z.tuple([text, text, text, text, text]),
    parts: group("others kept readers"),
    /** Which of them costs least at which price of a miss. */
    prices: group("below to more none all", { columns: z.tuple([text, text]) }),
  }),
  reliability: group("heading lead between average", {
    notes: titledNotes,
    columns,
    /** The rows of that table that belong together. */
    groups: z.strictObject({ columns: fourColumns, rows: some("says tickets told had") }),
  }),
  projects: group("heading lead all", { columns }),
  classes: group("heading lead all", { columns }),
  /** How the hours on the home page come about. */
  hours: group("heading lead", {
    columns: fourColumns,
    rows: some("says scripts manual together"),
    notes: titledNotes,
  }),
  written: group("heading table", { paragraphs, makeup, wrong: group("heading lead") }),
  again: group("heading text privacy", {
    notes: titledNotes,
    commands: group("run needs gives", { rows: some("run needs gives") }),
    hashes: group("label", { real: counted, written: counted, engine: counted, code: counted, programs: counted }),
  }),
});
