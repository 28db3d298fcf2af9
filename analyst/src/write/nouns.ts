import type { SentenceSpan } from "../attribute/spans.ts";
import { findEndpoints } from "../parse/shapes.ts";
import type { Ticket } from "../parse/ticket.ts";
import { stem, type Word } from "../parse/words.ts";

/** Things that belong to somebody and can be counted, so that "any order" and "other people's orders" are English. */
const THINGS = new Map(
  (
    "order,invoice,message,document,attachment,ticket,claim,contract,booking,reservation,appointment,shipment,parcel,conversation,project,recording," +
    "certificate,application,prescription,payslip,photo,subscription,transaction,payment,account,profile,wallet,basket,cart,quote,offer,receipt,delivery,submission,calendar,timesheet," +
    "expense,dashboard,workspace,playlist,album,folder,file,referral,loan,campaign,exam,course,registration,membership,donation,report,device," +
    "coupon,voucher,refund,review,comment,note,thread,channel,repository,contact,card,statement,bill,case,diary,recipe,trip,ride,vehicle,property,meter,shift,absence,leave request,ballot,vote,survey,plan,post,image,video,item,product,record"
  )
    .split(",")
    .map((thing) => [stem(thing), thing]),
);

/** What is kept about people is a thing; people are not. */
const RECORDS_OF = new Map(
  ["customer", "patient", "member", "student", "employee", "guest", "resident", "applicant"].map((person) => [
    stem(person),
    `${person} record`,
  ]),
);

/** Words that are verbs or adverbs as often as things; only a determiner or a plural ending shows the thing. */
const DETERMINERS = new Set(
  "a an the any every each all another other others this that these those their his her its our your my own one no some of new old whole open single which foreign".split(
    " ",
  ),
);

const MODALS_AND_VERBS = new Set(
  "can may could should will must shall get gets want wants choose chooses enter enters type types paste pastes upload uploads open opens see sees edit edits write writes pick picks set sets send sends add adds create creates".split(
    " ",
  ),
);
const PERMITTING_VERBS = new Set("let lets allow allows enable enables letting allowing permit permits".split(" "));

