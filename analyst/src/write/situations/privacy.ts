// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

/** Details of a person that are delicate by themselves. */
const DETAILS =
  "birthday|birthdays|birthdate|dob|iban|passport|passports|salary|diagnosis|allergies|medication|phone|email|nationality|<personal>";
const TRACKS = "analytics|telemetry|statistics|event|events|metrics|tracking|usage|pixel";

/** What is known of a person, as tickets name it. */
const KNOWN =
  "photo|picture|portrait|names|birthday|birthdate|age|passport|selfie|salary|diagnosis|medication|position|whereabouts|routes|rides|activities|messages|chats|conversations|transcripts|posts|plates|workouts|votes|answers|notes|documents|cv|cvs|certificates|history|phone|mobile|iban|ip|ips|reviews|receipts|measurements|addresses|location|email|playback|visits|readings|score";
/** Who reads what is known of others. */
const READERS =
  "neighbours|landlords|sellers|members|guests|visitors|colleagues|parents|readers|managers|employees|users|recruiters|owners|moderators|dispatchers|editors|tutors|coach|coaches|teachers|patients|customers|buyers|friends|viewers|contractors|insurers|partners|tenants|drivers|exhibitors|leaders|admins|organisers|brokers|researchers|nurses|candidates|employers|officers|players";

