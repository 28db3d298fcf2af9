// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

/** Details of a person that are delicate by themselves. */
const DETAILS =
  "birthday|birthdays|birthdate|dob|iban|passport|passports|salary|diagnosis|allergies|medication|phone|email|nationality|<personal>";
const TRACKS = "analytics|telemetry|statistics|event|events|metrics|tracking|usage|pixel";

export const privacy: Situations = [
  {
    id: "refusal-not-heeded",
    when: [
      "[who:people|users|members|persons|customers|guests|donors|contacts|recipients|those|subscribers] who [act:>] & switched|turned|opted|refused|objected|unsubscribed|declined|disabled & also|even|still|anyway|regardless",
      "also|even|still .. when|if|though the? [who:person|user|member|customer|guest|contact|recipient] [act:>] & turned|switched|opted|refused|objected|unsubscribed|declined|disabled",
      "ignore|ignores|ignoring|bypass|regardless .. opt|privacy|do|consent|tracking out|setting|settings|not|choice .. of|from|for [who:users|members|customers|guests|people] [act:>]",
    ],
    unless: ["no longer|not|never|don't|stop .. shown|sent|tracked|included"],
    cwe: 359,
    severity: "high",
    because: "they have said no, and it happens all the same",
    name: "The choice of {who} who {act} could stay without effect",
    so: "So their own choice has no effect here, and nothing tells them that it has none.",
    test: {
      act: "walk-flow",
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
    raises:
      "Read receipts\n\nReceipts are also shown for people who switched them off in their settings, since we have the data.",
    silent: "Read receipts\n\nReceipts are shown as two small ticks.",
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
    because: "a refusal comes too late for what was already taken",
    name: "People who would refuse could be reached by {what} before they can answer",
    so: "So those who would say no are treated like those who agreed, at least until they have answered.",
    test: {
      act: "walk-flow",
      title: "Make no choice, refuse, and watch {what}",
      setUp: "A fresh test profile without any choice, a second one that refuses, and a proxy that records requests.",
      steps: [
        "In the fresh profile, start it, touch nothing for one minute and list the recorded requests and stored identifiers.",
        "In the second profile, refuse at the first question, use it for one minute and list the same.",
      ],
      failsIf: "a request or identifier of {what} is recorded in either profile",
    },
    raises:
      "Page statistics\n\nThe recorder script loads before the banner is answered, otherwise the first seconds are missing.",
    silent: "Page layout\n\nThe banner stands at the bottom in blue.",
  },
  {
    id: "switch-for-reports",
    when: [
      "send|sends|sending [what:crash|analytics|telemetry|usage|statistics|diagnostic|diagnostics] .. reports|data|statistics|events? & switch|switches|toggle|flag|setting|should|field|preference",
      "switch|switches|toggle|setting|checkbox|preference for|of .. [what:crash|analytics|telemetry|usage|diagnostic|statistics] .. reports|reporting|data|collection|flags",
    ],
    cwe: 359,
    severity: "medium",
    because: "people who turn it off trust that nothing leaves any more",
    name: "People who turn {what} reports off could still have them sent",
    so: "So the switch has to hold for each report on its way: those queued before it was turned off, those of the first start, and those sent by a library on its own.",
    test: {
      act: "open-app",
      title: "Turn {what} reports off and watch what is sent",
      setUp: "A test build on a clean device, behind a proxy that records all requests.",
      steps: [
        "Start it for the first time, make no choice, use it for one minute and list the requests to the reporting service.",
        "Take the device offline, cause one {what} report, turn the switch off, and go online again.",
        "Restart, cause one more report and list the requests.",
      ],
      failsIf: "a {what} report is sent after the switch was turned off",
    },
    raises: "Settings\n\nAdded a flag that says whether we should send crash reports.",
    silent: "Settings\n\nAdded a heading above the list of languages.",
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
    because: "those who do nothing are in, and most never look for the switch",
    name: "People who never chose it could be part of the {what}",
    so: "So nobody is asked about the {what}: whoever does nothing takes part, unless those who were there before are left out until they say yes.",
    test: {
      act: "walk-flow",
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
    raises: "Chat sharing\n\nSharing is on by default for new chats; turn it off in the chat menu.",
    silent: "Chat colours\n\nChats have a pale background in the evening.",
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
    because: "the person believes it gone, while it can still be read and handed on",
    name: "A deleted person's {what} could still be read and passed on",
    so: "So the {what} of a person who asked to be deleted stays in use: whoever may read the table, an export or a copy of it still finds that person there.",
    test: {
      act: "trace-values",
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
    raises: "Softer account deletion\n\nDeleting an account hides it; the posts and photos stay in place.",
    silent: "Softer colours\n\nThe account page has a light grey background.",
  },
  {
    id: "kept-without-end",
    when: [
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
    because: "what is kept for ever is lost with the first leak, long after its purpose",
    name: "{what} could still lie there years after anyone needs it",
    so: "So no day is named on which {what} go: people who left long ago are still in it when a copy is read, sold or stolen.",
    test: {
      act: "trace-values",
      title: "Set the clock on and look for {what}",
      setUp:
        "A test installation whose clock can be set, a test person with {what} that carry the mark CANARY-KEEP-1, and the period that the privacy notice names.",
      steps: [
        "Finish the test person's matter, set the clock one day past the named period and let all scheduled jobs run.",
        "Search tables, files and search results for CANARY-KEEP-1.",
      ],
      failsIf: "the mark CANARY-KEEP-1 is found after the period, or no period is named for {what}",
    },
    raises: "Group trips\n\nThe passport copies are kept until someone deletes them.",
    silent: "Group trips\n\nThe list keeps its order until someone sorts it.",
  },
  {
    id: "clean-up-taken-out",
    when: [
      "job|cron|task [code2:~] is|was? removed|deleted|disabled|dropped|off & purge|cleanup|retention|expire|erase|prune",
      "remove|drop|disable the? [code2:purge|cleanup|retention|erasure] job|task|cron|period|limit",
    ],
    cwe: 359,
    severity: "medium",
    because: "nothing else takes the old entries away",
    name: [
      "People's old entries could stay for good once {code} is gone",
      "People's old entries could stay for good once the {code2} job is gone",
    ],
    so: "So what this job took away until now stays from here on, and so do people who were told that it would go.",
    test: {
      act: "trace-values",
      title: "Let a test person's entry grow old and look for it",
      setUp:
        "A test installation whose clock can be set, and a test person's entry with the mark CANARY-OLD-1 of the kind that the job took away.",
      steps: [
        "Set the clock one day past the age at which the job took entries away, and let all scheduled jobs run.",
        "Search tables, files and search results for CANARY-OLD-1.",
      ],
      failsIf: "the mark CANARY-OLD-1 is found although the privacy notice names the earlier day",
    },
    raises: "Applicants archive\n\nThe job `purge_applicants` is removed.",
    silent: "Applicants archive\n\nThe button for the archive is removed.",
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
    because: "a term is named, and only what it forgets stays longer",
    name: "Copies of {what} could outlive the {n} {unit}",
    so: "Check that the {n} {unit} hold for every copy of {what}: the row, the file behind it, the search index and a backup that is restored.",
    test: {
      act: "trace-values",
      title: "Look for {what} after {n} {unit} and a day",
      setUp: "A test installation whose clock can be set, and {what} of a test person with the mark CANARY-TERM-1.",
      steps: [
        "Set the clock to {n} {unit} and one day later, and let the scheduled jobs run.",
        "Search tables, files and search results for CANARY-TERM-1, and open the direct address of each file.",
        "Restore the backup of the first day on a second machine, let the jobs run there and search again.",
      ],
      failsIf: "the mark CANARY-TERM-1 is found in one of them",
    },
    raises: "Coaching\n\nThe recordings are kept for 12 months, also for people who left.",
    silent: "Coaching\n\nThe player shows 12 bars while it loads.",
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
    because: "people spoke on the promise that nobody can tell who they are",
    name: "Whoever runs it could tell by the {key} whose {what} it was",
    so: "So the {key} leads from the {what} back to the person, for everyone who can read the stored rows and has the list to compare them with.",
    test: {
      act: "trace-values",
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
    raises:
      "Anonymous survey\n\nThe anonymous survey response gets the id of the invitation, so that reminders skip those who answered.",
    silent: "Survey\n\nThe heading of each question is larger.",
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
    because: "all possible values are few enough to hash each of them",
    name: "The {key} of a person's {from} could be turned back into the {from}",
    so: "The same {from} always gives the same {key}, so whoever reads it hashes all values in question, compares, and has the person.",
    test: {
      act: "examine-keys",
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
    raises: "Pulse\n\nThe pseudonym is the MD5 of the staff number.",
    silent: "Pulse\n\nThe release page shows the SHA256 of the file.",
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
    because: "the reason for staying away is about a person's health",
    name: "An employee's {what} for an absence could be read beyond HR ({who})",
    so: "So an employee's {what} for being away is read by {who}, who need the days and not the cause, unless each entry leaves it out for them.",
    test: {
      act: "compare-answers",
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
    raises: "Sick notes\n\nThe reason entered by the employee is visible for the whole team in the calendar.",
    silent: "Sick notes\n\nThe days entered by the employee are coloured in the calendar.",
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
    because: "what is typed and later deleted is recorded as well",
    name: ["What people type could be read in recordings of {where}"],
    so: "So each text is on record as it was typed, and so is what stands around it on the screen, unless fields are blanked before the recording leaves the machine.",
    test: {
      act: "trace-values",
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
    raises: "See where people stop\n\nAdd session recording on the application form.",
    silent: "See where people stop\n\nAdd a counter of finished forms.",
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
    because: "nobody objects to a recording that they do not know of",
    name: [
      "People could be recorded although no {mark} tells them",
      "People in {what} could be recorded without knowing it",
    ],
    so: "So the people on it learn nothing of the recording and cannot refuse it, unless they are told before it starts.",
    test: {
      act: "walk-flow",
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
    raises: "Call centre\n\nThe recording starts without the announcement.",
    silent: "Call centre\n\nThe queue plays a different melody.",
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
    because: "it tells where a person lives and when nobody is at home",
    name: [
      "A person's home could be worked out from the {what} shown to {who}",
      "A person's home could be worked out from the {what}",
    ],
    so: "Single values of the {what} look harmless; ten of them give home, work and habits. What is rounded only on the screen is exact in the answer behind it.",
    test: {
      act: "trace-values",
      title: "Find a test person's home from the {what}",
      setUp: "A test phone that spends the night at a known address, and the account that may read the {what}.",
      steps: [
        "As that account, ask ten times over a day, and save the raw values of the {what}.",
        "Ask from three places two kilometres apart and intersect the circles around them.",
        "As the test person, switch sharing off, move the phone 2 km, and ask once more as that account.",
      ],
      failsIf: "the known address is found to within 200 metres, or the move after switching off is visible",
    },
    raises: "Distance on the card\n\nShow the distance to the other person on the profile card, in metres.",
    silent: "Distance on the card\n\nShow the parcel on a map.",
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
    because: "a list of what one person did can be held against them",
    name: [
      "Readers of the {where} could follow one person by the {what} {kind}",
      "Readers of the {where} could learn the {what} of one person",
      "Readers of the statistics could follow a single {what}",
    ],
    so: [
      "So the {where} can be filtered for one person by the {what} {kind}, by whoever may open them, also at the service that receives them.",
      "So the {what} of each person is on record beside what that person did, for whoever may read the {where} there.",
      "So what one person did can be looked up, by whoever may open the statistics, and not only how many did it.",
    ],
    test: {
      act: "trace-values",
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
    raises: "Who was affected\n\nEach analytics event now includes the email address of the person.",
    silent: "Who was affected\n\nEach chart has a legend on the right.",
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
    because: "what a model has learnt from a person cannot be taken out again",
    name: ["People's {what} could train a model that they were not asked about"],
    so: "So {what} given for one purpose serves a second one, with everything and everyone that stands in it, unless people were asked and their no is kept with it.",
    test: {
      act: "trace-values",
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
    raises: "Claims\n\nThe pictures of the damage are kept for training the estimate model.",
    silent: "Claims\n\nThe training course for new staff has a new page.",
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
    because: "what has left cannot be called back when a person objects",
    name: [
      "{what} of {whose} that did not agree could be sold",
      "{what} of people who did not agree could reach {to}",
      "People's data could reach {to} without their agreement",
    ],
    so: [
      "So {whose} that gave the {what} for one purpose find it sold for another. Only those that agreed should be in it.",
      "So what people gave for one purpose is then with {to}. Only those who agreed should be in it, with the fields that the new purpose needs.",
    ],
    test: {
      act: "trace-values",
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
    raises: "Seeds\n\nThe yield data is shared with partners from spring on.",
    silent: "Seeds\n\nThe yield is shown in tonnes.",
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
    because: "it concerns children, for whom a parent has to decide",
    name: "People outside the family could read {who} {what}",
    so: "So {what} of a child reach people to whom its parents did not give them, unless a parent decides it for each child and can take it back.",
    test: {
      act: "walk-flow",
      title: "Look for a child's {what} without a parent's yes",
      setUp:
        "Two test children, Canary Kidone whose parent said yes and Canary Kidtwo whose parent was not asked, and an adult who is related to neither.",
      steps: [
        "As the unrelated adult, open what the line names and search the raw answers for both names.",
        "As Kidone's parent, take the yes back, and repeat the first step.",
      ],
      failsIf: "the {what} of Kidtwo are answered, or those of Kidone after the yes was taken back",
    },
    raises: "Class app\n\nParents can see the other children's birthdays and allergies.",
    silent: "Class app\n\nParents can see the week's plan.",
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
    because: "nobody can take back what others have already read",
    name: "{who} could read {what} of people who never chose to show it",
    so: "So {what} reach {who}, whatever the person concerned gave it for, unless each person decides it and the server keeps to that in its raw answers.",
    test: {
      act: "compare-answers",
      title: "Look for {what} of a person who did not agree",
      setUp:
        "A test person whose {what} carries the mark CANARY-DET-1 and who agreed to nothing, and a reader as the line names them who does not know that person.",
      steps: [
        "As that reader, open what the line names and search the raw answers for CANARY-DET-1.",
        "Ask for the test person by name, and by the first letters of the name, and search again.",
      ],
      failsIf: "the mark CANARY-DET-1 is answered to that reader",
    },
    raises: "Year book\n\nMembers can see the phone number of all others.",
    silent: "Year book\n\nThe cover is printed on thick paper.",
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
    because: "the people in it never used the product and were not asked",
    name: "People who never signed up could be stored from a user's address book",
    so: "So one user's yes hands over everyone in their address book, people who know nothing of it included. A hashed number can be found by hashing all numbers.",
    test: {
      act: "open-app",
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
    raises: "Find friends\n\nThe app uploads the contacts of the phone to find friends.",
    silent: "Find friends\n\nThe list of friends is sorted by name.",
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
    because: "it brings unwanted mail and harms no further",
    name: "{who} who never asked for the newsletter could get it",
    so: "So {who} get advertising without having said yes, and those who once said no are among them unless the list of refusals is asked first.",
    test: {
      act: "walk-flow",
      title: "Look for {who} without a yes among the addressees",
      setUp: "Three test persons of that kind: one agreed, one never chose, one unsubscribed; a mailbox for each.",
      steps: [
        "Have the list built and one mailing sent on the test system.",
        "Read the three mailboxes, and follow the link to unsubscribe in the first one.",
        "Send a second mailing and read them again.",
      ],
      failsIf: "one of the other two gets a mailing, or the first one does after unsubscribing",
    },
    raises: "Growth\n\nCustomers are added to the newsletter after their first order.",
    silent: "Growth\n\nThe newsletter has a wider picture.",
  },
  {
    id: "cut-picture",
    when: [
      "crop|blur|cut|pixelate .. the? image|photo|picture|faces|face|plates .. before [act:sending|uploading|upload|storing|saving|publishing]",
      "cropped|blurred new? image|images|photo|photos|pictures && before [act:sending|uploading|storing|publishing]",
    ],
    cwe: 359,
    severity: "medium",
    because: "what was cut away shows persons or places that the sender wanted out",
    name: "The part cut from a picture could still leave with it before {act}",
    so: "So the sent file decides, and not what the screen shows: the original beside it, an embedded preview or its metadata can still hold what was cut away.",
    test: {
      act: "trace-values",
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
    raises: "Pictures\n\nWe crop the image before sending it to the server.",
    silent: "Pictures\n\nWe show the image with a round border.",
  },
  {
    id: "general-privacy",
    cwe: 359,
    severity: "medium",
    because: "details of people would be shown, used or kept in a way that they were not told",
    name: [
      "{doer} can {deed}, and people's details may go other ways than they were told",
      "{endpoint} may handle people's details otherwise than they were told",
      "With {code}, people's details may be handled otherwise than they were told",
      "People's details in {objects} may be handled otherwise than they were told",
      "People's details may be handled otherwise than they were told",
    ],
    so: [
      "Where {doer} can {deed}, a tester asks whose details are shown, sent or kept, for what purpose, until when, and whether those people were told so.",
      "A tester asks whose details {endpoint} takes in, shows or passes on, for what purpose, until when, and whether those people were told so.",
      "A tester asks whose details pass through {code}, for what purpose, until when they are kept, and whether those people were told so.",
      "A tester asks whose details stand in {objects}, what this line does with them, until when they are kept, and whether those people were told so.",
      "A tester asks whose details this line shows, sends or keeps, for what purpose, until when, and whether those people were told so.",
    ],
    test: {
      act: "trace-values",
      title: [
        "Follow Canary Personone's details where {doer} can {deed}",
        "Follow Canary Personone's details through {endpoint}",
        "Follow Canary Personone's details in {objects}",
        "Follow Canary Personone's details and compare with what people are told",
      ],
      setUp:
        "A test person, Canary Personone, with the birthday 1 January 1901 and the phone number 01632 960 001, read access to storage, logs and outgoing requests, and the text that tells people what is done with their details.",
      steps: [
        [
          "With Canary Personone among the test data, do what {doer} can: {deed}.",
          "Call {endpoint} with Canary Personone among the test data.",
          "Do what the line names with Canary Personone among the test data.",
        ],
        "Search storage, logs, files and outgoing requests for the name, the birthday and the number, and write down each place, reader and end date.",
        "Look for each of them in the text, with its purpose and period.",
      ],
      failsIf: "a detail is kept in a place, or shown to a reader, that the text does not tell of",
    },
  },
];
