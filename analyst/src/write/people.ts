import type { Word } from "../parse/words.ts";

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
const BEFORE = new Set(
  "support signed logged in registered anonymous external internal shop store team workspace org organisation organization school sales help desk helpdesk account project site club new normal regular ordinary paying guest staff customer duty case shift warehouse service company group tenant class course flat block ward branch area region regional local senior junior head deputy lab field night day home other system platform local council parish trainee student".split(
    " ",
  ),
);

/** Singular of a word that names people; undefined for others. */
export function personOf({ text }: Word): string | undefined {
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
export function beginOfPerson(words: readonly Word[], head: number): number {
  for (let at = head - 1; at >= 0 && head - at <= MAX_MODIFIERS + 1 && !words[at + 1]?.startsClause; at--)
    if (/^(?:an?|the)$/.test(words[at]?.text ?? "")) return at + 1;
  let from = head;
  while (from > 0 && head - from < 2 && !words[from]?.startsClause && BEFORE.has(words[from - 1]?.text ?? "")) from--;
  return from;
}
