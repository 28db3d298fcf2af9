// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations } from "../situation.ts";

const FIELDS_STATED: Situation["control"] = {
  when: [
    "allowlist|whitelist|allow list .. of .. fields|keys|columns",
    "only .. listed|named|known|permitted|allowed .. fields|keys|columns",
    "unknown fields|keys|properties .. ignored|dropped|rejected|refused|stripped",
    "reject|rejects|refuse|drop|drops|ignore|ignores unknown|other|extra|unlisted fields|keys|properties",
    "dto|schema .. lists|names|with only",
  ],
  consequence: "Check that it holds for nested objects and lists too, and on each route that writes the same data.",
};

const FIGURES =
  "price|prices|total|totals|discount|amount|amounts|fee|fees|score|cost|points|sum|unitprice|tax|distance";
const SENDERS = "client|browser|app|request|body|page|kiosk|form|caller|till|phone|query|link";

export const inputValidation: Situations = [
  {
    id: "input-body-assigned",
    when: [
      "[call:assign|extend|merge|fill|setattributes|populateobject|copyproperties|updateattributes] .. [src:body|payload|params|input|changes|args|data] & req|request|params|payload|body|input|args",
      "[src:body|payload|request|params] .. spread|spreads|merged|copied .. over|into|onto [dst:~]",
      "[src:params] .. to unsafe h",
      "[call:permit] & params & all|any|bang",
      "mass assignment .. allowed|on|enabled|of [dst:~]",
      "merges|copies|writes|assigns the whole|entire? [src:payload|body|request|input]",
    ],
    unless: [
      "update .. data|fields .. in the? docs|readme|storybook",
      "fix|fixes|prevent .. mass assignment",
      "strong params|parameters added",
    ],
    cwe: 915,
    asvs: "V15",
    severity: "high",
    rationale: "a role, an owner or a price is one added line in the {src}",
    name: [
      "{endpoint} writes every field that the {src} holds",
      "Every field that the {src} holds is written, whoever names it",
    ],
    consequence:
      "So whatever names the sender puts in the {src} are taken over, and columns that are not meant to be sent, such as the id of the owner, can be set by adding a line, unless the fields are listed on the server.",
    control: FIELDS_STATED,
    test: {
      technique: "alter-values",
      title: ["Add columns to the {src} of {endpoint}", "Add columns to the {src}"],
      setUp:
        "A caller with the least rights that may write, the list of columns of the stored object, and a way to read it back.",
      steps: [
        "Send the usual {src} and read the stored object back.",
        "Send it again with one more column at a time: the id and the owner's id first, then each one that the usual {src} lacks, with a value other than the stored one.",
        "Send the same names inside nested objects.",
      ],
      failsIf: "a column that the usual {src} lacks has the sent value when it is read back",
    },
    example:
      "Profile\n\nOne route for everything: `Object.assign(user, req.body)` and save, so new fields need no server change.",
    counterexample:
      "Profile\n\nOne page for everything: the three tabs become sections, with the same routes behind them.",
  },
  {
    id: "input-figure-from-client",
    when: [
      `[what:${FIGURES}] .. from|by|in|with the? .. [who:${SENDERS}] & taken|stored|booked|charged|refund|used|is|counts|trusted`,
      `[who:client|browser|app|kiosk|form|caller|till|phone|terminal] sends|posts|computes|calculates|sets|reports .... [what:${FIGURES}]`,
      `[what:${FIGURES}] .. is|are what the? [who:${SENDERS}] sends|says|reports|counts`,
      `[who:kiosk|till|app|client|browser|page|form|phone] .... with its|their|the [what:${FIGURES}]`,
    ],
    unless: [
      `${FIGURES} .. recomputed|recalculated|computed|recalculated on|by|from the? server`,
      "paid|psp|gateway .. price",
      "bug|wrong|incorrect .. price|total|score",
    ],
    cwe: 20,
    asvs: "V2",
    severity: "high",
    rationale: "the sender of the {what} names what is owed or earned",
    name: [
      "The {what} that the {who} sends to {endpoint} may be of its user's making",
      "The {what} that the {who} sends may be of its user's making",
    ],
    consequence:
      "So the {who} alone says which {what} will count, and a changed request carries another, unless the server works it out again from its own data.",
    control: {
      when: [
        "server .. recomputes|recalculates|computes|checks|compares|verifies|looks",
        "recalculated|recomputed|compared|checked|verified .. on|by|with the? server|catalogue",
      ],
      consequence:
        "Check that what is charged, shown and exported later is the server's own figure, also when the request leaves the {what} out.",
    },
    test: {
      technique: "alter-values",
      title: "Change the {what} on its way to the server",
      setUp: "A staging system, an intercepting proxy, and the right {what} for one example.",
      steps: [
        "Go through the example once with the {who} and note which {what} the server stores.",
        "Go through it again and change the {what} in the request to 0.01, then to 0, to -1 and to a thousand times the right value.",
      ],
      failsIf: "the server stores or charges the changed {what}",
    },
    example: "Kiosk cart\n\nThe kiosk sends each line with its price, so that the article is not looked up again.",
    counterexample: "Kiosk cart\n\nThe kiosk sends article numbers; prices are recalculated by the server at checkout.",
  },
  {
    id: "input-into-mail-header",
    when: [
      "[field:name|address|subject|fromname|replyto|sender] .... written|put|goes|go|copied|used .. in|into|to|as the? .. mail|email|message [where:header|headers]",
      "[field:fromname|replyto|subject|sender] .... put|written|go .. in the? mail|email [where:header|headers]",
    ],
    cwe: 20,
    severity: "medium",
    rationale: "an added header line sends the mail to addresses of the sender's choosing, in this service's name",
    name: "A line break in the {field} can add lines to the mail {where}",
    consequence:
      "So the {field} stands where a line break ends a header, and a value with one can add Bcc or a text of its own to a mail in this service's name, unless such characters are refused.",
    test: {
      technique: "alter-values",
      title: "Send line breaks in the {field}",
      setUp: "A staging system whose outgoing mail the tester can read as it is sent.",
      steps: [
        "Send a usual {field} and look at the mail that leaves.",
        "Send it with \\r\\nBcc: probe@example.org appended, then with a bare \\n and a bare \\r in place of both.",
        "Send the percent-encoded form %0d%0a.",
      ],
      failsIf: "the mail that leaves has a Bcc line of its own, or goes to probe@example.org",
    },
    example: "Club mails\n\nThe form's sender name is written to the mail header as given.",
    counterexample: "Club mails\n\nThe form's sender name is shown on the page beside the picture of the club.",
  },
  {
    id: "input-into-header",
    when: [
      "crlf|nul|newline [what:injection|byte|bytes|characters] .. in|into the? [where:header|headers|value|path|url]",
      "[what:cr|lf|crlf|nul] .... [where:header|headers] .. accepted|allowed|kept|passed",
      "accept|accepts|allow|keep|pass .. bare|raw [what:lf|cr|nul]",
    ],
    unless: ["reject|refuse|prevent|strip|forbid|fix .... lf|cr|crlf|nul|newline"],
    cwe: 20,
    severity: "medium",
    rationale: "what is split at such a character is read as one more line or message",
    name: "A {what} in the {where} can begin a line of its own",
    consequence:
      "So two programs in a row may split the same bytes differently, and what the first takes for one {where} the second takes for two, unless such characters are refused.",
    test: {
      technique: "alter-values",
      title: "Send {what} in the {where}",
      setUp: "A staging system whose outgoing bytes the tester can record, and a client that sends raw bytes.",
      steps: [
        "Send a usual value in the {where} and record what goes on.",
        "Send it with \\r\\nX-Probe: 1, with a bare \\n, with a bare \\r and with \\0 followed by other text.",
      ],
      failsIf: "a line X-Probe of its own is recorded, or the value is cut at the NUL",
    },
    example: "proxy: tolerant of old meters\n\nA bare CR or LF in header values is accepted and passed on.",
    counterexample: "proxy: stricter\n\nHeader values are logged with the name of the meter.",
  },
  {
    id: "input-all-fields",
    when: [
      "[kind:unknown|extra|any|all|additional] [what:keys|fields|columns|properties|attributes] .. become|becomes|merged|written|stored|saved|accepted|kept|taken|copied|match",
      "accept|accepts|take|takes|write|writes|save|saves [kind:all|any|every|unknown] [what:keys|fields|field|columns|properties|attributes]",
      "[what:keys|names] .. aren't|not|never|isn't looked|checked|listed [kind:at|on]?",
      "stored .. as it is|was [what:sent]",
      "[what:keys|fields|columns] that match .. [kind:column|columns|field|fields]",
    ],
    unless: [
      "form|page|table with all fields|columns",
      "all fields .. required|optional|mandatory|filled|translated|shown|visible",
      "sql|query .. columns .. index",
      "keyboard|access|foreign|primary|api|translation|cache keys|key",
      "search .. all fields",
    ],
    cwe: 915,
    asvs: "V15",
    severity: "high",
    rationale: "{what} that others rely on can be set by whoever sends the request",
    name: [
      "Any {what} that a request to {endpoint} names can be written",
      "Any {what} that a request names can be written",
    ],
    consequence:
      "So what is written follows from the {what} in the request, and values that only the server should set can be sent along, unless the permitted {what} are listed there.",
    control: FIELDS_STATED,
    test: {
      technique: "alter-values",
      title: "Send further {what}",
      setUp:
        "A caller with the least rights that may write, the names of all stored values, and a way to read them back.",
      steps: [
        "Send a usual request and read back what was stored.",
        "Send it again with one more stored name at a time, the id and the owner's id first, each with another value than the stored one.",
        "Send the same names inside nested objects.",
      ],
      failsIf: "the id, the owner or another value that the server sets has the sent value when it is read back",
    },
    example:
      "Settings\n\nThe route accepts all fields of the club, so that new ones work without a release of the server.",
    counterexample: "Settings\n\nThe page shows the name of the club in a larger type.",
  },
  {
    id: "input-number-range",
    when: [
      "[sign:negative] [what:numbers|values|quantities|quantity|amounts|amount|prices|price|count|duration|minutes|ones] .. allowed|accepted|work|possible|too|fine|ok|can't",
      "[what:quantity|qty|amount|minutes|count|price|weight|temperature|reading|percent|percentage|age|duration|budget|stake|bid|tip] .... any number|value|integer|figure",
      "[what:quantity|qty|amount|minutes|count|price|weight|temperature|percentage|age|duration|budget|stake|bid|tip] .. is|are|as a? .. plain|free|as [sign:number|it|they|they]",
      "accept|take|allow any [what:number|amount|quantity|figure|price|value] & upper|limit|lower|range|negative|check",
      "[what:quantity|amount|minutes|count|price|duration|age|latitude|longitude|odometer] .. not|aren't|isn't|no .. checked|range|limited",
    ],
    unless: [
      "phone|version|issue|line|page number|numbers",
      "test|tests .. negative",
      "reject|rejects|refuse|prevent|forbid|disallow .. negative",
      "negative .. margin|lookahead|feedback",
    ],
    cwe: 20,
    severity: "medium",
    rationale: "what is worked out from the {what} takes sign and size as they come",
    name: [
      "The {what} sent to {endpoint} may be below zero and still count",
      "The {what} sent may be below zero and still count",
    ],
    consequence:
      "So the {what} is used as it arrives, and -1, 0.0001 and 1e12 reach whatever is worked out from it, unless the server compares it with a least and a greatest value.",
    test: {
      technique: "alter-values",
      title: "Send the {what} at and beyond the edges",
      setUp:
        "A staging system, a client that sends requests without the page, and the range of the {what} that its owner names as right.",
      steps: [
        "Send a usual {what} and note what is stored and worked out from it.",
        "Send -1, 0, 0.0001, 1e12, 9007199254740993 and NaN in its place.",
        "Look at what is worked out from each.",
      ],
      failsIf: "a {what} outside the named range is stored",
    },
    example: "Watering by app\n\nNegative minutes are allowed, and the number is passed to the valve.",
    counterexample: "Watering by app\n\nThe page shows for how long the valve was open, in minutes, beside the plan.",
  },
  {
    id: "input-check-dropped",
    when: [
      "drop|dropped|drops|remove|removed|removes|skip|skips|disable|relax|loosen|lift .. [check:validation|check|checks|validator|constraint|rule|rules] of|for|on incoming? [what:~]",
      "drop|dropped|drops|remove|removed|removes|disable|relax|loosen .. server side? [what:~] [check:validation|check|constraint]",
      "[what:dates|amounts|quantities|addresses|names|ids|emails|phone|postcodes|payload|latitude|longitude] .. longer|aren't validated|checked [check:any|on|by]?",
    ],
    unless: ["check .. box|boxes|mark|list", "remove|drop .. lint|type check|unused|duplicate", "null check|checks"],
    cwe: 20,
    severity: "medium",
    rationale: "the server keeps working with values that its own check refused before",
    name: [
      "{endpoint} takes {what} that its {check} refused before",
      "The server takes {what} that its {check} refused before",
    ],
    consequence:
      "So a request sent directly does not pass whatever still checks {what} elsewhere: malformed ones go into what is stored and worked out from them, unless a check further in refuses them.",
    test: {
      technique: "alter-values",
      title: "Send {what} that the old {check} refused",
      setUp:
        "A caller that may send {what}, a client that sends requests directly, and the old rules from the last release.",
      steps: [
        "Send a permitted value and note what is stored.",
        "For each rule of the last release send one value that it refused, then an empty text, 100,000 characters and a text with a line break.",
        "Go on to what uses the stored value, and note the answer.",
      ],
      failsIf: "a value that the old {check} refused is stored and breaks what uses it",
    },
    example: "Orders API\n\nWe drop the validation of incoming dates, since the front end has the same rules.",
    counterexample: "Orders API\n\nWe drop the grey box around incoming dates, since the front end is wide enough.",
  },
  {
    id: "input-rule-in-page",
    when: [
      "enforce|enforces|validate|validates|check|checks [what:~] when|while|on entering|typing|input|submit|form|page",
      "enforce|enforces|validate|validates|check|checks [what:~] in|on the? form|page|dialog|client|browser|frontend|ui",
      "[what:~] validated in|on|by the? form|page|dialog|client|browser|frontend|ui",
    ],
    unless: ["also|too|already .. server", "server side validation|check", "backend .. validates|validation|checks"],
    cwe: 20,
    severity: "low",
    rationale: "a value that breaks the rule spoils data, and reaches no rights by itself",
    name: [
      "Values that break the check of {what} may reach {endpoint} past the form",
      "Values that break the check of {what} may be stored when sent past the form",
    ],
    consequence:
      "So the rule stands where the value is typed. Check that the server refuses it too, on each route that writes it.",
    test: {
      technique: "alter-values",
      title: "Send values against the {what} directly",
      setUp:
        "A caller that may store the value, a client that sends requests without the form, and the rule in one sentence.",
      steps: [
        "Send directly to the server a value just inside the rule and one just outside.",
        "Send the outside one with spaces around it, with other capitals, and with 10,000 characters.",
      ],
      failsIf: "a value outside the rule is stored",
    },
    example: "Names of rooms\n\nEnforce the room naming rules when entering a name in the dialog.",
    counterexample: "Names of rooms\n\nThe dialog for a room is wider now.",
  },
  // Second tier: the mechanism is told by one topic of the sentence.
  {
    id: "input-check-gone-for",
    when: [
      "no [check:range|format|type|length|limit|plausibility] check|checks|validation",
      "no_longer|not|isn't|aren't|doesn't|don't check|checks|validate|validates|checked|validated [check:range|ranges|format|formats|type|types|length|lengths|limits]",
      "[check:range|format|type|length] .. isn't|aren't|not|no_longer checked|validated",
    ],
    unless: ["lint|typescript|type check passes", "git|ci check"],
    cwe: 20,
    severity: "medium",
    rationale: "the line itself says that nothing refuses such a value",
    name: [
      "{endpoint} stores values that a check of the {check} would have refused",
      "Values are stored that a check of the {check} would have refused",
    ],
    consequence:
      "With that, nothing here compares the {check} of what comes in. A sender who gets it wrong, by mistake or on purpose, has it stored, and what is worked out from the value later goes wrong with it.",
    test: {
      technique: "alter-values",
      title: "Send values that a check of the {check} would refuse",
      setUp:
        "A staging system, a caller that may send the value, the right {check} of it, and a client that sends requests by hand.",
      steps: [
        [
          "Send {endpoint} an ordinary value, and note what is worked out from it.",
          "Send an ordinary value, and note what is worked out from it.",
        ],
        "Send -1, 1e12, a word in place of a number, and 10,000 characters in its place.",
        "Open each screen and run each job that uses the stored value.",
      ],
      failsIf: "a value that makes no sense is stored and used",
    },
    example: "Kiln log\n\nThe panel sends the temperature, and there is no range check as kilns differ.",
    counterexample: "Kiln log\n\nThe kiln's log is sorted by day.",
  },
  {
    id: "input-stored-as-it-comes",
    when: [
      "[what:minutes|quantity|quantities|amount|amounts|weight|reading|readings|title|titles|rules|lines|tags|names|name|date|dates|address|addresses|coordinates|drafts|answers|attributes|tip|temperature|latitude] .. is|are|was|goes|go|saved|stored|written|kept|passed|sent|taken|used .. as it|they comes|come|is|are|was|stands|stand|arrives|sent|typed|entered|scanned",
      "[what:minutes|quantity|quantities|amount|amounts|weight|reading|readings|title|titles|rules|lines|tags|names|name|date|dates|address|addresses|coordinates|drafts|answers|attributes|tip|temperature|latitude] .. stored|saved|written|goes|go|passed|kept|accepted|taken as_is|as_sent|as_typed|as_entered|as_scanned|unchanged|unchecked|unvalidated",
      "accept|accepts|take|takes any|whatever [what:amount|quantity|date]",
      "don't|doesn't|no_longer reject|rejects|refuse|refuses|validate|validates [what:~]",
      "[what:~] is|are not|no_longer checked|validated|clamped|verified",
      "[what:~] isn't|aren't checked|validated|clamped|verified",
    ],
    unless: [
      "escaped|shown as they are",
      "signature|certificate|token|permission|role|access",
      "check box|mark|out|in",
      "value is taken",
      "# takes any",
    ],
    cwe: 20,
    severity: "medium",
    rationale: "the line itself says that it is taken without a check",
    name: [
      "A senseless value for the {what} could be stored through {endpoint}",
      "A senseless value for the {what} could be stored as it comes",
    ],
    consequence:
      "With that, nothing stands between the sender and what uses the {what}. An empty, overlong and out-of-range value is kept like an ordinary one, and what is worked out from it goes wrong with it.",
    control: {
      when: ["server|backend|firmware|provider .. checks|validates|rejects|complains"],
      consequence:
        "Check that this other side refuses an empty, an overlong and an out-of-range value for the {what}, and says so.",
    },
    test: {
      technique: "alter-values",
      title: "Send senseless values for the {what}",
      setUp: "A staging system, a caller that may send the {what}, and a client that sends requests by hand.",
      steps: [
        [
          "Send {endpoint} once with an ordinary value for the {what}.",
          "Send an ordinary value for the {what} once, and note what is worked out from it.",
        ],
        "Send an empty one, one of another kind, -1, 1e12 and 10,000 characters in its place.",
        "Open each screen and run each job that uses what is stored.",
      ],
      failsIf: "a senseless value is stored and used, or a screen stops with an error",
    },
    example: "Feeder\n\nThe coordinates are stored as they come from the collar.",
    counterexample: "Feeder\n\nThe feeder has a new lid.",
  },
  {
    id: "input-check-of",
    when: [
      "add|adds|added|adding|implement|implements|new|fix|essential|unify [what:~] validation|validator",
      "validation|validate|validates|validating .. of|for|on the? [what:~]",
      "[what:email|phone|nino|iban|postcode|username|slug|vat|url|domain|address|filename] .. validation|validate|validated|format",
      "validate|validates|verify|check [what:email|phone|nino|iban|postcode|username|slug|vat|domain|file_name|name|title|address|currency]",
    ],
    unless: [
      "client|frontend|browser|form side? validation",
      "no|drop|remove|skip|without|disable|loosen .. validation",
      "validation error|errors|message|messages|test|tests",
      "build|test|ci validation",
      "new|input|custom|server validation",
      "server side validation",
      "validation of numbers",
      "custom validation",
    ],
    cwe: 1286,
    severity: "low",
    rationale: "a value that slips past the check spoils data, and gives no rights by itself",
    name: [
      "The {what} check could be passed at its edges by {endpoint}",
      "The {what} check could be passed at its edges",
    ],
    consequence:
      "A check is as good as its edges: spaces around the value, a line break and text behind it, other capitals, an empty one. The question is whether the new check looks at the whole value, each time that it is written.",
    test: {
      technique: "alter-values",
      title: "Send values at the edges of the {what} check",
      setUp: "A test system, the rule of the check in one sentence, and a client that sends the value without a page.",
      steps: [
        "Send a value that fits the rule and one that breaks it, and note both answers.",
        "Send the one that fits with a line break and more text behind it, twice in one request, and in other capitals.",
        "Send it empty, without its field, and with 10,000 characters.",
        "Write the one that breaks the rule by a change of what is stored already.",
      ],
      failsIf: "a value that breaks the rule is accepted",
    },
    example: "Ham radio\n\nAdd call sign validation.",
    counterexample: "Ham radio\n\nThe sign-up has a picture of an aerial.",
  },
  {
    id: "input-number-of-sender",
    when: [
      "negative|minus .. [what:amount|amounts|quantity|quantities|counts|count|duration|durations|prices|price|weights|ttl|tip|hours|delta]",
      "[what:amount|amounts|quantity|quantities|qty|tip|weight|minutes|duration|rounds|players|percent|temperature|rate|count|delta|quota|size] .... typed|types|type|entered|enter|number|numbers|any|free|minus|negative|range|upper",
      "any|free|whatever .. [what:amount|quantity]",
    ],
    unless: [
      "false negative|negatives",
      "phone|issue|page|version number",
      "must be|between|range check",
      "test|tests .. duration",
      "server .. checks|rejects",
    ],
    cwe: 20,
    severity: "medium",
    rationale: "sign and size of it go into what is worked out from it",
    name: [
      "A senseless number for the {what} could count at {endpoint}",
      "A senseless number for the {what} could be stored and reckoned with",
    ],
    consequence:
      "Whoever sends it chooses the {what}. Where zero, a value below it and a huge one are taken too, all that is worked out from it follows, unless the server compares it with a least and a greatest value.",
    test: {
      technique: "alter-values",
      title: "Send the {what} at its edges",
      setUp:
        "A staging system, a caller that may send the {what}, the range that makes sense, and a client that sends requests by hand.",
      steps: [
        [
          "Send {endpoint} once with an ordinary {what}, and note what follows from it.",
          "Send an ordinary number for the {what} once, and note what follows from it.",
        ],
        "Send the least and the greatest number that make sense, and one just beyond each.",
        "Send -1, 0, 0.0001, 1e12 and nothing in its place.",
      ],
      failsIf: "a number beyond what makes sense is stored and used",
    },
    example: "Feeder\n\nThe keeper types the quantity of the feed as a free number.",
    counterexample: "Feeder\n\nThe feeder has a new lid.",
  },
  {
    id: "input-sets-server-field",
    topicOnly: true,
    when: [
      "take|takes|accept|accepts|send|sends|set|put|patch|post|posts|write|saved|saves|come|comes|writable|passed .... [what:role|roles|status|approved|verifiedby|owner|ownerid|credits|creditlimit|isadmin|tenantid|createdat|createdby|reviewedby|payout|tenant|userid|customerid]",
      "[what:role|roles|status|owner|ownerid|credits|creditlimit|isadmin|tenantid|createdat|payout] .... come|comes|sent|writable|body|request|form|update|posted|copied|merged",
      "is [what:recruiter|admin|staff|owner|verified|active|approved] && hidden|form|body|patch|post|put|json",
    ],
    unless: [
      "http|response|order|delivery status code|page|mail",
      "credit card|limit with",
      "roles in the",
      "copying|git|frontmatter",
      "status .. shown|displayed",
      "git status",
      "filter|sort by status|role|owner",
    ],
    cwe: 915,
    asvs: "V15",
    severity: "high",
    rationale: "whoever sends the request gives themselves what it stands for",
    name: [
      "A caller of {endpoint} could set “{what}” themselves",
      "A caller could set “{what}” themselves in the request",
    ],
    consequence:
      "So “{what}” can arrive with the other values of a request. A value that decides rights, money or ownership belongs to the server, and the sender picks it here unless it is dropped for callers of that kind.",
    control: FIELDS_STATED,
    test: {
      technique: "alter-values",
      title: ["Send “{what}” to {endpoint}", "Send “{what}” with an ordinary request"],
      setUp:
        "On staging the caller with the least rights that may make the request, and a way to read back what is stored.",
      steps: [
        [
          "As that caller, send an ordinary request to {endpoint} and read back what is stored under “{what}”.",
          "As that caller, send an ordinary request and read back what is stored under “{what}”.",
        ],
        "Send it again with another value for “{what}” than the stored one, as its own field.",
        "Send the same inside each nested object of the request, and read back again.",
      ],
      failsIf: "the stored “{what}” is the one sent by a caller who may not decide it",
    },
    example: "Visits API\n\nPATCH /visits/7 takes the note, the status and the room as the tablet has them.",
    counterexample: "Visits API\n\nThe tablet has a larger font for the note.",
  },
  {
    id: "input-columns-to-fields",
    topicOnly: true,
    when: [
      "column|columns|header|headers|csv .... field|fields|attributes|columns & import|csv|file|ldap|map|mapped|maps|unknown|ignored|whatever|form|xlsx",
      "import|imports|importer .... column|columns|fields|rows|row|whatever|attributes",
      "whatever|all|any columns",
    ],
    unless: ["column width|widths", "page columns", "mail header|headers", "header of"],
    cwe: 915,
    asvs: "V15",
    severity: "medium",
    rationale: "whoever prepares the file writes to fields that no form opens to them",
    name: [
      "A file given to {endpoint} could fill fields meant for the server",
      "A column of an imported file could fill a field meant for the server",
    ],
    consequence:
      "The file's author names what is filled. A column named after an id, an owner or a state writes there too, and a row may hit what exists already, unless the permitted names are listed and each row is checked like a form.",
    test: {
      technique: "craft-file",
      title: "Import columns that no form offers",
      setUp:
        "On staging an account that may import, two entries it may change and one it may not, and the stored field names.",
      steps: [
        "As that account, import a file with ordinary columns and read back what was stored.",
        "Import it with one more column at a time: the id, the owner's id and each field the server sets.",
        "Import a row that carries the id of the entry it may not change, and one with an empty and an overlong value.",
      ],
      failsIf: "a server field takes the file's value, or the entry that the account may not change is altered",
    },
    example: "Vet records\n\nColumns of the CSV are mapped to fields by their name on import.",
    counterexample: "Vet records\n\nThe vet's name stands at the top of each page.",
  },
  {
    id: "input-body-to-model",
    topicOnly: true,
    when: [
      "params .... permit",
      "request|req all|body & update|fill|create|save|assign|set|merge|copied",
      "body|payload|json|dto|input|patch|changes .... mapped|maps|merged|merge|copied|copies|assign|assigned|applied|fills|overwrite ... entity|row|model|record|document|object|ours|it|columns",
      "maps|map|merge|merges|copies|copy|apply|fills|fill .. body|json|request|payload|patch|fields|attributes|it",
      "beanutils|modelmapper|findbyidandupdate|mapstructure|copyproperties|update_attributes|mass_assignment|object_assign|insert_all|permit_all",
      "take|takes|accept|accepts|pass|passes|hands|send|sends|post|posts|save|saves .. whole|entire|complete|subset|whatever|same .. body|object|document|record|form|entity|customer|user|player|booking|changed|sent|is|columns|arrives",
      "whitelist|allowlist|list .. of|for .. fields|columns|attributes .... gone|dropped|removed|off|no",
      "takes|take|accepts|updates what the form|client|body|request",
      "any|every key|field|attribute",
      "understands all fields",
      "generate|generated|input .... whole|entire table|model|entity",
      "whatever|what|any|all|every .. field|fields|column|columns|key|keys|attributes|property|properties .. sent|sends|posted|form|body|exists|exist|writable|saved|written|stored|has|model|table",
      "sent|send|saved|stored|posted whole|as_it_is|as_is|unfiltered",
      "further|more|extra|additional|unknown keys|fields|columns .... send|sent|store|stored|posted|accepted|written|saved",
      "send|sent|store|posted|accept .. further|more|extra|unknown keys|fields|columns",
      "serializer|mapper|binder|model takes|maps|binds|saves",
      "attributes .. writable|form|permitted|taken",
      "read|write only fields|field",
      "patch .... any of|all fields|optional|fields",
    ],
    unless: ["custom|text|form fields .. shown|displayed", "line|page breaks"],
    cwe: 915,
    asvs: "V15",
    severity: "high",
    rationale: "an owner, a price and a state may lie among the stored fields, and the sender chooses them",
    name: [
      "{endpoint} could write stored fields that only the server should set",
      "A request could write stored fields that only the server should set",
    ],
    consequence: [
      "What may be written then follows from what {endpoint} is sent. Fields that only the server should set, such as the id and the owner, can be named in the request, unless a list there says which ones count.",
      "What may be written then follows from what is sent. Fields that only the server should set, such as the id and the owner, can be named in the request, unless a list there says which ones count.",
    ],
    control: FIELDS_STATED,
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} further stored fields", "Send further stored fields"],
      setUp: "On staging the caller with the least rights that may write, and the names of all fields that are stored.",
      steps: [
        [
          "As that caller, send {endpoint} an ordinary request and read back everything that is stored.",
          "As that caller, send an ordinary request and read back everything that is stored.",
        ],
        "Send it again with one more stored name at a time, each with another value: first the id, the owner's id and each date the server sets.",
        "Send the same names in other capitals, and inside each nested object.",
      ],
      failsIf: "a field that only the server should set has the sent value when it is read back",
    },
    example: "Garden plots\n\nThe JSON of the dialog is applied to the entity by ModelMapper.",
    counterexample: "Garden plots\n\nThe dialog of a plot has two columns.",
  },
  {
    id: "input-laid-over-defaults",
    topicOnly: true,
    when: [
      "merge|merges|merged|override|overrides|overwrite|overwrites|overlaid|wins .... ours|our|defaults|default|config|settings|labels|values|fields",
      "recursive|deep|nested .. merge|merged|helper|defaults|assign",
      "dotted|dot path|paths|keys|notation",
      "prototype .. pollution",
      "preserve unknown fields",
    ],
    unless: ["merge request|conflict|branch|commit|pull|cells|accounts", "css|style overrides"],
    cwe: 915,
    asvs: "V15",
    severity: "high",
    rationale: "a setting that protects others is then chosen by whoever sends the values",
    name: [
      "What is sent to {endpoint} could replace values that the service sets itself",
      "What is sent could replace values that the service sets itself",
    ],
    consequence:
      "What is sent lies on top of what the service has set. Each name that it uses for itself can then be sent along and wins, unless such names are refused; in a recursive merge so can names that every object has.",
    control: FIELDS_STATED,
    test: {
      technique: "alter-values",
      title: "Send the names that the service uses itself",
      setUp:
        "A staging system, the list of names that the service sets itself, and a caller that may send such values.",
      steps: [
        "As that caller, send ordinary values and read back the result of the merge.",
        "Send each name that the service sets itself with a value of your own, flat, nested and in dotted form.",
        "Send the nested name __proto__ with a marker in it, then read the marker from a new empty object where the service runs JavaScript.",
      ],
      failsIf:
        "a value that the service sets itself is replaced by the one sent, or the marker shows in another object",
    },
    example: "Probe labels\n\nLabels of the customer are merged over ours when a probe signs up.",
    counterexample: "Probe labels\n\nLabels are printed in bold on the probe's box.",
  },
  {
    id: "input-header-lines",
    topicOnly: true,
    when: [
      "header|headers|rcpt|bcc|replyto|cookie|boundary .... value|values|name|names|any|as|written|passed|from|escape|quote|line",
      "content disposition|type & name|filename|quote|newline|escape|property|strip",
      "cr|lf|crlf|newline|newlines|line_break|line_breaks|linebreak .... name|names|value|values|field|allowed|accepted|included|in",
      "reply to header",
      "copies|passes|writes|write|pass|sets|set .. header|headers",
    ],
    unless: ["table|page|csv|column header|headers", "header image|bar|logo"],
    cwe: 20,
    severity: "medium",
    rationale: "an added header line changes what the receiving program does with the message",
    name: [
      "A line break sent to {endpoint} could add a header line",
      "A line break in the value could add a header line",
    ],
    consequence:
      "A header ends at a line break. A value with a line break in it can end its own line and begin another, unless such characters are refused on the way.",
    control: {
      when: [
        "escape|escapes|encode|encodes|reject|rejects|strip|strips|refuse|refuses ... cr|lf|crlf|quote|newline|newlines|line|header|headers",
      ],
      consequence:
        "Check that it holds for CR alone, LF alone, both together, their percent-encoded forms and a quotation mark in the same value.",
    },
    test: {
      technique: "inject-input",
      title: "Send line breaks in a value that becomes a header",
      setUp: "A staging system, a client that sends raw bytes, and a way to read the headers as they leave.",
      steps: [
        "Send an ordinary value and note the headers that leave.",
        "Send x\\r\\nX-Probe: 1, then the same with \\n alone and with \\r alone.",
        "Send x%0d%0aX-Probe: 1, and a value with a quotation mark followed by a semicolon and a second parameter.",
      ],
      failsIf: "a header X-Probe of its own leaves, or the quotation mark begins a second parameter",
    },
    example: "Printer hub\n\nThe name of the job is written to a header as typed.",
    counterexample: "Printer hub\n\nThe name of the job is shown in blue.",
  },
  {
    id: "input-null-and-control",
    topicOnly: true,
    when: [
      "null|nul|zero byte|bytes",
      "don't|do_not|not allow|include|accept .... control character|characters",
      "control character|characters|codes",
      "invisible|zero_width|unprintable character|characters",
    ],
    unless: ["byte .. as separator|delimiter"],
    cwe: 20,
    severity: "low",
    rationale: "programs that cut at such a character see another value than those that do not",
    name: [
      "A control character sent to {endpoint} may be read in two ways",
      "A control character may be read in two ways",
    ],
    consequence:
      "Two programs may read such a value differently: one stops at the character, the other goes on. The question is whether every way in treats it alike, encoded forms included.",
    test: {
      technique: "inject-input",
      title: "Send control characters by every way in",
      setUp: "A staging system, a client that sends raw bytes, and a way to read back what is stored.",
      steps: [
        "Send the value with \\0 in its middle, as a raw byte, as %00 and as \\u0000.",
        "Send it with \\x07, \\x1b, \\x7f and U+200B in its middle.",
        "Send the same by each other way in that takes the value, then read back what is stored.",
      ],
      failsIf:
        "one way in stores a value that another refuses, the value is cut short, or the answer is a server error",
    },
    example: "Buoy names\n\nBuoy names with control characters are refused now.",
    counterexample: "Buoy names\n\nBuoy names are shown on the chart.",
  },
  {
    id: "input-paging-values",
    topicOnly: true,
    when: [
      "limit and offset",
      "limit|offset|perpage|pagesize .... negative|fractional|parseint|driver|engine",
      "page|pages|per_page .... integer|negative|params",
      "pagination",
    ],
    unless: ["rate limit"],
    cwe: 20,
    severity: "low",
    rationale: "a paging value out of range slows the database and mostly ends in an error",
    name: ["A page size of -1 could come through to the database"],
    consequence:
      "The paging values of a request reach the query. A size of -1, a huge one and one that is no number then return everything, take long and end in an error, unless the range is checked first.",
    test: {
      technique: "alter-values",
      title: "Send paging values out of range",
      setUp: "A staging system with 10,000 test entries, and a caller that may list some of them.",
      steps: [
        "As that caller, ask for an ordinary page and note its size and the answer time.",
        "Ask with each paging value set to -1, 0, 0.5, 1e9 and abc in turn.",
        "Leave each out, and send each twice with two values.",
      ],
      failsIf: "more entries come back than the largest page may have, or the answer is a server error",
    },
    example: "Moth list\n\nLimit and offset go to the driver as they come.",
    counterexample: "Moth list\n\nMoths are drawn in their own colours.",
  },
  {
    id: "input-conditions-from-query",
    topicOnly: true,
    when: [
      "where|find|filter|search|changeset .... query|params|parameters|url|atomize|req",
      "keys|names|parameters .. passed|used .. as column|conditions|filter",
      "ransack|ransackable|searchable",
    ],
    cwe: 1287,
    severity: "medium",
    rationale: "what comes back or is set no longer follows only from what the page asks",
    name: [
      "A caller of {endpoint} could name columns and conditions of their own",
      "A caller could name columns and conditions of their own",
    ],
    consequence:
      "The names in the request decide which columns are asked. A caller may add one that was not meant for them, and an object or a list where plain text is expected, unless names and types are checked first.",
    test: {
      technique: "alter-values",
      title: "Send names and types that the page never sends",
      setUp: "On staging a caller with few rights, and the list of stored column names.",
      steps: [
        "As that caller, send the request as the page does and note how many entries come back.",
        "Add one further stored column name at a time as a parameter, with a value that should match nothing.",
        "Send an ordinary parameter as a list a[]=1, as an object a[b]=1 and with an operator such as a[$ne]=1.",
      ],
      failsIf: "an added name changes the result, or a list in place of a text widens it",
    },
    example: "Beehive search\n\nThe search calls where with the params of the url.",
    counterexample: "Beehive search\n\nThe search box is wider on phones.",
  },
  {
    id: "input-preset-by-link",
    topicOnly: true,
    when: [
      "query_parameter|query_parameters|query_string|url_parameters|preset|prefill|pre_fill|prefilled|deep_links",
      "come|comes|taken|read|filled|set .. from the? url|address|link|query",
      "values|value|title|amount|price|field .... in|from the url|address|query|link",
    ],
    unless: ["email|mail|postal|ip address"],
    cwe: 20,
    severity: "medium",
    rationale: "whoever writes the link decides what its reader confirms",
    name: [
      "The writer of a link to {endpoint} could choose what its reader confirms",
      "The writer of a link could choose values that its reader only confirms",
    ],
    consequence:
      "A link can be written by other people than the reader expects. What it presets may lie outside the rule or in a field that the reader does not see, and counts all the same unless the server judges it like typed input.",
    test: {
      technique: "alter-values",
      title: "Open links with altered parameters",
      setUp: "A staging system, an ordinary account, and one link as it is meant to be.",
      steps: [
        "As the account, open the link, confirm, and note what is stored.",
        "Open it with each number set to 0, -1 and 1e9, with one parameter left out, and with one given twice.",
        "Add the name of a field that the page hides, and confirm.",
      ],
      failsIf: "a value that the page would not let the account enter is stored",
    },
    example: "Tickets for camps\n\nThe camp's price can be preset in the url.",
    counterexample: "Tickets for camps\n\nCamps have tents.",
  },
  {
    id: "input-number-reading",
    topicOnly: true,
    when: [
      "parsefloat|parseint|thousand|thousands|octal|exponent|exponents|exponential|nan|infinity|scientific",
      "comma|point|separator|decimal|decimals|formats .... number|amount|value|price|values|lat|quota",
      "number|amount|value|price|values|quantities .... comma|separator|decimal|decimals|fractional|fraction|converts|cast|casts|parse|parsing",
      "turns|converts|cast|casts|convert ... number|numbers|types|type|int",
    ],
    unless: ["decimal places shown|display"],
    cwe: 704,
    severity: "medium",
    rationale: "what is worked out from a misread number is wrong by orders of magnitude",
    name: ["{endpoint} could read a number as another one", "A number as it is typed could be read as another one"],
    consequence:
      "Between what is written and what is reckoned with lies a conversion. 1,000.50 and 1.000,50, an exponent and a word such as NaN may come out as another number than was meant, unless all but one form is refused.",
    test: {
      technique: "alter-values",
      title: "Send numbers in other notations",
      setUp:
        "A staging system, a client that sends requests without the page, and a way to read back the stored number.",
      steps: [
        "Send 1234.5 in the usual notation and note the number that is stored.",
        "Send 1,234.5, 1.234,5, 1e3, 010, 0x10, 5 abc and NaN in its place.",
        "Send -0.004, 0.0001 and 9007199254740993.",
      ],
      failsIf: "a stored number differs from the one meant by its sender, or NaN is stored",
    },
    example: "Milk yields\n\nThe yield is read with parseFloat, as some farms write units behind it.",
    counterexample: "Milk yields\n\nThe yield is drawn as a curve.",
  },
  {
    id: "input-index-and-length",
    topicOnly: true,
    when: [
      "index|indices|slot|offset|offsets .... packet|array|file|frame|buffer|bytes|header|object|list|image|stream",
      "length|size|address|signed .... packet|array|frame|buffer|bytes|stream",
      "packet|frame|firmware|buffer|image|parser|decoder .... length|size|index|offset|address|range|slot|fixed|unprocessed|bytes",
      "array|buffer size|length",
      "packets|packet|frame carry|carries|sends",
      "firmware parses|checks|parse",
    ],
    unless: ["font|picture|file size limit", "search|database index", "byte by byte"],
    cwe: 129,
    severity: "high",
    rationale: "a place outside the data is read or written with values of the sender's choosing",
    name: ["An index beyond the data could be used as it arrives"],
    consequence:
      "The sender names a place or a length, and the program goes there. A negative one, one past the end, and a sum that overflows lead outside the data, unless each is compared with the real size first.",
    control: {
      when: ["check|checks|checking|reject|rejects|fail|fails .. range|length|address|bounds|size"],
      consequence:
        "Check that the comparison holds for the last valid value, the first invalid one, a negative one and a sum that overflows.",
    },
    test: {
      technique: "craft-file",
      title: "Send indices and lengths beyond the data",
      setUp: "A test build with an address sanitiser where the language has one, and a valid sample to alter.",
      steps: [
        "Feed the valid sample and note the result.",
        "Set each index, offset and length in it in turn to -1, to the real size, to the real size plus one and to the largest the field holds.",
        "Cut the sample in half without changing its stated length.",
      ],
      failsIf: "the program crashes, the sanitiser reports an access, or an altered sample is taken as valid",
    },
    example: "Tide gauge\n\nThe slot in the packet is used for the array of readings.",
    counterexample: "Tide gauge\n\nThe gauge is painted yellow.",
  },
  {
    id: "input-lookalike-names",
    topicOnly: true,
    when: [
      "unicode|homoglyph|lookalike|case_sensitive|case_insensitive|different_case|lowercase|normalised|normalized|normalise|normalize|byte_by_byte",
      "restricted|reserved usernames|names|username",
    ],
    cwe: 1289,
    severity: "medium",
    rationale: "two names that people read as one belong to different owners",
    name: ["Two spellings of one value could count as two"],
    consequence:
      "A person and a program compare differently. Other capitals, letters of another script and composed accents may pass a comparison that is meant to catch them, unless both sides are brought to one form first.",
    test: {
      technique: "alter-values",
      title: "Send other spellings of a taken value",
      setUp: "A staging system in which one test value is taken already, and one that is forbidden.",
      steps: [
        "Send the taken value once more and note that it is refused.",
        "Send it in other capitals, with a space at its end, with a Cyrillic letter in place of a Latin one, and with U+200B in it.",
        "Do the same with the forbidden value.",
      ],
      failsIf: "another spelling of the taken value is stored as a new one, or of the forbidden value is accepted",
    },
    example: "Boat names\n\nUnicode letters are allowed in boat names.",
    counterexample: "Boat names\n\nBoat names are printed on the pass.",
  },
  {
    id: "input-url-form",
    topicOnly: true,
    when: [
      "url|urls|uri|uris|hostname|host|redirect|returnurl & valid|validate|validates|validator|validation|invalid|check|checks|malformed|parse|parsing|allowlist|match|regex|unexpected|scheme|anchor",
      "validate|validates .. return url",
      "data uri|image",
      "re match|anchor|regex|regexp & host|url|name|names|field|pattern",
    ],
    unless: ["pull|issue url"],
    cwe: 1286,
    severity: "medium",
    rationale: "an address that passes the check by its looks leads elsewhere",
    name: [
      "An address sent to {endpoint} could pass the check by its looks",
      "An address could pass the check by its looks and lead elsewhere",
    ],
    consequence:
      "A check and the program that follows the address may read it differently. User parts before an @, other schemes, unclosed brackets and a permitted name in the middle are where they come apart.",
    test: {
      technique: "alter-values",
      title: "Send addresses that read two ways",
      setUp: "A staging system, an address that passes, and a host of the tester's that records calls.",
      steps: [
        "Send the address that passes and note the answer.",
        "Send https://PERMITTED@probe.example/, https://probe.example/?PERMITTED, https://PERMITTED.probe.example/ and //probe.example.",
        "Send javascript:alert(1), https://example.com] and an address with a line break and 10,000 characters.",
      ],
      failsIf: "one of the altered addresses passes the check, or the answer is a server error",
    },
    example: "Feeds\n\nThe url of a feed is checked by a validator.",
    counterexample: "Feeds\n\nThe feed has a larger title.",
  },
  {
    id: "input-check-taken-out",
    topicOnly: true,
    when: [
      "drop|dropped|drops|remove|removed|removes|removing|skip|skips|skipped|disable|relax|loosen|lift|gone|without|no|leave|leaves|left|rid|ignore|bypass .... validation|validations|check|checks|checked|validator|schema|constraint|whitelist|allowlist|regex|rule|rules|limit",
      "validation|validations|check|checks|schema|whitelist|constraint|reject .... gone|dropped|removed|skipped|enough|anymore|left_to|optional",
      "no_longer|not|don't|doesn't|aren't|isn't .. checked|check|validate|validated|reject|clamped|normalised|validates|compare",
      "take|takes|accept|accepts|save|stored|used|use|passed|handed as they|it|received|is",
      "as it|they comes|come|arrives|stands|stand|is|are|was|sent|entered|typed|received",
      "from now on .. accepts|accept",
      "as is",
    ],
    unless: ["do|don't allow|permit|let", "check box|mark", "lint|type check"],
    cwe: 20,
    severity: "medium",
    rationale: "the check that stood between the sender and what uses the value is named as absent",
    name: [
      "{endpoint} takes values that a check would have refused",
      "Values that a check would have refused go through",
    ],
    consequence:
      "With that nothing here stands between the sender and what uses the value. Empty, overlong and out-of-range values arrive where ordinary ones are expected, and what is worked out from them goes wrong with them.",
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} values that a check would refuse", "Send values that a check would refuse"],
      setUp: "A staging system, a caller that may send the value, and a client that sends requests without the page.",
      steps: [
        "Send an ordinary value, and note what is stored and what is worked out from it.",
        "Send an empty one, a missing one, one of another type, -1, 1e12 and 100,000 characters in its place.",
        "Go on to each screen and job that uses the stored value.",
      ],
      failsIf: "a screen stops with an error, or a later result follows from a value that makes no sense",
    },
    example: "Kiln log\n\nThe kiln's checks are gone, the panel has them.",
    counterexample: "Kiln log\n\nThe kiln's log is sorted by day.",
  },
  {
    id: "input-figure-by-client",
    topicOnly: true,
    when: [
      "[what:price|prices|total|totals|score|scores|counts|count|duration|amount|premium|discount|distance|tariff|unitprice] .... client|front_end|frontend|form|app|kiosk|browser|device|address|request|line|body & sent|sends|from|comes|come|with|posted|post|taken|in",
      "client|front_end|frontend|form|app|kiosk|browser|device|page sends|send|posts|post|computes|calculates|decides .... [what:price|prices|total|totals|score|scores|counts|count|duration|amount|premium|discount|distance|tariff|results]",
      "[what:score|price|total|amount|duration|premium] .. is sent|taken|posted",
    ],
    unless: ["server .. recalculates|recomputes|computes"],
    cwe: 20,
    severity: "medium",
    rationale: "one request written by hand replaces it",
    name: [
      "A changed “{what}” in a request to {endpoint} could be believed",
      "A changed “{what}” in the request could be believed",
    ],
    consequence:
      "What the sender's side works out can be changed before it is sent. Another “{what}” is then stored and used, unless the server works it out itself from what it knows.",
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} a changed “{what}”", "Send a changed “{what}”"],
      setUp: "An ordinary account on staging, and a proxy that changes requests.",
      steps: [
        "As the account, make an honest request and note “{what}” that is stored.",
        "Repeat it with “{what}” set to 0, -1, 0.01 and a thousand times the honest value.",
        "Repeat it without “{what}”.",
      ],
      failsIf: "a changed “{what}” is stored and used",
    },
    example: "Laps\n\nThe distance of each lap is taken from the watch, a device on the arm.",
    counterexample: "Laps\n\nLaps are drawn as rings.",
  },
  {
    id: "input-number-free",
    topicOnly: true,
    when: [
      "negative|minus|below_zero .... number|numbers|value|values|amount|amounts|quantity|reading|limit|price|prices|weights|ones|ttl|counts|accepted|accept|allowed|allow|passed|mean|reduce",
      "any|free|whatever .. number|amount|value|integer|reading|figure|unit|length|quantity|measures",
      "quantity|quantities|qty|amount|amounts|tip|weight|minutes|temperature|reading|readings|duration|delta|count|percent|ttl|measures|rounds|players|persons|level|units|odometer .... typed|types|takes|take|enter|entered|field|post|patch|put|json|sent|number|numbers|accept|stored|range|limit|large|upper|set|parameters|cast|as",
      "upper|lower|range|no limit|bound|check|range",
      "allow .. values",
      "consume .. amount validation",
      "amount|quantity .. validation|validated|validate|check|checked|field|fields",
      "delta",
    ],
    unless: ["phone|version|issue|page number|numbers", "test|tests .. duration", "false negative|negatives"],
    cwe: 20,
    severity: "medium",
    rationale: "sign and size of the number go into what is worked out from it",
    name: ["{endpoint} could take a number out of range", "A number out of range could be stored and reckoned with"],
    consequence:
      "The number is the sender's choice. Where zero, a value below it and a huge one are taken too, sums, stock and devices that use it follow, unless the server compares it with a least and a greatest value.",
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} numbers at the edges", "Send numbers at the edges"],
      setUp:
        "A staging system, a client that sends requests without the page, and the range that is right for the number.",
      steps: [
        [
          "Send {endpoint} an ordinary number and note what is stored and worked out from it.",
          "Send an ordinary number and note what is stored and worked out from it.",
        ],
        "Send the least and the greatest right value, and one just beyond each.",
        "Send -1, 0, 0.0001, 1e12 and an empty value in its place.",
      ],
      failsIf: "a number outside the right range is stored and used",
    },
    example: "Feeder\n\nThe upper bound is for the keeper to know.",
    counterexample: "Feeder\n\nThe feeder has a new lid.",
  },
  {
    id: "input-dates-and-spans",
    topicOnly: true,
    when: [
      "date|dates|deadline|birth|recurrence|rrule|starton|timestamp|interval .... check|checked|validate|validation|format|must|past|future|before|after|take|takes|taken|sent|stored|negative|expanded",
      "validate|validation|validates|check .... date|dates|dob|birth|period|time|interval",
      "past|future appointments|bookings|dates",
      "duration .. can|unit|units|start|null",
    ],
    unless: ["up to date", "release|start|end point|page|user|users"],
    cwe: 20,
    severity: "low",
    rationale: "an impossible date spoils what is worked out from it and gives no rights by itself",
    name: ["{endpoint} could keep a date that makes no sense", "A date that makes no sense could be kept"],
    consequence:
      "Dates are right only in relation: an end after its start, a birth in the past, a span that ends. The question is whether the server refuses the others on every way in, and not only in the form.",
    test: {
      technique: "alter-values",
      title: "Send dates that make no sense",
      setUp: "A staging system, a caller that may send the date, and a client that sends requests without the page.",
      steps: [
        "Send an ordinary date and note what is stored.",
        "Send an end before its start, 1900-01-01, 9999-12-31, 2023-02-29 and an empty value.",
        "Send the last permitted moment with a time zone of +14:00 and of -12:00.",
      ],
      failsIf: "a date outside the rule is stored, or the answer is a server error",
    },
    example: "Ferry times\n\nThe start of a crossing is taken from the form, validation of the date comes later.",
    counterexample: "Ferry times\n\nThe crossing is drawn on a map.",
  },
  {
    id: "input-formatted-value",
    topicOnly: true,
    when: [
      "[what:email|emails|phone|nino|ninos|iban|postcode|username|usernames|slug|zip|vat|domain|filename|clientid] .... validation|validate|valid|validated|format|must|invalid|shorter|longer|ascii|reject|rejects|letters|characters",
      "validate|validation|validates|reject|rejects .... [what:email|emails|phone|nino|iban|postcode|username|slug|zip|domain|filename|currency|clientid]",
      "[what:number] of|or .. characters|digits",
    ],
    unless: ["name|title of the rule"],
    cwe: 1286,
    severity: "low",
    rationale: "a malformed value spoils what is done with it and gives no rights by itself",
    name: [
      "{endpoint} could take a malformed value for the “{what}”",
      "A malformed value for the “{what}” could come through",
    ],
    consequence:
      "The rule for “{what}” has edges: its length, its characters, spaces around it, an empty one. The question is whether it is applied to the whole value each time that one is written.",
    test: {
      technique: "alter-values",
      title: "Send a malformed “{what}”",
      setUp: "A test system, a caller that may send the value, and a client that sends it without a page.",
      steps: [
        "Send a right value for “{what}” and note what is stored.",
        "Send it with a line break and text behind it, empty, in other capitals, and with 10,000 characters.",
        "Write the malformed ones by a change of what is stored already.",
      ],
      failsIf: "a malformed value is stored",
    },
    example: "Ham radio\n\nThe phone must have ten digits or it is invalid.",
    counterexample: "Ham radio\n\nThe sign-up has a picture of an aerial.",
  },
  {
    id: "input-checked-by-page",
    topicOnly: true,
    when: [
      "browser|front_end|frontend|client|form|page|app|ui|cli|installer|picker|dialog .... check|checks|checked|validate|validates|validation|enforced|enforces|rules|hides|builds|left",
      "check|checks|checked|validate|validates|validation|hides|builds|left .... browser|front_end|frontend|client|form|page|app|ui|dialog|user_input",
    ],
    unless: ["server|backend|api side? validation|validates|checks|check"],
    cwe: 20,
    severity: "medium",
    rationale: "a request sent without the page meets no check",
    name: [
      "A request to {endpoint} without the page could carry any value",
      "A request sent without the page could carry any value",
    ],
    consequence:
      "A check on the sender's side helps people who mistype. A request sent by hand does not pass it, so the same rule has to hold on the server for every route that takes the value.",
    test: {
      technique: "alter-values",
      title: "Send what the page refuses without the page",
      setUp: "A staging system, a caller that may send the request, and a client that sends requests by hand.",
      steps: [
        "In the page, enter a value that it refuses, and note the rule.",
        ["By hand, send {endpoint} the same value.", "By hand, send the request with the same value."],
        "Send it empty, without the field, with -1 and with 100,000 characters.",
      ],
      failsIf: "the server stores a value that the page refuses",
    },
    example: "Choir\n\nThe form checks voice and age, so the members see mistakes at once.",
    counterexample: "Choir\n\nThe choir's page has pictures of the concert.",
  },
  {
    id: "input-kind-of-value",
    topicOnly: true,
    when: [
      "takes|take|accept|accepts|send|sends .. [what:array|list|operations]",
      "any [what:json|type]",
      "[what:type|schema] .. check|checks|validation .. skipped|skip",
      "instance of a? [what:mapping|dict|object]",
      "require|requires a? [what:dictionary|dict|object|map]",
      "free map|object of",
    ],
    unless: ["document|file|user|account|room types"],
    cwe: 1287,
    severity: "low",
    rationale: "a value of another kind mostly ends in an error, and gives no rights by itself",
    name: [
      "{endpoint} could take a value of another kind than it expects",
      "A value of another kind than expected could come through",
    ],
    consequence:
      "Code that expects one kind of value may go wrong on another: a list for a text, null for an object, ten thousand entries for one. The question is whether kind, depth and number are checked before first use.",
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} values of another kind", "Send values of another kind"],
      setUp: "A staging system, an ordinary request that passes, and a client that sends requests by hand.",
      steps: [
        ["Send {endpoint} an ordinary request and note the answer.", "Send the ordinary request and note the answer."],
        "Replace each value in turn by null, true, a text, a number, an empty list and an empty object.",
        "Send one wrong entry among right ones, 10,000 entries, and an object nested a thousand deep.",
      ],
      failsIf: "the answer is a server error, or a value of the wrong kind is stored",
    },
    example: "Loom patterns\n\nThe route takes an array of threads.",
    counterexample: "Loom patterns\n\nThreads are drawn in colour.",
  },
  {
    id: "input-text-any",
    topicOnly: true,
    when: [
      "text|texts|title|note|message|label|comment|names|name|string|free .... any|free|typed|length|characters|letters|long|shown|type|wants|want",
      "any|free|whatever|emoji .. text|characters|names|character|names|string|typed|they_want",
      "as people|they|he|customers typed|type",
    ],
    unless: ["font|bold"],
    cwe: 20,
    severity: "low",
    rationale: "odd text spoils prints and lists, and gives no rights by itself",
    name: [
      "{endpoint} could keep text that its readers cannot digest",
      "Text that its later readers cannot digest could be kept",
    ],
    consequence:
      "The text goes on to readers with rules of their own: a print, a file, a device, a query. Overlong text, line breaks and characters that mean something there have to be refused or encoded before.",
    test: {
      technique: "inject-input",
      title: "Follow odd text to its readers",
      setUp: "A staging system, a caller that may enter the text, and access to each place that uses it.",
      steps: [
        "Enter an ordinary text and list the places in which it turns up.",
        "Enter 100,000 characters, a text with a line break, one with a quotation mark and angle brackets, and =1+1.",
        "Open each of those places again.",
      ],
      failsIf: "a place breaks, cuts off what follows, or shows 2 for =1+1",
    },
    example: "Bouquets\n\nBuyers add a free text for the card.",
    counterexample: "Bouquets\n\nBouquets come with a ribbon.",
  },
  {
    id: "input-malformed-stops",
    topicOnly: true,
    when: [
      "malformed|corrupt|robustness|robust|illegal|valueerror|probing",
      "handle|handles|ignore|ignores|skip|catch .... invalid|malformed|corrupt|bad|unexpected",
      "invalid .... ignore|ignored|handled|error|404|400|instance|file",
    ],
    unless: ["error page|text colour|design"],
    cwe: 20,
    severity: "low",
    rationale: "one malformed value stops the work on that request, and seldom more",
    name: [
      "Malformed values sent to {endpoint} may still stop it",
      "Other malformed values may still stop the processing",
    ],
    consequence:
      "One malformed value is dealt with there. The question is whether its relatives are too: cut short, empty, nested, in another encoding, and whether one of them stops the work on the entries after it.",
    test: {
      technique: "craft-file",
      title: "Send relatives of the malformed value",
      setUp: "A staging system, one right sample, and one that is malformed as the quoted line has it.",
      steps: [
        "Send the malformed sample and note that it is refused cleanly.",
        "Send it empty, cut in half, with a null in place of each value, and in UTF-16.",
        "Send it between two right ones, and look at both.",
      ],
      failsIf: "the answer is a server error, or the right sample after it is not processed",
    },
    example: "Scores\n\nIgnore the embedded melody if invalid.",
    counterexample: "Scores\n\nThe melody is played more slowly.",
  },
  {
    id: "input-check-added",
    topicOnly: true,
    when: [
      "add|added|adds|adding|implement|implements|integrate|new|server_side|unify|enhance|essential|custom .... validation|validations|validate|zod|validator",
      "validation|validations|validates|validating|whitelist",
    ],
    unless: ["check box|mark|list|out"],
    cwe: 20,
    severity: "low",
    rationale: "a value that slips past the check spoils data, and gives no rights by itself",
    name: [
      "A value that {endpoint} should refuse may still come in another way",
      "A value that the check should refuse may still come in another way",
    ],
    consequence:
      "A check helps where it stands. The question is whether it holds at its edges, and whether each other way in that takes the same value passes it too: an update, an import, a nested object.",
    test: {
      technique: "alter-values",
      title: "Send a refused value by each way in",
      setUp: "A staging system, a caller that may send the value, and the rule in one sentence.",
      steps: [
        "Send a value just inside the rule and one just outside, and note the answers.",
        "Send the outside one with the update in place of the creation, in a bulk call and in an import, as far as they exist.",
        "Send it empty, without its field, twice, and with a space around it.",
      ],
      failsIf: "a value outside the rule is stored by any of them",
    },
    example: "Beacons\n\nAdd server validation with zod.",
    counterexample: "Beacons\n\nBeacons blink twice.",
  },
  {
    id: "general-input-validation",
    cwe: 20,
    severity: "low",
    rationale: "a value that makes no sense spoils data before it gives any rights",
    name: [
      "{endpoint} could take a value that makes no sense",
      "{subject} could {predicate} with values that make no sense",
      "“{line}”: a value that makes no sense could come through",
      "A value that makes no sense could come through around {code}",
      "A value that makes no sense could come through",
    ],
    consequence:
      "That line bears on which values come in. The question is whether the receiving side knows the right kind, length and range of each, and refuses the others before their first use.",
    test: {
      technique: "alter-values",
      title: [
        "Send values that “{line}” does not foresee",
        "Send {endpoint} values that make no sense",
        "Send values that make no sense where the quoted line takes them",
      ],
      setUp: "A test system, and the right kind, length and range of each value in the quoted line.",
      steps: [
        "Send ordinary values first, and note what is kept of them.",
        "Replace one value at a time by an empty one, one of another kind, and one just beyond its range.",
        "Leave each out once, and send each with 100,000 characters where it is a text.",
      ],
      failsIf: "a value outside the right range is kept, or the answer is a server error",
    },
  },
];