/** The thing that spans mention, in singular, lower case; else the one that an endpoint beside them serves. */
export function findThing(ticket: Ticket, spans: readonly SentenceSpan[]): string | undefined {
  for (const { at, start, end } of spans) {
    const words = (ticket.sentences[at]?.words ?? []).filter(
      (word) => !/[/{=]/.test(ticket.input.charAt(word.start - 1)),
    );
    const inside = words.flatMap((word, index) => {
      const thing = word.start >= start && word.end <= end ? thingAt(words, index) : undefined;
      return thing
        ? [{ thing, named: /^(?:any|another|other|others|every|each)$/.test(words[index - 1]?.text ?? "") }]
        : [];
    });
    const best = inside.find(({ named }) => named) ?? inside[0];
    if (best) return best.thing;
  }
  const path = findEndpoint(ticket, spans)?.path;
  return path === undefined ? undefined : thingOfPath(path);
}

function thingAt(words: readonly Word[], index: number): string | undefined {
  const word = words[index];
  const thing = word && THINGS.get(word.stem);
  if (!word || !thing) return undefined;
  const [before, after] = [words[index - 1], words[index + 1]];
  if (
    thing === "order" &&
    (before?.text === "in" || after?.text === "by" || after?.text === "of" || before?.text === "sort")
  )
    return undefined;
  const plural =
    word.text.endsWith("s") && !word.text.endsWith("ss") && after !== undefined && !DETERMINERS.has(after.text);
  const named =
    before !== undefined &&
    (DETERMINERS.has(before.text) || /['’]s?$/.test(before.text)) &&
    !/(?:ed|ing)$/.test(word.text);
  const compound = after !== undefined && !after.startsClause && THINGS.has(after.stem);
  return (plural || named) && !compound ? thing : undefined;
}

function thingOfPath(path: string): string | undefined {
  const parts = path.split("/").filter((part) => part !== "");
  const keyed = parts.findLast((_, index) => /^[{:<[$\d]/.test(parts[index + 1] ?? ""));
  const names = [keyed, parts.at(-1)].map((part) => stem(part?.toLowerCase() ?? ""));
  return names.map((name) => THINGS.get(name)).find(Boolean) ?? names.map((name) => RECORDS_OF.get(name)).find(Boolean);
}

/** "orders" from "order". */
export function plural(thing: string): string {
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(thing) ? `${thing}es` : `${thing}s`;
}

/** Who may do something according to the sentences of the spans, in singular and without an article: "support agent". */
export function findPerson(ticket: Ticket, spans: readonly SentenceSpan[]): string | undefined {
  for (const at of new Set(spans.map((span) => span.at))) {
    const words = ticket.sentences[at]?.words ?? [];
    for (let index = 0; index < Math.min(words.length, 60); index++) {
      const person = personAt(words, index);
      if (person) return person;
    }
  }
  return undefined;
}

function personAt(words: readonly Word[], index: number): string | undefined {
  const word = words[index];
  const singular = word && singularPerson(word);
  if (singular === undefined) return undefined;
  let from = personStart(words, index);
  while (from < index && words[from]?.text === "in") from++;
  const [before, after] = [words[from - 1]?.text ?? "", words[index + 1]];
  const asOne = /^an?$/.test(before) && words[from - 2]?.text === "as";
  const acts = after !== undefined && !after.startsClause && MODALS_AND_VERBS.has(after.text) && before !== "no";
  const isLet =
    PERMITTING_VERBS.has(before) ||
    (/^(?:the|any|all|every|an?)$/.test(before) && PERMITTING_VERBS.has(words[from - 2]?.text ?? ""));
  if (!asOne && !acts && !isLet) return undefined;
  const modifiers = words.slice(from, index).map(({ text }) => text);
  return [...modifiers, singular].join(" ").replace(/\b(signed|logged) in\b/, "$1-in");
}

const FIGURES = new Set(
  "amount price total discount fee score quantity distance tip rate tariff percentage".split(" "),
);

/** The figure that spans mention, in singular: "amount". */
export function findFigure(ticket: Ticket, spans: readonly SentenceSpan[]): string | undefined {
  for (const { at, start, end } of spans) {
    const words = ticket.sentences[at]?.words ?? [];
    const found = words.find(
      (word) => word.start >= start && word.end <= end && FIGURES.has(word.text.replace(/s$/, "")),
    );
    if (found) return found.text.replace(/s$/, "");
  }
  return undefined;
}

/** The endpoint in the sentence of the foremost span, else in the one before or after it when they have but one. */
export function findEndpoint(
  { sentences, input }: Ticket,
  [foremost]: readonly SentenceSpan[],
): { readonly shown: string; readonly path: string } | undefined {
  const at = foremost?.at ?? -1;
  const here = endpointsOf(at);
  const around = here.length > 0 ? here.slice(0, 1) : [at - 1, at + 1].flatMap(endpointsOf);
  const [only, ...others] = around.filter(isWhole);
  if (!only || others.some(({ path }) => path !== only.path)) return undefined;
  return { shown: [only.method, only.path].filter(Boolean).join(" "), path: only.path };

  function endpointsOf(index: number): ReturnType<typeof findEndpoints> {
    const sentence = sentences[index];
    return sentence ? findEndpoints(input, sentence.start, sentence.end) : [];
  }
}

const FILE_SYSTEM = /^\/(?:etc|proc|tmp|var|usr|home|opt|srv|dev|bin|sbin|lib|mnt|root|sys|run|data)\//;

/** A longer path makes no headline. */
const MAX_PATH = 60;

/** Whether a path is complete, without a placeholder that is cut off: `/join/<campaign`. */
function isWhole({ path }: { readonly path: string }): boolean {
  const opened = path.replace(/<[^<>]*>|\{[^{}]*\}|\[[^[\]]*\]/g, "");
  if (FILE_SYSTEM.test(path)) return false;
  return path.length <= MAX_PATH && !/[<>{}[\]]/.test(opened) && !/.\/$/.test(path);
}

const PARAMETER =
  /\b(?:[a-z]+_)?(?:return|redirect|next|continue|callback|target|dest|image|feed|file|avatar|logo|webhook|source|issuer|success|cancel|back)(?:_(?:to|url|uri|path|page|link)|To|Url|URL|Uri|Path)\b|[?&]([a-z_]{2,20})=/;

/** The name of a field or parameter in the sentences of the spans, as written. */
export function findParameter({ sentences, input }: Ticket, spans: readonly SentenceSpan[]): string | undefined {
  for (const { at } of spans) {
    const sentence = sentences[at];
    const found = sentence && PARAMETER.exec(input.slice(sentence.start, sentence.end));
    if (found) return found[1] ?? found[0];
  }
  return undefined;
}

/** People who use a product, by their singular: what a ticket calls them, whatever the trade. */
const PEOPLE = new Set(
  (
    "agent user customer member patient student pupil client buyer seller tenant driver player subscriber " +
    "guest applicant candidate citizen resident passenger donor parent learner participant host merchant " +
    "vendor supplier partner reseller consultant contractor admin administrator owner maintainer manager " +
    "supervisor moderator operator clerk employee colleague nurse doctor teacher tutor coach trainer volunteer " +
    "receptionist cashier dispatcher technician editor author visitor shopper reader viewer contributor " +
    "courier borrower recruiter accountant auditor broker dealer developer organiser organizer caseworker " +
    "instructor sender creator haulier warden landlord renter lessee lessor gardener farmer grower breeder " +
    "keeper beekeeper vet veterinarian pharmacist chemist dentist surgeon midwife therapist carer caregiver " +
    "paramedic physician optician radiologist researcher scientist lecturer professor librarian archivist " +
    "curator janitor caretaker concierge housekeeper porter cleaner cook chef waiter bartender barista baker " +
    "butcher florist tailor optometrist hairdresser stylist barber masseur pilot captain skipper sailor crew " +
    "steward stewardess conductor guard ranger lifeguard firefighter policeman officer inspector referee " +
    "umpire judge juror lawyer solicitor barrister notary paralegal bailiff mechanic electrician plumber " +
    "carpenter surveyor architect engineer foreman welder painter roofer glazier fitter machinist planner " +
    "purchaser estimator scheduler storekeeper picker trucker rider cyclist walker hiker climber diver skier " +
    "runner athlete swimmer angler hunter shooter archer golfer boater camper traveller traveler tourist guide " +
    "translator interpreter journalist reporter columnist publisher photographer filmmaker musician singer " +
    "producer artist illustrator designer animator actor dancer director listener fan follower commenter voter " +
    "councillor mayor minister delegate trustee chairman chairwoman treasurer secretary representative " +
    "spokesperson canvasser campaigner fundraiser sponsor patron benefactor investor trader banker teller " +
    "advisor adviser underwriter adjuster claimant policyholder cardholder accountholder payer payee " +
    "beneficiary debtor creditor bookkeeper comptroller analyst tester reviewer approver submitter requester " +
    "requestor assignee watcher initiator invitee attendee exhibitor speaker presenter panellist mentor mentee " +
    "trainee apprentice intern graduate alumnus scholar examiner examinee proctor invigilator grader child kid " +
    "teenager adult pensioner neighbour neighbor flatmate housemate spouse guardian sibling relative friend " +
    "stranger outsider newcomer beginner expert specialist generalist leader lead head boss chief " +
    "superintendent principal headteacher matron labourer staffer freelancer temp bookseller shopkeeper " +
    "retailer wholesaler distributor importer exporter shipper consignee consignor forwarder stevedore docker " +
    "harbourmaster lockkeeper stationmaster signaller sysadmin superuser superadmin committer collaborator " +
    "bidder auctioneer winner finalist contestant competitor entrant scorer timekeeper marshal"
  ).split(" "),
);

/** What stands before them: "support agents", "signed-in members". */
const MODIFIERS = new Set(
  "support signed logged in registered anonymous external internal shop store team workspace org organisation organization school sales help desk helpdesk account project site club new normal regular ordinary paying guest staff customer duty case shift warehouse service company group tenant class course flat block ward branch area region regional local senior junior head deputy lab field night day home other system platform local council parish trainee student".split(
    " ",
  ),
);

/** Singular of a word that names people; undefined for others. */
export function singularPerson({ text }: Word): string | undefined {
  const singular = [text, text.replace(/s$/, ""), text.replace(/ies$/, "y"), text.replace(/es$/, "")].find((form) =>
    PEOPLE.has(form),
  );
  if (singular !== undefined) return singular;
  if (text === "staff" || text === "everyone" || text === "anyone" || text === "people") return text;
  return text === "children" ? "child" : undefined;
}

/** Words that an article can stand before: "a map owner". */
const MAX_MODIFIERS = 2;

/** Index of the first word of what people are called whose last word stands at `head`. */
export function personStart(words: readonly Word[], head: number): number {
  for (let at = head - 1; at >= 0 && head - at <= MAX_MODIFIERS + 1 && !words[at + 1]?.startsClause; at--)
    if (/^(?:an?|the)$/.test(words[at]?.text ?? "")) return at + 1;
  let from = head;
  while (from > 0 && head - from < 2 && !words[from]?.startsClause && MODIFIERS.has(words[from - 1]?.text ?? ""))
    from--;
  return from;
}
