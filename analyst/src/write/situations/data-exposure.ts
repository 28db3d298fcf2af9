// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

/** Details of a person that are delicate by themselves. */
const DETAILS =
  "birthday|birthdays|birthdate|dob|iban|ibans|passport|passports|salary|salaries|diagnosis|allergies|medication|phone|email|nationality|<personal>";
const CREDENTIALS =
  "password|passwords|cookie|cookies|authorization|token|tokens|secret|secrets|credentials|otp|headers|passcode|passcodes";
const READS = "see|view|read|open|find|browse|search|download|list|look|access";

/** Values that tell something of a person, in the words of tickets. */
const VALUES =
  "dob|birthday|birthdays|birthdate|diagnosis|diagnoses|salary|salaries|payslips|wage|grades|allergies|medication|income|iban|surname|surnames|guardians|religion|nationality|gender|ssn|passport|prescriptions|absences|illness";
const ONE_VALUE = `[what:${VALUES}]`;
const TWO_VALUES = `[what:name|names|<personal>|phone|email|emails|${VALUES}] ... [more:<personal>|phone|email|emails|${VALUES}|address|addresses|street|notes|remarks|balance|orders|purchases|payments|position|location|photo|signature]`;
/** The device, not the number. */
const ON_THE_PHONE = "on|from|via|lose the|a|my|their|your|his|her|each? phone|phones";

