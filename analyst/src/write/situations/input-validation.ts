import type { Situation, Situations } from "../situation.ts";

const FIELDS_STATED: Situation["control"] = {
  when: [
    "allowlist|whitelist|allow list .. of .. fields|keys|columns",
    "only .. listed|named|known|permitted|allowed .. fields|keys|columns",
    "unknown fields|keys|properties .. ignored|dropped|rejected|refused|stripped",
    "reject|rejects|refuse|drop|drops|ignore|ignores unknown|other|extra|unlisted fields|keys|properties",
    "dto|schema .. lists|names|with only",
  ],
  so: "Check that it holds for nested objects and lists too, and on each route that writes the same data.",
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
    because: "a role, an owner or a price is one added line in the {src}",
    name: [
      "{endpoint} writes every field that the {src} holds",
      "Every field that the {src} holds is written, whoever names it",
    ],
    so: "So whatever names the sender puts in the {src} are taken over, and columns that are not meant to be sent, such as the id of the owner, can be set by adding a line, unless the fields are listed on the server.",
    control: FIELDS_STATED,
    test: {
      act: "alter-values",
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
    raises:
      "Profile\n\nOne route for everything: `Object.assign(user, req.body)` and save, so new fields need no server change.",
    silent: "Profile\n\nOne page for everything: the three tabs become sections, with the same routes behind them.",
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
    because: "the sender of the {what} names what is owed or earned",
    name: [
      "The {what} that the {who} sends to {endpoint} may be of its user's making",
      "The {what} that the {who} sends may be of its user's making",
    ],
    so: "So the {what} that counts is written by the {who}, and a changed request carries another, unless the server works it out again from its own data.",
    control: {
      when: [
        "server .. recomputes|recalculates|computes|checks|compares|verifies|looks",
        "recalculated|recomputed|compared|checked|verified .. on|by|with the? server|catalogue",
      ],
      so: "Check that what is charged, shown and exported later is the server's own figure, also when the request leaves the {what} out.",
    },
    test: {
      act: "alter-values",
      title: "Change the {what} on its way to the server",
      setUp: "A staging system, an intercepting proxy, and the right {what} for one example.",
      steps: [
        "Go through the example once with the {who} and note which {what} the server stores.",
        "Go through it again and change the {what} in the request to 0.01, then to 0, to -1 and to a thousand times the right value.",
      ],
      failsIf: "the server stores or charges the changed {what}",
    },
    raises: "Kiosk cart\n\nThe kiosk sends each line with its price, so that the article is not looked up again.",
    silent: "Kiosk cart\n\nThe kiosk sends article numbers; prices are recalculated by the server at checkout.",
  },
  {
    id: "input-into-mail-header",
    when: [
      "[field:name|address|subject|fromname|replyto|sender] .... written|put|goes|go|copied|used .. in|into|to|as the? .. mail|email|message [where:header|headers]",
      "[field:fromname|replyto|subject|sender] .... put|written|go .. in the? mail|email [where:header|headers]",
    ],
    cwe: 20,
    severity: "medium",
    because: "an added header line sends the mail to addresses of the sender's choosing, in this service's name",
    name: "A line break in the {field} can add lines to the mail {where}",
    so: "So the {field} stands where a line break ends a header, and a value with one can add Bcc or a text of its own to a mail in this service's name, unless such characters are refused.",
    test: {
      act: "alter-values",
      title: "Send line breaks in the {field}",
      setUp: "A staging system whose outgoing mail the tester can read as it is sent.",
      steps: [
        "Send a usual {field} and look at the mail that leaves.",
        "Send it with \\r\\nBcc: probe@example.org appended, then with a bare \\n and a bare \\r in place of both.",
        "Send the percent-encoded form %0d%0a.",
      ],
      failsIf: "the mail that leaves has a Bcc line of its own, or goes to probe@example.org",
    },
    raises: "Club mails\n\nThe form's sender name is written to the mail header as given.",
    silent: "Club mails\n\nThe form's sender name is shown on the page beside the picture of the club.",
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
    because: "what is split at such a character is read as one more line or message",
    name: "A {what} in the {where} can begin a line of its own",
    so: "So two programs in a row may split the same bytes differently, and what the first takes for one {where} the second takes for two, unless such characters are refused.",
    test: {
      act: "alter-values",
      title: "Send {what} in the {where}",
      setUp: "A staging system whose outgoing bytes the tester can record, and a client that sends raw bytes.",
      steps: [
        "Send a usual value in the {where} and record what goes on.",
        "Send it with \\r\\nX-Probe: 1, with a bare \\n, with a bare \\r and with \\0 followed by other text.",
      ],
      failsIf: "a line X-Probe of its own is recorded, or the value is cut at the NUL",
    },
    raises: "proxy: tolerant of old meters\n\nA bare CR or LF in header values is accepted and passed on.",
    silent: "proxy: stricter\n\nHeader values are logged with the name of the meter.",
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
    because: "{what} that others rely on can be set by whoever sends the request",
    name: [
      "Any {what} that a request to {endpoint} names can be written",
      "Any {what} that a request names can be written",
    ],
    so: "So what is written follows from the {what} in the request, and values that only the server should set can be sent along, unless the permitted {what} are listed there.",
    control: FIELDS_STATED,
    test: {
      act: "alter-values",
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
    raises:
      "Settings\n\nThe route accepts all fields of the club, so that new ones work without a release of the server.",
    silent: "Settings\n\nThe page shows the name of the club in a larger type.",
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
    because: "what is worked out from the {what} takes sign and size as they come",
    name: [
      "The {what} sent to {endpoint} may be below zero and still count",
      "The {what} sent may be below zero and still count",
    ],
    so: "So the {what} is used as it arrives, and -1, 0.0001 and 1e12 reach whatever is worked out from it, unless the server compares it with a least and a greatest value.",
    test: {
      act: "alter-values",
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
    raises: "Watering by app\n\nNegative minutes are allowed, and the number is passed to the valve.",
    silent: "Watering by app\n\nThe page shows for how long the valve was open, in minutes, beside the plan.",
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
    because: "the server keeps working with values that its own check refused before",
    name: [
      "{endpoint} takes {what} that its {check} refused before",
      "The server takes {what} that its {check} refused before",
    ],
    so: "So a request sent directly does not pass whatever still checks {what} elsewhere: malformed ones go into what is stored and worked out from them, unless a check further in refuses them.",
    test: {
      act: "alter-values",
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
    raises: "Orders API\n\nWe drop the validation of incoming dates, since the front end has the same rules.",
    silent: "Orders API\n\nWe drop the grey box around incoming dates, since the front end is wide enough.",
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
    because: "a value that breaks the rule spoils data, and reaches no rights by itself",
    name: [
      "Values that break the check of {what} may reach {endpoint} past the form",
      "Values that break the check of {what} may be stored when sent past the form",
    ],
    so: "So the rule stands where the value is typed. Check that the server refuses it too, on each route that writes it.",
    test: {
      act: "alter-values",
      title: "Send values against the {what} directly",
      setUp:
        "A caller that may store the value, a client that sends requests without the form, and the rule in one sentence.",
      steps: [
        "Send directly to the server a value just inside the rule and one just outside.",
        "Send the outside one with spaces around it, with other capitals, and with 10,000 characters.",
      ],
      failsIf: "a value outside the rule is stored",
    },
    raises: "Names of rooms\n\nEnforce the room naming rules when entering a name in the dialog.",
    silent: "Names of rooms\n\nThe dialog for a room is wider now.",
  },
  {
    id: "general-input-validation",
    cwe: 20,
    severity: "low",
    because: "a value out of bounds spoils data, and gives no rights by itself",
    name: [
      "{doer} can {deed}, and a value that makes no sense may pass",
      "{endpoint} may take a negative {figure}",
      "{endpoint} may take a value that it should refuse",
      "A negative {figure} may be taken",
      "Around {code}, a value that makes no sense may be taken",
      "{objects} may be kept with values that make no sense",
      "A value that makes no sense may be taken",
    ],
    so: [
      "What it lets {doer} do takes in values of theirs. The question is which type, length and range are right for each, and whether the receiving side refuses all others before it uses them.",
      "The question about {endpoint} is which type, length and range are right for each value in a call, and whether all others are refused before they are used.",
      "The question about the {figure} in that line is which range is right, and whether the receiving side refuses all else before it reckons with it.",
      "The question around {code} is which type, length and range are right for the values there, and whether all others are refused before they are used.",
      "That line bears on which values come in. The question is which type, length and range are right for each, and whether the receiving side refuses all others before it uses them.",
    ],
    test: {
      act: "alter-values",
      title: [
        "Supply values out of range as {doer}",
        "Send {endpoint} values out of range",
        "Supply a {figure} out of range",
        "Supply values out of range around {code}",
        "Supply values out of range",
      ],
      setUp:
        "A test system, and for each value of the line the type, range and length that the change's owner calls right.",
      steps: [
        [
          "As {doer}, {deed}; use ordinary values, and note what is kept of them.",
          "As the caller the line names, call {endpoint} with usual values, and note what is kept of them.",
          "As the caller the line names, supply a usual {figure}, and note what is kept of it.",
          "As the caller the line names, supply usual values where the line takes them, and note what is kept of them.",
        ],
        "Repeat it past any check on the sender's side, one value at a time set to empty, -1, 0.001, 99999999999 and 1e9.",
        "Set each text in turn to 100,000 letters, to one with a line break, and to =1+1.",
      ],
      failsIf: "a value outside the range called right is kept, or =1+1 reads 2 in what is made of it",
    },
  },
];