export const privacy: Situations = [
  {
    id: "refusal-not-heeded",
    when: [
      "[who:people|users|members|persons|customers|guests|donors|contacts|recipients|those|subscribers] who [action:>] & switched|turned|opted|refused|objected|unsubscribed|declined|disabled & also|even|still|anyway|regardless",
      "also|even|still .. when|if|though the? [who:person|user|member|customer|guest|contact|recipient] [action:>] & turned|switched|opted|refused|objected|unsubscribed|declined|disabled",
      "ignore|ignores|ignoring|bypass|regardless .. opt|privacy|do|consent|tracking out|setting|settings|not|choice .. of|from|for [who:users|members|customers|guests|people] [action:>]",
    ],
    unless: ["no longer|not|never|don't|stop .. shown|sent|tracked|included"],
    cwe: 359,
    severity: "high",
    rationale: "they have said no, and it happens all the same",
    name: "The choice of {who} who {action} could stay without effect",
    consequence: "So their own choice has no effect here, and nothing tells them that it has none.",
    test: {
      technique: "walk-flow",
      title: "Refuse as a test person, and look whether it is heeded",
      setUp:
        "Two test persons with the marks CANARY-YES and CANARY-NO in their details, of whom the second has made the choice that the line names.",
      steps: [
        "As each of the two, do once what leads to the line's outcome.",
        "Read its outcome (answer, list or file) and search for CANARY-YES and CANARY-NO.",
        "As the first, make the same choice now, do it again and search once more.",
      ],
      failsIf: "the mark CANARY-NO is found, or CANARY-YES in what was made after the choice",
    },
    example:
      "Read receipts\n\nReceipts are also shown for people who switched them off in their settings, since we have the data.",
    counterexample: "Read receipts\n\nReceipts are shown as two small ticks.",
  },
  {
    id: "flows-before-choice",
    when: [
      "[what:~] is|are|gets? now? loaded|loads|fires|starts|collected|sent|read|set|stored|runs ... before|without|ahead .. consent|banner|choice|notice|asking",
      "[what:~] loads|load|fires|starts|runs .. before|without|ahead .. consent|cookie|banner|choice|asking",
      "[what:script|scripts|sdk|pixel|analytics|id|identifier|cookie|cookies|sessions|recorder] .... before|without the? .. consent|banner|asking|choice",
    ],
    unless: [
      "until|after .. consent|agreed|accepted",
      "no longer|not|never|stop|fix|fixed .. before",
      "without .. notice period",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "a refusal comes too late for what was already taken",
    name: "People who would refuse could be reached by {what} before they can answer",
    consequence: "So those who would say no are treated like those who agreed, at least until they have answered.",
    test: {
      technique: "walk-flow",
      title: "Make no choice, refuse, and watch {what}",
      setUp: "A fresh test profile without any choice, a second one that refuses, and a proxy that records requests.",
      steps: [
        "In the fresh profile, start it, touch nothing for one minute and list the recorded requests and stored identifiers.",
        "In the second profile, refuse at the first question, use it for one minute and list the same.",
      ],
      failsIf: "a request or identifier of {what} is recorded in either profile",
    },
    example:
      "Page statistics\n\nThe recorder script loads before the banner is answered, otherwise the first seconds are missing.",
    counterexample: "Page layout\n\nThe banner stands at the bottom in blue.",
  },
  {
    id: "switch-for-reports",
    when: [
      "send|sends|sending [what:crash|analytics|telemetry|usage|statistics|diagnostic|diagnostics] .. reports|data|statistics|events? & switch|switches|toggle|flag|setting|should|field|preference",
      "switch|switches|toggle|setting|checkbox|preference for|of .. [what:crash|analytics|telemetry|usage|diagnostic|statistics] .. reports|reporting|data|collection|flags",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "people who turn it off trust that nothing leaves any more",
    name: "People who turn {what} reports off could still have them sent",
    consequence:
      "So the switch has to hold for each report on its way: those queued before it was turned off, those of the first start, and those sent by a library on its own.",
    test: {
      technique: "open-app",
      title: "Turn {what} reports off and watch what is sent",
      setUp: "A test build on a clean device, behind a proxy that records all requests.",
      steps: [
        "Start it for the first time, make no choice, use it for one minute and list the requests to the reporting service.",
        "Take the device offline, cause one {what} report, turn the switch off, and go online again.",
        "Restart, cause one more report and list the requests.",
      ],
      failsIf: "a {what} report is sent after the switch was turned off",
    },
    example: "Settings\n\nAdded a flag that says whether we should send crash reports.",
    counterexample: "Settings\n\nAdded a heading above the list of languages.",
  },
  {
    id: "on-for-everyone",
    when: [
      "[what:~] is|are|becomes? on|enabled|active|preset|ticked|preselected|public|visible ... by default|for everybody|everyone|existing & sharing|share|tracking|statistics|analytics|public|visible|history|personal|personalized|personalised|recording|matching|profile|newsletter|visibility|training|location|diary|reading",
      "opt out & [what:newsletter|tracking|analytics|wall|sharing|statistics|training|profile|telemetry|directory|recording|publication]",
      "on by default|for everybody|everyone & [what:faces|location|tracking|sharing|replay|recognition|diary|newsletter]",
      "[what:sharing|tracking|analytics|recording|matching|telemetry|newsletter] is|are on|enabled|active|ticked|preselected ... default|everyone|everybody|new|existing|all",
      "preset|preselected|ticked|enabled for ... existing|updates|all .. users|customers|installs|accounts|members|updates && [what:reading|tracking|history|sharing|location|newsletter]",
    ],
    unless: [
      "off|disabled|private by default",
      "nothing|none ticked|preselected",
      "dark|theme|compact|logging|cache .. default",
      "visible .. in|on|at the? menu|toolbar|page",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "those who do nothing are in, and most never look for the switch",
    name: "People who never chose it could be part of the {what}",
    consequence:
      "So nobody is asked about the {what}: whoever does nothing takes part, unless those who were there before are left out until they say yes.",
    test: {
      technique: "walk-flow",
      title: "Choose nothing, and look for the {what}",
      setUp:
        "A test person entered before the change with the mark CANARY-OLD, and one entered after it with CANARY-NEW; neither has chosen anything.",
      steps: [
        "Take the change into use with both persons present.",
        "Look where the {what} shows people's data, and search for CANARY-OLD and CANARY-NEW.",
        "Have CANARY-NEW refuse in the way that is offered, and search again.",
      ],
      failsIf: "the mark CANARY-OLD is found without a choice of that person, or CANARY-NEW after the refusal",
    },
    example: "Chat sharing\n\nSharing is on by default for new chats; turn it off in the chat menu.",
    counterexample: "Chat colours\n\nChats have a pale background in the evening.",
  },
  {
    id: "deletion-leaves",
    when: [
      "[what:entries|photos|posts|messages|reviews|likes|evidence|documents|files|history|content|comments|chats|invoices|purchases|birthday] .. stay|stays|remain|remains|is|are|kept|left .. kept|left|with|in us|place|the|archive|searchable && delete|deletes|deleting|deletion|erase my|account|accounts|profile|person|applications|user",
      "delete|deleting|deletion|deleted|closing .. account|accounts|profile|user|person .... [what:entries|photos|posts|messages|reviews|documents|files|history|content|comments|chats] .. stay|stays|remain|kept|left",
      "keep|keeps the? [what:~] of deleted|former customers|users|members|accounts|contacts",
      "delete|deleting|deleted|deletes an|the|my|your|their? account|profile ... only|just hides|hide|flags|flag|disables the? [what:profile|account|name|row]",
    ],
    unless: ["removed|deleted|erased with its|their|all content|data"],
    cwe: 359,
    severity: "medium",
    rationale: "the person believes it gone, while it can still be read and handed on",
    name: "A deleted person's {what} could still be read and passed on",
    consequence:
      "So the {what} of a person who asked to be deleted stays in use: whoever may read the table, an export or a copy of it still finds that person there.",
    test: {
      technique: "trace-values",
      title: "Delete a marked person and look for the {what}",
      setUp:
        "A test person named Canary Leaver whose {what} carries the mark CANARY-DEL-1, and read access to database and files.",
      steps: [
        "As Canary Leaver, note the direct addresses of the {what}, then delete in the way the ticket describes.",
        "Let the next scheduled jobs run, and search database, files and outgoing deliveries for CANARY-DEL-1 and Canary Leaver.",
        "Open the noted addresses without a session.",
      ],
      failsIf:
        "the mark CANARY-DEL-1 is found together with the id of Canary Leaver, or in a delivery made after the deletion",
    },
    example: "Softer account deletion\n\nDeleting an account hides it; the posts and photos stay in place.",
    counterexample: "Softer colours\n\nThe account page has a light grey background.",
  },
  {
    id: "kept-without-end",
    when: [
      "[what:~] stay|stays|remain|remains until .. deletes|removes|asks",
      "[what:~] is|are|stay|stays kept|stored|retained|searchable .. forever|indefinitely|good|end|permanently",
      "keep|store|retain|save the? all? [what:~] .... forever|indefinitely|for good|without an? end",
      "[what:~] is|are kept|stored|there .. until|as someone|somebody|they|long deletes|removes|as|delete",
      "[what:~] is|are now? kept after|beyond the? trip|return|end|contract|case|visit|rejection|refusal|deletion",
      "keep|keeping the? [what:~] .... so that .... later|again|next",
    ],
    unless: [
      "log|logs|setting|settings|config|cache|branch|build|panel",
      "until .. end|day|days|months",
      "keep .. open|order|focus|selection|state|compatibility|working",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "what is kept for ever is lost with the first leak, long after its purpose",
    name: "{what} could still lie there years after anyone needs them",
    consequence:
      "So no day is named on which {what} go: people who left long ago are still in it when a copy is read, sold or stolen.",
    test: {
      technique: "trace-values",
      title: "Set the clock on and look for {what}",
      setUp:
        "A test installation whose clock can be set, a test person with {what} that carry the mark CANARY-KEEP-1, and the period that the privacy notice names.",
      steps: [
        "Finish the test person's matter, set the clock one day past the named period and let all scheduled jobs run.",
        "Search tables, files and search results for CANARY-KEEP-1.",
      ],
      failsIf: "the mark CANARY-KEEP-1 is found after the period, or no period is named for {what}",
    },
    example: "Group trips\n\nThe passport copies are kept until someone deletes them.",
    counterexample: "Group trips\n\nThe list keeps its order until someone sorts it.",
  },
  {
    id: "clean-up-taken-out",
    when: [
      "job|cron|task [code2:~] is|was? removed|deleted|disabled|dropped|off & purge|cleanup|retention|expire|erase|prune",
      "remove|drop|disable the? [code2:purge|cleanup|retention|erasure] job|task|cron|period|limit",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "nothing else takes the old entries away",
    name: [
      "People's old entries could stay for good once {code} is gone",
      "People's old entries could stay for good once the {code2} job is gone",
    ],
    consequence:
      "So what this job took away until now stays from here on, and so do people who were told that it would go.",
    test: {
      technique: "trace-values",
      title: "Let a test person's entry grow old and look for it",
      setUp:
        "A test installation whose clock can be set, and a test person's entry with the mark CANARY-OLD-1 of the kind that the job took away.",
      steps: [
        "Set the clock one day past the age at which the job took entries away, and let all scheduled jobs run.",
        "Search tables, files and search results for CANARY-OLD-1.",
      ],
      failsIf: "the mark CANARY-OLD-1 is found although the privacy notice names the earlier day",
    },
    example: "Applicants archive\n\nThe job `purge_applicants` is removed.",
    counterexample: "Applicants archive\n\nThe button for the archive is removed.",
  },
  {
    id: "kept-for-a-time",
    when: [
      "[what:~] is|are kept|stored|retained|deleted|removed|erased .. for|after [n:#] [unit:days|day|months|month|weeks|years|year] & person|personal|transcripts|transcript|recordings|recording|pictures|photos|positions|location|applicants|applications|reports|chats|messages|calls|visits|rides|documents|names|answers|history|trail|logs|ip",
      "keep|keeps|retain|store|delete|deletes|remove the? [what:recordings|transcripts|photos|pictures|rides|positions|messages|applications|chats|visits|answers] .. for|after [n:#] [unit:days|months|weeks|years]",
    ],
    unless: ["cache|cached|session|cookie|token|link|trial|order|invoice"],
    cwe: 359,
    severity: "low",
    rationale: "a term is named, and only what it forgets stays longer",
    name: "Copies of {what} could outlive the {n} {unit}",
    consequence:
      "Check that the {n} {unit} hold for every copy of {what}: the row, the file behind it, the search index and a backup that is restored.",
    test: {
      technique: "trace-values",
      title: "Look for {what} after {n} {unit} and a day",
      setUp: "A test installation whose clock can be set, and {what} of a test person with the mark CANARY-TERM-1.",
      steps: [
        "Set the clock to {n} {unit} and one day later, and let the scheduled jobs run.",
        "Search tables, files and search results for CANARY-TERM-1, and open the direct address of each file.",
        "Restore the backup of the first day on a second machine, let the jobs run there and search again.",
      ],
      failsIf: "the mark CANARY-TERM-1 is found in one of them",
    },
    example: "Coaching\n\nThe recordings are kept for 12 months, also for people who left.",
    counterexample: "Coaching\n\nThe player shows 12 bars while it loads.",
  },
  {
    id: "anonymous-traced-back",
    when: [
      "anonymous|anonymized|anonymously|pseudonymous [what:survey|surveys|vote|votes|voting|answers|answer|feedback|review|reviews|report|reports|ballot|poll|response|responses] .... [key:id|hash|ip|email|name|number|token|timestamp]",
      "[what:response|answer|vote|ballot|report|review|feedback] .. gets|has|stores|keeps|with|contains the? .. [key:id|hash|ip|email|token] && anonymous|anonymously|anonymity",
    ],
    unless: ["anonymous function|access|user|visitor|class|login", "no|without|not .. id|hash|ip|name"],
    cwe: 359,
    severity: "high",
    rationale: "people spoke on the promise that nobody can tell who they are",
    name: "Whoever runs it could tell by the {key} whose {what} it was",
    consequence:
      "So the {key} leads from the {what} back to the person, for everyone who can read the stored rows and has the list to compare them with.",
    test: {
      technique: "trace-values",
      title: "Trace a {what} back by its {key}",
      setUp:
        "Three test persons with known details, and read access to rows, exports and logs as its organiser has it.",
      steps: [
        "As the three persons, hand in CANARY-A, CANARY-B and CANARY-C one after the other.",
        "As the organiser, read rows and exports, and join the {key} with the list of people; where it is a hash, hash each of the three known values.",
        "Compare times and row order with the times at which the three handed in.",
      ],
      failsIf: "one of the three marks can be given to its person",
    },
    example:
      "Anonymous survey\n\nThe anonymous survey response gets the id of the invitation, so that reminders skip those who answered.",
    counterexample: "Survey\n\nThe heading of each question is larger.",
  },
  {
    id: "hash-turned-back",
    when: [
      "[key:hash|sha1|sha256|md5] of|over the? [from:email|mail|phone|number|ip] && anonymous|anonymized|pseudonym|pseudonymous|anonymity|survey|hashed",
      "[key:hash|sha1|sha256|md5] of|over the? staff|student|member|employee|phone|customer|insurance [from:number|id] && anonymous|anonymized|pseudonym|pseudonymous|anonymity|survey|hashed",
    ],
    unless: ["salted|salt|keyed|hmac", "file|commit|content|image|build .. hash|sha256"],
    cwe: 359,
    severity: "medium",
    rationale: "whoever has a list of likely values hashes each of them and compares",
    name: "The {key} of a person's {from} could be turned back into the {from}",
    consequence:
      "The same {from} always gives the same {key}, so whoever reads it hashes all values in question, compares, and has the person.",
    test: {
      technique: "examine-keys",
      title: "Find a test person's {from} from the {key}",
      setUp:
        "Three test persons whose {from} is known, and read access to the stored values as their least trusted reader has it.",
      steps: [
        "Enter the three persons and copy the values that are stored for them.",
        "Hash each known {from} as the change does (plain, lower case, with each prefix found in the program) and compare with the copied values.",
        "Where one matches, measure how long all values of that length take.",
      ],
      failsIf: "a stored value equals the one computed without a secret key",
    },
    example: "Pulse\n\nThe pseudonym is the MD5 of the staff number.",
    counterexample: "Pulse\n\nThe release page shows the SHA256 of the file.",
  },
  {
    id: "illness-shown-at-work",
    when: [
      "[what:reason|reasons|diagnosis|illness|sickness] .... visible|see|sees|shown|shows|view .... [who:team|colleagues|managers|employees|company|everybody|everyone]",
      "[who:team|colleagues|managers|employees|manager|lead|leads] ... see|sees|view the? [what:reason|reasons|diagnosis|illness|sickness] & absence|sick|leave|absences",
    ],
    unless: ["hidden|without|no|not .. reason"],
    cwe: 359,
    severity: "high",
    rationale: "the reason for staying away is about a person's health",
    name: "An employee's {what} for an absence could be read beyond HR ({who})",
    consequence:
      "So an employee's {what} for being away is read by {who}, who need the days and not the cause, unless each entry leaves it out for them.",
    test: {
      technique: "compare-answers",
      title: "Look for the {what} of an absence as each reader",
      setUp:
        "A test employee with an absence from 3 to 7 May whose {what} is CANARY-ILL-1, and accounts of a colleague, a manager and HR.",
      steps: [
        "As the colleague, open the absence and search the raw answers for CANARY-ILL-1.",
        "As the manager, do the same, also in exports and in the calendar's feed where there is one.",
        "As HR, note where it is meant to be shown.",
      ],
      failsIf: "the mark CANARY-ILL-1 is answered to the colleague",
    },
    example: "Sick notes\n\nThe reason entered by the employee is visible for the whole team in the calendar.",
    counterexample: "Sick notes\n\nThe days entered by the employee are coloured in the calendar.",
  },
  {
    id: "session-recorded",
    when: [
      "session|screen recording|recordings|replay|recorder ... on|of|in|during|for [where:>]",
      "record|records|recording|capture|captures the? [where:keystrokes|keystroke|typing|screen|clicks|mouse] .. on|of|in|and",
    ],
    unless: ["masked|mask|fields are .. blanked", "record|records .. table|row|dns", "screen reader"],
    cwe: 359,
    severity: "medium",
    rationale: "what is typed and later deleted is recorded as well",
    name: ["What people type could be read in recordings of {where}"],
    consequence:
      "So each text is on record as it was typed, and so is what stands around it on the screen, unless fields are blanked before the recording leaves the machine.",
    test: {
      technique: "trace-values",
      title: "Type marked values while recording, and watch the replay",
      setUp:
        "A staging system with the recorder on, a proxy that records requests, and an account that may watch the replays.",
      steps: [
        "While it records, type CANARY-REC-1 and the test card 4111111111111111, delete both and leave.",
        "Search the recorder's requests for both values.",
        "As the one who watches replays, look for them in the replay.",
      ],
      failsIf: "one of the two values is in a request or can be read in the replay",
    },
    example: "See where people stop\n\nAdd session recording on the application form.",
    counterexample: "See where people stop\n\nAdd a counter of finished forms.",
  },
  {
    id: "recorded-unannounced",
    when: [
      "[what:calls|call|meeting|meetings|conversation|conversations|voice|room|rooms] .. is|are|gets recorded|transcribed .. automatically|background|without|silently|always",
      "record|records|transcribe [what:calls|call|meetings|meeting|conversations|voice] ... without|automatically|silently|background",
      "recording starts|runs without the? [mark:announcement|notice|tone|light|dot]",
    ],
    cwe: 359,
    severity: "high",
    rationale: "nobody objects to a recording that they do not know of",
    name: [
      "People could be recorded although no {mark} tells them",
      "People in {what} could be recorded without knowing it",
    ],
    consequence:
      "So the people on it learn nothing of the recording and cannot refuse it, unless they are told before it starts.",
    test: {
      technique: "walk-flow",
      title: "Take part as the person recorded, and note what is announced",
      setUp: "A test person who knows nothing of the change, and a tester who can read where recordings are stored.",
      steps: [
        "As the test person, take part once, write down each announcement and say CANARY VOICE ONE before any of them.",
        "Take part again and object as soon as it is possible.",
        "As the tester, look for the recordings of both runs.",
      ],
      failsIf:
        "the words CANARY VOICE ONE is on a recording, or the second run has one that goes on after the objection",
    },
    example: "Call centre\n\nThe recording starts without the announcement.",
    counterexample: "Call centre\n\nThe queue plays a different melody.",
  },
  {
    id: "place-kept-or-shown",
    when: [
      "[what:location|position|positions|coordinates|distance|gps|route|routes|trail|rides] history .. of|for|with [who:>]",
      "[who:viewers|users|people|friends|nurses|parents|employers|neighbours|members|visitors|guests|managers] .. can|may|could? see|sees|view|follow the? .. [what:location|position|positions|map|route|distance|trail]",
      "show|shows ... [what:distance|distances] .. away|to|other|of|on .. card|person|profile|map|people",
      "api|answer|response adds|has|returns|contains .. [what:distance|lat|latitude|coordinates|position|location] .. to|for|with|of each|every|the profile|profiles|person|user|users|member",
      "privacy|hidden zone|area ... removed|confused|dropped|off|gone && [what:route|routes|rides|ride|activities]",
    ],
    unless: ["rounded on the? server", "picture|pictures|photo|photos", "vehicle|parcel|pump|scooter|bus|machine"],
    cwe: 359,
    severity: "medium",
    rationale: "it tells where a person lives and when nobody is at home",
    name: [
      "A person's home could be worked out from the {what} shown to {who}",
      "A person's home could be worked out from the {what}",
    ],
    consequence:
      "Single values of the {what} look harmless; ten of them give home, work and habits. What is rounded only on the screen is exact in the answer behind it.",
    test: {
      technique: "trace-values",
      title: "Find a test person's home from the {what}",
      setUp: "A test phone that spends the night at a known address, and the account that may read the {what}.",
      steps: [
        "As that account, ask ten times over a day, and save the raw values of the {what}.",
        "Ask from three places two kilometres apart and intersect the circles around them.",
        "As the test person, switch sharing off, move the phone 2 km, and ask once more as that account.",
      ],
      failsIf: "the known address is found to within 200 metres, or the move after switching off is visible",
    },
    example: "Distance on the card\n\nShow the distance to the other person on the profile card, in metres.",
    counterexample: "Distance on the card\n\nShow the parcel on a map.",
  },
  {
    id: "usage-tied-to-person",
    when: [
      `[where:${TRACKS}] .... with|gets|get|contains|include|includes|carries|carry|send|sends|sent .. [what:email|emails|ip|name|phone|user|customer|device|advertising|member] [kind:id|ids|number|address|name|identifier]`,
      "opens|clicks|open|click .. tracking|kept|tracked|counted|recorded .. per|for|by .. [what:person|subscriber|recipient|user|contact|member]",
      "per [what:subscriber|recipient|person|user|customer] numbers|statistics|history|opens|clicks",
      "send|sends|push|pushes|sent .... [what:diagnosis|age|email|birthday|name] .... to|with .. [where:analytics|statistics|views|view]",
    ],
    unless: [
      "request|trace|event id",
      "no|without|not|never|remove|removed|hashed|anonymized .. email|ip|id|name",
      "payment|webhook|domain event",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "a list of what one person did can be held against them",
    name: [
      "Readers of the {where} could follow one person by the {what} {kind}",
      "Readers of the {where} could learn the {what} of one person",
      "Readers of the statistics could follow a single {what}",
    ],
    consequence: [
      "So the {where} can be filtered for one person by the {what} {kind}, by whoever may open them, also at the service that receives them.",
      "So the {what} of each person is on record beside what that person did, for whoever may read the {where} there.",
      "So what one person did can be looked up, by whoever may open the statistics, and not only how many did it.",
    ],
    test: {
      technique: "trace-values",
      title: [
        "Look for one test person in the {where} by {what} {kind}",
        "Look for the {what} of one test person in the {where}",
        "Look for one test person in the statistics",
      ],
      setUp:
        "Two test persons with known addresses and ids, one of whom refused to be counted, and a proxy that records requests.",
      steps: [
        "As each of the two, do once what is counted.",
        "Search the recorded requests and stored rows for the mail address, id and network address of both.",
        "As a reader of the statistics, filter for the one who refused.",
      ],
      failsIf: "an entry of the one who refused is found, or a mail address stands in a request of either",
    },
    example: "Who was affected\n\nEach analytics event now includes the email address of the person.",
    counterexample: "Who was affected\n\nEach chart has a legend on the right.",
  },
  {
    id: "used-for-training",
    when: [
      "[what:pictures|photos|recordings|entries|chats|conversations|texts|messages|voices|documents] ... are|is|be|get|gets used|kept|sent|stored|taken .... for|to .. training|train|tuning|tune",
      "keep|use|send the? [what:pictures|photos|recordings|entries|chats|conversations|texts|messages] .. for|to training|train|tuning",
    ],
    unless: ["training course|session|staff|new|programme", "not|never .. used|train"],
    cwe: 359,
    severity: "medium",
    rationale: "what a model has learnt from a person cannot be taken out again",
    name: ["People's {what} could train a model that they were not asked about"],
    consequence:
      "So {what} given for one purpose serves a second one, with everything and everyone that stands in it, unless people were asked and their no is kept with it.",
    test: {
      technique: "trace-values",
      title: "Look for a refusing person in the training material",
      setUp:
        "Two test persons, one of whom refused training, with the marks CANARY-TRAIN-1 and CANARY-TRAIN-2 in what they hand in, and read access to the training store.",
      steps: [
        "As each of the two, go once through the step in which the material is handed in.",
        "Search the training store for both marks, for names and for numbers that stand in the material.",
        "Delete the first person's original and search once more.",
      ],
      failsIf: "the refusing person's mark is found, or the first one's after the deletion",
    },
    example: "Claims\n\nThe pictures of the damage are kept for training the estimate model.",
    counterexample: "Claims\n\nThe training course for new staff has a new page.",
  },
  {
    id: "passed-to-others",
    when: [
      "sell|sells the? [what:~] of|from [whose:~]",
      "[what:~] is|are|get handed|sold|copied|passed|shared .. to|with the? [to:partners|partner|landlord|insurer|insurers|city|advertisers|networks|sponsors|agency|office|brands]",
    ],
    unless: ["only after|with .. consent", "anonymized|aggregated|sums|total"],
    cwe: 359,
    severity: "medium",
    rationale: "what has left cannot be called back when a person objects",
    name: [
      "{what} of {whose} that did not agree could be sold",
      "{what} of people who did not agree could reach {to}",
      "People's data could reach {to} without their agreement",
    ],
    consequence: [
      "So {whose} that gave the {what} for one purpose find it sold for another. Only those that agreed should be in it.",
      "So what people gave for one purpose is then with {to}. Only those who agreed should be in it, with the fields that the new purpose needs.",
    ],
    test: {
      technique: "trace-values",
      title: "Read which fields leave, and of whom",
      setUp:
        "A recording stand-in for the receiving side, and two test persons with the marks CANARY-YES and CANARY-NO, the second of whom refused.",
      steps: [
        "Enter both persons and have the transfer run once.",
        "In what the stand-in received, list every field and search for both marks.",
        "Have CANARY-YES withdraw, and run the transfer again.",
      ],
      failsIf: "the mark CANARY-NO arrives, or CANARY-YES in the transfer after the withdrawal",
    },
    example: "Seeds\n\nThe yield data is shared with partners from spring on.",
    counterexample: "Seeds\n\nThe yield is shown in tonnes.",
  },
  {
    id: "child-details-shown",
    when: [
      "[who:children's|child's|pupils|kids|children|kid's|pupil's|minors|players] .. [what:names|name|birthdays|birthday|allergies|photos|photo|location|position|trail|face|faces|marks|grades] & see|sees|show|shows|open|visible|public|publish|published|gallery|kept|stored|online|board",
      "[what:photos|names|videos|recordings|location|trail|position] of .. [who:children|child|pupils|kids|minors] & see|sees|show|shows|open|visible|public|publish|published|gallery|kept|stored|online|board",
    ],
    unless: [
      "parent|parents|guardian .. consent|agrees|approves",
      "child process|node|page|component|item",
      "without consent",
    ],
    cwe: 359,
    severity: "high",
    rationale: "it concerns children, for whom a parent has to decide",
    name: "People outside the family could read {who} {what}",
    consequence:
      "So {what} of a child reach people to whom its parents did not give them, unless a parent decides it for each child and can take it back.",
    test: {
      technique: "walk-flow",
      title: "Look for a child's {what} without a parent's yes",
      setUp:
        "Two test children, Canary Kidone whose parent said yes and Canary Kidtwo whose parent was not asked, and an adult who is related to neither.",
      steps: [
        "As the unrelated adult, open what the line names and search the raw answers for both names.",
        "As Kidone's parent, take the yes back, and repeat the first step.",
      ],
      failsIf: "the {what} of Kidtwo are answered, or those of Kidone after the yes was taken back",
    },
    example: "Class app\n\nParents can see the other children's birthdays and allergies.",
    counterexample: "Class app\n\nParents can see the week's plan.",
  },
  {
    id: "details-to-others",
    when: [
      `[who:neighbours|landlords|sellers|clubs|members|guests|visitors|everyone|everybody|colleagues|parents|readers|managers] ... see|sees|view .... [what:${DETAILS}|names]`,
      `show|shows|shown ... [what:${DETAILS}|names] .... to|for [who:everyone|everybody|all|members|guests|visitors|neighbours|readers|colleagues|strangers]`,
      `[what:${DETAILS}|names] .. visible|shown|public .. to|for [who:everyone|everybody|all|members|guests|visitors|neighbours|readers|strangers]`,
    ],
    unless: ["own|only .. email|phone|photo|details", "screen reader", "setting|opt in|hidden"],
    cwe: 359,
    severity: "medium",
    rationale: "nobody can take back what others have already read",
    name: "{who} could read {what} of people who never chose to show it",
    consequence:
      "So {what} reach {who}, whatever the person concerned gave it for, unless each person decides it and the server keeps to that in its raw answers.",
    test: {
      technique: "compare-answers",
      title: "Look for {what} of a person who did not agree",
      setUp:
        "A test person whose {what} carries the mark CANARY-DET-1 and who agreed to nothing, and a reader as the line names them who does not know that person.",
      steps: [
        "As that reader, open what the line names and search the raw answers for CANARY-DET-1.",
        "Ask for the test person by name, and by the first letters of the name, and search again.",
      ],
      failsIf: "the mark CANARY-DET-1 is answered to that reader",
    },
    example: "Year book\n\nMembers can see the phone number of all others.",
    counterexample: "Year book\n\nThe cover is printed on thick paper.",
  },
  {
    id: "address-book-taken",
    when: [
      "upload|uploads|match|sync|syncs|send|sends .... address book|books",
      "ask|asks|permission for .. contacts & send|sends|upload|uploads|match|hashed",
      "upload|uploads|sync|syncs|send|sends the? contacts .. of|from|to|on|hashed & phone|friends|server",
      "find|finding friends|people .. by|from|through .. address book",
    ],
    unless: ["crm|csv|vcard|contacts table|page"],
    cwe: 359,
    severity: "medium",
    rationale: "the people in it never used the product and were not asked",
    name: "People who never signed up could be stored from a user's address book",
    consequence:
      "So one user's yes hands over everyone in their address book, people who know nothing of it included. A hashed number can be found by hashing all numbers.",
    test: {
      technique: "open-app",
      title: "Read what of the address book leaves the phone",
      setUp:
        "A test phone behind a recording proxy, whose address book holds one invented person without an account: Canary Contact, +49 30 5550199.",
      steps: [
        "Refuse the permission, use the function, and search the requests for the number and its SHA-256.",
        "Grant it, use the function, and search again.",
        "Search the server's tables for the number and its SHA-256 an hour later.",
      ],
      failsIf: "the number leaves after the refusal, or is stored although Canary Contact has no account",
    },
    example: "Find friends\n\nThe app uploads the contacts of the phone to find friends.",
    counterexample: "Find friends\n\nThe list of friends is sorted by name.",
  },
  {
    id: "mail-without-yes",
    when: [
      "[who:customers|users|contacts|donors|members|guests|buyers|subscribers|applicants] .. are|is|get|gets added|subscribed|imported .. to|into|on the? newsletter|mailing|marketing .. [what:list]?",
      "newsletter|marketing|campaign .. goes|go|sent|send|mails .. to all|every|existing|also [who:customers|users|contacts|donors|members|guests|buyers]",
    ],
    unless: ["opted in|agreed|consented|confirmed|ticked"],
    cwe: 359,
    severity: "low",
    rationale: "it brings unwanted mail and harms no further",
    name: "{who} who never asked for the newsletter could get it",
    consequence:
      "So {who} get advertising without having said yes, and those who once said no are among them unless the list of refusals is asked first.",
    test: {
      technique: "walk-flow",
      title: "Look for {who} without a yes among the addressees",
      setUp: "Three test persons of that kind: one agreed, one never chose, one unsubscribed; a mailbox for each.",
      steps: [
        "Have the list built and one mailing sent on the test system.",
        "Read the three mailboxes, and follow the link to unsubscribe in the first one.",
        "Send a second mailing and read them again.",
      ],
      failsIf: "one of the other two gets a mailing, or the first one does after unsubscribing",
    },
    example: "Growth\n\nCustomers are added to the newsletter after their first order.",
    counterexample: "Growth\n\nThe newsletter has a wider picture.",
  },
  {
    id: "cut-picture",
    when: [
      "crop|blur|cut|pixelate .. the? image|photo|picture|faces|face|plates .. before [action:sending|uploading|upload|storing|saving|publishing]",
      "cropped|blurred new? image|images|photo|photos|pictures && before [action:sending|uploading|storing|publishing]",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "what was cut away shows persons or places that the sender wanted out",
    name: "The part cut from a picture could still leave with it before {action}",
    consequence:
      "So the sent file decides, and not what the screen shows: the original beside it, an embedded preview or its metadata can still hold what was cut away.",
    test: {
      technique: "trace-values",
      title: "Cut a picture and look at the sent bytes",
      setUp:
        "A test build behind a recording proxy, and a JPEG with a position, an embedded preview and the text CANARY in one corner.",
      steps: [
        "Choose the JPEG, cut off the corner with CANARY, send it and save the sent bytes from the proxy.",
        "Open the sent file, extract its preview with exiftool -b -ThumbnailImage and print its metadata.",
        "Repeat without a network, restart, and let it be sent later.",
      ],
      failsIf: "the corner with CANARY or the position is in the sent bytes",
    },
    example: "Pictures\n\nWe crop the image before sending it to the server.",
    counterexample: "Pictures\n\nWe show the image with a round border.",
  },
  // Second tier: one topic each, told where none of the above fits.
  {
    id: "remote-pictures-load",
    when: [
      "[what:pictures|images|remote] .... load|loads|loaded|fetched & [where:mail|mails|newsletter|newsletters|message|messages|html]",
      "load|loads|loading|show remote|external [what:pictures|images|content]",
      "show_remote_images|load_remote_images|remote_images",
      "remote [what:images|pictures] .... default|always|whether|setting",
    ],
    unless: ["docker|container|base images|image", "lazy", "never|not|no longer .. loaded"],
    cwe: 359,
    severity: "medium",
    rationale: "the sender learns of one person when and from where they read, without their doing anything",
    name: "The sender of a mail could learn when and where one person opens it",
    consequence:
      "A picture loaded from outside tells its sender that the address is read, at what time, from which network and with which program. It may load only after the reader's own choice, or through a server that hides the reader.",
    test: {
      technique: "trace-values",
      title: "Open a mail with an outside picture and read the sender's log",
      setUp:
        "A web server of the tester's that logs time, address and headers, and a test mailbox whose reader has chosen nothing.",
      steps: [
        "Send the mailbox an HTML mail with a picture at /pixel-CANARY-1.png on that server, an outside style sheet and an outside font.",
        "Open the mail, wait one minute, and read the server's log.",
        "As that reader, turn outside pictures off, send the same with /pixel-CANARY-2.png, and open it.",
      ],
      failsIf: "the log has a request for CANARY-2, or one for CANARY-1 from the reader's own network address",
    },
    example: "Reading pane\n\nRemote pictures are loaded always, the question above the mail goes away.",
    counterexample: "Reading pane\n\nThe pane is wider and has a larger font for the subject.",
  },
  {
    id: "rejected-applicant-kept",
    when: [
      "rejected|refused|unsuccessful|declined|turned_down .. applicants|candidates|applicant|candidate|applications & [what:cv|cvs|notes|documents|salary|data|applications|files|letters|interview]",
      "[what:cv|cvs|notes|documents|applications|files] .... rejected|refused|unsuccessful applicants|candidates|applicant|candidate",
      "applicants|candidates|candidate|applicant .... rejected|rejection|refusal & stay|stays|kept|keep|searchable|pool|archived|remain|finds",
      "[what:cvs|cv|notes|documents] .... stay|stays|remain|remains|kept|taken & candidates|applicants",
    ],
    unless: ["are|is deleted|erased|wiped after"],
    cwe: 359,
    severity: "high",
    rationale: "applicants were turned down, and their documents go on being read by people they never wrote to",
    name: [
      "A rejected applicant's {what} could be read long after the refusal",
      "A rejected applicant could be found and read long after the refusal",
    ],
    consequence:
      "With the refusal the purpose ends for which the applicant handed things in. What stays has to have the applicant's own yes and an end, in the search and in exports as well as in the list.",
    test: {
      technique: "trace-values",
      title: "Reject a marked applicant and look for them after the promised end",
      setUp:
        "A test installation whose clock can be set, a test applicant named Canary Applicant with the mark CANARY-CV-1 in every document and note, an account of a recruiter, and the text that applicants are shown.",
      steps: [
        "As Canary Applicant, apply without agreeing to be kept; as the recruiter, write a note and reject the application.",
        "Set the clock one day past the end that the text names, and let all scheduled jobs run.",
        "As the recruiter, search for the name and for CANARY-CV-1, and open the direct address of the document.",
      ],
      failsIf: "the mark is found after that end, or the text names no end",
    },
    example: "Talent pool\n\nThe CVs of rejected candidates stay in the pool so that teams can look again.",
    counterexample: "Talent pool\n\nThe pool has a filter for languages and one for towns.",
  },
  {
    id: "box-already-ticked",
    when: [
      "[what:offers|newsletter|news|marketing] .... ticked|preselected|prechecked|preticked .. by|from the? default|start|beginning",
      "ticked|preselected|prechecked|preticked .. box|checkbox & [what:offers|newsletter|news|marketing]",
      "box|checkbox & [what:offers|newsletter|news|marketing] & ticked|preselected|prechecked|preticked",
      "called|partners|share|contacted .... ticked|preselected|prechecked|preticked .. by|from the? default|start|beginning",
    ],
    unless: ["not ticked|preselected", "unticked|empty by default"],
    cwe: 359,
    severity: "medium",
    rationale: "people agree by overlooking a box, and such a yes counts for nothing when they object",
    name: [
      "Whoever overlooks the ticked box has agreed to the {what} unasked",
      "Whoever overlooks the box that is already ticked has agreed unasked",
    ],
    consequence:
      "A yes that is there from the start says nothing of what the person wants: those who overlook it are written to, called or handed on like those who chose it. Only a tick of their own may count.",
    test: {
      technique: "walk-flow",
      title: "Leave the ticked box alone and read what is stored",
      setUp:
        "Three test persons with a mailbox each, and read access to the stored consent and to what is sent to other companies.",
      steps: [
        "As the first, fill in the form, leave the box as it is and send it; as the second, take the tick out; as the third, send the request without that field.",
        "Read for each what is stored as consent, with date and wording.",
        "Have one mailing made on the test system, and look for the three addresses in it.",
      ],
      failsIf: "a consent is stored for one of the three, or one of their addresses is in the mailing",
    },
    example: "Order form\n\nThe box for partner offers is ticked from the start, legal agreed.",
    counterexample: "Order form\n\nThe form asks for the floor and the colour of the door.",
  },
  {
    id: "presence-followed",
    topicOnly: true,
    when: [
      "last_seen|presence|online_status|online_state|read_receipt|read_receipts & show|shows|shown|send|sends|sent|see|sees|visible|everybody|everyone|hide|hidden|setting|seconds|history|removed|ignore|users|times",
      "history|log of .. presence|online & who|when|times|users",
      "when each|every person|member|user .. read|seen|opened .. message|messages",
    ],
    unless: ["visitor|guest editor cursor", "presence .. validation|check|of the? file|header"],
    cwe: 359,
    severity: "medium",
    rationale: "single times add up to when one person sleeps, works and answers whom",
    name: [
      "Whoever asks {endpoint} again and again could follow when one person is online",
      "Others could follow when one person is online, against that person's choice",
    ],
    consequence:
      "Each single time is harmless; asked for all day, they tell when one person sleeps, works and answers. The person has to be able to hide it, from the raw answers too and for what was stored before.",
    test: {
      technique: "compare-answers",
      title: "Follow one test person's times, hidden and shown",
      setUp: "Test persons A and B without a tie to each other, and a script that notes each answer with its time.",
      steps: [
        [
          "As B, send {endpoint} for A once a minute for an hour, while A comes and goes at noted times.",
          "As B, read A's state once a minute for an hour, while A comes and goes at noted times.",
        ],
        "As A, hide it in the settings, or note that there is no such setting, and repeat the hour.",
        "As B, block A and be blocked by A in turn, and read once more.",
      ],
      failsIf: "after A hid it, one of the noted times can be read from the answers that B gets",
    },
    example: "Chats\n\nThe list shows last seen for everybody, the setting to hide it goes away.",
    counterexample: "Chats\n\nThe list shows the number of unread messages in a circle.",
  },
  {
    id: "reports-sent-unasked",
    when: [
      "[what:telemetry|diagnostics|crash|usage] .... on|enabled|automatically|switched_on|active & default|everyone|everybody|existing|update|automatically|opt_out|stop|now|start",
      "send|sends|sending [what:crash|usage|diagnostics|telemetry] .... automatically|default|always|every|daily|weekly",
      "opt_out & [what:telemetry|diagnostics|crash|usage|statistics]",
    ],
    unless: [
      "off by default",
      "opt in",
      "fix|fixes|fixed .. crash",
      "no telemetry|data is sent",
      "memory|cpu|disk usage",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "what has been sent before a person could say no cannot be called back",
    name: "A person who chose nothing could have {what} data sent about them",
    consequence:
      "So {what} data leaves before the person has answered. It may start only after a yes, carry nothing that leads to one person without need, and stop at once with a no.",
    test: {
      technique: "open-app",
      title: "Choose nothing and list the {what} data that leaves",
      setUp:
        "A fresh test machine behind a proxy that records requests, an account named Canary Personone, and a second machine that had the version before.",
      steps: [
        "Install it on the first machine, choose nothing, use it for ten minutes, and list each field of the {what} requests.",
        "Update the second machine, on which it was refused or never asked, and list the same.",
        "Say no in the way that is offered, cause one more event, restart, and list what still leaves.",
      ],
      failsIf: "{what} data leaves before a yes or after the no",
    },
    example: "Agent\n\nUsage statistics are switched on by default in this version.",
    counterexample: "Agent\n\nThe agent prints its version when it starts.",
  },
  {
    id: "used-for-another-purpose",
    when: [
      "[what:answers|questionnaire|data|positions|photos|recordings|purchases|orders|history|readings|numbers|addresses|profile|chats] .. is|are|be|get used for|to [purpose:~]",
      "use|uses [what:answers|questionnaire|positions|photos|recordings|purchases|orders|history|readings|addresses|chats] .... for [purpose:offers|ads|adverts|advertising|marketing|scoring|pricing|statistics|recommendations|tips]",
    ],
    unless: ["used for tests|testing|rendering|validation|display|sorting|build", "test data"],
    cwe: 359,
    severity: "medium",
    rationale: "people gave it for one purpose and cannot foresee the second",
    name: "A person's {what} could be used for {purpose} without their agreement",
    consequence:
      "So the {what} that people gave for one purpose serve another. Those who were not asked have to stay out of it, and those who say no have to leave it at once.",
    test: {
      technique: "trace-values",
      title: "Look for a person who did not agree in the second use",
      setUp:
        "Test persons CANARY-YES, who agreed to the second use, CANARY-NO, who refused, and CANARY-OLD, who was never asked, each with a mark of that name in their {what}.",
      steps: [
        "Have the second use run once with all three present.",
        "Search its input, its result and the requests that leave for the three marks.",
        "As CANARY-YES, take the agreement back, have it run again and search once more.",
      ],
      failsIf: "a mark other than CANARY-YES is found, or that one in the second run",
    },
    example: "Check-up\n\nThe answers are used for tips from our partners.",
    counterexample: "Check-up\n\nThe answers are shown in a table with large letters.",
  },
  {
    id: "masking-taken-out",
    when: [
      "remove|removed|removes|drop|drops|dropped|disable|disabled|skip|skips|off|taken_out|no_longer|without .... [mask:anonymize|anonymise|anonymization|masking|masked|mask|truncation|truncated|scrub|scrubber|scrubbing|beforesend|redact|redaction|pseudonymization|pseudonymise] & [what:ip|address|addresses|mail|mails|names|numbers|phone|card|amounts|text|<personal>]",
      "[mask:anonymize|anonymise|anonymization|masking|masked|mask|truncation|scrub|scrubber|beforesend|redact|redaction|pseudonymization] .... removed|off|dropped|gone|disabled|skipped|separate|unreadable & [what:ip|address|addresses|mail|mails|names|numbers|phone|card|amounts|text|<personal>]",
    ],
    unless: ["no longer masked by", "input|phone|date mask", "net|sub|bit mask", "cookie banner"],
    cwe: 359,
    severity: "high",
    rationale: "people were told that these values are hidden, and now everyone with access to the entries reads them",
    name: "A person's {what} could be read whole where they were masked before",
    consequence:
      "So what was blanked until now arrives and stays as it is, in every copy made from here on, while people are still told that it is hidden.",
    test: {
      technique: "trace-values",
      title: "Send marked values through and look for them whole",
      setUp:
        "A test installation with the change, the values canary-mask@example.org, 01632 960 001, 4111111111111111 and the client address 198.51.100.23, and the text that people are shown about masking.",
      steps: [
        "As a test person at that client address, cause one entry of the kind that the line is about with the other three values in it.",
        "Search tables, files, search results and outgoing requests for the four values.",
        "Repeat with the settings of an old installation, and look whether a switch for masking still does what it says.",
      ],
      failsIf: "one of the four values is found whole although the text says that it is hidden",
    },
    example: "Log shipping\n\nThe masking of phone numbers is removed, as it cost too much time.",
    counterexample: "Log shipping\n\nThe lines are sent in larger blocks, as it cost too much time.",
  },
  {
    id: "refusal-counts-no-more",
    topicOnly: true,
    when: [
      `[who:pupils|customers|users|people|buyers|contacts|guests|donors|patients] & opt_out|objected|unsubscribed|no_photos|no_contact|do_not_track|refused & ignore|isn't|hint|also|still|include|becomes|stay`,
      "objected|refused|unsubscribed|no_contact|opted_out|no_photos|do_not_track|declined|opt_out & also|still|anyway|even|ignored|hint|becomes|include|isn't|not|regardless|config",
      "also|even|still if|when|to .. who .. objected|refused|unsubscribed|declined|ticked|opted",
      "ignore|ignores|ignored|skip|bypass ... objection|refusal|opt_out|unsubscribe|do_not_track|privacy",
    ],
    unless: ["no longer|not|never .. shown|sent|tracked|included"],
    cwe: 359,
    severity: "high",
    rationale: "people have said no, and the line leaves it to others whether that counts",
    name: [
      "A {who} who said no could find it without effect",
      "At {endpoint}, a person's no could stay without effect",
      "A person who has said no could find their details used all the same",
    ],
    consequence:
      "So a person's no exists, and what the line describes can go past it. It has to be asked for at each use, on the server, and for what was queued before.",
    test: {
      technique: "walk-flow",
      title: "Say no as a test person and look whether it counts",
      setUp:
        "Two test persons with the marks CANARY-YES and CANARY-NO in their details; the second has said no in the way that the product offers.",
      steps: [
        "Bring about what the line describes, with both persons present.",
        "Search what came of it (page, file, mail, outgoing request) for both marks.",
        "Have CANARY-YES say no as well, bring it about once more and search again.",
      ],
      failsIf: "the mark CANARY-NO is found, or CANARY-YES in what was made after the second no",
    },
    example: "Class pictures\n\nThe opt-out of a pupil is only a hint to the teacher, saving works.",
    counterexample: "Class pictures\n\nThe pictures of a pupil are sorted by the day they were taken.",
  },
  {
    id: "done-without-telling",
    topicOnly: true,
    when: [
      `without .. consent|permission|agreement|asking|announcement|question & [what:${KNOWN}|<personal>]`,
      `[who:applicants|candidates|customers|users|members|guests|patients|debtors|employees|people|tenants|pupils|parents|visitors|drivers|players|participants] ... aren't|isn't|not|never|without told|asked|informed|notified|notice`,
      "aren't|isn't|not|never|without|nobody|needn't told|asked|informed",
      "without telling|asking|informing|knowing|notice",
      "without .. question|box|yes",
      "no .. consent|opt_in|banner|notice|announcement .. needed|required|necessary",
      "without .. consent|permission|agreement|asking|announcement",
      "consent|agreement|consent_date ... optional|removed|skipped|gone|assumed|implied|dropped|not_needed|bypassed",
      "box|checkbox|banner|question|opt_in .. goes|gone|removed|away|dropped|moved & consent|newsletter|tracking|contacts|checkout|settings|asked",
      "no .. consent|opt_in|banner|notice|announcement & needed|required|shown|for|so|as|since",
    ],
    unless: [
      "pictures|images without asking",
      "no longer|not|never|stop .. without consent",
      "told .. apart",
      "don't|not know .. how|why",
      "without asking .. server|database|password|support|staff|admin",
    ],
    cwe: 359,
    severity: "high",
    rationale: "nobody can refuse what they are not told of",
    name: [
      "A person's {what} could be used without that person being asked",
      "A {who} could have their details used without being told",
      "At {endpoint}, people's details could be used without their having been asked",
      "People's details could be used although they were neither told nor asked",
    ],
    consequence:
      "So it happens whether or not those concerned would agree, and they cannot object to what they do not know of.",
    test: {
      technique: "walk-flow",
      title: "Note what a test person is told before their details are used",
      setUp:
        "A test person, Canary Personone, who knows nothing of the change, and a tester who can read storage and outgoing requests.",
      steps: [
        "As Canary Personone, go through all that leads up to what the line describes, and copy each text, box and switch shown.",
        "As the tester, search storage and outgoing requests for Canary Personone.",
        "As Canary Personone, look for a way to say no, use it, go through it again, and have the tester search again.",
      ],
      failsIf: "their details are found although no text told of that use before, or are found anew after the no",
    },
    example: "Fair play score\n\nGuests get a score from what they ordered; they aren't told about it.",
    counterexample: "Fair play score\n\nGuests get a menu in their own language on the first page.",
  },
  {
    id: "deleted-yet-there",
    topicOnly: true,
    when: [
      `delete|deletes|deleting|deleted|deletion|erase|erasure|leave|leaves|close|closing|hides .... stay|stays|kept|keep|remain|remains|hidden|hides|archive|left & [what:${KNOWN}|likes|files|orders|invoices|data|content|row|name]`,
      `keep|keeps|kept|stay|stays|remain .... [what:${KNOWN}|likes|files|orders|invoices|data|content|row|name] & delete|deleted|deletion|deleting|erase|former|removed|account`,
      "delete|deletes|deleting|deleted|deletion|erase|erasure|removal .... [verb:stay|stays|kept|keep|remain|remains|hides|hide|hidden|false|flag|suffix|renames|archived|anonymous|restore|back|left]",
      "[verb:stay|stays|kept|keep|remain|remains|left] .... deleted|deletion|erased|delete & account|accounts|user|users|person|people|member|data|profile|customer",
      "soft|softer .. delete|deletion|deletes|deleted",
      "deactivate|deactivates|deactivated instead|rather .. delete|deleting",
    ],
    unless: [
      "delete the embedding",
      "branch|cache|volume|backup|index|container|file deleted",
      "removed with its|their content",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "the person believes the details gone, while they can still be read and passed on",
    name: [
      "A deleted person's {what} could still be read and passed on",
      "After a deletion at {endpoint}, the person's details could still be read",
      "What a deleted person left could still be read and passed on",
    ],
    consequence: [
      "The person asked to be gone, but the {what} can still be read, in copies and exports too, and tell whose it was wherever a name, an id, an address or the text itself says so.",
      "So deleting takes away less than the word says: what is left still tells of the person wherever it carries a name, an id, an address or a text by which they can be known.",
    ],
    test: {
      technique: "trace-values",
      title: ["Delete a marked person and look for their {what}", "Delete a marked person and look for what is left"],
      setUp: [
        "A test person named Canary Leaver whose {what} carries the mark CANARY-DEL-1, and read access to database and files.",
        "A test person named Canary Leaver with the mark CANARY-DEL-1 in each field and text, and read access to database and files.",
      ],
      steps: [
        "As Canary Leaver, note the direct addresses of what is theirs, then delete in the way the ticket describes.",
        "Let the next scheduled jobs run, and search database, files, search results and deliveries for CANARY-DEL-1 and Canary Leaver.",
        "As another person, open the noted addresses.",
      ],
      failsIf: [
        "the mark CANARY-DEL-1 in the {what}, or the name, is found in a place the person was not told of when deleting",
        "the name or mark is found in a place that the person was not told of when deleting",
      ],
    },
    example: "Leaving\n\nDeleted members keep their row, the name remains in the list of the course.",
    counterexample: "Leaving\n\nThe button for leaving the course stands on the right.",
  },
  {
    id: "clean-up-stopped",
    topicOnly: true,
    when: [
      "stop|stops|remove|removed|drop|dropped|disable|disabled|skip|skips|off|switched_off & purge|cleanup|clean_up|retention|wiped|erased|anonymize & [group:patients|applicants|candidates|customers|users|members|guests]",
      "[group:applicants|candidates|patients|customers] .... also those who|that .. told",
      `stop|stops|remove|removed|drop|dropped|disable|disabled|skip|skips|off|taken_out|switched_off & purge|cleanup|clean_up|retention|expiry|anonymize|anonymise|anonymization|masking|mask|masked|scrub|scrubber|beforesend|wiped & [what:${KNOWN}]`,
      `[what:cvs|cv|notes|documents|${KNOWN}|<personal>] .... stay|stays|remain|remains|kept & rejected|refused|told|months|former|crontab`,
      "stop|stops|remove|removed|drop|dropped|disable|disabled|skip|skips|off|taken_out|no_longer|switched_off & purge|cleanup|clean_up|retention|expiry|anonymize|anonymise|anonymization|masking|mask|truncation|scrub|scrubber|beforesend",
      "[verb:stay|stays|kept|keep|remain|remains] .... rejected|refused|turned_down|former|left|unsuccessful|inactive",
      "also those|people|ones who .. told .. delete|deleted",
    ],
    unless: ["cache|branch|image|artifact|log rotation"],
    cwe: 359,
    severity: "high",
    rationale: "people were told otherwise, and nothing else takes these details away",
    name: [
      "A person's {what} could stay on record past the promised end",
      "Details of {group} could stay on record past the promised end",
      "Details of people stay once “{code}” no longer takes them away",
      "Details could stay on record that people believe gone",
    ],
    consequence: "So what was taken away until now stays from here on, for people who were told that it would go.",
    test: {
      technique: "trace-values",
      title: "Look for a marked person where the old step took them away",
      setUp:
        "A test installation whose clock can be set, a test person's entry with the mark CANARY-OLD-1 of the kind that the line names, and the text that people are shown about it.",
      steps: [
        "Set the clock one day past the point at which the details went before, and let all scheduled jobs run.",
        "Search tables, files, search results and outgoing requests for CANARY-OLD-1.",
        "Compare what is found with the text.",
      ],
      failsIf: "the mark CANARY-OLD-1 is found although the text says that it goes",
    },
    example: "Pool\n\nThe anonymization step is switched off at night.",
    counterexample: "Pool\n\nThe water is warmed by the sun at noon.",
  },
  {
    id: "deletion-has-to-reach-all",
    topicOnly: true,
    when: [
      `removes|remove|removed|delete|deletes|wipe .... [what:posts|photos|media|followers|members|keys|logs|${KNOWN}] && delete|deletion|deleting|remove my? .. account|organisation|user|person|profile`,
      `delete|deleting|deleted|deletion|erase|erasure|erased|anonymize|anonymise|purge|wipe .... account|user|person|people|member|personal|gdpr|customer|profile|patient|author & [what:${KNOWN}|orders|comments|files|ratings]`,
      `[what:${KNOWN}|comments|ratings] .... deleted|erased|removed|purged .... days|weeks|months|years|week|month`,
      "delete|deleting|deletion|erase|erasure|retirement|anonymize|anonymise|purge & account|accounts|user|users|person|people|member|members|personal|gdpr|customer|customers|profile|patient",
      "right to be forgotten",
      "deleted|erased|purged|anonymized|anonymised after|automatically .. days|weeks|months|years",
      "[what:addresses|accounts|entries|applications|records] .... deleted|erased|removed after .. day|week|month|year",
    ],
    unless: [
      "remove other people",
      "role|button|field|permission|group|column|import|dependency removed",
      "delete .. message|comment|branch|file",
    ],
    cwe: 359,
    severity: "low",
    rationale: "only what the deletion misses would be left, and it is reached from inside",
    name: [
      "{subject} can {predicate}, and copies of the person could be missed",
      "The deletion at {endpoint} could miss copies of the person",
      "The deletion could miss a copy of the person's {what}",
      "The deletion could miss copies of the person elsewhere",
    ],
    consequence: [
      "The question is what the deletion reaches beside the place it names: the person's {what} may also stand in logs, search results, exports and backups that are read back.",
      "The question is what the deletion reaches: the person's name and address may also stand in logs, search results, exports and backups that are read back.",
    ],
    test: {
      technique: "trace-values",
      title: "Delete a marked person and search everywhere",
      setUp:
        "A test installation with read access to database, files, logs and connected services, and a test person named Canary Leaver with the mark CANARY-DEL-1 in each field.",
      steps: [
        [
          "As Canary Leaver, leave {what} with the mark CANARY-DEL-1, and enter the name and mark wherever else the product takes them.",
          "As Canary Leaver, use every function that takes in details once.",
        ],
        [
          "As {subject}, {predicate}, and let all scheduled jobs run.",
          "Have the person removed in the way that the line describes, and let all scheduled jobs run.",
        ],
        "Search all those places for CANARY-DEL-1, Canary Leaver and the person's id.",
      ],
      failsIf: "one of the three is found in a place for which no reason to keep it was told to the person",
    },
    example: "Tidy\n\nMembers can delete their account in the settings.",
    counterexample: "Tidy\n\nMembers can sort their settings by name.",
  },
  {
    id: "kept-with-no-end",
    topicOnly: true,
    when: [
      `kept|keep|keeps|stored|stores|stay|stays|remain|archive|retained|readable|searchable .... no_end|without_end|without_limit|without_a_limit|no_limit|no_time_limit|without_time_limit|forever|for_ever|indefinitely|for_good|unlimited|as_long_as|no_deletion_date & [what:${KNOWN}|rows|events|records|entries]`,
      `[what:${KNOWN}|rows|events|records|entries] .... kept|stay|stays|stored|remain .. forever|for_ever|indefinitely|for_good|permanently`,
      "kept|keep|keeps|stored|store|stores|stay|stays|remain|history|archive|retained|readable|searchable .... no_end|without_end|without_limit|without_a_limit|no_limit|forever|indefinitely|for_good|unlimited|as_long_as",
      "[what:~] don't|never|not|longer expire|expires|deleted|erased|purged|removed|cleaned",
      "no|without .. retention|end_date|expiry|deletion & kept|keep|stored|data|history|log|people|names",
      "last|past [n:#] [unit:years|year] & kept|history|taken|loaded|search|pool|import|back",
      "never|not .. deleted|erased|purged|forgotten",
    ],
    unless: [
      "token|tokens|session|cache|certificate|link|key|image|build|branch|password expire|expires",
      "never deleted by accident",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "what has no end is lost with the first leak, long after its purpose",
    name: [
      "A person's {what} could be read long after the purpose has ended",
      "What {endpoint} takes in could be kept long after its purpose has ended",
      "People's details could be kept long after their purpose has ended",
    ],
    consequence: [
      "No day ends the keeping of that {what}: people who left long ago can still be found by it when a copy is read, handed on or stolen.",
      "So no day comes on which they go by themselves: people who left long ago are still in them when a copy is read, handed on or stolen.",
    ],
    test: {
      technique: "trace-values",
      title: [
        "Set the clock on and look for the {what} of a person who left",
        "Set the clock on and look for a person who left",
      ],
      setUp:
        "A test installation whose clock can be set, a test person with the mark CANARY-KEEP-1, and the period that the privacy notice names.",
      steps: [
        [
          "As that person, leave {what} with the mark CANARY-KEEP-1 in the way the line describes, and end the matter it was for.",
          "As that person, cause once what the line says is kept, and end the matter it was for.",
        ],
        "Set the clock one day past the period in the notice, and let all scheduled jobs run.",
        "Search tables, files and search results for CANARY-KEEP-1.",
      ],
      failsIf: "the mark CANARY-KEEP-1 is found after the period, or the notice names none",
    },
    example: "Chats\n\nChats with the coach stay readable without limit.",
    counterexample: "Chats\n\nChats with the coach have a search box.",
  },
  {
    id: "kept-for-so-long",
    topicOnly: true,
    when: [
      `kept|keep|keeps|stored|store|stores|retention|saved|retained|stays|retain|history .... [n:#] [unit:days|day|months|month|years|year|weeks|week|hours] & [what:${KNOWN}|<personal>]`,
      `[what:audio|calls|events|values|netflow|${KNOWN}|<personal>] .... kept|stored|keep|stored|stays .. for? [n:#] [unit:days|day|months|month|years|year|weeks|week|hours]`,
      `keep|store|retain .. [what:audio|calls|events|values|netflow|${KNOWN}|<personal>] .... [n:#] [unit:days|day|months|month|years|year|weeks|week|hours]`,
      "kept|keep|keeps|stored|store|stores|retention|history|saved|retained|stays|cached|retain .... [n:#] [unit:days|day|months|month|years|year|weeks|week|hours]",
      "[n:#] [unit:days|day|months|month|years|year|weeks|week] .. retention|history|of_history|back|kept",
      "deleted|erased|removed|purged|expire|expires|dropped after .. [n:#] [unit:days|day|months|month|years|year|weeks|week|hours]",
    ],
    unless: [
      "other positions",
      "until the|it flat|case|disk",
      "token|session|cookie|link|invitation|code|password|certificate|cache|trial|key",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "each further day is one more on which it can be read, searched and lost",
    name: [
      "A person's {what} could outlast the {n} {unit} in copies",
      "Details kept for {n} {unit} could outlast that in copies",
    ],
    consequence: [
      "The line names {n} {unit}. That has to be what people are told, no longer than the purpose needs, and hold for search, exports and backups of the {what} as well.",
      "The line names {n} {unit}. That has to be what people are told, no longer than the purpose needs, and hold for search, exports and backups as well.",
    ],
    test: {
      technique: "trace-values",
      title: ["Look for a person's {what} after {n} {unit} and a day", "Look for a marked person after {n} {unit}"],
      setUp:
        "A test installation whose clock can be set, read access to storage and copies, and a test person with the mark CANARY-KEEP-2.",
      steps: [
        [
          "As that person, leave {what} with the mark CANARY-KEEP-2 in the way the line describes.",
          "As that person, cause once what the line says is kept.",
        ],
        "Set the clock one day past {n} {unit}, and let all scheduled jobs run.",
        "Search tables, files, search results and copies for CANARY-KEEP-2.",
        "Compare {n} {unit} with the period in the privacy notice.",
      ],
      failsIf: "the mark CANARY-KEEP-2 is found, or the notice names a shorter period",
    },
    example: "Door log\n\nWho came through the door is kept for 90 days.",
    counterexample: "Door log\n\nWho came through the door is shown in 12 columns.",
  },
  {
    id: "retention-rule",
    topicOnly: true,
    when: [
      "retention & period|policy|setting|days|config|configurable|rule|set|add",
      "retention",
      "cleanup|clean_up|purge|prune .. job|task|old|inactive|users|accounts|data",
    ],
    unless: ["artifact|artifacts|branch|image|cache|metric retention"],
    cwe: 359,
    severity: "low",
    rationale: "what the rule misses is only kept longer, and read by nobody new",
    name: [
      "Entries could slip past the end that “{code}” sets",
      "People's entries could slip past the end that the retention sets",
    ],
    consequence:
      "The question is whether every entry meets that end: those made before the change, those without a date, attachments and copies, and entries that a later event touches again.",
    test: {
      technique: "trace-values",
      title: "Let marked entries grow old and look for them",
      setUp:
        "A test installation whose clock can be set, with three entries of test persons: CANARY-OLD made before the change, CANARY-NEW after it, CANARY-NONE without a date.",
      steps: [
        "Set the clock one day past the period and let all scheduled jobs run.",
        "Search tables, files and search results for the three marks.",
        "Set the period to 0 and to nothing, let the jobs run once more and note what they take away.",
      ],
      failsIf: "one of the three marks is found after the period",
    },
    example: "Visitors\n\nRetention for the visitor book can be set by the office.",
    counterexample: "Visitors\n\nThe visitor book has a page for each of the offices.",
  },
  {
    id: "what-is-typed-recorded",
    topicOnly: true,
    when: [
      "record|records|recorder|recording|replay|replays|capture|captures|heatmap & clicks|click|typed|typing|keystrokes|key|input|dom|screen|session|sessions|mouse|field",
      "session|screen replay|replays|recording|recordings",
    ],
    unless: ["stay|stays off until", "screen reader", "macro|test recorder", "record .. button|id|type|field|page"],
    cwe: 359,
    severity: "medium",
    rationale: "what is typed and deleted again is on record as well",
    name: ["What people type could be read by whoever watches the recordings"],
    consequence:
      "So each text can be on record as it was typed, with what stands around it on the screen, unless fields are blanked before the recording leaves the machine.",
    test: {
      technique: "trace-values",
      title: "Type marked values while it records, and watch the result",
      setUp: "A staging system with the recording on, a proxy that records requests, and an account that may watch it.",
      steps: [
        "Before any choice is made, move and click for ten seconds, then search the requests for what was recorded.",
        "While it records, type CANARY-REC-1 and the test card 4111111111111111, delete both and leave.",
        "Search the recorder's requests and what the watching account is shown for both values.",
      ],
      failsIf: "one of the two values is found, or the recording runs before it was agreed to",
    },
    example: "Insight\n\nThe SDK records each click and all key input.",
    counterexample: "Insight\n\nThe SDK has a smaller bundle and fewer fonts.",
  },
  {
    id: "faces-compared",
    topicOnly: true,
    when: [
      "[bio:face|faces|facial|biometric|fingerprint|voiceprint|iris] & match|matched|matches|recognize|recognise|recognition|compare|compared|template|templates|stored|store|kept|search|identify|scan|service|unlock|grouped|tagged|tag|sent",
      "[bio:face|faces|facial|voice] recognition",
    ],
    unless: ["font|type|clock|watch face|faces", "interface", "face of|up"],
    cwe: 359,
    severity: "high",
    rationale: "a person cannot change these features once they are known",
    name: ["People could be recognised by {bio} who never agreed to it"],
    consequence:
      "So people become known by what they cannot change or leave at home, others in the picture included. It needs each person's own yes, another way for those who say no, and an end.",
    test: {
      technique: "trace-values",
      title: "Look for a refusing person's features",
      setUp:
        "Invented persons CANARY-YES and CANARY-NO with samples made for the test, of whom the second refused, and read access to storage and outgoing requests.",
      steps: [
        "Bring about what the line describes, with a sample that has both persons in it.",
        "Search storage and outgoing requests for features or matches of CANARY-NO.",
        "Have CANARY-YES withdraw, let all jobs run, and search for theirs.",
      ],
      failsIf: "features of CANARY-NO are found, or those of CANARY-YES after the withdrawal",
    },
    example: "Albums\n\nPhotos of people are grouped by face recognition.",
    counterexample: "Albums\n\nPhotos of people are grouped by the day they were taken.",
  },
  {
    id: "children-concerned",
    topicOnly: true,
    when: [
      `[who:child|children|kids|pupils|minors] & [what:${KNOWN}|hobbies|results|marks|grades|adverts|ads|diary|profile|online]`,
      "[who:child|children|child's|children's|kids|kid|kids'|pupil|pupils|minors|minor|juniors] & see|show|shows|shown|visible|public|page|send|sent|kept|stored|collect|ads|location|photo|photos|birthday|name|names|profile|parent|parents|list|recorded|default",
      "under_13|under_16|under_18|parental|age_gate|age_check",
    ],
    unless: [
      "parental|child|maternity leave|sick|care",
      "child sick",
      "child process|node|page|component|item|element|theme",
      "minor version|release|fix|fixes|change|changes|update|bug|tweak",
    ],
    cwe: 359,
    severity: "high",
    rationale: "it concerns children, for whom a parent has to decide",
    name: ["A child's {what} could go where no parent agreed", "A child's details could go where no parent agreed"],
    consequence: [
      "The {what} of a child are not the child's to give away. A parent's own yes has to come first, for each child, and be possible to take back.",
      "Children cannot agree to that themselves. A parent's own yes has to come first, for each child, and be possible to take back.",
    ],
    test: {
      technique: "walk-flow",
      title: ["Look for the {what} of a child without a parent's yes", "Look for a child without a parent's yes"],
      setUp:
        "Two test children, Canary Kidone whose parent said yes and Canary Kidtwo whose parent was not asked, and an adult who is related to neither.",
      steps: [
        [
          "Put the marks CANARY-KID-1 and CANARY-KID-2 into the two children's {what}, and do what the line describes for both.",
          "Do what the line describes for both children.",
        ],
        "Search what came of it, raw answers and outgoing requests included, for both names and marks, as the unrelated adult where it can be opened.",
        "As Kidone's parent, take the yes back and repeat.",
      ],
      failsIf: "details of Kidtwo are found, or those of Kidone after the yes was taken back",
    },
    example: "Holiday camp\n\nThe page shows the kids with their tent and hobbies.",
    counterexample: "Holiday camp\n\nThe page shows the tents with their size and price.",
  },
  {
    id: "health-told-on",
    topicOnly: true,
    when: [
      "[what:diagnosis|diagnoses|illness|sick|sickness|medication|allergies|pregnancy|disability|symptoms|mood|therapy|icd|medical|prescription|prescriptions|health|blood] & show|shows|shown|see|sees|visible|send|sent|kept|stored|page|list|calendar|export|model|report|share|shared|tracker|mail|type|everyone|all|open|opens|field",
    ],
    unless: ["health check|checks|endpoint|probe|status|page", "healthz|healthcheck", "blood .. moon"],
    cwe: 359,
    severity: "high",
    rationale: "what is known of a person's health cannot be taken back",
    name: "A person's entry on health ({what}) could reach people without a part in their care",
    consequence:
      "So what the line does touches a person's health. Whoever does not treat or look after that person needs none of it, and the person has to know who gets it.",
    test: {
      technique: "trace-values",
      title: "Follow a test person's entry on health ({what})",
      setUp:
        "A test person with an entry on their health ({what}), an account without a part in their care, and a proxy that records outgoing requests.",
      steps: [
        "Put the mark CANARY-HEALTH-1 into the test person's entry ({what}), and do what the line describes.",
        "As the uninvolved account, search all pages, lists, feeds and raw answers for CANARY-HEALTH-1.",
        "Search outgoing requests and mails for it.",
      ],
      failsIf: "the mark CANARY-HEALTH-1 is found by that account, or with a receiver that the person was not told of",
    },
    example: "Shift plan\n\nThe plan shows sick colleagues in red.",
    counterexample: "Shift plan\n\nThe plan shows free shifts in green.",
  },
  {
    id: "worker-watched",
    topicOnly: true,
    when: [
      "[who:employee|employees|colleagues|drivers|driver|technicians|technician|staff|workers|couriers|courier|agents|agent|guards|cleaners|trainees|crew] & position|location|ranking|rank|ranked|statistics|minutes|score|monitor|monitored|performance|productivity|idle|late|speed|breaks|screenshots|recorded|watch|tracked|tracking|trail|time",
      "per employee|driver|technician|agent|person|worker & report|statistics|time|ranking|chart|minutes|score|numbers",
      "[who:managers|leads|supervisors|supervisor|manager] .... see|sees|open|view .... minutes|time|online|idle|ranking|statistics|position",
    ],
    unless: [
      "track number",
      "name and phone",
      "hidden records",
      "driver id .. insurer",
      "agent|colleague .. extension|number",
      "employee discount",
      "user agent|agents",
      "build|ci|ai|llm|coding agent",
      "time zone|zones",
      "driver version|install|database",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "people at work can hardly refuse, and the list can be held against them",
    name: [
      "What the {who} did at work could be held against them one by one",
      "What people did at work ({who}) could be held against them",
    ],
    consequence:
      "So single people's working day can be read from it. It should hold no more than its purpose needs, be open to those with that purpose alone, be known to those in it, and end when it is not needed.",
    test: {
      technique: "trace-values",
      title: "Read what is held on one test employee, and by whom",
      setUp:
        "Two test employees in different teams, one on leave, accounts of both team leads, and a notice for employees that tells of the purpose.",
      steps: [
        "As each of the two, do once what the line records, also outside of working hours.",
        "As the lead of the other team, ask for the entries of the first, on the page and in the export.",
        "Write down each field and its end date, and look for it in the notice.",
      ],
      failsIf: "the other team's lead reads entries of one person, or one is from outside of working hours",
    },
    example: "Depot\n\nStatistics per driver with time at each stop.",
    counterexample: "Depot\n\nStatistics of parcels by size and weight.",
  },
  {
    id: "place-of-a-person",
    topicOnly: true,
    when: [
      "[what:location|position|positions|gps|coordinates|geolocation|whereabouts|latitude] & user|users|people|person|seller|customer|customers|phone|app|share|sharing|show|shows|send|sends|sent|store|stored|kept|history|background|map|live|visible|profile|permission|each|every",
      "rides|ride|route|routes & public|visible|home|zone|share|shared|profile",
      "nearby|distance & people|users|members|profile|profiles|person",
    ],
    unless: [
      "tag|tags|asset|parcel|machine|machines|tractor & position|location",
      "location .. header|folder|path|of the file|config|block|directive",
      "position .. absolute|button|element|cursor|in the? list|order|scroll|fixed|sticky|top|left",
      "file|install|default|storage location|locations",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "it tells where a person lives and when nobody is at home",
    name: [
      "{subject} can {predicate}, and a person's home could be read from it",
      "A person's home could be worked out from the {what}",
      "A person's home could be worked out from where they go",
    ],
    consequence:
      "Single places look harmless; a few days of them give home, work and habits. What is rounded or hidden only on the screen is exact in the answer behind it.",
    test: {
      technique: "trace-values",
      title: ["Find a test person's home from the {what}", "Find a test person's home from the raw values"],
      setUp:
        "A test person with a known, invented home address, the least trusted account that is shown anything of them, and read access to storage.",
      steps: [
        [
          "As the test person, spend a day at home, at work and on the way with the {what} taken in as the line describes.",
          "As the test person, cause what the line describes at home, at work and on the way for a day.",
        ],
        "As the other account, save the raw answers and read places, times and radius from them.",
        "As the test person, switch sharing off where that is offered, move 2 km, and look again in answers and storage.",
      ],
      failsIf: "the home is found to within 200 metres, or the move after switching off is visible",
    },
    example: "Meet\n\nThe map shows the position of each user of the app.",
    counterexample: "Meet\n\nThe map shows the stops of the tram and the bus.",
  },
  {
    id: "picture-metadata",
    topicOnly: true,
    when: [
      "exif|iptc|metadata & strip|stripping|remove|keep|kept|photo|photos|picture|pictures|image|images|original|skip|original",
      "exif",
    ],
    unless: ["metadata .. package|project|table|json|column|api"],
    cwe: 359,
    severity: "medium",
    rationale: "whoever downloads a picture learns where and when it was taken",
    name: ["Whoever downloads a picture could read from it where it was taken"],
    consequence:
      "A phone writes place, time and device into each picture. Where that is left in any stored size, whoever can download the file reads it.",
    test: {
      technique: "trace-values",
      title: "Hand in a picture with a position and read every stored size",
      setUp: "Three JPEGs of 300 kB, 900 kB and 3 MB with a GPS position, one with an embedded preview, and exiftool.",
      steps: [
        "As an ordinary user, hand in the three pictures.",
        "As another user, download each size that is offered, the original included, and by the file's direct address.",
        "Run exiftool -a -G1 on each download and look for GPS, serial number and preview.",
      ],
      failsIf: "the position, a serial number or an embedded preview is in one of the downloads",
    },
    example: "Album\n\nStrip-exif is skipped for small pictures.",
    counterexample: "Album\n\nA frame is drawn around small pictures.",
  },
  {
    id: "pseudonym-undone",
    topicOnly: true,
    when: [
      "[how:hash|sha1|sha256|md5|hexdigest|pseudonym] & [from:email|mail|phone|number|address|birthday|birth|ip|name|device]",
      "[adj:anonymous|pseudonymous|hashed] & [from:email|mail|phone|number|address|birthday|birth|ip|name|device]",
      "anonymise|anonymize|anonymised & [from:email|mail|phone|number|address|birthday|birth|ip|name|device]",
      `names [how:replaced|removed|masked|hidden] & [from:number|numbers|id|email|username|csv]`,
      "[how:hash|hashed|sha1|sha256|md5|pseudonym|pseudonymous|pseudonyms|anonymous|anonymously|anonymised|anonymized|anonymise|anonymize] & user|users|person|people|name|names|mail|email|vote|ballot|survey|answers|number|ip|id|reports|statistics|identity|member|donors",
      "identity .. protected|hidden|removed",
      "names .. replaced|removed|masked|hidden",
    ],
    unless: ["password|passwords|bcrypt|argon2|commit|file hash", "hash map|table|router", "anonymous function|class"],
    cwe: 359,
    severity: "medium",
    rationale: "entries that were believed nameless can then be laid at one person's door",
    name: [
      "The person behind the {how} could be found by way of the {from}",
      "The person behind {adj} entries could be found by way of the {from}",
      "The person behind the {how} could still be found",
      "The person could still be found by way of the {from}",
      "One person could still be found behind the removed name",
    ],
    consequence:
      "A value that is the same each time, or made from a number that can be tried out, leads back to the person; so do the fields beside it when few people share them.",
    test: {
      technique: "examine-keys",
      title: "Trace one test person from what is stored",
      setUp:
        "Ten test persons with known numbers and addresses, each with one entry, and read access to what is stored, shown and exported.",
      steps: [
        "Compute SHA-1, SHA-256 and MD5 of each person's known values, and look for them in what is stored and exported.",
        "Compare order, times, network addresses and log lines with the moment at which each person took part.",
        "Look for groups of fewer than three people in the fields beside them.",
      ],
      failsIf: "an entry can be assigned to one of the ten persons",
    },
    example: "Vote\n\nNames are replaced in the list of ballots.",
    counterexample: "Vote\n\nThe ballot has a picture of each candidate beside it.",
  },
  {
    id: "contacts-of-others",
    topicOnly: true,
    when: [
      "address_book|phone_book|contacts|contact_list & upload|uploads|match|matched|send|sends|sync|permission|find|friends|numbers|import|read",
      "numbers|addresses|mails .. of non|people|those & kept|stored|keep|without|who .. account|join",
    ],
    unless: ["crm|vcard|contacts page|table|form", "contact .. form|us"],
    cwe: 359,
    severity: "medium",
    rationale: "the people in it never used the product and were not asked",
    name: ["People without an account could be stored from a user's contacts"],
    consequence:
      "So one user's tap hands over everyone in the list, those without an account included. A hashed number can be found by hashing all numbers.",
    test: {
      technique: "open-app",
      title: "Read what of the contacts leaves the device",
      setUp:
        "A test device behind a recording proxy, whose contacts hold one invented person without an account: Canary Contact, +49 30 5550199.",
      steps: [
        "Refuse the permission, use the function, and search the requests for the number and its SHA-256.",
        "Grant it, use the function, and search again.",
        "Search the server's tables for the number and its SHA-256 an hour later.",
      ],
      failsIf: "the number leaves after the refusal, or is stored although Canary Contact has no account",
    },
    example: "Start\n\nContacts are matched on install.",
    counterexample: "Start\n\nThe first page is shown in the evening colours.",
  },
  {
    id: "report-takes-along",
    topicOnly: true,
    when: [
      "local variables|variable & exception|stack|frame|sent",
      "setuser|set_user|breadcrumbs & event|events|send|email|ip",
      "[what:stack|log|screenshot|minidump|crash] .... user id|mail|email",
      "[what:crash|error|bug|diagnostic|diagnostics|feedback|log|logs|support] .... report|reports|attach|attached|attaches|upload|uploaded|sent|send|sends|posts|include|includes|bundle",
      "attach|attaches|include|includes|send|sends|upload|uploads .... [what:log|logs|crash|diagnostics|screenshot|screenshots]",
      "sentry|crashlytics|bugsnag|rollbar|appcenter|acra & add|added|user|send|sends|report|reports|enable|event|data|config|configuration|email|context",
    ],
    unless: ["fix|fixes|fixed .. crash|error", "catalog|blog|login|dialog|changelog", "error message"],
    cwe: 359,
    severity: "medium",
    rationale: "such reports hold what the person had open at that moment, and many people can read them",
    name: [
      "{subject} can {predicate}, and more of a person could go along than they see",
      "An error report could take along more of a person than they know",
    ],
    consequence:
      "A report holds what was on the screen and in memory: names, texts, addresses, tokens. People have to see and agree to what leaves, and those who say no must stay out.",
    test: {
      technique: "trace-values",
      title: "Cause a report and read all that is in it",
      setUp:
        "A test build behind a recording proxy, and a test person with CANARY-REP-1 as name, in an open text and in the address line.",
      steps: [
        "Without agreeing to anything, cause one report and list each field that leaves.",
        "Turn reports off where that is offered, cause another, restart, and look whether it leaves.",
        "Search all requests for CANARY-REP-1, the mail address, the session token and the device's id.",
      ],
      failsIf: "the mark leaves before any agreement, or a report leaves after it was turned off",
    },
    example: "Help\n\nFeedback now uploads the chat with the report.",
    counterexample: "Help\n\nThe page has a new picture and three short films.",
  },
  {
    id: "opens-counted-per-person",
    topicOnly: true,
    when: [
      "open|opens|opened|clicked|clicks|read .... mail|mails|email|newsletter|message|link & per|each|person|recipient|track|tracked|tracking|shown|visible|rate|tells|pixel|whether",
      "pixel|tracking_link|tracking_links|open_rate|read_receipt|read_receipts",
    ],
    unless: ["pixel .. ratio|perfect|density|size|google|android|phone", "pull request"],
    cwe: 359,
    severity: "medium",
    rationale: "people do not expect to be watched while reading their mail",
    name: ["Whether and when one person opened their mail could be on record unasked"],
    consequence:
      "So it is on record who opened what and when, for one named person, before that person could say anything about it.",
    test: {
      technique: "trace-values",
      title: "Open a mail as a person who refused, and look for the entry",
      setUp:
        "Two test mailboxes, CANARY-YES and CANARY-NO, of whom the second refused tracking, and a recording proxy.",
      steps: [
        "Send one message to both, open it in both mailboxes with pictures on, and follow one link.",
        "List the addresses that were fetched and the ids in them.",
        "Search tables and statistics for entries of CANARY-NO.",
      ],
      failsIf: "an entry of CANARY-NO is found, or an address fetched by that mailbox holds an id of its own",
    },
    example: "Mailing\n\nA pixel shows when the recipient has looked.",
    counterexample: "Mailing\n\nA banner shows the colours of the season.",
  },
  {
    id: "trained-on",
    topicOnly: true,
    when: [
      "[what:pictures|photos|recordings|chats|conversations|texts|messages|voices|documents|calls|data|answers|transcripts|voice] .... train|training|tuning|improve|better|recognition|learn",
      "train|trains|training|finetune|tune .. model|models|it|the .... on|with|from .. [what:pictures|photos|recordings|chats|conversations|texts|messages|voices|documents|calls|data|tickets]",
    ],
    unless: ["training course|staff|session|day|plan"],
    cwe: 359,
    severity: "medium",
    rationale: "what a model has learnt from a person cannot be taken out again",
    name: ["People's {what} could train what they were never asked about"],
    consequence:
      "So {what} given for one purpose serve a second one, with everyone that stands in them, unless people were asked and their no is kept with it.",
    test: {
      technique: "trace-values",
      title: "Look for a refusing person in the collected material",
      setUp:
        "Test persons CANARY-TRAIN-1 and CANARY-TRAIN-2, the second of whom refused, and read access to the collected material.",
      steps: [
        "As each of the two, hand in one example that carries the person's mark.",
        "Search the collected material for both marks.",
        "Delete the first person's example and search once more.",
      ],
      failsIf: "the mark CANARY-TRAIN-2 is found, or CANARY-TRAIN-1 after the deletion",
    },
    example: "Voice search\n\nRecordings stay on the server to make recognition better.",
    counterexample: "Voice search\n\nThe field has a larger microphone and a short help text.",
  },
  {
    id: "goes-to-a-model",
    topicOnly: true,
    when: [
      "[what:llm|gpt|openai|claude|gemini|model|ai] & send|sent|sends|text|name|names|cv|document|documents|chat|reads|read|summary|summarise|summarize|score|gets|vendor|region|stored|person|people|applicant|applicants|customer|customers",
    ],
    unless: ["data|view|domain|orm|role model|models", "model .. class|migration|number|year|field|attribute"],
    cwe: 359,
    severity: "medium",
    rationale: "what has gone to a service cannot be called back when a person objects",
    name: ["The service behind the {what} could get to know people by name"],
    consequence:
      "So what stands in the text leaves for the service that runs the model, people's names and details included, unless they are taken out first or those people were told.",
    test: {
      technique: "trace-values",
      title: "Read what of a test person goes to the service",
      setUp:
        "A recording stand-in for the model's service, and a test person, Canary Personone, with phone number 01632 960 001 in each field and document.",
      steps: [
        "Cause once what the line describes for Canary Personone.",
        "In what the stand-in received, search for the name, the number and all that the task does not need.",
        "Refuse as Canary Personone where that is offered, and repeat.",
      ],
      failsIf: "the name is sent although the task does not need it, or anything after the refusal",
    },
    example: "Sorting\n\nThe CV is sent to the model with all names.",
    counterexample: "Sorting\n\nThe list is sorted by the day of arrival.",
  },
  {
    id: "ads-and-trackers",
    topicOnly: true,
    when: [
      "[what:advertising|advertisers|pixel|tracker|trackers|adverts|remarketing|retargeting] & sdk|network|networks|get|gets|send|sent|used|segments|id|data|load|loads|page|pages|add|adds|partner|person|people|personalised|personalized|profile",
      "google_analytics|tag_manager|facebook_pixel|hotjar|matomo|mixpanel|amplitude|posthog|firebase_analytics|plausible",
      "advertising|device|ad id|ids|identifier",
    ],
    unless: ["issue|bug|time tracker", "ads .. removed|gone"],
    cwe: 359,
    severity: "medium",
    rationale: "a refusal comes too late for what has already been sent",
    name: [
      "People who refuse tracking could be followed by {what} all the same",
      "People who refuse tracking could be followed all the same",
    ],
    consequence:
      "So a third party learns what single people do here. It may start only after they agreed, carry no more than the purpose needs, and stop when they say no.",
    test: {
      technique: "open-app",
      title: "Make no choice, refuse, and list what goes to third parties",
      setUp: "A fresh test profile without any choice, a second one that refuses, and a proxy that records requests.",
      steps: [
        "In the fresh profile, start it, touch nothing for one minute and list requests to third parties and stored ids.",
        "In the second profile, refuse at the first question, use it for one minute and list the same.",
        "Search all requests for mail address, name, account id and what was looked at.",
      ],
      failsIf: "an id or detail of the person goes to a third party in either profile",
    },
    example: "Growth\n\nAdds the SDK of an advertising network to the app.",
    counterexample: "Growth\n\nAdds the prices of a second year to the page.",
  },
  {
    id: "usage-collected",
    topicOnly: true,
    when: [
      "[what:analytics|telemetry|usage|statistics|tracking|visits] & [with:email|customer|session|device|ip|user]",
      "search|views|view|visits|click|clicks & [what:events|statistics|analytics] & [with:session|customer|user]",
      "[what:analytics|telemetry|usage|statistics|tracking|visits] & send|sends|sent|posts|collect|collected|collects|user|users|id|person|per|anonymous|opt|enabled|add|added|track|tracks|associate|records",
      "track|tracking .. users|visitors|visits|clicks|reading|behaviour|behavior",
      "reading|watch|search|purchase|browsing|viewing history|histories",
    ],
    unless: [
      "machine|machines|tractor telemetry|customers",
      "tracks of",
      "time|issue|bug|order|parcel|shipment tracking",
      "tracking number|code",
      "domain|event|dom|webhook events",
      "memory|cpu|disk usage",
      "usage .. example|docs|readme|of",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "a list of what one person did can be held against them",
    name: [
      "What one person did could be looked up in the {what} ({with})",
      "What one person did could be looked up in the {what}",
      "What one person did could be looked up from their history",
    ],
    consequence:
      "The question is whether it counts people or follows one: with an id, mail address and network address beside it, each entry tells what that person did.",
    test: {
      technique: "trace-values",
      title: "Look for one test person in what is collected",
      setUp:
        "Two test persons with known addresses and ids, of whom the second refuses wherever that is offered, and a proxy that records requests.",
      steps: [
        "As each of the two, do once what is counted.",
        "Search recorded requests and stored rows for account id, mail address, network address and device id of both.",
        "As a reader of the result, filter for one person.",
      ],
      failsIf: "an entry of the refusing person is found, or a mail address stands in a request of either",
    },
    example: "Insights\n\nTelemetry of each page is sent weekly.",
    counterexample: "Insights\n\nThe page has fewer boxes and one large chart.",
  },
  {
    id: "default-shows",
    topicOnly: true,
    when: [
      `default|preset|preselected|ticked|automatically|everyone|everybody & [what:profile|weight|${KNOWN}|<personal>]`,
      "default|preset|preselected|ticked|automatically|everyone|everybody & [part:newsletter|newsletters|sharing|statistics|diagnostics|recording|matching|telemetry|visibility]",
      "[how:default|preset|preselected|ticked|automatically|everyone|everybody] & public|visible|shared|share|on|enabled|profile|history|sharing|searchable|published|show|shown",
      "public|visible|shared|enabled|on [how:default]",
      "private|only_me|hidden .... public|visible|shown",
    ],
    unless: [
      "protected|anonymous|hidden by default",
      "passport data",
      "direct share",
      "off|disabled|private by default",
      "dark|theme|compact|logging|cache|language|sort|branch default",
      "public|private key|method|class|function|repo",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "those who do nothing are in, and most never look for the switch",
    name: [
      "People who never chose it could be part of it with their {what}",
      "People who never chose the {part} could be part of it",
      "People who never chose it could be part of it by default",
    ],
    consequence: [
      "So whoever does nothing takes part with their {what}. Those who were there before, and those who had chosen otherwise, have to stay out until they say yes.",
      "So whoever does nothing takes part. Those who were there before, and those who had chosen otherwise, have to stay out until they say yes.",
    ],
    test: {
      technique: "walk-flow",
      title: [
        "Choose nothing, and look for the {what}",
        "Choose nothing, and look for the {part}",
        "Choose nothing, and look whether it happens",
      ],
      setUp:
        "Test persons entered before the change: CANARY-OLD who chose nothing and CANARY-NO who had refused where that was possible; CANARY-NEW entered after it.",
      steps: [
        "Take the change into use with all of them present, and let it run as the line describes.",
        [
          "Search where the {what} end up (pages, raw answers, outgoing requests) for the three marks.",
          "Search what came of it (pages, raw answers, outgoing requests) for the three marks.",
        ],
        "Have CANARY-NEW turn it off in the way that is offered, and search again.",
      ],
      failsIf: "one of the marks CANARY-OLD and CANARY-NO is found, or CANARY-NEW after turning it off",
    },
    example: "Walls\n\nProfiles are public by default.",
    counterexample: "Walls\n\nProfiles have a picture and a short text.",
  },
  {
    id: "marketing-mail",
    topicOnly: true,
    when: [
      "[what:newsletter|marketing|campaign] & consent|agreed|unsubscribed|list|sync|tool|contacts|subscribed|subscribe|send|goes|set|box|opt|added|everyone|buyers|customers|users|people",
      "[who:people|users|members|customers|donors|contacts|buyers|guests] .... unsubscribed|subscribed|unsubscribe",
      "[what:newsletter|marketing|campaign] & [who:people|users|members|customers|donors|contacts|buyers|guests|subscribers]",
    ],
    unless: [
      "listed so",
      "erased contact",
      "event|message|topic|observable subscriber|subscribers|subscribe",
      "newsletters look|broken|template",
      "newsletter & erased|deleted",
      "list unsubscribe post",
    ],
    cwe: 359,
    severity: "low",
    rationale: "it brings unwanted mail and harms no further",
    name: [
      "People who said no could still get {what} mail",
      "People who said no could still be written to from {endpoint}",
      "People who said no could still be written to",
    ],
    consequence:
      "The question is whose yes stands behind each address: a yes that was given for this purpose, is kept with its date and text, and ends at once when it is taken back.",
    test: {
      technique: "walk-flow",
      title: "Agree, do nothing, and unsubscribe, then send one mailing",
      setUp: "Three test persons with a mailbox each: one agreed, one never chose, one unsubscribed.",
      steps: [
        "Have the list built on the test system and one mailing sent.",
        "Read the three mailboxes, and use the way to unsubscribe in the first one.",
        "Change the address of the third, send a second mailing and read them again.",
      ],
      failsIf: "one of the other two gets a mailing, or the first one does after unsubscribing",
    },
    example: "Spring\n\nA campaign goes to buyers of last year.",
    counterexample: "Spring\n\nA new banner greets buyers of last year.",
  },
  {
    id: "cookie-before-choice",
    topicOnly: true,
    when: [
      "[what:cookie|cookies|localstorage|fingerprint] & set|stored|store|banner|consent|id|visitor|visitors|user|track|accept|reject|preferences|before",
      "cookie_banner|cookie_consent",
    ],
    unless: ["session|auth|csrf|login|secure|httponly|samesite cookie|cookies"],
    cwe: 359,
    severity: "medium",
    rationale: "a refusal comes too late for what was already stored",
    name: ["An id could be stored on people's machines before they can answer"],
    consequence:
      "So what is stored may make a visitor known again. Unless it is needed for what they asked for, it may be there only after they agreed, and has to go when they say no.",
    test: {
      technique: "walk-flow",
      title: "Make no choice, refuse, and list what is stored",
      setUp: "Two fresh browser profiles and a proxy that records requests.",
      steps: [
        "In the first, open the start page, touch nothing for one minute, and list cookies, local storage and requests to third parties.",
        "In the second, refuse, visit three pages and list the same.",
        "In the first, agree, then take it back, reload and list once more.",
      ],
      failsIf: "an id that is not needed for the page is stored without a yes, or is left after it was taken back",
    },
    example: "Visitors\n\nA cookie with an id is set for each visitor.",
    counterexample: "Visitors\n\nA counter on the wall shows the number of visitors.",
  },
  {
    id: "recorded-voice-or-picture",
    topicOnly: true,
    when: [
      "[what:recording|recordings|camera|cameras|microphone|cctv|transcript|transcripts|footage|meetings|intercom|stills] & kept|stored|store|view|open|opens|guest|guests|transcribed|background|without|watch|hours|days|people|listen|automatically|detected|starts|joins|portal",
      "record|records|recorded|transcribe .. [what:calls|call|meeting|meetings|conversation|consultation|video|audio|voice|screen]",
      "button record ... toolbar|call|video",
    ],
    unless: [
      "patient|donor|shared|hidden|my|a record|records",
      "opening .. record",
      "donor records",
      "api|function|method|callback|system|remote call|calls",
      "video .. player|format|codec",
      "macro",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "people on it may not know of it, and what they said or did stays on record",
    name: [
      "{subject} can {predicate}, and people on them may not know of it",
      "People on the {what} could be watched and heard by more than they know",
      "People could be recorded without knowing it",
    ],
    consequence:
      "People are heard or seen there who may not know of it. They have to be told before it starts, few may look at it, and it has to end.",
    test: {
      technique: "walk-flow",
      title: "Be recorded as a test person, and look who gets it",
      setUp:
        "A test person who knows nothing of the change, a tester with read access to storage, and an account that may not watch.",
      steps: [
        "As the test person, take part once, write down each announcement, and say or show CANARY VOICE ONE.",
        "As the account that may not watch, open the place where it is listed and its direct address.",
        "Set the clock past the named end, let all jobs run, and look for it in storage.",
      ],
      failsIf:
        "it was made before any announcement, opens for the account that may not watch, or is left after its end",
    },
    example: "Hall\n\nThe camera in the hall is watched by guests.",
    counterexample: "Hall\n\nThe lamp in the hall goes on at six o'clock.",
  },
  {
    id: "copied-for-tests",
    when: [
      "[where:staging|sandbox|demo|test] .. is|refresh|refreshed|copies|copied .... production",
      "copies|copy .... production & contacts|mails|people|customers|names|unmasked",
      "production|prod|live|real .. data|dump|copy|database|customers & test|tests|staging|demo|training|developers|laptop|ci|sandbox|locally",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "test systems are open to more people and watched less",
    name: ["Real people's details could be read by everyone with the test system"],
    consequence:
      "So real people's details lie where more people have access, unless names, addresses and texts are replaced before the copy leaves.",
    test: {
      technique: "trace-values",
      title: "Look for a marked person in the copy",
      setUp: "A marked person, Canary Realone, entered in the source of the copy, in each field and text that it has.",
      steps: [
        "Have the copy made in the way that the line describes.",
        "Search the copy, its files and its logs for Canary Realone, the mail address and the number.",
        "Cause one mail on the copy, and look whom it is addressed to.",
      ],
      failsIf: "one of the three is found in the copy, or a mail goes to the real address",
    },
    example: "Staging\n\nStaging gets a copy of the production data each night.",
    counterexample: "Staging\n\nStaging gets a second machine and a new name.",
  },
  {
    id: "handed-to-another",
    topicOnly: true,
    when: [
      `send|sends|sent|hand|handed|pass|passed|share|shared|upload|export|goes|go|gets|get .... [to:partner|vendor|insurer|insurers|landlord|advertisers|sponsor|agency|police|authority|researchers|broker|provider|dealer|buyer|seller|tool|operator|api|service|sdk|hr|third|warehouse] & [what:${KNOWN}|application|income|papers|<personal>]`,
      `[to:partner|vendor|insurer|insurers|landlord|advertisers|sponsor|agency|police|authority|researchers|broker|provider|dealer|buyer|seller|hr] .. gets|get|receives|receive .... [what:${KNOWN}|application|income|papers|<personal>]`,
      "[to:partner|partners|vendor|vendors|insurer|insurers|landlord|advertisers|sponsor|sponsors|agency|agencies|police|authority|researchers|broker|brokers|third|dealer|dealers|buyer|buyers|seller|network|networks|tool|service|authorities|districts] & gets|get|receive|receives|shared|share|sold|sell|sent|hand|handed|passed|export|upload|access",
      "us|eu|other region|country|countries|server & data|stored|hosted|cheaper|transfer",
    ],
    unless: [
      "decide whether",
      "the user's choice",
      "agrees",
      "only after|with .. consent|agreement",
      "service .. worker|account|class|mesh|port|container",
      "network .. error|timeout|policy|interface",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "what has left cannot be called back when a person objects",
    name: [
      "A person's {what} could reach the {to} without that person's agreement",
      "People's details could reach the {to} without their agreement",
      "People's details could reach another company without their agreement",
    ],
    consequence: [
      "Once the {what} are with the {to}, they cannot be called back by deleting them here. Only people who agreed may be in it, with only the fields that this purpose needs.",
      "So what people gave for one purpose is then elsewhere. It should hold only those who agreed, with only the fields that the new purpose needs, and it must be possible to call it back.",
    ],
    test: {
      technique: "trace-values",
      title: "Read which fields leave, and of whom",
      setUp:
        "A recording stand-in for the receiving side, and test persons CANARY-YES and CANARY-NO, the second of whom refused.",
      steps: [
        [
          "Have happen once what the line describes, with both persons and their {what} present.",
          "Have the transfer of the quoted line run once, with both persons present.",
        ],
        "In what the stand-in received, list every field and search for both marks.",
        "Have CANARY-YES withdraw, and run it again.",
      ],
      failsIf: "the mark CANARY-NO arrives, or CANARY-YES in the transfer after the withdrawal",
    },
    example: "Survey\n\nThe survey tool gets name and ward after each visit.",
    counterexample: "Survey\n\nThe form has five questions and a smile.",
  },
  {
    id: "scored-by-machine",
    topicOnly: true,
    when: [
      "[what:score|scores|scored|scoring|segments|weights|interests|recommendation|recommendations] & person|people|user|users|customer|customers|applicant|applicants|member|tenant|tenants|profile|nightly|age|computed|read|bought|reject|decide|decides",
    ],
    unless: ["code|test|lighthouse|credit_card|game|high score|scores"],
    cwe: 359,
    severity: "medium",
    rationale: "people are judged by something that they do not know and cannot correct",
    name: ["People could be judged by a {what} that they neither see nor can correct"],
    consequence:
      "So a value is worked out for single people, and things follow from it. They have to know of it, be able to see, correct and refuse it, and it must not use what was given for something else.",
    test: {
      technique: "trace-values",
      title: "Read what is worked out for one test person",
      setUp:
        "Test persons CANARY-YES and CANARY-NO, the second of whom refused where that is offered, and read access to storage.",
      steps: [
        "As both persons, cause what the line works out.",
        "List each value that went in and came out, and where it is stored and shown.",
        "As CANARY-YES, look for it in the own profile and the own data export, then delete the account and search storage.",
      ],
      failsIf: "one was worked out for CANARY-NO, is missing in the own export, or is left after the deletion",
    },
    example: "Renting\n\nTenants get a score from their payments.",
    counterexample: "Renting\n\nTenants get a key from their caretaker.",
  },
  {
    id: "consent-has-to-hold",
    topicOnly: true,
    when: [
      "consent|consents|opt_in|opt_out|gdpr|ccpa|privacy_policy|privacy_notice|privacy_settings|agreement|agreed|agree|dsar|tick_box & add|adds|added|new|switch|stored|store|date|version|withdraw|revoke|required|only|ask|asks|before|settings|page|per|log|link|checkbox|legal|update|when|until|who",
      "consent|gdpr",
    ],
    unless: ["oauth|scopes consent", "license agreement"],
    cwe: 359,
    severity: "low",
    rationale: "only a hole in the new choice would be left",
    name: [
      "The choice at {endpoint} could fail to reach all that rely on it",
      "A person's choice could fail to reach every place that relies on it",
    ],
    consequence:
      "A choice is only worth what heeds it. Check that it is asked for before anything starts, that no is as easy as yes, that it is kept with date and wording, and that taking it back stops what is queued.",
    test: {
      technique: "walk-flow",
      title: "Choose nothing, no, yes and no again, and look what happens",
      setUp: "Four fresh test persons, one for each of the four courses, and a proxy that records requests.",
      steps: [
        "As the first, choose nothing; as the second, say no; as the third, say yes; as the fourth, say yes and take it back.",
        "For each, cause what depends on the choice, and note what is sent and stored.",
        "Send the request that stores the choice with the id of the third while signed in as the second.",
      ],
      failsIf: "anything that needs a yes happens for one of the others than the third, or the third's choice changes",
    },
    example: "Legal\n\nA new consent is asked with date and wording.",
    counterexample: "Legal\n\nThe imprint names the new managing director.",
  },
  {
    id: "own-data-handed-out",
    topicOnly: true,
    when: [
      "takeout|subject_access|access_request|data_export|export_my_data|download_my_data|export_of_my_data|data_portability|personal_data_export",
      "export|download .. my|their|your data",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "the copy holds everything about one person at once",
    name: ["A person's own export could hold what is another person's"],
    consequence:
      "Such a copy holds everything about one person in one place. It must go to that person alone, leave out what is others', and not stay behind where it was made.",
    test: {
      technique: "trace-values",
      title: "Order the own data and look for others in it",
      setUp:
        "Test persons A and B who have written to each other, with the marks CANARY-A and CANARY-B in their details.",
      steps: [
        "As A, order the own data, and search the result for CANARY-B and internal notes.",
        "As B, and without a session, open the address of A's result.",
        "A week later, open it as A and look for the file in storage.",
      ],
      failsIf: "it holds details of B, opens for another than A, or still lies there after a week",
    },
    example: "Account\n\nA data export in the settings.",
    counterexample: "Account\n\nA new font in the settings.",
  },
  {
    id: "address-in-log",
    topicOnly: true,
    when: [
      "ip|ips .. address|addresses? & store|stored|stores|kept|keep|log|logged|anonymise|anonymize|truncate|country|save|filled|hash|show|shown",
      "netflow|sni|dns .. records|names|log & client|device|kept|stores",
    ],
    unless: ["allow|block|deny ip|list", "bind|listen .. address"],
    cwe: 359,
    severity: "low",
    rationale: "it takes further data to find the person behind an address",
    name: ["What one household did could be read from the stored addresses"],
    consequence:
      "A network address leads to a household. Stored whole, beside what was done and when, it tells what people there did.",
    test: {
      technique: "trace-values",
      title: "Look for one test address in storage",
      setUp: "Two test clients at 198.51.100.23 and 2001:db8:17::23, and read access to tables, logs and exports.",
      steps: [
        "From both clients, cause once what the line stores.",
        "Search tables, logs and exports for both addresses, whole and hashed with SHA-256.",
        "Set the clock past the named period, let all jobs run, and search again.",
      ],
      failsIf: "an address is found after the period, whole or as its plain hash",
    },
    example: "Forum\n\nThe IP address of each post is stored.",
    counterexample: "Forum\n\nThe colour of each post is chosen by the reader.",
  },
  {
    id: "seen-by-more-people",
    topicOnly: true,
    when: [
      "page|directory|card|profile with .. [what:photo|name|phone|birthday|address|picture|portrait]",
      "page|directory|hit|list shows [what:photo|name|phone|birthday|address|picture]",
      `[who:${READERS}|staff] ... see|sees|view|open|opens|read|find|follow|look|access|download & [what:${KNOWN}|<personal>]`,
      `show|shows|shown|visible|public|publish|published|appears|returned|list & [what:${KNOWN}|<personal>]`,
      `show|shown|visible|public|published|sent .... to|for [who:${READERS}] & [what:${KNOWN}|<personal>]`,
      "neighbours|landlords|sellers|members|guests|visitors|everyone|everybody|anyone|colleagues|parents|readers|managers|employees|users|citizens|families|recruiters|staff & see|sees|view|open|opens|visible|show|shows|shown|read|search|find|list|published|publish & name|names|birthday|birthdays|photo|photos|mail|email|phone|address|addresses|details|profile|history|notes|person|online|last_seen|absence|absences",
      "publish|published|public|visible|shown|shows|show .... names|birthday|photos|email|emails|phone|address|addresses|surname",
      "search|find .. people|person|citizens|members|owner|name",
    ],
    unless: [
      "user id seen",
      "list unsubscribe post",
      "listing of .. folders",
      "receive addresses",
      "no data .. sent",
      "same variant",
      "find .. by search engine",
      "screen reader",
      "own|only .. email|phone|photo|details",
      "file|branch|package|class|column|variable name|names",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "nobody can take back what others have already read",
    name: [
      "A {who} could read a person's {what} without that person's choice",
      "A person's {what} could be shown to readers whom that person never chose",
      "{subject} can {predicate}, and those shown may not have agreed",
      "People could be shown at {endpoint} to readers they did not choose",
      "People could be shown to readers they never chose",
    ],
    consequence: [
      "Whoever is shown has to know that their {what} can be read there and by whom, and be able to say no; the raw answers have to keep to that no as well as the page.",
      "Whoever is shown has to know of it and be able to say no, and the raw answers have to keep to that no as well as the page.",
    ],
    test: {
      technique: "compare-answers",
      title: [
        "Look for the {what} of a person who did not agree to be shown",
        "Look for a person who did not agree to be shown",
      ],
      setUp: [
        "A test person whose {what} carries the mark CANARY-DET-1 and who agreed to nothing, and an ordinary reader who does not know that person.",
        "A test person with the mark CANARY-DET-1 in name, address and texts, who agreed to nothing, and an ordinary reader who does not know that person.",
      ],
      steps: [
        [
          "As a {who} to whom the test person gave nothing, use what the line describes and search the raw answers for CANARY-DET-1.",
          "As that reader, send what the page sends to {endpoint} and search the raw answers for CANARY-DET-1.",
          "As that reader, use what the line describes and search the raw answers for CANARY-DET-1.",
        ],
        "Look for the test person by name and by the first letters of the name, where names can be looked up, and search again.",
        "As the test person, say no in the way that is offered, repeat the first step, and note whether there is any such way.",
      ],
      failsIf: [
        "the test person's {what} are answered, marked CANARY-DET-1, though no choice of theirs allows it",
        "the mark CANARY-DET-1 is answered although no choice of the test person allows it",
      ],
    },
    example: "Board\n\nTeam members are shown with their phone at the door.",
    counterexample: "Board\n\nThe board at the door has a clock and a map.",
  },
  {
    id: "asks-for-delicate",
    topicOnly: true,
    when: [
      `add|form|ask|asks|required|enter|enters|types|store|stored|import|send|sent|column|export|upload|kept|keeps|mail|weekly|collect|returns|shown|shows & [what:photo|picture|birthday|birthdate|passport|selfies|salary|diagnosis|medication|position|plates|cvs|transcripts|conversations|questionnaire|mood|meals|consumption|metadata|iban|<personal>]`,
      `add|form|ask|asks|required|enter|store|stored|import|send|sent|column|export|page|under|upload|hand|downloadable & [what:<personal>]`,
      "[what:passport|passports|iban|payslip|payslips|birthday|birthdate|dob|nationality|religion|gender|ssn|income|salary|phone|surname|postcode|ethnicity] & field|ask|asks|required|enter|enters|form|store|stored|import|send|sent|column|upload|add|adds|new|report|export|mail|with",
      "date_of_birth|year_of_birth|home_address|mail_address|email_address|phone_number|full_name & field|ask|required|enter|store|stored|import|send|sent|column|add|list|with|export",
    ],
    unless: [
      "exif|imageexiftagremover",
      "receive addresses",
      "location sharing",
      "no data .. sent",
      "documents .. follow",
      "with|my|each phone",
      "passport feature|login|session",
      "scan visitors",
      "placeholder|validation|regex|typo",
    ],
    cwe: 359,
    severity: "medium",
    rationale: "whoever reads one of those places gets what was given for one purpose",
    name: [
      "A person's {what} could spread further than they were told",
      "Details that people give could spread further than they were told",
    ],
    consequence: [
      "Every place that a person's {what} reaches (storage, log, mail, export, other services), who reads it there and when it ends has to be what that person was told.",
      "So a detail that tells of one person passes here. Where it goes (storage, log, mail, export, other services), who reads it and when it ends has to be what people were told.",
    ],
    test: {
      technique: "trace-values",
      title: [
        "Follow a test person's {what} to every place reached",
        "Follow one marked value to every place it reaches",
      ],
      setUp: [
        "A test person, Canary Personone, with unmistakable test values as {what}, read access to storage, logs and outgoing requests, and the text that people are shown about it.",
        "A test person, Canary Personone, with an unmistakable value in that field, read access to storage, logs and outgoing requests, and the text that people are shown about it.",
      ],
      steps: [
        [
          "As Canary Personone, give unmistakable values as {what}, and go once through what the line describes.",
          "As Canary Personone, go once through what the line describes.",
        ],
        "Search storage, logs, files, mails and outgoing requests for the value.",
        "Compare each place, reader and end date with the text.",
      ],
      failsIf: "the value is found in a place, or shown to a reader, that the text does not name",
    },
    example: "Guests\n\nThe form asks for the passport of the guest.",
    counterexample: "Guests\n\nThe form asks for the colour of the room.",
  },
  // General.
  {
    id: "general-privacy",
    cwe: 359,
    severity: "medium",
    rationale: "details of people would be shown, used or kept in a way that they were not told",
    name: [
      "{subject} can {predicate}, and people's details may go other ways than they were told",
      "“{line}”: people's details may go other ways than they were told",
      "{endpoint} may handle people's details otherwise than they were told",
      "With {code}, people's details may be handled otherwise than they were told",
      "People's details in {objects} may be handled otherwise than they were told",
      "People's details may be handled otherwise than they were told",
    ],
    consequence: [
      "Where {subject} can {predicate}, a tester asks whose details are shown, sent or kept, for what purpose, until when, and whether those people were told so.",
      "A tester asks whose details {endpoint} takes in, shows or passes on, for what purpose, until when, and whether those people were told so.",
      "A tester asks whose details pass through {code}, for what purpose, until when they are kept, and whether those people were told so.",
      "A tester asks whose details stand in {objects}, what this line does with them, until when they are kept, and whether those people were told so.",
      "A tester asks whose details this line shows, sends or keeps, for what purpose, until when, and whether those people were told so.",
    ],
    test: {
      technique: "trace-values",
      title: [
        "Follow Canary Personone's details where {subject} can {predicate}",
        "Follow Canary Personone's details through {endpoint}",
        "Follow Canary Personone's details in {objects}",
        "Follow Canary Personone's details and compare with what people are told",
      ],
      setUp:
        "A test person, Canary Personone, with the birthday 1 January 1901 and the phone number 01632 960 001, read access to storage, logs and outgoing requests, and the text that tells people what is done with their details.",
      steps: [
        [
          "With Canary Personone among the test data, do what {subject} can: {predicate}.",
          "Call {endpoint} with Canary Personone among the test data.",
          "With Canary Personone among the test data, do what “{line}” is about.",
          "Do what the line names with Canary Personone among the test data.",
        ],
        "Search storage, logs, files and outgoing requests for the name, the birthday and the number, and write down each place, reader and end date.",
        "Look for each of them in the text, with its purpose and period.",
      ],
      failsIf: "a detail is kept in a place, or shown to a reader, that the text does not tell of",
    },
  },
];