export const dataExposure: Situations = [
  {
    id: "masking-taken-away",
    when: [
      "[what:~] is|are|be|get no longer masked|redacted|scrubbed|anonymized|hidden|truncated|obfuscated",
      "[what:~] isn't|aren't|not masked|redacted|scrubbed anymore|now|any",
      "stop|remove|drop|disable|skip masking|redacting|scrubbing|anonymizing .. of|for? [what:~]",
      "[what:passwords|names|emails|bodies|numbers|addresses|phones] can|could be read .... again & masked|redacted|hidden",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "what was unreadable so far is in clear for everyone with access to that place",
    name: "Readers who so far saw a mask could read {what} in clear",
    consequence:
      "From then on {what} can be read there as entered, also by those for whom the mask was made, and in each copy that is taken of that place.",
    test: {
      technique: "trace-values",
      title: "Look for {what} where the mask was",
      setUp:
        "A staging system with the change, and the least privileged account that can read the place that was masked.",
      steps: [
        "Cause one new entry in which {what} contains the mark CANARY-MASK-1.",
        "As the least privileged reader, open that entry, search for CANARY-MASK-1, and look into older entries as well.",
      ],
      failsIf: "the mark CANARY-MASK-1 is readable in full for that reader",
    },
    example:
      "Importer: keep the original values\n\nMail addresses are no longer masked in the run report, since partners could not tell rows apart.",
    counterexample: "Importer: shorter run report\n\nMail addresses are masked from now on, and rows are numbered.",
  },
  {
    id: "log-takes-credentials",
    when: [
      `log|logs|logging|dump|print|record the? full|whole|entire|complete|raw|all? [src:request|requests|response|responses|call|calls] .... [what:${CREDENTIALS}]`,
      `[src:log|logs|logfile] now? has|have|contains|includes|shows|holds .... [what:${CREDENTIALS}]`,
      `[what:${CREDENTIALS}] are|is logged|printed|written .. to|in? the? log|console|stdout`,
      `[what:${CREDENTIALS}] can be read .. from|in the .. log|logs`,
    ],
    unless: [
      "masked|redacted|scrubbed|filtered|hashed|stripped",
      "token|tokens used|count|usage|limit",
      "without ... headers|token|password|cookie",
    ],
    cwe: 532,
    asvs: "V16",
    severity: "high",
    rationale: "a reader of the log can then act in another person's name",
    name: [
      "Readers of the log could take {what} out of a logged {src}",
      "Readers of the log could take {what} that are written to it",
    ],
    consequence:
      "So whoever can read the log, and each service it is forwarded to, has the {what} exactly as sent, for as long as the lines are kept.",
    test: {
      technique: "trace-values",
      title: "Note the {what} of one run and search the log for them",
      setUp:
        "A staging system with logging set as in the change, a proxy that shows the raw traffic, and read access to the log and to what it is forwarded to.",
      steps: [
        "As a test user, cause the logged event once, with the mark CANARY-LOG-1 wherever a value may be chosen, and note the {what} of that run from the proxy.",
        "Cause it once more with a malformed body, so that the error line is written too.",
        "As a reader of the log, search for CANARY-LOG-1 and for the noted {what}, in plain text, in base64 and URL-encoded.",
      ],
      failsIf: "a line of the log holds the noted {what}",
    },
    example:
      "Gateway: easier debugging\n\nLog the full request with all headers at info level when the upstream answers with a 4xx.",
    counterexample:
      "Gateway: easier debugging\n\nLog the method, the path and the duration at info level when the upstream answers with a 4xx.",
  },
  {
    id: "output-takes-environment",
    when: [
      "[action:print|prints|printed|dump|dumps|dumped] .. environment|env|environ",
      "error|debug|status page|screen|report ... [action:shows|show|contains|includes|prints] ... environment|env|environ",
    ],
    unless: [
      "heap|thread dump|dumps",
      "environment name|label|url",
      "environment variable|variables",
      "env .. file|example",
    ],
    cwe: 532,
    asvs: "V16",
    severity: "high",
    rationale: "a password that stands in the environment works from elsewhere too",
    name: ["Readers of the output could take passwords from the environment printed there"],
    consequence:
      "Environment variables are where programs are handed their passwords. Whichever of them is set when this runs can then be read by everyone who may read the output.",
    test: {
      technique: "trace-values",
      title: "Set a marked variable and read the output",
      setUp:
        "A staging run with the variable DB_URL=postgres://u:CANARY-ENV-1@db/x, and an account that may only read the output.",
      steps: [
        "Run what writes the environment once with the variable set, and once so that it fails halfway.",
        "As the account that may only read, search both outputs for CANARY-ENV-1.",
      ],
      failsIf: "the mark CANARY-ENV-1 stands in one of the two outputs",
    },
    example: "Trace mode\n\nWith trace on, the step prints the complete environment before it starts.",
    counterexample: "Trace mode\n\nWith trace on, the step prints how long it took.",
  },
  {
    id: "log-takes-bodies",
    when: [
      "log|logs|logging|logged the? [form:full|whole|entire|complete|raw] [what:request|requests|response|responses|body|bodies|payload|payloads|message|messages|conversation|prompt|prompts|query|queries|object]",
      "log|logs|logging [what:request|requests|response|responses|body|bodies|payload|payloads] .. of|from|to|by the? [from:~]",
      "log|logs|logging the? [what:prompt|prompts|email|emails|iban|phone|coordinates|passport|birthday] ... of|from|for|in|with|at|on",
      "[what:request|requests|response|responses|body|bodies|payload|payloads] .. are|is logged|written .. to|in|at",
    ],
    unless: [
      "masked|redacted|scrubbed|hashed|stripped",
      "request id|count|duration|time",
      "log|logs|logged in|into|out",
      "response code|status|time",
    ],
    cwe: 532,
    asvs: "V16",
    severity: "medium",
    rationale: "more people read the log than may open what its lines then contain",
    name: [
      "Readers of the log could read what is exchanged with the {from}",
      "Readers of the log could read each {what} in full",
      "Readers of the log could read what each {what} contains",
    ],
    consequence: [
      "So the {what} of the {from} lies in the log in clear, readable for everyone with access to the log and to the service it is forwarded to.",
      "So what people entered lies in the log in clear with the {what}, readable for everyone with access to the log and to the service it is forwarded to.",
    ],
    test: {
      technique: "trace-values",
      title: "Put marked values into the {what} and search the log",
      setUp:
        "A staging system with logging set as in the change, and read access to the log and to what it is forwarded to.",
      steps: [
        "Cause the logged event with the name Canary Personone and the test card 4111111111111111 in the {what}.",
        "Cause it once more with a value that is refused, so that the error line is written.",
        "As a reader of the log, search for Canary and for 4111111111111111.",
      ],
      failsIf: "a line of the log holds one of the two values in full",
    },
    example:
      "Eligibility check: trace problems\n\nTo see why checks fail, log request and response of the insurer at debug level.",
    counterexample:
      "Eligibility check: trace problems\n\nTo see why checks fail, the status and the duration are counted.",
  },
  {
    id: "report-carries-state",
    when: [
      "crash|error|bug|feedback|diagnostic report|reports|reporter|mail|bundle ... attach|attaches|attached|includes|include|contains|contain|gets|with the? [what:>]",
      "attach|attaches|include|includes|send|sends the? [what:~] ... to|with|in|for .. sentry|crash|bugsnag|crashlytics|rollbar|diagnostic",
      "support|diagnostic bundle|archive|package ... contains|includes|collects|with the? [what:>]",
    ],
    unless: [
      "stack|version|commit|build|link|label|id only|number",
      "strip|scrub|redact|mask|filter",
      "error report|reports .. table|list",
    ],
    cwe: 201,
    severity: "medium",
    rationale: "the report is read by people who have no access to what is in it",
    name: "Whoever handles the reports could read {what}",
    consequence:
      "So {what} leaves with each report, and the one who sends it cannot see which of their values are inside.",
    test: {
      technique: "trace-values",
      title: "Cause a report with marked values and read it",
      setUp: "A test build whose reports go to a project that the tester can read.",
      steps: [
        "Enter the text CANARY-REP-1 where the build takes text, and the password CANARY-REP-2 where it takes one.",
        "Cause the report, and open it as it arrived together with all attachments.",
        "Search for CANARY-REP-1 and CANARY-REP-2.",
      ],
      failsIf: "the report holds CANARY-REP-2, or holds CANARY-REP-1 without the sender having been shown it",
    },
    example: "Better reports from the field\n\nEvery crash report now includes the open document's text.",
    counterexample: "Better reports from the field\n\nEvery crash report now has a link to the known problems.",
  },
  {
    id: "error-tells-inside",
    when: [
      "show|shows|display|displays|return|returns|print|include|includes|expose|send a|the|full|complete? [what:stack|stacktrace|traceback|backtrace|sql|exception] trace|traces|statement|message|text|details? ... to|in|for|when|on ... [who:user|users|client|clients|caller|callers|customer|customers|browser|response|page]",
      "error page|pages|response|responses|answer|answers shows|show|contains|contain|includes|include|carries|has .. [what:stack|stacktrace|traceback|backtrace|sql|exception|queries|query|path|paths]",
    ],
    unless: [
      "generic message|error",
      "don't|not|never|no longer|without show|display|expose|return|leak",
      "only .. development|debug|test",
    ],
    cwe: 209,
    severity: "low",
    rationale: "it tells how the system is built and opens nothing by itself",
    name: [
      "The {who} could be told of the system's inside by the {what} shown on an error",
      "A caller could learn of the system's inside from the {what} in the error answer",
    ],
    consequence:
      "So whoever provokes that error reads the {what} as the program has it, together with names of files, tables and values that stand in it.",
    test: {
      technique: "compare-answers",
      title: "Provoke the error and look for the {what}",
      setUp: "A test system in its production setting, and a proxy that shows raw answers.",
      steps: [
        "As a caller of the least rights, cause the error that the line names and save the raw answer.",
        "Cause a second one with a value that is too long and contains CANARY-ERR-1.",
        "Search both answers for file paths, table names, library versions and CANARY-ERR-1.",
      ],
      failsIf: "an answer holds a file path, a table name or a library version",
    },
    example: "Easier support calls\n\nThe error page shows the traceback, so that customers can send it to us.",
    counterexample: "Easier support calls\n\nThe error page shows a number that customers can send to us.",
  },
  {
    id: "debug-endpoint-readable",
    when: [
      "debug|actuator|pprof|metrics|profiling|heap endpoint|endpoints|page|pages|handler|port ... public|prod|production|everyone|internet|outside|default|ingress",
      "debug|actuator|pprof|metrics|heapdump .... public|open|exposed|without ... port|ingress|auth|authentication|login|internet",
    ],
    unless: ["localhost|loopback|127", "off|disabled in|by", "remove|removed .. debug"],
    cwe: 200,
    severity: "high",
    rationale: "memory and settings read there hold passwords that are in use",
    name: ["A caller from outside could read the running program through {endpoint}"],
    consequence: [
      "So whoever reaches {endpoint} from outside reads what the running program holds, unless the port or a login keeps them from it.",
    ],
    test: {
      technique: "call-unauthenticated",
      title: ["Read {endpoint} from outside without a login"],
      setUp: "A test installation with the change, and a second host outside its network.",
      steps: [
        ["From the second host, fetch {endpoint} with curl -i and without credentials."],
        ["Fetch it again with a trailing slash and with a header X-Forwarded-For: 127.0.0.1."],
      ],
      failsIf: "the second host is answered with 200 and content of the running program",
    },
    example: "Profiles in production\n\nThe debug endpoints are on in production: `/debug/pprof` on the public port.",
    counterexample: "Profiles in production\n\nThe graph of the memory use has a new colour.",
  },
  {
    id: "shared-cache-key",
    when: [
      "keyed by|on|with [key:path|url|uri|slug|prompt|filename] && [thing:overview|account|profile|balance|orders|invoices|basket|cart|documents|summary|summaries|statement|statements|bookings]",
      "cached|cache|stored|kept ... by|per|under|keyed [key:path|url|uri|slug|prompt|filename] && [thing:overview|account|profile|balance|orders|invoices|basket|cart|documents|summary|summaries|statement|statements|bookings]",
      "key|hash path|url|uri|sha256|slug ... [key:path|url|lang|language|uri|slug|bytes] && [thing:overview|account|profile|balance|orders|invoices|basket|cart|documents|summary|summaries|statement|statements|bookings]",
      "[key:path|url|cookie|cookies|authorization] ... ignored|stripped|dropped ... cache|hits|varnish|cdn|edge && [thing:overview|account|profile|balance|orders|invoices|basket|cart|documents|summary|summaries|statement|statements|bookings]",
    ],
    unless: [
      "key ... user|tenant|member|session|customer|account",
      "keyed|per|by|for each .. user|tenant|member|session|customer",
      "cache control private|no",
      "cache ... fonts|icons|static|thumbnails|tiles",
    ],
    cwe: 524,
    severity: "high",
    rationale: "it is delivered to another person without any doing of theirs",
    name: [
      "The cache could answer {endpoint} with another person's {thing}",
      "The cache could hand one person's {thing} to the next who asks",
    ],
    consequence:
      "Unless the caller is part of the key as well, whoever asks next under the same key gets the {thing} made for the first.",
    test: {
      technique: "compare-answers",
      title: [
        "Fetch {endpoint} as two callers through the cache",
        "Fetch the {thing} as two callers through the cache",
      ],
      setUp:
        "A staging system with the same cache in front, emptied first, and two callers A and B, of whom A's {thing} has the mark CANARY-CACHE-A.",
      steps: [
        "As A, fetch the {thing} twice, so that the cache holds it.",
        "As B, send the same request with B's own credentials within the cache time.",
        "Send it once more without a cookie and without an Authorization header.",
      ],
      failsIf: "the mark CANARY-CACHE-A is answered to B, or without credentials",
    },
    example:
      "Faster start page\n\nThe account overview is slow in the morning. The CDN caches the answer for two minutes, keyed by path.",
    counterexample:
      "Faster start page\n\nThe account overview is slow in the morning, so we cache it. The key has the user and the tenant in it, the rest is keyed by path.",
  },
  {
    id: "secret-in-answer",
    when: [
      "[where:export|file|response|answer|payload|json|list|template|snapshot|backup] now? contains|contain|includes|include|has|have|carries|gets|returns .. [what:<secret>]",
      "[where:export|file|response|answer|json|snapshot|backup] now? contains|includes|has|gets .. connection [what:strings]",
      "returns|return|includes|include|expose|exposes|add|adds .... [what:<secret>] .. in|to|with the? [where:export|response|answer|payload|json|list|template|snapshot|serializer]",
      "message user|account ... string password|totp [what:secret|hash]",
      "[what:<secret>] of all [of:~] & export|file|share|publish|json|download",
      "adds|add|returns|includes .... [what:<secret>] .... to|in the list|response|answer",
    ],
    unless: [
      "masked|redacted|hidden|encrypted|hashed",
      "license|csrf|design token|key",
      "token is|are? required|valid|checked|expired",
      "access|id|refresh token .. endpoint|login|exchange",
    ],
    cwe: 201,
    severity: "high",
    rationale: "a secret once read can be used from anywhere until it is changed",
    name: [
      "Whoever receives the {where} could use the {what} in it",
      "Whoever receives the file could use the {what} of all {of}",
    ],
    consequence: [
      "So the {what} can be used by everyone who gets hold of the {where}, also after access to the original has ended.",
      "So the {what} of all {of} can be used by everyone who gets hold of the copy.",
    ],
    test: {
      technique: "trace-values",
      title: "Look for the {what} as the least trusted receiver",
      setUp:
        "A staging system where the {what} contains the mark CANARY-SEC-1, and the least trusted account that can obtain what the line names.",
      steps: [
        "As that account, obtain it in each format that is offered, and save the raw bytes.",
        "Unpack and decode it, and search for CANARY-SEC-1 in plain text and in base64.",
      ],
      failsIf: "the mark CANARY-SEC-1 is found",
    },
    example: "Share a layout\n\nThe export now contains the access tokens, so that a layout works right after import.",
    counterexample:
      "Share a layout\n\nThe export now contains the colours, so that a layout looks the same after import.",
  },
  {
    id: "whole-object-returned",
    when: [
      "return|returns|send|sends|post|answer|give|gives|expose|exposes the? [form:full|whole|entire|complete|raw] [what:~] object|record|row|entity|model|document",
      "all fields|columns|properties|attributes|relations of|from the? [what:~] & return|returns|answer|response|api|json|get|show|shows|list|export|expand",
      "copy .. select * from [what:~]",
      "serializer is|now ... all && serializer for [what:~]",
    ],
    unless: ["all fields ... required|optional|set|saved|validated", "except|without|exclude|only .. fields|columns"],
    cwe: 201,
    severity: "medium",
    rationale: "a caller reads columns that were never meant to leave the server",
    name: [
      "Callers of {endpoint} could read every stored field of the {what}",
      "Callers could read every stored field of the {what}",
    ],
    consequence:
      "So each stored field of the {what} goes out, and so does each one that is added later, whether or not the caller needs it.",
    test: {
      technique: "try-roles",
      title: ["List the fields of {what} in the answers of {endpoint}", "List the fields of {what} in the raw answer"],
      setUp:
        "A caller of the least rights, the list of stored fields of {what}, and a decision by the team which of them that caller may read.",
      steps: [
        [
          "As that caller, call {endpoint} and write down all field names of the raw answer, nested ones too.",
          "As that caller, send the request that the line names and write down all field names of the raw answer, nested ones too.",
        ],
        "Compare them with the fields that this caller may read.",
        "Add a field canary_note to what is stored, fill it with CANARY-FIELD-1 and repeat the first step.",
      ],
      failsIf: "the answer holds a field that this caller may not read, or CANARY-FIELD-1",
    },
    example: "Supplier API\n\n`GET /suppliers` returns the full supplier record from now on.",
    counterexample: "Supplier API\n\nAll fields of the supplier form are required from now on.",
  },
  {
    id: "feed-address-needs-no-session",
    when: [
      "[feed:calendar|ical|ics|rss] ... contains|contain|has|includes|shows|with|lists all? [what:~] & ics|feed|subscribe|subscribing|ical|webcal",
      "[feed:ics|ical|rss] ... contains|includes|lists all? [what:~]",
    ],
    unless: ["feed .. removed|colour"],
    cwe: 598,
    severity: "medium",
    rationale: "an address is handed on, logged and kept far more freely than a password",
    name: [
      "Whoever knows the address {endpoint} could read {what}",
      "Whoever knows the {feed} address could read {what}",
    ],
    consequence:
      "A program that subscribes sends the address and nothing else, so the address alone hands out {what}, unless it holds a random part that can be renewed.",
    control: {
      when: ["random|unguessable|secret .. token|part|key|string", "can be renewed|reset|revoked"],
      consequence:
        "Check that the random part is compared in full, and that the old address is dead at once after a renewal.",
    },
    test: {
      technique: "call-unauthenticated",
      title: ["Read {endpoint} of two people without a session", "Read the {feed} of two people without a session"],
      setUp: "Two test persons A and B with a marked entry each.",
      steps: [
        "Without a session, fetch A's address and list every field of what comes back.",
        "Replace the part that stands for A by B's id, by A's id plus one and by an empty text.",
        "Take A's access away, or renew the address, and fetch the old one again.",
      ],
      failsIf: "the entry of B is answered for an address made from B's id, or the old address still answers",
    },
    example: "Club calendar\n\nThe calendar feed contains all trainings with place and phone of the coach.",
    counterexample: "Club calendar\n\nThe week begins on Monday.",
  },
  {
    id: "details-to-signed-out",
    when: [
      `without|no login|account|session|authentication|sign .... [what:${DETAILS}]`,
      `public|publicly page|profile|wall|list|board|link|api|endpoint|dashboard|map ... show|shows|with|lists|contains|has .. [what:${DETAILS}]`,
      `for|to everyone|anybody|anyone|the? public & [what:${DETAILS}] & show|shows|visible|open|returns|lists|display`,
      `page|link|donation|tracking .... shows|show .... [what:${DETAILS}|receipts|photo|signature] && without|no login|account|sign`,
    ],
    unless: [
      "login is? required",
      "requires|require .. login|authentication",
      "contact|support email|phone|address",
      "by|via|with|enter|type|their|your|an email|phone",
    ],
    cwe: 200,
    severity: "high",
    rationale: "no account is needed to collect them from everyone listed",
    name: [
      "Anyone without an account could collect {what} through {endpoint}",
      "Anyone without an account could collect {what} that is shown there",
    ],
    consequence: [
      "So a script that never signs in can ask {endpoint} for one person after the other and keep {what} of each.",
      "So a script that never signs in can go from one person to the next and keep {what} of each.",
    ],
    test: {
      technique: "call-unauthenticated",
      title: ["Collect {what} from {endpoint} without a session", "Collect {what} without a session"],
      setUp:
        "Two test persons whose {what} carries the marks CANARY-PUB-1 and CANARY-PUB-2, the second of whom is not meant to be shown; no cookies.",
      steps: [
        [
          "Without a session, request {endpoint} for the first person and list the fields of the raw answer.",
          "Without a session, open the first person's entry and list the fields of the raw answer.",
        ],
        "Put the second person's id, number or name into the same request.",
      ],
      failsIf:
        "the mark CANARY-PUB-2 is answered, or a field comes back for the first person that the page does not show",
    },
    example: "Household page\n\nThe public page shows the birthday of each member.",
    counterexample: "Household page\n\nThe page has large type and four colours.",
  },
  {
    id: "readable-by-link",
    when: [
      `[who:anyone|anybody|whoever|everyone|everybody] with|who|has|having .. link|url|address|number|code .. can|may|could? .. [verb:${READS}] [what:>]`,
      `without|no a|an|any? login|account|session|authentication ... [who:visitors|guests|partners|people|customers|parents|users|clients|they] .. can|may|could [verb:${READS}] [what:>]`,
      `[who:visitors|strangers|outsiders] .. can|may|could [verb:${READS}] [what:>]`,
    ],
    unless: [
      "requires|require .. login|authentication",
      "sign up|in page",
      "open the? dialog|menu|form",
      "see what|where|how|whether|if|that",
      "expired|revoked",
    ],
    cwe: 200,
    severity: "high",
    rationale: "it takes no account, and a link travels further than it was sent",
    name: "{who} could {verb} {what} without signing in",
    consequence:
      "The link is then the only thing that protects {what}: whoever finds it in a forwarded mail, a history or a log reads the same.",
    control: {
      when: ["random|unguessable .. token|link|id|string|part|key", "expires|expire|valid .. hours|days|minutes"],
      consequence:
        "Check that the random part cannot be left out or shortened, and that the answer stops when the time is over.",
    },
    test: {
      technique: "call-unauthenticated",
      title: "Open {what} without a session",
      setUp:
        "A private window without cookies, a valid address of a test entry A, the id of a second test entry B that was never shared, and a proxy.",
      steps: [
        "In the private window, open A's address and list the fields of the raw answers behind it.",
        "Replace A's id by B's, and cut the last character of the address.",
        "Withdraw the sharing of A and open its address again.",
      ],
      failsIf: "the entry B is shown, the shortened address answers, or A is shown after it was withdrawn",
    },
    example: "Show the plan\n\nAnyone with the link can see the plan of the whole family.",
    counterexample: "Show the plan\n\nThe plan of the family has a larger font.",
  },
  {
    id: "details-in-endpoint",
    when: [
      `<endpoint> .... [what:${DETAILS}] & returns|return|lists|list|has|with|contains|includes|answer|get|gives`,
      `answer|response|returns|return .. per|for|each ... [what:${DETAILS}]`,
      `returns|return|includes|include|exposes|expose|add|adds|added .. [what:${DETAILS}] .. to|in|with|for|as .. response|answer|payload|api|endpoint|serializer|list|json`,
    ],
    unless: [
      "email|phone|address ... required|optional|validated|verified|validation|format|confirmed",
      "by|via|with email|phone",
      "on|to|from|per the? phone",
    ],
    cwe: 201,
    severity: "medium",
    rationale: "each caller of that interface can collect them, and nothing is changed by it",
    name: ["Callers of {endpoint} could collect {what} of people they have no business with"],
    consequence: [
      "So every caller of {endpoint} gets {what} with the raw answer, unless the server leaves it out for those who have nothing to do with that person.",
    ],
    test: {
      technique: "try-roles",
      title: ["Look for {what} in {endpoint} as each kind of caller"],
      setUp:
        "A test person whose {what} carries the mark CANARY-API-1, a caller who has to do with that person, and one of the least rights who has not.",
      steps: [
        ["As the caller who has to do with the person, call {endpoint} and note where CANARY-API-1 stands."],
        ["As the caller who has not, send the same request to {endpoint} and search the raw answer."],
        "Send it once more without credentials.",
      ],
      failsIf: "the mark CANARY-API-1 is answered to the second caller, or without credentials",
    },
    example: "Fleet API\n\n`GET /fleet/drivers` returns name, licence class and phone number of the drivers.",
    counterexample: "Fleet API\n\n`GET /fleet/vehicles` returns the colour and the number of seats.",
  },
  {
    id: "details-on-page",
    when: [
      `show|shows|display|displays|print|prints the? ... [what:${DETAILS}] ... in|on|to|under|next|for the? [place:~]`,
      `[place:page|list|card|board|screen|view|map|table|badge|tab] ... shows|show|lists|with|gets|has ... [what:${DETAILS}]`,
      `[what:${DETAILS}] is|are now? shown|visible|listed .. in|on|to|under the? [place:~]`,
    ],
    unless: [
      "own|their|your|my email|phone|details|profile|address",
      "required|optional|validated|verified|format|confirmed|login|sign",
      "by|via|with|enter|type|on|from|per the? email|phone",
      "contact us|support|imprint",
      "in full",
      "in|to email|mail|mails",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "people's details are shown and nothing is changed by it",
    name: ["Readers of the {place} could keep the {what} of people they have no part in"],
    consequence:
      "So each one who may load the {place} has the {what} of everyone on it, in the raw answer too, unless the server narrows it to those the reader has to do with.",
    test: {
      technique: "try-roles",
      title: "Read the {place} as a reader without a part in it",
      setUp:
        "A test person whose {what} carries the mark CANARY-PAGE-1, a reader who has to do with that person, and one of the least rights who has not.",
      steps: [
        "As the reader who has to do with the person, load the {place} and record the requests that bring CANARY-PAGE-1.",
        "As the other reader, send the recorded requests and search the raw answers for CANARY-PAGE-1.",
        "Send them once more without credentials.",
      ],
      failsIf: "the mark CANARY-PAGE-1 is answered to the second reader, or without credentials",
    },
    example: "Driver app\n\nShow the customer's phone number on the order list, also for orders that nobody took yet.",
    counterexample: "Driver app\n\nShow the number of orders on the order list.",
  },
  {
    id: "shown-to-group",
    when: [
      `[who:<everyone|staff|customer|partner>] can|may|could|should|will|to [verb:${READS}] [what:>] & ${READS} .. all|every|others|<others|personal>|colleagues`,
      "[what:~] is|are|become|becomes|now visible|shown|readable|open|available .. to|for [who:<staff|customer|partner>|everyone|everybody|anyone|guests|employees]",
      "show|shows the? [what:~] ... to|for [who:<staff|partner>|everybody|everyone]",
    ],
    unless: [
      "only .. own|their",
      "their|his|her own",
      "screen reader",
      "see|view|find|look|check|list what|where|how|whether|if|that|which|when|why",
      "open the? dialog|menu|form|page|chart|tab",
      "visible|available .. only",
      "available for download|release|purchase|everyone",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "it takes an account of that group, and shows without changing",
    name: [
      "{who} could {verb} {what}, also those they have no part in",
      "{what} would be readable for {who}, also those with no part in it",
    ],
    consequence: [
      "So each single one of these accounts can {verb} {what}, and go through them one by one, unless the server narrows it to those that the account works with.",
      "So each single one of these accounts reads it ({what}), unless the server narrows it to those that have a part in it.",
    ],
    test: {
      technique: "try-roles",
      title: ["Try to {verb} {what} as a member without a part", "Try to read {what} as an account without a part"],
      setUp:
        "One account of the named group that works with test entry A, a second of the same group that has nothing to do with A, and A marked with CANARY-GRP-1.",
      steps: [
        "As the first account, open A and record the requests that bring CANARY-GRP-1.",
        "As the second account, send the recorded requests and search the raw answers.",
        "Take the second account out of the group and send them again.",
      ],
      failsIf:
        "the mark CANARY-GRP-1 reaches the second account though the team did not mean it to, or any answer after it left the group",
    },
    example: "Mail history\n\nSales reps can read all messages of their colleagues with this contact.",
    counterexample: "Mail history\n\nThe contact page sorts your own letters by date.",
  },
  {
    id: "locked-phone-shows",
    when: [
      "[what:balance|amount|amounts|message|messages|text|name|names|code|codes|payees|payee|appointment|appointments|diagnosis] ... on the? lock screen|lockscreen",
      "lock screen|lockscreen ... shows|show|with .. [what:balance|amount|amounts|message|messages|text|name|names|code|codes|payees|appointment]",
      "[what:balance|amount|amounts|message|messages|text|name|names|code|payees] ... while ... locked",
      "push|notification ... contains|includes|shows|with|has|lists .. [what:balance|amount|text|diagnosis|code|patient|sender] .. of|text|of|in|and|time",
    ],
    unless: ["setting .. hide|preview|hidden", "before|previously|until"],
    cwe: 200,
    severity: "low",
    rationale: "it takes a person who stands next to the phone",
    name: "Whoever picks up the locked phone could read the {what}",
    consequence:
      "So the {what} can be read without unlocking, by whoever holds the phone or looks at it, unless the app hides it while the phone is locked.",
    test: {
      technique: "open-app",
      title: "Read the {what} on a locked phone",
      setUp: "A phone with a test build, signed in as a test user, with default settings of the system and of the app.",
      steps: [
        "Cause new values of the {what} with the mark 4242, lock the phone and look at the screen.",
        "Sign out in the app, lock the phone again, cause further values and look once more.",
      ],
      failsIf: "the marked {what} can be read on the locked phone with default settings, or after signing out",
    },
    example: "Widget\n\nThe widget shows the balance on the lock screen.",
    counterexample: "Widget\n\nThe widget has rounded corners.",
  },
  {
    id: "copy-on-device",
    when: [
      "[what:list|lists|messages|documents|contacts|photos|recordings|customers|patients|answers] .... is|are kept|stored|saved|cached .. on the [where:tablet|tablets|phone|phones|device|devices|laptop]",
      "[what:~] is|are|stay|stays kept|stored|saved|cached|put? .. on the [where:tablet|tablets|phone|phones|device|devices|laptop]",
      "[what:~] is|are|stay|stays kept|stored|saved|cached|put? .. in the? [where:localstorage|indexeddb|sessionstorage]",
      "store|stores|save|saves|keep|keeps|cache|caches the? [what:~] .. in|on the? [where:localstorage|indexeddb|tablet|phone|device|sessionstorage]",
      "stores|store|save|saves|keep|keeps the? [what:~] in local storage",
      "cache|caches [what:messages|contacts|documents|patients|customers] [where:locally|offline]",
    ],
    unless: [
      "encrypted|keychain|keystore",
      "theme|language|layout|width|column|columns|preference|tab",
      "removed|cleared|deleted .. sign|log out",
    ],
    cwe: 922,
    severity: "medium",
    rationale: "it takes the device in hand, and no password after that",
    name: "Whoever gets the device next could read {what} left on it",
    consequence:
      "So a copy of {what} lies on the device, readable for its next user and for each program with the same access, unless it is removed or encrypted.",
    test: {
      technique: "open-app",
      title: "Look for {what} on the device",
      setUp: "A test device with the change, and a way to read its files and browser storage.",
      steps: [
        "Work once with the text CANARY-DEV-1 in {what}, then close the program.",
        "With the tool, search files, databases and browser storage of the device for CANARY-DEV-1.",
        "Hand the device to a second test user, or end the use as the program offers it, and search again.",
      ],
      failsIf: "the mark CANARY-DEV-1 is readable for the second user or after the use has ended",
    },
    example: "Rounds without network\n\nThe patient list is kept on the tablet in SQLite.",
    counterexample: "Rounds without network\n\nThe layout is kept on the tablet.",
  },
  {
    id: "metadata-goes-along",
    when: [
      "[what:exif|metadata|gps|location|iptc|xmp|position] ... stays|stay|kept|keep|remains|preserved|carried .. in|on|with|when|for|from ... photo|photos|picture|pictures|image|images|album|albums|shared",
      "keep|keeps|preserve|carry the? [what:exif|metadata|gps|iptc] & photo|photos|picture|pictures|image|images|original|album|uploads|sizes",
      "location|place of the? pictures|photos|picture|photo is|are [what:kept]",
    ],
    unless: ["stripped|removed", "metadata table|database|service|file"],
    cwe: 200,
    severity: "medium",
    rationale: "a photo taken at home then names the house",
    name: "Viewers of a picture could read where it was taken from its metadata",
    consequence:
      "So whoever downloads such a picture reads place, time and device out of the file, whatever the page shows of it.",
    test: {
      technique: "trace-values",
      title: "Download a picture with a position and read its metadata",
      setUp: "A JPEG with GPS 48.8584,2.2945 and the artist CANARY-EXIF-1, and a viewer who did not upload it.",
      steps: [
        "Hand the JPEG in, in the way the line names.",
        "As the viewer, download each size that is offered and run exiftool on it.",
      ],
      failsIf:
        "exiftool prints the position or CANARY-EXIF-1 for a file the viewer downloaded, and its owner did not choose to share them",
    },
    example: "Album\n\nMetadata such as place and camera stays in shared pictures.",
    counterexample: "Album\n\nShared pictures have a shadow.",
  },
  {
    id: "model-is-given-data",
    when: [
      "model|llm|assistant|gpt|prompt gets|get|receives|contains|includes|sees the? [what:>]",
      "sends|send the? [what:>] & model|llm|gpt|openai|assistant|chatbot",
      "[what:~] is|are|go|goes sent|passed|given? .. to the? model|llm|openai|assistant",
      "[what:~] are|is part of the prompt",
    ],
    unless: ["local model|ollama only", "data model|model class|field|train"],
    cwe: 201,
    severity: "medium",
    rationale: "whoever runs the model receives it and may keep it",
    name: "Whoever runs the model could read {what}",
    consequence:
      "So {what} leaves the application with each call, also where the person asking may not see all of it, unless it is cut down first.",
    test: {
      technique: "trace-values",
      title: "Read what is sent to the model of {what}",
      setUp:
        "A staging system whose model endpoint is a recording proxy, and a test user who may not see a value marked CANARY-LLM-1 that belongs to the same material.",
      steps: [
        "As the test user, make the call to the model once, with the material that holds CANARY-LLM-1.",
        "In the recorded request, search for CANARY-LLM-1, for mail addresses and for keys.",
      ],
      failsIf: "the recorded request holds CANARY-LLM-1, a mail address or a key",
    },
    example: "Explain\n\nThe model gets table definitions and five sample rows.",
    counterexample: "Explain\n\nThe model class has a new field.",
  },
  {
    id: "posted-to-channel",
    when: [
      "post|posts|send|sends the? [what:~] .... in|to|into .. channel|slack|telegram|discord",
      "bot posts|writes|sends the? [what:~] ... in|to|into .. group|channel|slack|telegram|discord",
    ],
    unless: [
      "post message|messages button|box",
      "only .. number|count|link|status",
      "payment|distribution|release|update channel",
      "endpoint|notification|bug|twice",
      "post to|request|a",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "everyone in that channel reads it, and those who join later",
    name: "Everyone in the channel could read {what}",
    consequence:
      "So {what} stands in the channel's history, for its guests and for everyone who joins later, whatever the application would show them.",
    test: {
      technique: "trace-values",
      title: "Cause the post with a marked value and read the channel",
      setUp:
        "A test channel with a guest in it, and a value CANARY-CHAN-1 that this guest may not read in the application.",
      steps: [
        "Cause the post with CANARY-CHAN-1 in the material it is made from.",
        "As the guest, search the channel, its attachments and previews for CANARY-CHAN-1.",
      ],
      failsIf: "the guest finds CANARY-CHAN-1",
    },
    example: "Tell what changed\n\nThe bot posts the full manifest with all values in the deploy channel.",
    counterexample: "Tell what changed\n\nThe list of versions is sorted by date.",
  },
  {
    id: "address-carries-data",
    when: [
      "[what:email|phone|iban|token|tokens|password|session|name|birthday|<personal|secret>] is|are? .. in|as|into the? [where:url|query|querystring]",
      "[what:token|password|session|email|phone|<secret>] as a? get|query|url [where:parameter|param]",
    ],
    unless: ["no longer|instead of|remove|removed|never|not", "base url|database|connection"],
    cwe: 598,
    severity: "medium",
    rationale: "addresses are kept in histories and in the logs of each server on the way",
    name: [
      "Readers of access logs could take the {what} out of the address of {endpoint}",
      "Readers of access logs could take the {what} out of the address",
    ],
    consequence:
      "So the {what} is written wherever an address is written: access logs, browser histories and the Referer header sent to other hosts.",
    test: {
      technique: "trace-values",
      title: "Look for the {what} in logs and Referer",
      setUp:
        "A staging system with read access to the logs of proxy and server, and a browser with its network log open.",
      steps: [
        "Go once through the step with CANARY-URL-1 as the {what}.",
        "Search the access logs, the browser's history and all Referer headers for CANARY-URL-1.",
      ],
      failsIf: "the mark CANARY-URL-1 stands in a log or in a Referer header",
    },
    example: "Back from the survey\n\nThe respondent's email is passed in the query of the return link.",
    counterexample: "Back from the survey\n\nThe respondent returns to the start page.",
  },
  {
    id: "mail-carries-details",
    when: [
      `[mail:mail|email|sms|letter|newsletter] contains|contain|includes|include|shows|carries .. [what:${DETAILS}|password|passwords|document|documents|results|report]`,
      `[what:report|results|list|csv|pdf|document|export] .. is|are|goes|go sent|mailed|emailed? as|by|to|in [mail:mail|mails|email]`,
    ],
    unless: ["mail contains a? link", "email contains|includes a|the? link|logo|footer"],
    cwe: 201,
    severity: "medium",
    rationale: "a mail is read by more people than its addressee and cannot be called back",
    name: "Readers of a forwarded {mail} could see the {what} in it",
    consequence:
      "So the {what} lies in each mailbox that the {mail} reaches, and stays there after rights in the application were withdrawn.",
    test: {
      technique: "trace-values",
      title: "Read the {mail} as it arrives",
      setUp: "A test mailbox that shows raw source, and a {what} with the mark CANARY-MAIL-1.",
      steps: [
        "Cause the {mail} to the test mailbox, and search source, headers and attachments for CANARY-MAIL-1.",
        "Withdraw the addressee's right to the {what} and cause it again.",
      ],
      failsIf: "the mark CANARY-MAIL-1 arrives after the right was withdrawn",
    },
    example: "Lab portal\n\nThe mail contains the diagnosis, so that nobody has to sign in.",
    counterexample: "Lab portal\n\nThe mail has a wider logo.",
  },
  {
    id: "page-hides-what-it-gets",
    when: [
      "[where:page|frontend|browser|client|app|ui|card] hides|hide|rounds|masks|filters the? [what:~]",
      "[what:~] is|are hidden|masked|rounded|filtered .. in|by|on the? [where:page|frontend|browser|client|app|ui|card]",
      "[where:card|app|page|client] rounds [what:it]",
    ],
    unless: ["hidden .. field|button|menu|column|tab", "hide|hides .. button|menu|toolbar|sidebar|spinner|icon"],
    cwe: 201,
    severity: "medium",
    rationale: "everyone who opens the page can read the raw answer",
    name: [
      "Readers of the raw answer of {endpoint} could see {what} that the {where} hides",
      "Readers of the raw answer could see {what} that the {where} hides",
    ],
    consequence:
      "What the {where} does not show has still been delivered to it: whoever reads the raw answer has {what} unless the server leaves it out.",
    test: {
      technique: "compare-answers",
      title: "Compare the raw answer with what the {where} shows",
      setUp: "A test entry whose hidden part carries the mark CANARY-HID-1, and a proxy that shows raw answers.",
      steps: [
        "As the caller from whom it is hidden, load the {where} and search the raw answers for CANARY-HID-1.",
        "Set the clock of the tester's machine a year ahead, reload and search again.",
      ],
      failsIf: "a raw answer holds CANARY-HID-1 while it should be hidden",
    },
    example: "Sealed offers\n\nThe page hides offered amounts until the opening.",
    counterexample: "Sealed offers\n\nThe page has a hidden button for tests.",
  },
  {
    id: "production-data-copied",
    when: [
      "copy|copies|copied|restore|restores|import|clone|anonymized|dump .. production|prod|live ... [where:staging|sandbox|test|dev|laptop|laptops|demo|artifact]",
      "production|prod|live data|dump|database|db|contacts|snapshot .... to|into|in|on|as .. [where:staging|sandbox|dev|laptop|laptops|demo|artifact]",
    ],
    unless: ["anonymized|masked|scrubbed|synthetic|fake", "config|configuration|settings|build"],
    cwe: 200,
    severity: "high",
    rationale: "whoever may use that copy has everyone's data",
    name: "Users of the {where} copy could read production data of real people",
    consequence:
      "So everyone with access to {where} reads what belongs to real people, with the weaker locks that such a place has, unless it is replaced on the way.",
    test: {
      technique: "trace-values",
      title: "Look for a production person in {where}",
      setUp:
        "A test person named Canary Personone entered in the source of the copy, and an account that may only use {where}.",
      steps: [
        "Have the copy run once, after the test person was entered.",
        "As the account that may only use {where}, search for Canary Personone, its mail address and its phone number.",
      ],
      failsIf: "one of the three is found unchanged",
    },
    example: "Fresh test data\n\nA nightly job copies production data to staging.",
    counterexample: "Fresh test data\n\nA nightly job makes synthetic orders for staging.",
  },
  {
    id: "history-for-newcomers",
    when: [
      "new|joining|late [who:members|people|participants|guests|users|joiners] .. get|see|read|receive the? [what:>] & history|last|earlier|messages|previous|past",
      "on joining ... get|see|read|receive the? [what:>]",
    ],
    unless: ["badge|sound|count"],
    cwe: 200,
    severity: "medium",
    rationale: "they read what was said to others before they were let in",
    name: "People who join later could read {what}",
    consequence:
      "Those who wrote earlier wrote to the people who were there. Whoever joins now is handed {what} as well, unless a member decides it.",
    test: {
      technique: "walk-flow",
      title: "Join late and read {what}",
      setUp: "Two members with an earlier exchange marked CANARY-OLD-2, and a third account that has not joined.",
      steps: [
        "As the third account, ask for the history before joining and read the raw answer.",
        "Join, read the raw answer, leave, and ask once more.",
      ],
      failsIf: "the mark CANARY-OLD-2 is answered before joining, or after leaving",
    },
    example: "Study rooms\n\nOn joining, new people get the last 500 messages.",
    counterexample: "Study rooms\n\nRooms have a colour and a sound for each message.",
  },
  {
    id: "cache-key-spelt-out",
    when: [
      "cache|cached|caches|caching|cdn|varnish|redis|ttl|edge|vcl & key|keyed|keys is|are|by|on|under|now|takes|holds the? [key:>]",
      "cached by|under the? [key:~]",
    ],
    unless: [
      "clear|cleared|build|npm|docker|pip|ccache cache",
      "key ... user|tenant|session|viewer|account|role",
      "public|private|api|signing key",
      "cached by|in the? browser|cdn|proxy|nginx|client|app",
    ],
    cwe: 524,
    severity: "high",
    rationale: "an answer made for one person is served to another without any doing of theirs",
    name: ["Two people with the same “{key}” may be served one person's cached answer"],
    consequence:
      "So the answer is found again by “{key}” alone. Where it also depends on who asks, on a header, a cookie, a role, the next caller with the same key gets what was made for the first.",
    test: {
      technique: "compare-answers",
      title: "Fetch one cached answer as two accounts",
      setUp:
        "A staging system with this cache on and emptied, and two test accounts A and B whose answers to the same request differ, A's by the mark CANARY-CACHE-A.",
      steps: [
        "As A, send a request that is cached by this key twice, and find CANARY-CACHE-A in both answers.",
        "As B, send the same request within the cache time.",
        "Send it without credentials within the cache time, then with each header changed on which A's answer depends.",
      ],
      failsIf: "the mark CANARY-CACHE-A is answered to B, or without credentials",
    },
    example: "Faster shop\n\nPages are cached, the key is path and language.",
    counterexample: "Faster shop\n\nPages are printed, the key is under the mat.",
  },
  {
    id: "personal-value-to-anyone",
    when: [
      `without|no|needs_no|skip .. login|account|session|auth|authentication|sign & ${TWO_VALUES}`,
      `without|no|needs_no|skip .. login|account|session|auth|authentication|sign & ${ONE_VALUE}`,
      `public|publicly|anonymous|anyone|anybody|unauthenticated & ${TWO_VALUES}`,
      `public|publicly|anonymous|anyone|anybody|unauthenticated & ${ONE_VALUE}`,
      `public|anonymous|unauthenticated|signed_out|logged_out ... page|endpoint|route|api|access|link|map|screen && ${TWO_VALUES}`,
    ],
    unless: [
      "public .. key|holiday|transport|sector|class|method",
      "exif|gps",
      "log|logs|logged|logging|logger",
      "bucket",
      ON_THE_PHONE,
    ],
    cwe: 359,
    severity: "high",
    rationale: "no account is needed to collect these values of every person",
    name: [
      "Without an account, “{what}” and “{more}” of each person may be collected from {endpoint}",
      "Without an account, “{what}” of each person may be collected from {endpoint}",
      "Without an account, “{what}” and “{more}” of each person may be collected",
      "Without an account, “{what}” of each person may be collected",
    ],
    consequence: [
      "So “{what}” and “{more}” come within reach of people whom nobody knows. A script that goes from one entry to the next keeps both of everybody, unless the raw answer leaves them out.",
      "So “{what}” comes within reach of people whom nobody knows. A script that goes from one entry to the next keeps it of everybody, unless the raw answer leaves it out.",
    ],
    test: {
      technique: "call-unauthenticated",
      title: [
        "Collect “{what}” from {endpoint} without credentials",
        "Collect “{what}” of two test persons without credentials",
      ],
      setUp: [
        "Two test persons with recognisable values for “{what}” and “{more}”, and curl without cookies.",
        "Two test persons with a recognisable value for “{what}”, and curl without cookies.",
      ],
      steps: [
        [
          "Without credentials, send the request to {endpoint} for the first person and keep the raw answer.",
          "Without credentials, send the request that the quoted line opens for the first person and keep the raw answer.",
        ],
        "Put the second person's id, number or name into the same request.",
        [
          "Search both answers for the values of “{what}” and “{more}”.",
          "Search both answers for the values of “{what}”.",
        ],
      ],
      failsIf: "the value of “{what}” of one of the two persons is answered without credentials",
    },
    example: "Club map\n\nWithout an account one gets the surname and grades of each trainer.",
    counterexample: "Club map\n\nWithout an account one gets the pitches of each town.",
  },
  {
    id: "personal-value-in-export",
    when: [
      `[file:csv|xlsx|excel|spreadsheet|pdf|zip] & ${TWO_VALUES}`,
      `[file:csv|xlsx|excel|spreadsheet|pdf|zip] & ${ONE_VALUE}`,
      `export|exports|exporting|printout & ${TWO_VALUES}`,
      `export|exports|exporting|printout & ${ONE_VALUE}`,
    ],
    unless: [
      "import|upload .... csv|excel|pdf|xlsx",
      "log|logs|logged|logging|logger",
      "offline|on the device",
      ON_THE_PHONE,
    ],
    cwe: 359,
    severity: "medium",
    rationale: "one file takes these values of everybody out, past every later check",
    name: [
      "The {file} may give “{what}” and “{more}” to people who may not open them here",
      "The {file} may give “{what}” to people who may not open it here",
      "An export may give “{what}” and “{more}” to people who may not open them here",
      "An export may give “{what}” to people who may not open it here",
    ],
    consequence: [
      "So “{what}” and “{more}” leave as a file that no right protects any more. The question is who can have it made, and whether it holds only those people whom its maker may open.",
      "So “{what}” leaves as a file that no right protects any more. The question is who can have it made, and whether it holds only those people whom its maker may open.",
    ],
    test: {
      technique: "try-roles",
      title: "Have the file made by two accounts and look for “{what}”",
      setUp:
        "Two test persons with recognisable values for “{what}”, an account that may open only the first of them, and one that may open neither.",
      steps: [
        "As the first account, have the file made that the quoted line is about, and search it for the second person's value.",
        "As the second account, send the request by which it was made.",
        "Without credentials, fetch the first account's file from where it was fetched.",
      ],
      failsIf: "the first account's file holds the second person's “{what}”, or one of the two other calls gets a file",
    },
    example: "For the office\n\nA CSV with the salary and email of each employee.",
    counterexample: "For the office\n\nA CSV with the width and weight of each parcel.",
  },
  {
    id: "personal-value-in-answer",
    when: [
      `<endpoint> & ${TWO_VALUES}`,
      `<endpoint> & ${ONE_VALUE}`,
      `response|responses|payload|json|answer|answers|returns|return|returned|serializer|endpoint|api|resource & ${TWO_VALUES}`,
      `response|responses|payload|json|answer|answers|returns|return|returned|serializer|endpoint|api|resource & ${ONE_VALUE}`,
    ],
    unless: [
      "answers|answer to the|a question|questions",
      "validate|validates|validation",
      "log|logs|logged|logging|logger|slack",
      "prompt|model|llm|assistant|bucket|menu",
      "email|emails|mail|mails template|templates|notification|notifications",
      ON_THE_PHONE,
    ],
    cwe: 201,
    severity: "medium",
    rationale: "a caller with any account could read personal values of others, while none is changed",
    name: [
      "{endpoint} may tell “{what}” and “{more}” to callers with no part in the person",
      "{endpoint} may tell “{what}” to callers with no part in the person",
      "An answer may tell “{what}” and “{more}” to callers with no part in the person",
      "An answer may tell “{what}” to callers with no part in the person",
    ],
    consequence: [
      "So the raw answer may hold “{what}” and “{more}” of a person. Each caller who can send that request reads both, whether a screen draws them or not, unless the server leaves them out by who is asking.",
      "So the raw answer may hold “{what}” of a person. Each caller who can send that request reads it, whether a screen draws it or not, unless the server leaves it out by who is asking.",
    ],
    test: {
      technique: "try-roles",
      title: ["Read “{what}” from {endpoint} as two callers", "Read “{what}” from the raw answer as two callers"],
      setUp: [
        "A test person with recognisable values for “{what}” and “{more}”, a caller who is meant to read them, and one of least rights with no part in that person.",
        "A test person with a recognisable value for “{what}”, a caller who is meant to read it, and one of least rights with no part in that person.",
      ],
      steps: [
        [
          "As the first caller, send the request to {endpoint} for that person and find the value of “{what}” in the raw answer.",
          "As the first caller, send the request behind the quoted line for that person and find the value of “{what}” in the raw answer.",
        ],
        "As the second caller, send the same request with that caller's own credentials.",
        "Send it once more without any credentials.",
      ],
      failsIf: "the value of “{what}” is answered to the second caller, or without credentials",
    },
    example: "Rider card\n\nThe response has the phone and salary of the rider.",
    counterexample: "Rider card\n\nThe response has the colour and size of the bicycle.",
  },
  {
    id: "personal-value-on-page",
    when: [
      `[page:page|card|board|list|tab|screen|popup|panel|widget|overview|badge|banner|leaderboard|map|profile|directory|timeline|calendar|dashboard|kiosk|monitor|tooltip|picker|search] & ${TWO_VALUES}`,
      `[page:page|board|tab|screen|popup|panel|banner|map|profile|directory|overview|dashboard|tooltip] & ${ONE_VALUE}`,
    ],
    unless: [
      "own|my|your profile|page|data|email|address",
      "log|logs|logged|logging|logger",
      "validate|validates|validation",
      "redact|redacts|redacted|mask|masks|masked|hide|hidden",
      "pixel|replay|tracking|analytics|sitemap",
      "card details|number|numbers",
      "prompt|model|llm|assistant",
      "in|into|inside|url the? link|url|query",
      "colour|color profile",
      "page view|views",
      ON_THE_PHONE,
    ],
    cwe: 359,
    severity: "medium",
    rationale: "personal values are read by more people than have to do with the person, and none is changed",
    name: [
      "A reader of the {page} may get “{what}” and “{more}” of people they have no part in",
      "A reader of the {page} may get “{what}” of people they have no part in",
    ],
    consequence: [
      "So “{what}” and “{more}” are loaded for the {page}. Each account that can send its request, for any person, reads both in the raw answer, unless the server narrows it to those who have to do with that person.",
      "So “{what}” is loaded for the {page}. Each account that can send its request, for any person, reads it in the raw answer, unless the server narrows it to those who have to do with that person.",
    ],
    test: {
      technique: "try-roles",
      title: "Load “{what}” for the {page} as an account with no part in the person",
      setUp:
        "A test person with a recognisable value for “{what}”, an account that has to do with that person, and one of the same rank that has not.",
      steps: [
        "As the first account, open the {page} and record the request that brings the value of “{what}”.",
        "As the second account, send the recorded request with that account's own session and search the raw answer.",
        "Send it once more without a session.",
      ],
      failsIf: "the value of “{what}” is answered to the second account, or without a session",
    },
    example: "Sledge race\n\nThe board shows the surname and guardians of each driver.",
    counterexample: "Sledge race\n\nThe board shows the colour of each sledge.",
  },
  {
    id: "export-of-named-rows",
    when: [
      "export|exports|exporting|download|downloads of|all|every the? [what:~] as|to|in|into csv|excel|xlsx|pdf|json|zip|spreadsheet",
      "export|exports|exporting|download|downloads the|all|every|their|our|a [what:~]",
      "csv|excel|xlsx|spreadsheet|export|exports of|with the|all|every|each? [what:~]",
      "[what:<record>] export|exports|csv",
    ],
    unless: ["export const|default|function|class", "module export|exports", "import|upload .. csv|excel"],
    topicOnly: true,
    cwe: 200,
    severity: "medium",
    rationale: "a file takes all rows out at once, past every later check",
    name: ["An export of {what} may hold more than the account that makes it may open"],
    consequence:
      "So {what} leave as a file that no right protects any more. The question is which rows and columns it holds, compared with what the same account may open one by one, and who may have it made.",
    test: {
      technique: "try-roles",
      title: "Compare an export of {what} with what its maker may open",
      setUp:
        "Marked rows CANARY-EXP-1 and CANARY-EXP-2, an account of least rights that may open only the first of them, and an account that may open neither.",
      steps: [
        "As the first account, have the export made that the quoted line is about and search the file for CANARY-EXP-2.",
        "As the second account, send the request by which it was made.",
        "Without credentials, fetch the first account's file from where it was fetched.",
      ],
      failsIf: "the mark CANARY-EXP-2 is in the first account's file, or one of the two other calls gets a file",
    },
    example: "For the treasurer\n\nExport all invoices as CSV.",
    counterexample: "For the treasurer\n\nA hat is kept for the treasurer.",
  },
  {
    id: "link-to-named-object",
    topicOnly: true,
    when: [
      "link|links|url|qr & share|shared|shares|sharing|public|anyone|whoever|everyone|anybody|without|recipient|forwarded|guess|guessable & [what:album|ride|trip|receipt|receipts|invoice|invoices|report|reports|dashboard|dashboards|document|documents|folder|folders|file|files|photo|photos|picture|pictures|recording|recordings|calendar|survey|results|board|gallery|playlist|tour|order|orders|quote|offer|certificate|transcript|replay|backup|backups|zip|schedule|itinerary|conversation|notes|map|parcel|delivery|basket|wishlist|profile|video|videos|logs|workout|patient|position]",
      "public|shared|secret|magic|guest .. link|links|url & [what:album|ride|trip|receipt|receipts|invoice|invoices|report|reports|dashboard|dashboards|document|documents|folder|folders|file|files|photo|photos|picture|pictures|recording|recordings|calendar|survey|results|board|gallery|playlist|tour|order|orders|quote|offer|certificate|transcript|replay|backup|backups|zip|schedule|itinerary|conversation|notes|map|parcel|delivery|basket|wishlist|profile|video|videos|logs|workout|patient|position]",
      "share|shares|shared|sharing .. [what:album|ride|trip|receipt|receipts|invoice|invoices|report|reports|dashboard|dashboards|document|documents|folder|folders|file|files|photo|photos|picture|pictures|recording|recordings|calendar|survey|results|board|gallery|playlist|tour|order|orders|quote|offer|certificate|transcript|replay|backup|backups|zip|schedule|itinerary|conversation|notes|map|parcel|delivery|basket|wishlist|profile|video|videos|logs|workout|patient|position] .... link|url|qr",
      "with|has|have|having|knows .. the link|url & [what:album|ride|trip|receipt|receipts|invoice|invoices|report|reports|dashboard|dashboards|document|documents|folder|folders|file|files|photo|photos|picture|pictures|recording|recordings|calendar|survey|results|board|gallery|playlist|tour|order|orders|quote|offer|certificate|transcript|replay|backup|backups|zip|schedule|itinerary|conversation|notes|map|parcel|delivery|basket|wishlist|profile|video|videos|logs|workout|patient|position]",
    ],
    unless: ["symlink|hyperlink", "link to|in docs|documentation|footer"],
    cwe: 200,
    severity: "medium",
    rationale: "a link travels further than it was sent, and opens without asking who comes",
    name: ["Whoever comes by the link may open the {what} without an account"],
    consequence:
      "So the link stands for a login to the {what}: whoever finds it in a forwarded mail, a chat or a browser's history opens the same, for as long as it works.",
    control: {
      when: [
        "random|unguessable .. token|link|id|string|part|key",
        "expires|expire|expiry|valid .. hours|days|minutes",
      ],
      consequence:
        "Check for the {what} that the secret part cannot be left out or shortened, and that the link stops working when its time is over.",
    },
    test: {
      technique: "call-unauthenticated",
      title: "Open the {what} by the link in three ways without a session",
      setUp:
        "A private window without cookies, a link made for one test entry, the id of a second test entry for which no link was made, and a proxy.",
      steps: [
        "In the private window, open the link and write down which fields of the {what} the raw answers hold beyond those displayed.",
        "Replace the part that tells the entry apart by the id of the second entry; then cut the link's last character off.",
        "Take the sharing back, or wait until it ends, and open the link again.",
      ],
      failsIf: "the second entry is answered, the shortened link opens, or the link still opens after its end",
    },
    example: "Show friends\n\nA shared link opens the album.",
    counterexample: "Show friends\n\nThe album has a new green cover.",
  },
  {
    id: "hidden-thing-by-other-way",
    topicOnly: true,
    when: [
      "[how:hidden|draft|private|unpublished|unlisted|embargoed|restricted|confidential|internal] [what:<record|file>|products|product|courses|pages|page|spaces|posts|articles|issues|events|channels|repositories|groups|notes|comments|projects|items|entries|fields|messages|questions]",
      "hide|hides|withhold|withholds the|all|their|our [what:<record|file>|products|courses|pages|spaces|posts|articles|issues|events|channels|groups|names|prices|results]",
    ],
    unless: [
      "hidden .. field|button|input",
      "private .. network|method|class|key",
      "internal .. api|server|network|tool",
      "prompt|model|llm|assistant",
      "extension|content_script",
      "client|browser|frontend|grid .. hides|leaves|filters",
      "button|buttons|menu .. hidden",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "it takes an ordinary account and reads what was meant to stay out of sight",
    name: [
      "{how} {what} may come back by search, export and direct address",
      "The {what} to be hidden may come back by search, export and direct address",
    ],
    consequence: [
      "So {how} {what} are spoken of. They stay out of sight only if search, exports, counts and direct addresses know the rule as well as the place that is changed here.",
      "So the {what} are to stay out of sight. That holds only if search, exports, counts and direct addresses know the rule as well as the place that is changed here.",
    ],
    test: {
      technique: "try-roles",
      title: ["Look for {how} {what} by every other way", "Look for the hidden {what} by every other way"],
      setUp:
        "Test data of that kind marked CANARY-HIDE-1, hidden by the rule, and an account from which it is to be hidden.",
      steps: [
        "As that account, open the place that the quoted line changes and search the raw answer for CANARY-HIDE-1.",
        "As that account, look for CANARY-HIDE-1 by search, export, count and feed.",
        "As that account, ask for it directly by its id or address.",
      ],
      failsIf: "the mark CANARY-HIDE-1 comes back by one of these ways",
    },
    example: "Tidy hall\n\nHidden events come up in the week's overview.",
    counterexample: "Tidy hall\n\nThe hall is swept in the week.",
  },
  {
    id: "search-over-named",
    topicOnly: true,
    when: [
      "search|searches|searching over|across|in|through|inside|for all? of? the? [what:~]",
      "[what:<record|file|personal>|owner|people|user|users|member|members|person|product|message|messages] search",
      "index|indexes covers|contains|has|holds|over|of|with all? the? [what:~]",
      "embeds|indexes|indexing|indexed all the? [what:<record|file>|messages|pages|files|repositories|documents]",
    ],
    unless: ["search .. box|bar|field in|on the? header", "package search|index"],
    cwe: 200,
    severity: "medium",
    rationale: "each person who may search could read others' entries in the hits, and nothing is changed",
    name: ["A search hit in {what} may show what the searcher could not open"],
    consequence:
      "So {what} can be searched. A hit with its title, lines around it or count tells what is inside, unless the search looks at the rights of the one who searches and not only the page behind the hit.",
    test: {
      technique: "try-roles",
      title: "Search {what} as an account that may not open the entry",
      setUp:
        "One entry with the word CANARYSEARCH1 that an account of least rights may not open, that account, and one that may open it.",
      steps: [
        "As the account that may open it, search for CANARYSEARCH1 and record the request; the entry is found.",
        "As the other account, send the same request with that account's own session, and read hits, excerpts, counts and suggestions in the raw answer.",
        "Repeat it with only the first six letters.",
      ],
      failsIf: "the other account gets the entry's title, a line of it, or a count above zero",
    },
    example: "Find it\n\nSearch across all messages.",
    counterexample: "Find it\n\nA lamp blinks over the door.",
  },
  {
    id: "whole-of-named-object",
    topicOnly: true,
    when: [
      "all|every fields|columns|properties|attributes of|from the|a|an? [what:~]",
      "full|whole|entire|complete|raw [what:object|record|row|entity|employee|user|profile|customer|order|contact|member|runner|patient|guest|event|model|recipient|address]",
      "[what:user|guest|customer|employee|member|order|contact|patient|profile|person] object|row|entity|serializer|model",
    ],
    unless: ["import|upload", "full text", "log|logs|logged|logging", "data|domain|view model"],
    cwe: 213,
    severity: "medium",
    rationale: "fields that no screen shows can be read in the raw answer, and nothing is changed",
    name: [
      "{endpoint} may hand out stored fields of the {what} that no caller needs",
      "Stored fields of the {what} that no screen shows may be handed out",
    ],
    consequence:
      "So the {what} goes out as it is stored. Columns for internal use come along, as does each one that is added later, unless the answer names the fields that it may hold.",
    test: {
      technique: "compare-answers",
      title: [
        "List the fields of the {what} that {endpoint} answers",
        "List the fields of the {what} in the raw answer",
      ],
      setUp:
        "A test entry with a mark of its own in each stored column (CANARY-01, CANARY-02 and on), and a caller of least rights.",
      steps: [
        [
          "As that caller, send the request to {endpoint} and save the raw answer.",
          "As that caller, send the request behind the quoted line and save the raw answer.",
        ],
        "Search it for CANARY- and write down the column of each mark.",
        "Compare the columns found with those that the screen of this caller displays.",
      ],
      failsIf: "a mark is answered whose column is displayed on no screen of this caller",
    },
    example: "Less code\n\nWe hand the full profile to the widget.",
    counterexample: "Less code\n\nWe hand the keys to the caretaker.",
  },
  {
    id: "named-reader-sees-named",
    topicOnly: true,
    when: [
      "[who:<staff|admin|customer|partner>|guests|teachers|coaches|organisers|clerks|nurses|doctors|moderators|referees|landlords|employers|recruiters|colleagues|friends|neighbours|followers|sponsors|agencies] can|may|now|should|will|to? see|view|read|open|look|find|browse [what:~]",
      "[who:<staff|admin|customer|partner>|guests|teachers|coaches|organisers|clerks|nurses|doctors|moderators|referees|landlords|employers|recruiters|colleagues|friends|neighbours|followers|sponsors|agencies] see|sees|reads|opens [what:~]",
      "[what:~] is|are visible|shown|readable|open to|for all? [who:<staff|admin|customer|partner>|guests|teachers|coaches|organisers|clerks|moderators|landlords|colleagues|friends|neighbours|followers]",
    ],
    unless: [
      "own|my|their own",
      "open|opens the? dialog|menu|form",
      "wants|want to",
      "error|warning|button|dialog|toast",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "it takes only an account of a kind that many have, and reads without changing",
    name: ["Accounts other than {who} may read {what} too"],
    consequence:
      "So {who} can read {what}. The question is where that ends: accounts of other kinds, and those with no part in the entry, can send the same request.",
    test: {
      technique: "try-roles",
      title: "Read {what} as three accounts",
      setUp:
        "A test entry with a mark CANARY-VIS-1 in what is to be read, an account of the kind that the quoted line names and has to do with it, one of that kind that has not, and one of a lesser kind.",
      steps: [
        "As the first account, open {what} and record the request that brings CANARY-VIS-1.",
        "As the second account, send the recorded request with that account's own session.",
        "As the third account, send it as well; then once without a session.",
      ],
      failsIf:
        "the mark CANARY-VIS-1 is answered to the third account, without a session, or to the second though the entry is none of its own",
    },
    example: "Open stables\n\nGrooms aside, members can see medical bills.",
    counterexample: "Open stables\n\nThe stables have a green gate.",
  },
  {
    id: "answer-gives-named",
    topicOnly: true,
    when: [
      "response|responses|answer|answers|payload|json|endpoint|api .. contains|contain|includes|include|holds|has|carries|lists|delivers .. the|all|every|a? [what:~]",
      "<endpoint> ... returns|gives|lists|delivers|answers .. the|all|every|a? [what:~]",
      "server|endpoint|api|call|route returns|gives|lists|delivers the|all|every|a? [what:~]",
      "include|includes|add|adds|added|adding|expose|exposes|put|return|returns the|all|a? [what:~] to|in|from the? response|responses|answer|payload|json|api|endpoint",
      "returns|returning|return the|all|every [what:~]",
    ],
    unless: [
      "return|returns .. early|void|null|nil|false|true|value|error",
      "the stack|config|settings|configuration|environment",
      "stack trace",
      "answers .. question|questions|call|calls|mail|mails",
      "request|post .. contains|has",
      "server gives back",
    ],
    cwe: 201,
    severity: "medium",
    rationale: "a caller with any account could read it in the raw answer, while nothing is changed",
    name: [
      "Callers who may not open the entry itself may get {what} from {endpoint}",
      "Callers who may not open the entry itself may get {what} in an answer",
    ],
    consequence:
      "So {what} can be read in the raw answer, whether a screen draws it or not. The question is which callers can send that request, and for which entries: also for those that they could not open otherwise.",
    test: {
      technique: "try-roles",
      title: ["Read {what} from {endpoint} as two callers", "Read {what} from the raw answer as two callers"],
      setUp:
        "A test entry with CANARY-ANS-2 in what the quoted line adds to the answer, a caller who may open the entry, and one of least rights who may not.",
      steps: [
        [
          "As the first caller, send the request to {endpoint} for that entry and find CANARY-ANS-2 in the raw answer.",
          "As the first caller, send the request behind the quoted line for that entry and find CANARY-ANS-2 in the raw answer.",
        ],
        "As the second caller, send the same request with that caller's own credentials.",
        "Send it once more without any credentials.",
      ],
      failsIf: "the mark CANARY-ANS-2 is answered to the second caller, or without credentials",
    },
    example: "Wider tiles\n\nThe response contains the supplier notes.",
    counterexample: "Wider tiles\n\nThe tiles have a grey border.",
  },
  {
    id: "distance-tells-position",
    when: [
      "show|shows|gives|get|gets|returns|rounded|exact|sorted|display ... distance|distance_m",
      "distance|distance_m ... metre|metres|meter|meters|digit|precision|steps|sorted|exact",
    ],
    unless: ["distance .. learning|education"],
    cwe: 200,
    severity: "high",
    rationale: "any account could learn where a person lives or stands, and go there",
    name: ["Three distances from {endpoint} may tell where a person is", "Three distances may tell where a person is"],
    consequence:
      "So a caller learns how far away a person is. Whoever asks from three made-up positions can work out the place where the circles meet, as exactly as the distance is given, unless it is rounded before and tied to the caller's real position.",
    test: {
      technique: "alter-values",
      title: "Work out a test person's position from three distances",
      setUp:
        "A test account B that stands at a noted position, a test account A that B has not agreed to share it with, and a proxy that alters requests.",
      steps: [
        [
          "As A, send the request to {endpoint} from three made-up positions about 2 km around B, and note the distance to B in each raw answer.",
          "As A, send the request that brings the distance from three made-up positions about 2 km around B, and note the distance to B in each raw answer.",
        ],
        "Draw the three circles and compare where they meet with B's noted position.",
        "As A, move the made-up position in steps of 10 m and note where the answered distance changes.",
      ],
      failsIf: "the position worked out is nearer than 200 m to B's, or A is answered a distance to B at all",
    },
    example: "Close by\n\nEach card shows the distance in metres.",
    counterexample: "Close by\n\nThe card shows a hat.",
  },
  {
    id: "cache-key-lacks-part",
    when: [
      "[part:cookies|cookie|authorization|headers|session|host] ... no_longer|not|never|ignored|dropped|stripped ... key|hash|cache",
      "ignore|ignores|strips|strip|drop|drops|without the? [part:cookies|cookie|authorization|headers|session] & cache|cached|key|hash|vcl|varnish",
      "[part:cookies|cookie|authorization|headers|header] .. no_longer|don't|doesn't .. part|count|take",
    ],
    unless: ["csrf|cors", "redirect|redirects"],
    cwe: 524,
    severity: "high",
    rationale: "an answer made for one person is served to another without any doing of theirs",
    name: ["With the {part} out of the cache key, one person may be served another's answer"],
    consequence:
      "So answers that differ by the {part} are kept as one. What was made for the first person who asked goes to the next, unless such answers are never kept.",
    test: {
      technique: "compare-answers",
      title: "Fetch the same address as two accounts within the cache time",
      setUp:
        "A staging system with this cache on and emptied, and two test accounts A and B whose own pages differ, A's by the mark CANARY-CACHE-A.",
      steps: [
        "As A, open a page that shows CANARY-CACHE-A twice, so that it is kept.",
        "As B, open the same address within the cache time and read the raw answer.",
        "Open it once more without credentials, and read the Age header of each answer.",
      ],
      failsIf: "the mark CANARY-CACHE-A is answered to B, or without credentials",
    },
    example: "Hit rate\n\nCookies are no longer part of the cache key.",
    counterexample: "Hit rate\n\nCookies are on the table for the guests.",
  },
  {
    id: "de-location-in-pictures",
    topicOnly: true,
    when: [
      "keep|keeps|kept|preserve|preserves|retain|include ... [what:exif|gps|iptc|xmp|geotag|geotags]",
      "[what:exif|gps|geotag|geotags] ... kept|keep|stays|preserved|original|originals|public|shared|download",
      "original|originals & photo|photos|picture|pictures|image|images|upload|uploads & serve|served|download|downloads|public|link|shared",
    ],
    unless: ["strip|strips|scrub|scrubs|remove|removes|removed|remover .. exif|metadata|gps|location|iptc"],
    cwe: 212,
    severity: "medium",
    rationale: "a photo taken at home tells where the photographer lives",
    name: [
      "“{line}”: a downloaded picture may tell where it was taken",
      "A downloaded picture may tell where and with which device it was taken",
    ],
    consequence:
      "So place, time and device that the camera wrote into a file go out with it, to each person who downloads the picture, whatever is shown next to it.",
    test: {
      technique: "trace-values",
      title: "Download a picture that knows its position and read its metadata",
      setUp:
        "A JPEG with the position 48.8584, 2.2945 and the artist CANARY-EXIF-1, a second account that may view it, and exiftool.",
      steps: [
        "As the owner, hand the JPEG in by the way that the quoted line speaks of.",
        "As the second account, download every size and format that is offered.",
        "Run exiftool on each downloaded file.",
      ],
      failsIf: "exiftool prints the position or CANARY-EXIF-1 for one of them",
    },
    example: "Sharper thumbs\n\nThumbnails keep the EXIF block, as rotation got lost.",
    counterexample: "Sharper thumbs\n\nThumbnails get a white border of two pixels.",
  },
  {
    id: "de-location-taken-out",
    topicOnly: true,
    when: [
      "strip|strips|stripped|scrub|scrubs|remove|removes|removed|remover|clean ... [what:exif|gps|metadata|iptc|xmp|geotag]",
      "[what:exif|metadata|gps|iptc] .. remover|stripped|removed|scrubbed",
    ],
    cwe: 212,
    severity: "low",
    rationale: "only files that the cleaning misses still tell where they were made",
    name: [
      "“{line}”: a file of another kind may keep its {what}",
      "A file of another kind may keep the {what} that is taken out here",
    ],
    consequence:
      "So people rely on shared files being clean. A format the cleaner does not read, a file it cannot parse, or a copy made before it runs still carries the {what}.",
    test: {
      technique: "craft-file",
      title: "Send files of four kinds through the cleaning and read what is left",
      setUp:
        "A JPEG, a PNG, a HEIC and a damaged JPEG, each with the position 48.8584, 2.2945 and the comment CANARY-META-1, and exiftool.",
      steps: [
        "As a test user, send each of the four files by the way that the quoted line speaks of.",
        "As the receiver, download them in each size that is offered, the original included.",
        "Run exiftool on every file received.",
      ],
      failsIf: "exiftool prints the position or CANARY-META-1 for one of them",
    },
    example: "Safer sharing\n\nWe strip EXIF before a photo is sent.",
    counterexample: "Safer sharing\n\nWe ask twice before a photo is sent.",
  },
  {
    id: "de-masking-dropped",
    topicOnly: true,
    when: [
      "no_longer|stop|stops|avoid|without|disable|drop|drops|remove|removes|removed|skip ... [how:masked|masks|masking|redacted|redacting|redaction|scrubbed|scrubbing|anonymized|anonymised|obfuscated]",
      "masked|masks|mask|masking|redacted|redact|redaction|scrubber|anonymisation .... no_longer|removed|dropped|gone|off|disabled|less|optional|separate|opt_in|unreadable",
      "in full|unmasked|clear_text|in_clear|record_inputs & show|shows|shown|returns|return|visible|display|see|export|name|names|number|numbers",
    ],
    unless: ["now masked|redacted", "mask|masks|masked .. from now on"],
    cwe: 200,
    severity: "medium",
    rationale: "what was unreadable is in clear for everyone who can open that place",
    name: [
      "“{line}”: readers from whom it was hidden get the values in clear",
      "{endpoint} gives values in clear that were masked",
      "Readers from whom values were masked get them in clear",
    ],
    consequence:
      "So each reader of that place, and of every copy taken from it, has the values as they were entered, also those for whom the mask was made.",
    test: {
      technique: "compare-answers",
      title: "Read one marked value as the reader for whom the mask was made",
      setUp:
        "A staging system with the change, a value CANARY-MASK-2 in the place that was masked, and the account of least rights that can open it.",
      steps: [
        "As that account, open the place that the quoted line names and search the raw answer for CANARY-MASK-2.",
        "As the same account, look for it in lists, search results and exports of the same data.",
      ],
      failsIf: "the account of least rights reads CANARY-MASK-2 in full",
    },
    example: "Card view\n\nAccount numbers are shown in full on the card.",
    counterexample: "Card view\n\nAccount names are shown in bold on the card.",
  },
  {
    id: "de-masking-new",
    topicOnly: true,
    when: [
      "mask|masks|masked|masking|redact|redacts|redacted|redacting|scrub|scrubs|elide|elides|anonymise|anonymised|anonymize|anonymized|pseudonymised|obfuscate",
      "strip|strips|blank|blanks ... [what:secret|secrets|sensitive|personal|password|passwords|token|tokens|values]",
    ],
    unless: ["bitmask|subnet|netmask|input|umask mask", "css|svg|image mask", "mask .. input"],
    cwe: 200,
    severity: "medium",
    rationale: "the output is handed on freely once it counts as clean",
    name: [
      "“{line}”: a value in another form may get past",
      "{code}: a value in another form may get past the masking",
      "A value in another form may get past the masking",
    ],
    consequence:
      "So readers rely on the values being unreadable. The masking may miss one that stands in another field, inside a longer text, in another encoding, or in the error message about it.",
    test: {
      technique: "trace-values",
      title: "Send one value past the masking in four forms",
      setUp:
        "A staging system with the change, a value CANARY-MASK-3 of the kind that is masked, and the account of least rights that reads the result.",
      steps: [
        "Enter CANARY-MASK-3 in the field that is masked, then inside a longer text in a field that is not.",
        "Enter it once with a line break after CANARY, once percent-encoded as CANARY%2DMASK%2D3, and once in a call that is refused.",
        "As the reader, search lists, raw answers, exports and error messages for CANARY.",
      ],
      failsIf: "the mark can be read in one of the places where the kind of value is to be masked",
    },
    example: "Quieter traces\n\nTraces redact the account numbers.",
    counterexample: "Quieter traces\n\nTraces are written every ten minutes.",
  },
  {
    id: "de-secret-in-output",
    topicOnly: true,
    when: [
      "[where:export|file|response|answer|payload|json|list|template|snapshot|backup|bundle|message|panel|api|proto] .... contains|contain|includes|include|has|with|returns|return|shows|carries|holds|gets .... [what:password|passwords|secret|secrets|hash|hashes|token|tokens|credentials|apikey]",
      "[what:password|passwords|secret|secrets|hash|hashes|credentials] .... [where:export|file|response|answer|payload|json|template|snapshot|backup|bundle|panel|browser|clear|form]",
      "<endpoint> & [what:password|secret]",
      "<view|export> .... [what:password|passwords|secret|secrets|hash]",
      "with|list .. join|access|session [what:token|tokens]",
    ],
    unless: [
      "design|csrf|page|cursor|continuation|next token|tokens",
      "token count|limit|usage|budget",
      "reset|forgot|change|new|wrong password",
      "log|logs|logged|logging|crash|sentry",
      "login|sign|signin",
    ],
    cwe: 201,
    severity: "high",
    rationale: "a secret that was read once works from anywhere until it is replaced",
    name: [
      "Callers of {endpoint} may receive a {what} that they can use elsewhere",
      "Whoever receives the {where} may find a usable {what} in it",
      "A {what} may reach readers who can use it elsewhere",
    ],
    consequence:
      "So the question is whether the value itself leaves the server, where a note that one is set would do: a reader who holds the {what} no longer needs the system's permission.",
    test: {
      technique: "trace-values",
      title: "Look for a marked {what} in what the least trusted reader gets",
      setUp:
        "A staging system where the {what} is set to CANARY-SEC-2, and the account of least rights that can obtain what the quoted line names.",
      steps: [
        "As that account, obtain it in each format that is offered and save the raw bytes.",
        "Search them for CANARY-SEC-2, in plain text and in base64 (Q0FOQVJZLVNFQy0y).",
      ],
      failsIf: "the mark CANARY-SEC-2 is found in one of the two forms",
    },
    example: "Edit a source\n\nThe edit page gets all values of the source, the database password too.",
    counterexample: "Edit a source\n\nThe edit page gets a larger button and two columns.",
  },
  {
    id: "de-log-credentials",
    topicOnly: true,
    when: [
      "debug line|output & [what:token|password|secret|credentials]",
      "log|logs|logged|logging|logfile|syslog|stdout|console|trace|traces|tracer & [what:header|headers|cookie|cookies|authorization|token|tokens|password|passwords|secret|secrets|credentials|passcode]",
    ],
    unless: [
      "masked|redacted|scrubbed|hashed|elided|stripped",
      "log|logged in|out|on",
      "token count|usage",
      "no_longer|never|not log|logs|logged",
      "content type header",
    ],
    cwe: 532,
    asvs: "V16",
    severity: "high",
    rationale: "a reader of the log can act in the name of the person it belongs to",
    name: ["Readers of the log may take and use the {what} in it"],
    consequence:
      "So everyone who reads the log, and each service that it is forwarded to, may hold the {what} as sent, for as long as the lines are kept.",
    test: {
      technique: "trace-values",
      title: "Send a mark as {what} and search the log for it",
      setUp:
        "A staging system with logging set as in the change, the value CANARY-LOG-2 for the {what}, and read access to the log and to what it is forwarded to.",
      steps: [
        "As a test user, cause what the quoted line describes once, with CANARY-LOG-2 as the {what}.",
        "Cause it once more so that it is refused, for the error line.",
        "As a reader of the log, search for CANARY-LOG-2, in plain text and in base64 (Q0FOQVJZLUxPRy0y).",
      ],
      failsIf: "a line of the log holds CANARY-LOG-2 in one of the two forms",
    },
    example: "Trace the partner\n\nThe trace takes the headers of each call.",
    counterexample: "Trace the partner\n\nThe trace takes the time of each call.",
  },
  {
    id: "de-log-readers",
    topicOnly: true,
    when: [
      "log|logs ... public|everyone|anyone|readable|visible|download|open|without|shared|artifact|s3",
      "read|see|view|open|download|serve|push|publish ... log|logs|logfile",
      "log search|viewer|stream|tail|page",
    ],
    unless: ["log|logs|logged in|out", "changelog|release log", "login"],
    cwe: 532,
    asvs: "V16",
    severity: "medium",
    rationale: "logs hold what programs were handed, and more people may read them than may use it",
    name: [
      "“{line}”: its readers may find values they could not open",
      "{endpoint} may show log lines with values its readers could not open",
      "Readers of these logs may find values that they could not open otherwise",
    ],
    consequence:
      "So those who can open these logs read whatever programs wrote into them: mail addresses, session values, addresses with parameters, passwords printed by a failing step.",
    test: {
      technique: "trace-values",
      title: "Read the logs as the account of least rights and search for marked values",
      setUp:
        "A test system whose log has a line with CANARY-LOGR-1 as a password and one with canary@example.org, and the account of least rights that may read it.",
      steps: [
        "As that account, open the logs by the way that the quoted line names and search for both marks.",
        "Repeat it without a session, and with the address of a log that belongs to other people's work.",
      ],
      failsIf: "one of the marks is readable, or a log of other people's work is answered",
    },
    example: "Open builds\n\nJob logs can be read by everyone.",
    counterexample: "Open builds\n\nJob names can be as long as wanted.",
  },
  {
    id: "de-log-content",
    topicOnly: true,
    when: [
      "log|logs|logged|logging|logfile|syslog|logger|stdout|console & [what:request|requests|response|responses|payload|payloads|body|bodies|argument|arguments|statement|statements|parameter|parameters|message|messages|command|commands|query|queries|prompt|prompts|name|names|email|emails|address|addresses|number|result|results|sample|samples|document|transcript]",
      "write|writes|record|records|dump|dumps|keeps ... [what:request|requests|response|responses|payload|payloads|body|bodies|arguments|statement|statements|parameters] ... file|disk|log|logs|history",
      "log|logging|logger|logs|slow_query .... debug|verbose|level|full|complete|everything|all",
    ],
    unless: ["masked|redacted|scrubbed|hashed", "log|logged in|out|on", "changelog", "log of"],
    cwe: 532,
    asvs: "V16",
    severity: "medium",
    rationale: "more people read logs than may open what the lines then contain",
    name: [
      "Readers of the log may read what people put into the {what}",
      "“{line}”: readers of the log get what people entered",
      "Readers of the log may find what people entered",
    ],
    consequence:
      "So what people typed may stand in the log in clear, for everyone who can search it and for as long as it is kept, whatever the application would let them open.",
    test: {
      technique: "trace-values",
      title: "Enter marked values and search the log for them",
      setUp:
        "A staging system with logging set as in the change, and read access to its log and to what it is forwarded to.",
      steps: [
        "As a test user, cause what the quoted line describes with the name Canary Persontwo and the test card 4111111111111111 wherever text may be entered.",
        "Cause it once more with a value that is refused, for the error line.",
        "As a reader of the log, search for Persontwo and for 4111111111111111.",
      ],
      failsIf: "a line of the log holds one of the two values in full",
    },
    example: "Hunting a bug\n\nThe logger takes the arguments of the call.",
    counterexample: "Hunting a bug\n\nThe graph shows the length of the call.",
  },
  {
    id: "de-error-report",
    topicOnly: true,
    when: [
      "sentry|bugsnag|rollbar|crashlytics|raygun|glitchtip|datadog",
      "crash|error|bug report|reports|reporter|tracker|tracking",
      "feedback|crash|report & attach|attaches|attached|screenshot|breadcrumbs|conversation|network_trace",
    ],
    unless: ["table|list of reports"],
    cwe: 201,
    severity: "medium",
    rationale: "those who read the reports have no access to what is in them",
    name: [
      "“{line}”: a report may carry a user's values along",
      "An error report may carry a user's values to those who read it",
    ],
    consequence:
      "So each report may take along what was in memory, on the screen or in the failing request: names, typed text, cookies. Whoever handles the reports reads it there.",
    test: {
      technique: "trace-values",
      title: "Cause a report with marked values and read it as it arrives",
      setUp: "A test build whose reports go to a project that the tester can read.",
      steps: [
        "As a test user, sign in, type CANARY-REP-3 into a text field and into a password field, and cause an error.",
        "Open the report as it arrived: message, request, headers, breadcrumbs, attachments.",
        "Search it for CANARY-REP-3, for the test user's mail address and for the value of the session cookie.",
      ],
      failsIf: "the report holds the text of the password field, the mail address or the cookie's value",
    },
    example: "Know earlier\n\nAdd Sentry to the worker and the site.",
    counterexample: "Know earlier\n\nAdd a bell to the office and the hall.",
  },
  {
    id: "de-debug-setting",
    topicOnly: true,
    when: [
      "debug .. true|on|enabled|mode|toolbar|output|page",
      "actuator|pprof|heapdump|phpinfo|phpmyadmin|goroutine|goroutines|httptrace",
      "debug|diagnostic|diagnostics|diag|status|health|metrics endpoint|endpoints|page|port|route|handler|api|server|screen",
    ],
    unless: ["log level debug"],
    cwe: 215,
    severity: "medium",
    rationale: "settings and memory read there can hold passwords that are in use",
    name: [
      "“{line}”: its readers may learn the program's inside",
      "{endpoint} may tell its callers the program's inside",
      "A page meant for developers may tell others the program's inside",
    ],
    consequence:
      "So whoever reaches it reads what is made for developers: settings, paths, versions, parts of memory. The question is who reaches it in the setting that customers run.",
    test: {
      technique: "call-unauthenticated",
      title: ["Read {endpoint} without a login", "Read the developers' page without a login"],
      setUp:
        "An installation in its production setting with a variable CANARY_DIAG=CANARY-DIAG-1 in its environment, and a second host outside its network.",
      steps: [
        [
          "From the second host, without credentials, send curl -i to {endpoint}.",
          "From the second host, without credentials, send curl -i to the address that the quoted line is about.",
        ],
        "Send it once more as the account of least rights.",
        "Search both answers for CANARY-DIAG-1, file paths and version numbers.",
      ],
      failsIf: "an answer holds CANARY-DIAG-1, or the call without credentials gets file paths",
    },
    example: "Easier on site\n\nThe diagnostics page lists sensors and settings.",
    counterexample: "Easier on site\n\nThe front page lists shops and towns.",
  },
  {
    id: "de-error-detail",
    topicOnly: true,
    when: [
      "[what:stack|stacktrace|traceback|backtrace|statement|query|sql|exception] & error|errors|500|fails|failed|response|answer",
      "[what:stack|stacktrace|traceback|backtrace|exception|exceptions] .... response|page|answer|body|user|users|caller|client|clients|show|shown|returned",
      "show|shows|display|return|returns|put|include|includes|print|prints|surface|expose|pass|propagate .... error|errors|exception|exceptions",
      "error|errors .. body|details|detail|text|response|responses|page|code",
      "error|errors .. message|messages|shows|tells|has",
      "database's|sql|statement & error|message|response",
      "<endpoint> & error|exception",
    ],
    unless: [
      "generic|same error|message",
      "spelling|typo|translation|translate",
      "saying",
      "error dialog|code",
      "runtime errors",
    ],
    cwe: 209,
    severity: "low",
    rationale: "it tells how the system is built or what it holds, and changes nothing",
    name: [
      "Whoever provokes the error may read the {what} in the answer",
      "“{line}”: the error may tell what lies behind",
      "An error of {endpoint} may tell its caller what lies behind",
      "An error may tell its caller what lies behind",
    ],
    consequence:
      "So whoever provokes that error reads its text. The question is whether it names tables, files, versions, the values of other people, or whether something exists.",
    test: {
      technique: "compare-answers",
      title: ["Provoke errors of {endpoint} and read them raw", "Provoke the error and read it raw"],
      setUp:
        "A test system in its production setting, an entry the caller may not open, and a proxy that shows raw answers.",
      steps: [
        "As the caller of least rights, cause the error that the quoted line is about, with a value of 300 characters that begins with CANARY-ERR-2.",
        "Cause it once for an entry that exists but is not the caller's, and once for one that does not exist.",
        "Search the answers for file paths, SQL, table names and versions, and compare the last two with each other.",
      ],
      failsIf: "an answer holds a file path, SQL or a version number",
    },
    example: "Tell what is wrong\n\nThe error text is longer, show the exception.",
    counterexample: "Tell what is wrong\n\nThe lamp blinks red twice.",
  },
  {
    id: "de-environment-shown",
    topicOnly: true,
    when: [
      "[what:environment|env|configuration|config|settings] .... view|show|shows|shown|send|sends|sent|export|expose|exposes|dumps|return|returns|returned|available|client|browser|printed|published|readable",
      "view|show|shows|send|sends|sent|export|returns|expose|exposes|dumps|prints|publish|include|uploads|attaches ... [what:environment|env|configuration|config|settings]",
    ],
    unless: [
      "test|staging|production|dev|one|each|which|all environment|environments",
      "of|in the environment",
      "config|settings page|screen|form|tab",
      "mask|masks|masked|masking",
      "env var|variable set|is",
      "block|blocks|blocked ... access",
    ],
    cwe: 497,
    severity: "medium",
    rationale: "settings name internal hosts and often hold passwords",
    name: [
      "The {what} read through {endpoint} may carry passwords along",
      "Readers of the {what} may find passwords and internal addresses in it",
      "“{line}”: settings may carry passwords to its readers",
      "Settings handed on here may carry passwords along",
    ],
    consequence:
      "So settings leave the place where they are kept. Programs are handed passwords and internal addresses that way, so each reader of the result may get these too.",
    test: {
      technique: "trace-values",
      title: "Set a marked value and look for it where settings are handed on",
      setUp:
        "A staging system with two settings of its own, one named CANARY_PASSWORD=CANARY-CFG-1 and one named CANARY_URL=postgres://u:CANARY-CFG-2@db/x.",
      steps: [
        "Cause what the quoted line describes once.",
        "As the reader of least rights, search what comes out for CANARY-CFG-1 and CANARY-CFG-2.",
      ],
      failsIf: "one of the two marks can be read",
    },
    example: "See the setup\n\nThe about page shows the environment variables.",
    counterexample: "See the setup\n\nThe about page shows a photo of the team.",
  },
  {
    id: "de-support-archive",
    topicOnly: true,
    when: [
      "support|diagnostic|diagnostics|debug bundle|archive|package|dump|zip|file|data",
      "heap|core|memory|goroutine|database|sql dump|dumps|profile",
      "dump|dumps .. database|memory|table|partition|everything|all",
    ],
    unless: ["dump|dumping .. your|code"],
    cwe: 201,
    severity: "medium",
    rationale: "such a file is mailed and attached to tickets far from where it was made",
    name: [
      "“{line}”: the file may hold more than its maker sees",
      "A file made for support may hold more than its maker sees",
    ],
    consequence:
      "So one file gathers what lies in memory, settings and tables, and goes to people who could open none of it. Its maker does not see what is inside.",
    test: {
      technique: "trace-values",
      title: "Make the file with marked values and search it",
      setUp:
        "A staging system with a setting whose value is CANARY-DMP-1, a test user with the mail address canary@example.org, and the account that may have the file made.",
      steps: [
        "As the test user, sign in and leave the session open; as the other account, have the file made.",
        "Unpack all of it and search every part, binary ones with strings, for CANARY-DMP-1, canary@example.org and the session cookie's value.",
      ],
      failsIf: "the file holds CANARY-DMP-1 or the cookie's value",
    },
    example: "Support case\n\nA button makes a diagnostics archive.",
    counterexample: "Support case\n\nCollect the opinions of five shops.",
  },
  {
    id: "de-production-copy",
    topicOnly: true,
    when: [
      "production|prod|live .... staging|sandbox|dev|laptop|laptops|demo",
      "copy|copies|restore|restores|clone|seed|seeds .... production|prod|live",
      "real [what:customers|users|patients|orders|data|names]",
      "backup|backups|dump|dumps & readable|bucket|download|public|static|staging|unencrypted|browser",
    ],
    unless: ["synthetic|fake|generated"],
    cwe: 212,
    severity: "high",
    rationale: "whoever may use the copy has everyone's data at once",
    name: [
      "“{line}”: users of the copy may read real people's data",
      "Users of a copy may read the data of real people",
    ],
    consequence:
      "So data of real people comes to a place with other users and weaker locks. The question is what of it is replaced on the way, and who can open the copy.",
    test: {
      technique: "trace-values",
      title: "Look for a marked person in the copy",
      setUp:
        "A staging source with a person named Canary Personthree, canary3@example.org, and an account that may only use the copy.",
      steps: [
        "Have the copy made once, after the person was entered.",
        "As the account that may only use the copy, search it for Personthree and canary3@example.org, free text and attachments included.",
      ],
      failsIf: "one of the two is found unchanged",
    },
    example: "Better tests\n\nThe seed comes from the live database.",
    counterexample: "Better tests\n\nThe seed comes from a generator.",
  },
  {
    id: "de-cache",
    topicOnly: true,
    when: [
      "cache|cached|caches|caching|cdn|varnish|memoize|memoized ... [what:answer|answers|response|responses|page|pages|list|lists|profile|profiles|thread|threads|topic|html|json|prices|articles|photos|results|settings|dashboard|basket|order|orders|report|reports|site|feed]",
      "[what:answer|answers|response|responses|page|pages|list|lists|profile|profiles|thread|threads|topic|html|json|prices|articles|photos|results|settings|dashboard|basket|order|orders|report|reports|site|feed] ... cache|cached|caching|cdn|varnish|redis",
      "cache|cached|caches|caching|cdn|varnish|memoize|memoized|etag",
      "redis|memcached|service_worker & keyed|key|json|answer|response|responses|kept|stored",
    ],
    unless: [
      "clear|cleared|build|npm|docker|pip|ccache cache",
      "cache control private|no",
      "key ... user|tenant|session|viewer",
    ],
    cwe: 524,
    severity: "medium",
    rationale: "an answer made for one person is served to another without any doing of theirs",
    name: [
      "One person's {what} may be served to another out of the cache",
      "The cache may answer {endpoint} with what was made for another person",
      "“{line}”: one person's answer may be served to another",
      "The cache may serve one person's answer to another",
    ],
    consequence:
      "So an answer is kept and given out again. Unless everything it depends on is part of the key, the caller and their rights too, the next one who asks gets what was made for the first.",
    test: {
      technique: "compare-answers",
      title: [
        "Fetch {endpoint} as two callers within the cache time",
        "Fetch the same as two callers within the cache time",
      ],
      setUp:
        "A staging system with the cache on and emptied, and two accounts A and B with different rights, where only A may see the entry marked CANARY-CACHE-B.",
      steps: [
        "As A, send the request that the quoted line is about twice and find CANARY-CACHE-B in the answer.",
        "As B, send the same request within the cache time; then once without credentials.",
        "As A, have the right to the entry withdrawn, and send the request again.",
      ],
      failsIf: "an answer to B, without credentials, or to A after the withdrawal holds CANARY-CACHE-B",
    },
    example: "Faster lists\n\nThe list of offers is cached for an hour.",
    counterexample: "Faster lists\n\nThe list of offers is sorted by the database.",
  },
  {
    id: "de-kept-on-device",
    topicOnly: true,
    when: [
      "localstorage|local_storage|sessionstorage|indexeddb|asyncstorage|sharedpreferences|userdefaults|clipboard|pasteboard",
      "kept|stored|saved|store|keep|keeps|stores|written|cached|cache .... device|tablet|phone|laptop|disk|offline|locally|external|sd",
      "offline & list|copy|data|cache|store|patients|contacts|messages|documents|mode|first|open|opens",
      "external folder|storage|directory",
    ],
    unless: [
      "theme|language|layout|width|column|columns|dark|preference|preferences",
      "keychain|keystore|encrypted",
      "clear|clears|cleared|removed .. clipboard",
      "removed from .. clipboard",
    ],
    cwe: 922,
    severity: "medium",
    rationale: "it takes the device in hand, and no password after that",
    name: ["“{line}”: the device's next user may read it", "The next user of a device may read what is kept on it"],
    consequence:
      "So a copy lies on the device. Its next user, a backup of it and each program that reads the same storage have it too, unless it is encrypted and removed on signing out.",
    test: {
      technique: "open-app",
      title: "Look for marked data on the device after signing out",
      setUp:
        "A test device with the change, an account whose data contains CANARY-DEV-2, and a tool that reads the program's files and storage.",
      steps: [
        "As the test account, use what the quoted line describes until CANARY-DEV-2 was shown, then close the program.",
        "With the tool, search files, databases and browser storage for CANARY-DEV-2.",
        "Sign out, search again, and sign in as a second account to see whether it is shown.",
      ],
      failsIf: "the mark CANARY-DEV-2 is readable in clear after signing out, or is shown to the second account",
    },
    example: "Works in the lift\n\nThe app works offline, it has a copy of the visits.",
    counterexample: "Works in the lift\n\nThe app says so when there is no network.",
  },
  {
    id: "de-seen-in-switcher",
    topicOnly: true,
    when: [
      "screenshots|screenshot ... allowed|blocked|prevented|disabled|card|pin|lock",
      "app_switcher|task_switcher|screen_capture|flag_secure|recent_apps",
      "activity|screen|content & shown|visible|rendering|leaks & lock|locked",
    ],
    cwe: 200,
    severity: "low",
    rationale: "it takes the device in hand for a moment",
    name: [
      "“{line}”: a picture may show what was locked away",
      "A picture of the screen may show what was locked away",
    ],
    consequence:
      "So the question is what a picture of the screen holds: the preview in the list of running apps, a screenshot, a shared screen, the moment before a lock appears.",
    test: {
      technique: "open-app",
      title: "Take pictures of the screen around the lock",
      setUp:
        "A test device with the change, signed in as a test user whose data shows CANARY-SCR-1, and a camera of 60 pictures a second.",
      steps: [
        "With CANARY-SCR-1 on the screen, open the list of running apps and look at the preview.",
        "Lock the app, open it again while filming, and go through the film picture by picture.",
        "Take a screenshot at the place that the quoted line speaks of.",
      ],
      failsIf:
        "the mark CANARY-SCR-1 is readable in the preview of a locked app, or in a picture before it was unlocked",
    },
    example: "Lock faster\n\nThe task switcher shows the last view.",
    counterexample: "Lock faster\n\nThe key has a new form.",
  },
  {
    id: "de-notification-shows",
    topicOnly: true,
    when: [
      "push|notification|notifications ... text|message|messages|preview|spoiler|balance|amount|sender|marks|names|first",
      "lock screen|lockscreen",
      "mentions|marks|messages ... push|notification",
    ],
    unless: [
      "git push",
      "push to|button|rule|rules",
      "notification mail|email",
      "slack message",
      "before|previously .. people|users",
    ],
    cwe: 200,
    severity: "low",
    rationale: "it takes a person who stands next to the screen",
    name: [
      "“{line}”: a bystander may read it on a locked screen",
      "A bystander may read on a locked screen what belongs to its owner",
    ],
    consequence:
      "So content appears outside the program, on a screen that nobody has unlocked, and passes the push service on its way. Whoever stands next to it reads what is in the text.",
    test: {
      technique: "open-app",
      title: "Read the notice on a locked device",
      setUp: "A test device with a test build in default settings, signed in as a test user.",
      steps: [
        "Lock the device and cause the notice that the quoted line is about, with the text CANARY-PUSH-1 in what it is made from.",
        "Read the locked screen and the list of notices.",
        "Sign out in the program and cause it once more.",
      ],
      failsIf:
        "the mark CANARY-PUSH-1 can be read on the locked screen by default, or a notice comes after signing out",
    },
    example: "Know at once\n\nThe push message names the sender and the first line.",
    counterexample: "Know at once\n\nThe bell rings three times.",
  },
  {
    id: "de-model-input",
    topicOnly: true,
    when: [
      "llm|gpt|openai|anthropic|copilot|chatbot|rag|prompts|ai|vector_store|language_model|system_prompt",
      "model|assistant ... answer|answers|question|chunks|pieces|reads|given|gets|knows|context|sees|suggestion|writes",
      "to|from|by|asks .. the model|assistant",
      "prompt ... contains|holds|includes|with|messages|text",
    ],
    unless: [
      "data|domain|view model",
      "prompt user|the",
      "shop|sales|administrative assistant",
      "completeness prompt",
      "prompt if|before",
    ],
    cwe: 201,
    severity: "medium",
    rationale: "what a model was given can leave with its answer and stays with its operator",
    name: [
      "“{line}”: the model may be given more than the asker may see",
      "The model may be given more than the asker may see",
    ],
    consequence:
      "So what is put before the model leaves the application, and can come back in an answer. Unless it is cut down to what the asker may open, they learn the rest by asking.",
    test: {
      technique: "trace-values",
      title: "Record what is sent to the model for an asker of least rights",
      setUp:
        "A staging system whose model endpoint is a recording proxy, an account of least rights, and an entry marked CANARY-LLM-2 which that account may not open.",
      steps: [
        "As that account, use what the quoted line describes with a question whose best source is the marked entry.",
        "In the recorded request, search for CANARY-LLM-2 and for other people's mail addresses.",
        "Ask for the text of the sources word for word, and search the answer for CANARY-LLM-2.",
      ],
      failsIf: "the recorded request or the answer holds CANARY-LLM-2",
    },
    example: "Ask the handbook\n\nThe assistant knows all pages of the company.",
    counterexample: "Ask the handbook\n\nThe handbook has a list of words at its end.",
  },
  {
    id: "de-search-reach",
    topicOnly: true,
    when: [
      "search|searches|searchable|autocomplete|autocompletion|typeahead|suggest|suggestions|ransack|ransackable|lookup|look_up & all|every|everyone|private|messages|files|name|users|members|persons|guests|addresses|whitelist|attributes|emails|any|family",
      "search|autocomplete|lookup .. for|by|on|over|across .. <personal>|name|user|users|member|customer|patient|everyone|all",
      "when|while typing .. address|name|email|number|an|a",
      "index|indexed|indexes ... private|all|messages|content|documents",
    ],
    unless: ["search engine|bar|field|box|icon", "research"],
    cwe: 200,
    severity: "medium",
    rationale: "a searcher can collect entry after entry without opening any",
    name: [
      "“{line}”: hits may show what the searcher could not open",
      "Hits of {endpoint} may show what the searcher could not open",
      "Search hits may show what the searcher could not open",
    ],
    consequence:
      "So the search looks through more than one person's data. A hit, an excerpt, even the number of hits tells what stands in entries that the searcher cannot open, unless each is checked against their rights.",
    test: {
      technique: "try-roles",
      title: [
        "Search {endpoint} for a marked word as an account that may not open its entry",
        "Search for a marked word as an account that may not open its entry",
      ],
      setUp:
        "An entry with CANARYWORD in its title, its text and the name of its owner, account A that may open it, and account B of least rights that may not.",
      steps: [
        "As A, search for CANARYWORD and see the hit.",
        "As B, send the same search, also with the first three letters only and with each filter and sorting offered.",
        "As B, read the raw answer: hits, excerpts, counts, suggestions.",
      ],
      failsIf: "an answer to B shows CANARYWORD, the owner's name or a count that includes the entry",
    },
    example: "Find people\n\nThe search covers all members by nickname.",
    counterexample: "Find people\n\nThe hall has signs in two languages.",
  },
  {
    id: "de-extension-answers",
    topicOnly: true,
    when: [
      "content script|scripts",
      "window|page|iframe messages|message|postmessage",
      "postmessage|post_message|broadcastchannel|manifest_v3",
      "browser|chrome extension|plugin",
    ],
    cwe: 200,
    severity: "high",
    rationale: "it takes a visit to a page that the asker has made",
    name: ["“{line}”: any web page may ask for the data", "Any web page may ask the script for a user's data"],
    consequence:
      "So a script answers or reads inside pages of others. Unless it checks the exact origin of who asks, a page of any host that the user visits gets the same answer.",
    test: {
      technique: "lure-browser",
      title: "Ask from a page of a foreign origin",
      setUp:
        "A browser with the change and a test user's data marked CANARY-EXT-1, and a page on another host that the tester controls.",
      steps: [
        "Record one exchange as the change intends it.",
        "On the tester's page, send the same message and write each answer to the screen; send it also from an iframe.",
        "Repeat it from a host whose name ends in that of an allowed one, such as evil-allowed.example.",
      ],
      failsIf: "the mark CANARY-EXT-1 arrives on the tester's page",
    },
    example: "Clip it\n\nThe content script hands the clippings to the page.",
    counterexample: "Clip it\n\nThe scissors have a red handle.",
  },
  {
    id: "de-session-recording",
    topicOnly: true,
    when: [
      "hotjar|fullstory|session_recording|session_replay|keystrokes|keystroke|dom_changes|record_inputs",
      "replay & session|sessions|snippet|screen|inputs|mask|dom|sdk",
      "analytics|telemetry ... sends|send|name|email|search|properties|user",
      "send|sends .... analytics|telemetry",
    ],
    cwe: 201,
    severity: "medium",
    rationale: "those who look at the recordings need none of the typed values",
    name: [
      "“{line}”: what people type may be recorded with it",
      "What people type may be recorded along with how they use the page",
    ],
    consequence:
      "So what happens on the page is sent elsewhere. Typed text, names on the screen and addresses with parameters go along, unless they are left out before sending.",
    test: {
      technique: "trace-values",
      title: "Type marked values and read what is sent",
      setUp: "A browser with a recording proxy, a test user, and the recording switched on as by default.",
      steps: [
        "As the test user, type CANARY-REC-1 into a text field, a password field and a search field, and open a page whose address has ?name=CANARY-REC-2.",
        "In the proxy, decode the bodies sent to the recorder and search for both marks.",
      ],
      failsIf: "a body sent to the recorder holds one of the two marks",
    },
    example: "Learn from use\n\nWe record sessions with a replay tool.",
    counterexample: "Learn from use\n\nWe asked ten people in the shop.",
  },
  {
    id: "de-subscribed-address",
    topicOnly: true,
    when: [
      "ical|ics|webcal|caldav|calendar_feed|rss|atom_feed|ical_feed",
      "feed|calendar & subscribe|publish|url|public|address|token",
      "package|activity|news feed",
    ],
    unless: ["news feed .. design"],
    cwe: 598,
    severity: "medium",
    rationale: "an address is handed on, logged and kept far more freely than a password",
    name: [
      "“{line}”: whoever knows the address reads it",
      "Whoever knows the address {endpoint} may read all that the feed holds",
      "Whoever knows the feed's address may read all that it holds",
    ],
    consequence:
      "So a program fetches the feed by its address alone. Each person who gets to know that address reads every entry in it, unless it holds a long random part and entries that are private stay out.",
    control: {
      when: ["random|unguessable|secret|token .. token|part|key|string|address", "renewed|revoked|reset"],
      consequence:
        "Check that the random part is compared in full, and that the old address is dead at once after a renewal.",
    },
    test: {
      technique: "call-unauthenticated",
      title: ["Read {endpoint} without a session", "Read the feed without a session"],
      setUp:
        "Two test owners A and B with an entry each, marked CANARY-FEED-A and CANARY-FEED-B, one of A's entries being private, and curl without cookies.",
      steps: [
        "Fetch A's feed with curl and list all fields of each entry.",
        "Replace what stands for A in the address by B's name, by B's id and by an empty text.",
        "Withdraw the publishing of A's feed and fetch the old address again.",
      ],
      failsIf: "the private entry, CANARY-FEED-B or anything at the old address is answered",
    },
    example: "Never miss it\n\nThe matches come as an RSS feed.",
    counterexample: "Never miss it\n\nThe matches are printed on a poster.",
  },
  {
    id: "de-address-holds-data",
    topicOnly: true,
    when: [
      "in|into|inside .. link|url|query|querystring|address_bar|links & [what:name|names|token|email|phone|reason|session|address|street|doctor|iban|number|password|basket|meter]",
      "post .. instead_of|not ... get",
      "referer|referrer|webserver_logs|access_log|access_logs|address_bar|page_address",
      "query string & [what:name|user|token|email|id]",
    ],
    unless: ["base url|link", "email|name field|form"],
    cwe: 598,
    severity: "low",
    rationale: "it takes a reader of access logs, histories or the mail that carries the link",
    name: [
      "“{line}”: logs and histories keep it",
      "Logs on the way may keep the {what} in the address of {endpoint}",
      "Logs on the way may keep the {what} that stands in an address",
      "Logs and histories may keep what stands in an address",
    ],
    consequence:
      "So the question is what stands in an address: it is written to access logs and histories, sent to other hosts as Referer, and passed on with a copied link.",
    test: {
      technique: "trace-values",
      title: "Look for a marked value in logs, history and Referer",
      setUp:
        "A staging system with read access to the logs of proxy and server, and a browser with its network log open.",
      steps: [
        "As a test user, go through what the quoted line describes with CANARY-URL-2 as the entered value.",
        "Search the access logs, the browser's history and every Referer header sent to another host for CANARY-URL-2.",
      ],
      failsIf: "the mark CANARY-URL-2 stands in an access log, in the history or in a Referer header",
    },
    example: "Come back\n\nThe guest and the room stand in the page address.",
    counterexample: "Come back\n\nThe chain holds keys and a lamp.",
  },
  {
    id: "de-follows-with-headers",
    topicOnly: true,
    when: [
      "redirect|redirects|forward|forwards|forwarded|proxy|pass|passes|sending|sends|send|keeps ... header|headers|authorization|auth|cookies|credentials",
      "header|headers|auth|cookies & redirect|redirects|payload|forwarded|subscriptions|avatar|third",
    ],
    cwe: 201,
    severity: "medium",
    rationale: "the receiving host can use what it is sent in the user's name",
    name: [
      "“{line}”: another host may receive what proves the user",
      "Another host may receive the header that proves who the user is",
    ],
    consequence:
      "So a request takes headers along. Where it ends at another host, by a redirect, a foreign address or a subscription, that host may receive the value by which the user is known.",
    test: {
      technique: "trace-values",
      title: "Lead the request to a foreign host and read what arrives",
      setUp:
        "Two hosts of the tester that print all headers, one answering 302 to the other, and a test user with the token CANARY-HDR-1.",
      steps: [
        "As the test user, cause the request that the quoted line describes, with an address on the first host where it can be set.",
        "Read on both hosts which headers arrived, cookies included.",
        "Repeat it with a redirect to http instead of https.",
      ],
      failsIf: "the mark CANARY-HDR-1 arrives at a host other than the one it was issued for",
    },
    example: "Picky servers\n\nThe client sends the auth header on redirects.",
    counterexample: "Picky servers\n\nThe client waits a second between calls.",
  },
  {
    id: "de-whole-object",
    topicOnly: true,
    when: [
      "all|every|any fields|columns|properties|attributes|relations",
      "full|whole|entire|complete|raw .. [what:object|record|row|document|entity|employee|user|response|json|profile|model|information|customer|order]",
      "as .. have_it|stored|is|are .. in? .. table|database|db|storage|row",
      "no|same mapping|dto|as_in_storage",
      "message as in storage",
      "fields .. all",
      "select *|all",
      "flat_document|superset|super_set",
      "get|gets|returns|return|answers|give|gives|everything .. everything|at_once",
      "to_json|tojson|serializer|serialise|serialises|serialize|serializes|dto",
    ],
    unless: ["all fields|values ... required|optional|validated|mandatory", "log|logs|logged"],
    cwe: 213,
    severity: "medium",
    rationale: "callers read stored fields that were never meant to leave",
    name: [
      "Callers of {endpoint} may read stored fields of the {what} that they do not need",
      "Callers may read stored fields of the {what} that they do not need",
      "Callers of {endpoint} may read stored fields that they do not need",
      "“{line}”: stored fields may leave that callers do not need",
      "Callers may read stored fields that they do not need",
    ],
    consequence:
      "So stored values go out as they are kept, and so does each field added later. The question is which of them the caller of least rights may know.",
    test: {
      technique: "compare-answers",
      title: ["List every field that {endpoint} answers", "List every field of the raw answer"],
      setUp:
        "A test entry with a mark in each stored field (CANARY-F1, CANARY-F2 and on), internal notes and flags included, and the caller of least rights.",
      steps: [
        [
          "As that caller, call {endpoint} and save the raw answer, nested parts too.",
          "As that caller, cause what the quoted line describes and save the raw answer, nested parts too.",
        ],
        "Search it for CANARY-F and write down the field of each mark.",
        "Compare with the fields that the page or the documentation of the interface shows to that caller.",
      ],
      failsIf: "the raw answer holds a mark of a field that is neither shown nor documented for that caller",
    },
    example: "Simpler client\n\nWe answer with the entire supplier as it is in the table.",
    counterexample: "Simpler client\n\nWe answer the phone until eight at night.",
  },
  {
    id: "de-graph-types",
    topicOnly: true,
    when: [
      "graphql|resolver|resolvers|introspection|odata",
      "schema|schemas & serve|serves|endpoint|public|http|api|expose|exposed|type|types",
    ],
    unless: ["dns|domain|domains .. resolver", "resolver dns|local"],
    cwe: 213,
    severity: "medium",
    rationale: "each caller chooses which fields come back",
    name: [
      "“{line}”: a caller may ask for more than the screens show",
      "A caller may ask the schema for more than the screens show",
    ],
    consequence:
      "So what can be read is set by the schema and not by the screens. A caller who asks for further fields, or walks from one type to the next, gets them unless each is checked.",
    test: {
      technique: "try-roles",
      title: "Ask for each field of the schema as the caller of least rights",
      setUp:
        "The schema as it is after the change, a caller of least rights A, and an entry of another person with CANARY-GQL-1 in a field that A may not read.",
      steps: [
        "As A, read the schema, and send one request for all fields of each type that the quoted line is about.",
        "As A, reach the marked entry over each relation that leads to it.",
        "Send both once more without credentials.",
      ],
      failsIf: "the mark CANARY-GQL-1 is answered to A, or data without credentials that needs an account",
    },
    example: "One call\n\nThe dashboard asks GraphQL for pupils and courses.",
    counterexample: "One call\n\nThe dashboard has pupils and courses in one column.",
  },
  {
    id: "de-hidden-by-page",
    topicOnly: true,
    when: [
      "css|blurred|blurring|blur|greyed",
      "client|frontend|browser|page|app|grid|component|widget|editor ... hides|hide|leaves_out|filters|filters_out|leave_out|filter",
      "hide|hides|hidden|filter|filters|filtered|left_out|leaves_out|greys .. in|by|with|on .. frontend|browser|client|css|javascript|page|template|grid|component|app",
      "fields .... can be ignored|filtered",
      "take|takes|pick what they|it need|needs",
    ],
    cwe: 201,
    severity: "medium",
    rationale: "everyone who opens the page can read the raw answer",
    name: [
      "“{line}”: the raw answer still holds it",
      "The raw answer of {endpoint} still holds what the page hides",
      "The raw answer still holds what the page hides",
    ],
    consequence:
      "So what is not displayed has still been delivered: whoever reads the raw answer in the browser's tools has it, unless the server leaves it out.",
    test: {
      technique: "compare-answers",
      title: "Compare the raw answer with what is displayed",
      setUp:
        "An entry whose hidden part carries CANARY-HID-2, the account from which it is hidden, and a proxy that shows raw answers.",
      steps: [
        [
          "As that account, call {endpoint} and search the raw answer for CANARY-HID-2.",
          "As that account, open the page that the quoted line is about and search all raw answers for CANARY-HID-2.",
        ],
        "Search the page's source, its scripts and its sockets as well.",
      ],
      failsIf: "the mark CANARY-HID-2 is in something that was delivered to that account",
    },
    example: "Fair bids\n\nOther amounts are blurred with CSS.",
    counterexample: "Fair bids\n\nThe hammer falls after three calls.",
  },
  {
    id: "de-hiding-rule",
    topicOnly: true,
    when: [
      "hide|hides|hidden|withheld|withhold|unlisted|draft|drafts|whisper|private|unpublished|embargo|visibility",
      "only show|shows|return|returns|display|include|list|send",
      "don't|do_not|does_not|not show|shows|display|include|send|return|returns|expose|leak|serve",
      "remove|removes|removed|drop ... from .. response|payload|json|api|query|result|list|page",
      "restricted|confidential",
    ],
    unless: [
      "hidden .. field|button|input",
      "private .. network|method|class|key",
      "comes|come later",
      "not now",
      "button|buttons|menu .. hidden",
      "unneeded includes|include",
      "well known",
      "visibility check",
      "old manual",
    ],
    cwe: 200,
    severity: "low",
    rationale: "only a way that the new rule forgets shows what should stay hidden",
    name: [
      "“{line}”: a second way to the same data may not know the rule",
      "A second way to the same data may not know the rule that hides it",
    ],
    consequence:
      "So some of the data is to stay out of sight. The rule holds only if search, exports, counts, notices and direct addresses know it as well as the place that was changed.",
    test: {
      technique: "try-roles",
      title: "Look for a hidden entry by every other way",
      setUp:
        "One entry that the rule hides and one that it shows, marked CANARY-HIDE-1 and CANARY-SHOW-1, and an account from which the first is to be hidden.",
      steps: [
        "As that account, do what the quoted line is about: only CANARY-SHOW-1 may come back in the raw answer.",
        "As that account, look for CANARY-HIDE-1 by search, export, count, feed and notice.",
        "As that account, ask for the hidden entry directly by its id or address.",
      ],
      failsIf: "the mark CANARY-HIDE-1 comes back by one of the ways, or a count includes it",
    },
    example: "Tidy shop\n\nThe shelf will only show what is in season.",
    counterexample: "Tidy shop\n\nArticles on the floor are swept away at night.",
  },
  {
    id: "de-public-files",
    topicOnly: true,
    when: [
      "bucket|buckets|blob|s3|object_storage & public|read|url|everyone|open|acl|link",
      "file|files|photo|photos|image|images|attachment|attachments|pdf|recording|recordings|avatar|avatars|document|documents .... public|guess|guessable|predictable|unauthenticated|cdn|bucket|counts",
      "path|name|key|number ... counts|sequential|guessable|predictable",
      "public .. url|bucket|folder|path",
      "room link & recordings|files",
    ],
    unless: ["public .. key|holiday|transport"],
    cwe: 200,
    severity: "medium",
    rationale: "it takes no account, only an address that can be passed on",
    name: [
      "“{line}”: whoever has the address may read it",
      "Whoever has the address may read the file without an account",
    ],
    consequence:
      "So a file is fetched by its address. Whoever guesses it, finds it in a mail or lists the folder reads it, also after the right to it was withdrawn.",
    test: {
      technique: "call-unauthenticated",
      title: "Fetch files of two owners by address, without a session",
      setUp: "Two test owners with a file each, marked CANARY-FILE-A and CANARY-FILE-B, and curl without cookies.",
      steps: [
        "As owner A, note the address of A's file; fetch it with curl.",
        "Change the part of the address that tells the file apart: plus one, B's name, and the address of the folder alone.",
        "Delete A's file, or withdraw its sharing, and fetch the noted address again.",
      ],
      failsIf:
        "a file that was not made public is answered without a session, the folder is listed, or a withdrawn file is answered",
    },
    example: "Show receipts\n\nReceipts lie in a public bucket.",
    counterexample: "Show receipts\n\nReceipts lie in a drawer of the desk.",
  },
  {
    id: "de-shared-link",
    topicOnly: true,
    when: [
      "link|links|url|qr|code|address & share|shared|shares|sharing|public|anyone|whoever|everyone|anybody|without|recipient|forwarded|guess",
      "public|shared|secret|magic|tracking|guest .. link|links|url|page|address|view",
      "with|has|have|having|knows .. the link|url|code|address",
    ],
    unless: ["symlink|hyperlink", "link to|in docs|documentation|footer"],
    cwe: 200,
    severity: "medium",
    rationale: "a link travels further than it was sent",
    name: [
      "“{line}”: the link alone may be enough to read it",
      "The address {endpoint} alone may be enough to read what lies behind",
      "The link alone may be enough to read what lies behind",
    ],
    consequence:
      "So the link stands for a login: whoever finds it in a forwarded mail, a chat or a history reads the same, for as long as it works, and perhaps more than the page shows.",
    control: {
      when: [
        "random|unguessable .. token|link|id|string|part|key",
        "expires|expire|expiry|valid .. hours|days|minutes",
      ],
      consequence:
        "Check that the random part cannot be left out or shortened, and that the answer stops when the time is over.",
    },
    test: {
      technique: "call-unauthenticated",
      title: "Open the link of one entry and try for another without a session",
      setUp:
        "A private window without cookies, a valid link to test entry A, the id of test entry B that was never shared, and a proxy.",
      steps: [
        "In the private window, open A's link and list the fields of the raw answers behind it.",
        "Put B's id or number into the same requests, and cut the last character off the link.",
        "Withdraw the sharing of A, or wait until it ends, and open the link again.",
      ],
      failsIf: "one of the three is answered: B, the shortened link, A after its sharing ended",
    },
    example: "Show the tour\n\nA shared link shows the kitchen to friends.",
    counterexample: "Show the tour\n\nA new map shows the tour in green.",
  },
  {
    id: "de-without-login",
    topicOnly: true,
    when: [
      "anonymous|unauthenticated|signed_out|logged_out|not_signed_in|visitors|guests|outsiders ... see|read|get|gets|open|visible|show|list|right",
      "without|no|needs_no|skip .. login|account|session|authentication|auth|password|sign",
      "public|publicly .. page|pages|profile|profiles|api|list|url|data|dashboard|dashboards|board|view|endpoint|map|gallery|static|screen|answers|results|access",
      "open|available|visible|shown .. to|for|in|on .. public|everybody|internet|visitors|apps",
      "publish|published ... page|list|gallery|site|calendar|results",
      "for logged_out|signed_out|everybody|everyone",
      "page|results|list|profile|profiles|map .. is|are public",
    ],
    unless: [
      "public .. key|holiday|transport|sector|class|method|function",
      "requires|require login|authentication",
      "publish|published .. event|package|message",
      "sign out",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "no account is needed to read it or to collect all of it",
    name: [
      "“{line}”: a reader without an account may collect more",
      "A reader without an account may collect more from {endpoint} than is shown",
      "A reader without an account may collect more than is shown",
    ],
    consequence:
      "So people whom nobody knows can read there. A script goes from one entry to the next and keeps each value of the raw answer, whether it is displayed or not.",
    test: {
      technique: "call-unauthenticated",
      title: ["Collect from {endpoint} without a session", "Collect what is public without a session"],
      setUp:
        "One entry meant for everybody and one that is not, marked CANARY-PUB-3 and CANARY-PUB-4 in each field, and curl without cookies.",
      steps: [
        [
          "Without a session, fetch {endpoint} for the first entry and list the fields of the raw answer.",
          "Without a session, fetch what the quoted line makes public and list the fields of the raw answer.",
        ],
        "Replace the id, number or name of the first entry by that of the second.",
        "Raise page size and offset, and see whether all entries can be collected.",
      ],
      failsIf: "the mark CANARY-PUB-4 is answered, or a field of the first entry that is displayed nowhere",
    },
    example: "Results for all\n\nThe results page is public.",
    counterexample: "Results for all\n\nThe results page has a print button.",
  },
  {
    id: "de-mail",
    topicOnly: true,
    when: [
      "mail|mails|sms|newsletter|digest & attach|attached|attachment|contains|contain|includes|include|report|summary|digest|lists|answers|result|whole",
      "email|mail .. with|contains|includes|attachment",
      "report|reports|export|document|documents|statement ... sent|mailed|emailed|goes|go",
      "send|sends|sending|mails ... [what:email|emails|mail|digest|sms]",
      "to any address|email",
    ],
    unless: ["email|mail validation|format|required", "api users"],
    cwe: 201,
    severity: "medium",
    rationale: "a mail reaches more readers than its addressee and cannot be called back",
    name: [
      "“{line}”: a mail may carry it past the application's rights",
      "A mail may carry data past the rights of the application",
    ],
    consequence:
      "So data leaves by mail, where no right of the application holds any more. The question is who may choose the address, what the text and attachments hold, and whether a lost right stops them.",
    test: {
      technique: "trace-values",
      title: "Read the mail as it arrives at two addresses",
      setUp:
        "Two test mailboxes that show raw source, one of an account with the right to the data and one of none, and a value CANARY-MAIL-2 in the data.",
      steps: [
        "Cause the mail that the quoted line describes to the first mailbox, and search text, headers and attachments for CANARY-MAIL-2.",
        "As an ordinary account, try to have it sent to the second mailbox.",
        "Withdraw the first account's right to the data and cause the mail again.",
      ],
      failsIf: "the mark CANARY-MAIL-2 arrives in the second mailbox, or in the first after the right was withdrawn",
    },
    example: "Monday numbers\n\nThe report is mailed to the branches every week.",
    counterexample: "Monday numbers\n\nThe branches open an hour later.",
  },
  {
    id: "de-channel",
    topicOnly: true,
    when: [
      "slack|discord|telegram|mattermost|msteams|channel|channels|forum|chatroom & post|posts|send|sends|bot|message|comment|shows|history|share",
      "comment|comments|posts|post .. on|in|to .. pull|issue|issues|public|channel|thread|forum",
    ],
    unless: ["post request|to"],
    cwe: 200,
    severity: "medium",
    rationale: "everyone in that place reads it, and those who join later",
    name: ["“{line}”: everyone in that place may read it", "Everyone in that channel may read what is posted there"],
    consequence:
      "So what is posted stays in the history of that place, for its guests and for all who join later, whatever the application would have shown them.",
    test: {
      technique: "trace-values",
      title: "Cause the post with a marked value and read it as a guest",
      setUp:
        "A test channel with a guest in it, and a value CANARY-CHAN-2 which this guest may not read in the application.",
      steps: [
        "Cause the post that the quoted line describes, with CANARY-CHAN-2 in the data that it is made from.",
        "As the guest, search text, previews and attachments for CANARY-CHAN-2.",
      ],
      failsIf: "the guest finds CANARY-CHAN-2",
    },
    example: "Tell the shop\n\nNew orders show up in Slack.",
    counterexample: "Tell the shop\n\nA bell rings for new orders.",
  },
  {
    id: "de-to-other-company",
    topicOnly: true,
    when: [
      "send|sends|sent|pass|passes|hand|hands|upload|uploads|sync|syncs|share|shares|forward|forwards|transfer ... to|with .. <partner>|tool|provider|service|crm|platform|analytics|insurer|bank|landlord|agency|accountant|client",
      "<partner> & gets|get|receive|receives|sees|see|data|export|fields|list|returns",
      "mailchimp|hubspot|salesforce|zapier|intercom|segment|amplitude|mixpanel|survey_tool",
      "webhook|webhooks & payload|include|includes|contains|fields|details|data|name|email",
    ],
    unless: ["pact", "event analytics"],
    cwe: 201,
    severity: "medium",
    rationale: "what another company holds cannot be taken back",
    name: [
      "“{line}”: the receiver may get more than it needs",
      "The receiver of {endpoint} may get more than it needs",
      "Another company may receive more of a person's data than it needs",
    ],
    consequence:
      "So data goes to a system of others. The question is which fields of whom are in what is sent, those of people who should not be in it too.",
    test: {
      technique: "trace-values",
      title: "Record what is sent and list its fields",
      setUp:
        "A recording receiver in place of the other system, and a test person with a mark in each stored field (CANARY-3P-1, CANARY-3P-2 and on), notes included.",
      steps: [
        "Cause the sending that the quoted line describes for the test person.",
        "In the recorded messages, headers and addresses included, search for CANARY-3P and write down the field of each mark.",
        "Cause it for a second person who is deleted or has opted out.",
      ],
      failsIf: "a mark of a field arrives that the quoted line does not name, or data of the second person",
    },
    example: "New survey\n\nWe send each order to the survey provider.",
    counterexample: "New survey\n\nWe ask buyers at the door.",
  },
  {
    id: "de-database-readers",
    topicOnly: true,
    when: [
      "grant|grants|revoke|select|replica|read_only|readonly|view|views & table|tables|schema|role|roles|reporting|bi|analysts|sql",
      "reporting|bi|analysts|analyst|warehouse|metabase|superset|dashboard|dashboards & table|tables|sql|query|column|columns|join|data|access",
    ],
    unless: ["page|web view"],
    cwe: 200,
    severity: "medium",
    rationale: "one account of the database reads all rows at once",
    name: [
      "“{line}”: readers of the tables may see every person's rows",
      "Readers of the tables may see more columns and rows than their task needs",
    ],
    consequence:
      "So the rights of the database decide, not those of the application: one statement reads each row and column that the role is granted, also those of other tenants.",
    test: {
      technique: "use-identity",
      title: "List what the reading role can select",
      setUp:
        "A test database with the change, the reading role's login, and a row with CANARY-DB-1 in a column that its task does not need.",
      steps: [
        "As the reading role, list all tables, views and columns that it may select.",
        "As the reading role, select the marked row, directly and through each view that joins it.",
      ],
      failsIf: "the reading role is answered CANARY-DB-1",
    },
    example: "Own numbers\n\nAnalysts join the base tables with a reporting role.",
    counterexample: "Own numbers\n\nAnalysts get a second screen.",
  },
  {
    id: "de-client-bundle",
    topicOnly: true,
    when: [
      "bundle|bundled|sourcemap|sourcemaps|source_maps|client_side & server|browser|client|frontend|prisma|code",
      "next_public|react_app|expo_public",
      "server renders|rendered & script",
    ],
    cwe: 538,
    severity: "medium",
    rationale: "everyone who opens the page receives the files",
    name: [
      "“{line}”: files meant for the server may reach browsers",
      "Files meant for the server may reach every browser",
    ],
    consequence:
      "So the question is what the delivered files contain: code, addresses and settings meant for the server are read by everyone who opens the page.",
    test: {
      technique: "check-component",
      title: "Search the delivered files for parts of the server",
      setUp:
        "A production build of the change with CANARY-SRV-1 as the value of one variable that only the server needs.",
      steps: [
        "Build it, and save all files that a browser loads, source maps included.",
        "Search them for CANARY-SRV-1, connection strings, and the names of modules that only the server uses.",
      ],
      failsIf: "the mark CANARY-SRV-1, a connection string or a module of the server is found in a delivered file",
    },
    example: "Smaller site\n\nThe server's helpers are included in the client bundle.",
    counterexample: "Smaller site\n\nThe bundle of flowers is at the door.",
  },
  {
    id: "de-history-shown",
    topicOnly: true,
    when: [
      "history|timeline|activity|revisions & show|shows|see|visible|open|kept|include|includes|shared|synced|download|shares|returns",
      "earlier|older|past|previous|deleted & visible|see|show|shows|readable|read|restore|still",
    ],
    unless: ["git|browser|undo history"],
    cwe: 200,
    severity: "medium",
    rationale: "what was taken back or said to others is read by newcomers",
    name: [
      "“{line}”: later readers may see what was not meant for them",
      "Later readers may see earlier entries that were not meant for them",
    ],
    consequence:
      "So what happened earlier can be read later, by people with other rights than at that time. Deleted text, and entries of things a reader may not open, come along unless they are left out.",
    test: {
      technique: "try-roles",
      title: "Read the history as a reader who came later",
      setUp:
        "An entry whose text was CANARY-HIST-1 and was then deleted, an event on a second entry that the reader may not open, and an account that was let in afterwards.",
      steps: [
        "As the later account, open what the quoted line describes and search the raw answer for CANARY-HIST-1.",
        "As the later account, look for the event on the second entry, its name included.",
      ],
      failsIf: "the mark CANARY-HIST-1 or the second entry's name is answered to the later account",
    },
    example: "What happened\n\nThe timeline shows older comments.",
    counterexample: "What happened\n\nThe clock shows the seconds.",
  },
  {
    id: "de-export-columns",
    topicOnly: true,
    when: [
      "export|exports|exported|exporting|csv|xlsx|excel|xls|spreadsheet|zip",
      "download|downloads .. [what:report|list|data|all|file|pdf|invoices|members]",
      "pdf|print|printout .... with|contains|includes|has|name",
    ],
    unless: [
      "export const|default|function|class",
      "module export|exports",
      "import|upload .. csv|excel",
      "android exported",
      "provider exported",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "a file takes everyone's data out at once, past every later check",
    name: [
      "“{line}”: the file may hold more than its maker may see",
      "The file from {endpoint} may hold more than its maker may see",
      "An exported file may hold more than its maker may see",
    ],
    consequence:
      "So data leaves as a file that no right protects any more. The question is which rows and columns it holds compared with what its maker sees on the screen, and who can fetch it afterwards.",
    test: {
      technique: "compare-answers",
      title: "Compare the file with what its maker sees on the screen",
      setUp:
        "A test system with an entry marked CANARY-EXP-1 that the account of least rights may not see, CANARY-EXP-2 in a column which the screen does not show, and that account.",
      steps: [
        "As that account, have the file made that the quoted line is about, in each format, and unpack it.",
        "Search it for CANARY-EXP-1 and CANARY-EXP-2, hidden sheets and properties of the file included.",
        "Without a session, fetch the file from the address it came from.",
      ],
      failsIf: "one of the marks is in the file, or it is answered without a session",
    },
    example: "Year end\n\nThe treasurer gets an Excel file of all fees.",
    counterexample: "Year end\n\nThe treasurer gets a cake.",
  },
  {
    id: "de-field-added-to-answer",
    topicOnly: true,
    when: [
      "include|includes|return|returns|add|adds|added|send|sends|expose|exposes|export|gives|get|gets|put ... to|in|with|from|of|after .. response|responses|payload|json|api|endpoint|result|results|event|events|metadata|init|answer",
      "response|responses|payload|json|endpoint|api & field|fields|adds|added|data|details",
      "[what:fields|getter|flags] .. to|in|from|for|when",
    ],
    unless: ["return .. early|void|null|nil|false|true|value"],
    cwe: 201,
    severity: "low",
    rationale: "only callers of that interface get it, and nothing is changed by it",
    name: [
      "“{line}”: callers may get it who do not need it",
      "Callers of {endpoint} may get fields that they do not need",
      "{code}: callers may get values that they do not need",
      "An answer may give its callers fields that they do not need",
    ],
    consequence:
      "So the question is what the answer gives to each caller of that interface: those of least rights, and those who may not open the entry itself, can send the same request.",
    test: {
      technique: "try-roles",
      title: ["Read the raw answer of {endpoint} as two callers", "Read the raw answer as two callers"],
      setUp:
        "A test entry with CANARY-ANS-1 in each field that the quoted line speaks of, a caller who may open the entry, and one of least rights who may not.",
      steps: [
        [
          "As the first caller, call {endpoint} and find CANARY-ANS-1.",
          "As the first caller, send the request behind the quoted line and find CANARY-ANS-1.",
        ],
        "As the second caller, send the same request with that caller's own credentials; then once without any.",
        "As the second caller, look for it in lists and nested answers that hold the same entry.",
      ],
      failsIf: "the mark CANARY-ANS-1 is answered to the second caller, or without credentials",
    },
    example: "Small extra\n\nIn the API, two fields were added.",
    counterexample: "Small extra\n\nEach parcel has a ribbon.",
  },
  {
    id: "de-person-on-page",
    topicOnly: true,
    when: [
      "show|shows|shown|display|displays|see|sees|list|lists|add|adds|added .... [what:dob|photos|birthday|diagnosis|offences|identifiers|salary|addresses|balance|bill|surname|absences|guardians|allergies|signature|household|initials|grades]",
      "[what:dob|photos|birthday|diagnosis|offences|salary|addresses|surname|absences|guardians|allergies|signature|initials|grades] .... shown|page|list|badge|card|board|tab|overview|popup",
      "profile|overview|detail|details|contact|person|people|patient|visitor|addresses .. page|section|card|view|panel|screen",
      "board|screen|tv|monitor|kiosk|wall|display & name|names|initials",
    ],
    unless: [
      "add|adds .. email|phone field|validation",
      "own|my profile",
      "on|from|my phone|phones",
      "for the board",
      "auditor",
    ],
    cwe: 200,
    severity: "medium",
    rationale: "people's details are read by more accounts, and nothing is changed",
    name: [
      "“{what}” of a person may be read by accounts that have no part in them",
      "A reader of {endpoint} may open details of people they have no part in",
      "A reader may open details of people they have no part in",
    ],
    consequence:
      "So details of a person are shown. The question is which accounts can load them: each one that can send the page's request with that person's id reads them, unless the server narrows it.",
    test: {
      technique: "try-roles",
      title: "Load the details as an account that has no part in the person",
      setUp:
        "A test person with CANARY-PER-1 in the details that the quoted line shows, an account that has to do with them, and one of the same rank that has not.",
      steps: [
        "As the first account, open the page and record the requests that bring CANARY-PER-1.",
        "As the second account, send the recorded requests with its own session and search the raw answers.",
        "Send them once more without a session.",
      ],
      failsIf: "the mark CANARY-PER-1 is answered to the second account, or without a session",
    },
    example: "Gate list\n\nThe badge shows a photo.",
    counterexample: "Gate list\n\nAdd a colour to the list of gates.",
  },
  {
    id: "de-visible-to",
    topicOnly: true,
    when: [
      "<everyone|staff|customer|partner|others> .... see|sees|view|views|read|reads|visible|shown",
      "visible|shown|readable|open|available|accessible|known .. to|for",
      "see|sees|view|views|read|reads .. every|everything|others|other",
      "guest|guests|role|roles|accountant|external & see|sees|get|has|have",
    ],
    unless: ["open|opens the? dialog|menu|form", "see something"],
    cwe: 200,
    severity: "medium",
    rationale: "it takes an account of that group, and reads without changing",
    name: [
      "Not only {subject}: another account may {predicate} too",
      "“{line}”: an account with no part in it may read it too",
      "An account with no part in it may read {endpoint} too",
      "An account that has no part in an entry may read it too",
    ],
    consequence:
      "So a group of readers is named or implied. The question is where it ends: each account of that kind, also one that has nothing to do with the entry, sends the same request.",
    test: {
      technique: "try-roles",
      title: "Read a marked entry as three accounts",
      setUp:
        "An entry marked CANARY-VIS-1, an account that is to read it, one of the same kind that has nothing to do with it, and one of the next lower kind.",
      steps: [
        "As the first account, do what the quoted line is about and record the requests that bring CANARY-VIS-1.",
        "As the second and as the third account, send these requests and search the raw answers.",
        "Take the right from the first account and send them again in its old session.",
      ],
      failsIf:
        "the mark CANARY-VIS-1 is answered to the third account, to one with no part in the entry, or after the right was taken",
    },
    example: "Open office\n\nWho works today is visible to the club.",
    counterexample: "Open office\n\nTrainers wear a red shirt.",
  },
  {
    id: "de-version-told",
    topicOnly: true,
    when: [
      "version|banner|powered_by|server_header|swagger|openapi|user_agent & show|shows|header|return|endpoint|page|public|expose|answer",
    ],
    cwe: 497,
    severity: "low",
    rationale: "it tells how the system is built and opens nothing by itself",
    name: [
      "“{line}”: outsiders may learn what runs inside",
      "Outsiders may learn from {endpoint} what runs inside",
      "Outsiders may learn which versions run inside",
    ],
    consequence:
      "So a caller without an account may learn names and versions of what runs inside, and look up their known faults.",
    test: {
      technique: "probe-setting",
      title: "Read what a caller without an account is told",
      setUp: "An installation in its production setting and curl on a host outside.",
      steps: [
        "Without credentials, send curl -i to the address that the quoted line is about.",
        "Send it with a path that does not exist, and search headers and bodies for product names and version numbers.",
      ],
      failsIf: "an answer names a product with its version",
    },
    example: "Which build\n\nThe footer tells the version in a header.",
    counterexample: "Which build\n\nThe builders wear helmets.",
  },
  {
    id: "shown-or-held-named",
    topicOnly: true,
    when: [
      "shows|contains|includes|carries|holds the|all|every|each [what:~]",
      "[what:variables|readings|receipts|invoices|recordings|photos|transcripts|screenshots|prescriptions|contracts|votes|bids|snippets]",
      "shown|visible|appears in|on the [where:~] & the|all [what:notes|comments|values|names|results|orders|messages|documents|files|bids|votes|answers]",
    ],
    unless: ["error|warning|toast|spinner|tooltip", "shows that|how|up", "test|tests|spec|readme|changelog"],
    cwe: 200,
    severity: "medium",
    rationale: "a reader would learn values that were not meant for them, while none is changed",
    name: ["Readers with no part in it may get {what}", "Values may reach readers who should not get them"],
    consequence:
      "So {what} can be read there. The question is by whom: each value in the raw answer, the file or the message counts as shown, whatever is displayed of it.",
    test: {
      technique: "try-roles",
      title: "Look for {what} as a reader with no part in it",
      setUp:
        "A test entry with CANARY-SHOW-2 in what the quoted line speaks of, a reader who is meant to get it, and one of least rights with no part in it.",
      steps: [
        "As the first reader, obtain what the quoted line speaks of and find CANARY-SHOW-2.",
        "As the second reader, send the same request, or open the same file, with that reader's own rights.",
        "Repeat it without any credentials.",
      ],
      failsIf: "the mark CANARY-SHOW-2 reaches the second reader, or a caller without credentials",
    },
    example: "Night board\n\nThe board shows all open orders.",
    counterexample: "Night board\n\nThe board is made of oak.",
  },
  {
    id: "general-data-exposure",
    cwe: 200,
    severity: "medium",
    rationale: "a reader would learn values that were not meant for them, while none is changed",
    name: [
      "Where {subject} can {predicate}, further values may come along",
      "{endpoint} may answer with fields that its callers should not get",
      "“{line}”: values may reach readers who should not get them",
      "Values may reach readers who should not get them",
    ],
    consequence:
      "So the question is which values leave by this line and who can read them there: each one in a raw answer, a file or a log counts as shown, whatever is displayed of it.",
    test: {
      technique: "compare-answers",
      title: [
        "List the values that come out of “{line}”",
        "List the fields that {endpoint} answers",
        "List the values that come out by the quoted line",
      ],
      setUp:
        "A test system with the change, a mark in each field of one test entry (CANARY-01, CANARY-02 and on), a second entry marked CANARY-OTHER that the reader may not open, and a reader of least rights.",
      steps: [
        [
          "As that reader, call {endpoint} for the first entry and save the raw answer.",
          "As that reader, do what the quoted line is about with the first entry, and save each raw answer, file and log line that they can open.",
        ],
        "Search what was saved for CANARY-, and write down each field that is not displayed to that reader.",
        "As that reader, repeat it for the second entry.",
      ],
      failsIf: "the saved output holds CANARY-OTHER, or the mark of a field that is displayed nowhere to that reader",
    },
  },
];
