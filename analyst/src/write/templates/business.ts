import type { Templates } from "../template.ts";

/** Rules about value and order of steps. */
export const businessLogic: Templates = [
  {
    when: [
      "amount|price|total|discount|fee|cost|score|distance|minutes|points|gold|quantity|rate|plays|percentage|tip|tariff .. from|comes|sent|sends|by|in .. form|client|app|browser|request|body|page|caller|call|device|slider|player|front",
      "client|app|browser|form|frontend|page|caller|player|device .. set|works|sends|reports|sets|set|calculates|computes|says|tells|decides|posts",
      "amount|price|total & request|body|post|form|payload|parameter",
      "calculated|computed|worked .. client|app|browser|front|form|side",
      "what the? app|client|browser|player says|reports|sends",
    ],
    cwe: 472,
    severity: "high",
    because: "what is booked is what the caller claims",
    name: [
      "The caller decides the {figure} in {endpoint}",
      "The caller decides the {figure}",
      "The caller decides the figures that {endpoint} books",
      "The caller decides the figures that are booked",
    ],
    description: [
      "Somebody could send any {figure} they like to {endpoint} and have it booked. The ticket says “{quote}”; the server has to work the {figure} out from its own records and refuse any other.",
      "Somebody could send any {figure} they like and have it booked. The ticket says “{quote}”; the server has to work the {figure} out from its own records and refuse any other.",

      "Somebody could send a sum, quantity or score of their own choice to {endpoint} and have it booked. The ticket says “{quote}”; the server has to work the figure out from its own records and refuse any other.",
      "Somebody could send a sum, quantity or score of their own choice and have it booked. The ticket says “{quote}”; the server has to work the figure out from its own records and refuse any other.",
    ],
    test: {
      title: [
        "Send a lower, a higher and a negative {figure} to {endpoint}",
        "Send a lower, a higher and a negative {figure} in the changed requests",
        "Send lower, higher, negative and foreign figures to {endpoint}",
        "Send lower, higher, negative and foreign figures in the changed requests",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "refund|refunds|credit|payout|chargeback|return .. several|partial|steps|any|more|up|own|per|possible|amount|without|full",
      "several|partial|multiple refunds|refund|payouts",
      "<staff> .. refund|credit|payout|release|waive",
    ],
    cwe: 840,
    severity: "high",
    because: "more money can go out than came in",
    name: "Refunds can add up to more than was paid",
    description:
      "Somebody could have more paid back than the order was worth, at once or bit by bit, or to another account. The ticket says “{quote}”; the server has to hold the sum of all refunds against what was paid, and large ones need a second person.",
    test: {
      title: [
        "Refund the full sum twice, in parts above it and after a return on {endpoint}",
        "Refund the full sum twice, in parts above it, and after the order was cancelled",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "coupon|coupons|promo|voucher|vouchers|discount|discounts|code|codes|bonus|points|credit|reward|referral|invite|friend .. several|many|combine|combined|stack|multiple|each|per|again|own|counts|given|enter|as|before|after",
      "several|many|multiple|combine|stack|any number .. coupon|coupons|promo|voucher|vouchers|codes|discount|discounts",
      "sign up bonus|referral|welcome",
      "invited|friend|friends .. bonus|counts|points|credit|reward",
      "free trial|month|plan",
    ],
    cwe: 840,
    severity: "medium",
    because: "each abuse costs what the benefit is worth",
    name: "Benefits can be combined or collected again and again",
    description:
      "Somebody could stack codes, invite themselves or come back under a new name until the price is nothing. The ticket says “{quote}”; the server has to hold the number per person and order, and the total never below what was meant.",
    test: {
      title: "Stack, repeat, reverse and share the benefit with self-made accounts",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "minus|negative|below zero|0|zero .. quantity|amount|crates|line|price|points|total|reduces|order|way",
      "line|quantity|amount|number .. negative|minus|below|zero|2",
      "reduces|reduce the? total",
      "negative",
    ],
    cwe: 840,
    severity: "medium",
    because: "the gain is the sum that a negative line takes off",
    name: "Negative values turn a charge into a credit",
    description:
      "Somebody could send a negative quantity or sum and be owed money. The ticket says “{quote}”; quantity and sum have to be within stated limits on the server, also after each change.",
    test: {
      title: [
        "Send negative, zero and huge quantities to {endpoint}",
        "Send negative, zero and huge quantities in each line",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "approve|approves|approved|approval|second|four eyes|confirm|release|review|sign off .. without|no|below|own|skip|straight|directly|automatically|keep|their|edited|self|not",
      "no|without|skip|below .. approval|second|review|confirmation|approved|pair",
      "edit|edited|change|changed .. approved|after|approval|keep|state|status",
      "below|under|up to .. straight|without|approved|automatically|no|release",
      "straight to",
      "goes|go .. directly|straight .. approved|paid|released",
    ],
    cwe: 841,
    severity: "medium",
    because: "the step that should catch fraud can be passed",
    name: "The approval can be passed",
    description:
      "Somebody could split, edit or reorder their request so that nobody else looks at it. The ticket says “{quote}”; approval has to belong to one exact content, end with each edit, and never come from the person who asked.",
    test: {
      title: "Approve the own request, edit after approval, and split it below the limit",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "blur|blurred|css|checked|check|only|hidden|disabled|form|front end|frontend|client .. form|front|page|client|browser|css|app|side|ui",
      "<drop> .. limit|limits|minimum|maximum|cap|check|rule|quota",
      "limit|limits|quota|cap|maximum|minimum .. form|page|client|front|removed|gone|off|below|no|lifted",
      "seats|licences|members|slots .. below|reduced|more|over",
    ],
    cwe: 840,
    severity: "medium",
    because: "whoever sends the request by hand is not bound by it",
    name: "The limit holds on the page and not on the server",
    description:
      "Somebody could send the request by hand and go past the limit. The ticket says “{quote}”; the server has to hold the limit each time, whatever the page shows.",
    test: {
      title: [
        "Send requests beyond the limit straight to {endpoint}",
        "Send requests beyond the limit without the page",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "status|state|step|steps|order|stage .. skip|set|any|directly|change|jump|back|before|without|client",
      "cancel|cancelled|withdraw|withdrawn|back|undo|return .. after|while|any|anytime|keep|still|paid|delivered",
      "skip|skips|skipped|jump .. step|steps|payment|checkout",
    ],
    cwe: 841,
    severity: "medium",
    because: "a skipped step is usually the one that costs",
    name: "Steps can be skipped, repeated or taken back",
    description:
      "Somebody could call a later step first, or take one back after its benefit was used. The ticket says “{quote}”; the server has to know the state and refuse every step that does not follow from it.",
    test: {
      title: [
        "Call the steps around {endpoint} out of order, twice and after cancelling",
        "Call the steps out of order, twice and after cancelling",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    cwe: 840,
    severity: "medium",
    because: "the gain is limited to what the rule governs",
    name: ["The rules around {objects} may be bent", "The rules of the process may be bent"],
    description:
      "Somebody could repeat, combine or leave out steps, or send values the page would not offer, and gain from it. The ticket says “{quote}”; the server has to work out values and limits itself, at every step.",
    test: {
      title: [
        "Repeat, skip and reorder steps and send own values to {endpoint}",
        "Repeat, skip and reorder the steps and send values the page does not offer",
      ],
      minutes: 90,
      kind: "manual",
    },
  },
];

/** Two requests at one time. */
export const raceCondition: Templates = [
  {
    when: [
      "several|partial|steps|parallel|multiple|many .. refund|refunds|payout|payouts|clicks|clicks|charge|withdraw",
      "refund|refunds|refunded|payout|payouts|withdrawal .. several|steps|partial|adds|parallel|amount|click|times",
    ],
    cwe: 362,
    severity: "high",
    because: "more money can go out than came in",
    name: "Parallel refunds can exceed what was paid",
    description:
      "Somebody could send several refunds in the same moment, each of which still finds the full sum. The ticket says “{quote}”; checking and booking have to be one step under a lock on the order.",
    test: {
      title: [
        "Send twenty part refunds to {endpoint} in the same moment",
        "Send twenty part refunds in the same moment",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "lock|locks|mutex|transaction|unique|constraint|isolation|serializable|select for update .. remove|removed|drop|dropped|without|off|gone|no|around|weaker|crawl",
      "<drop> .. lock|locks|transaction|mutex|constraint",
      "no|without .. lock|locks|transaction|locking",
    ],
    cwe: 362,
    severity: "medium",
    because: "it takes well-timed requests",
    name: "Without the lock two requests can both win",
    description:
      "Somebody could send requests in the same moment and have both succeed on the same last piece or sum. The ticket says “{quote}”; a unique constraint or a conditional update has to take the lock's place.",
    test: {
      title: ["Send {endpoint} twenty times in the same moment", "Send the request twenty times in the same moment"],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "path|file|resolve|exists|stat|symlink|permission .. open|then|later|moment|before|check",
      "resolve|check|checks|checked .. open|opened|later|then & path|file|link",
    ],
    cwe: 367,
    severity: "medium",
    because: "it takes access to the same machine",
    name: "The file can be exchanged between check and use",
    description:
      "Somebody on the machine could exchange the file after it was checked. The ticket says “{quote}”; the file has to be opened first and the check made on what was opened.",
    test: { title: "Exchange the file in a loop between check and use", minutes: 60, kind: "automated" },
  },
  {
    when: [
      "replica|cache|cached|queue|cron|later|asynchronous|nightly|eventually .. balance|check|checked|read|count|counted|usage|booking|follows",
      "balance|stock|seats|count|usage|credit|holds .. replica|cache|cron|every|queue|later",
    ],
    cwe: 362,
    severity: "medium",
    because: "it takes well-timed requests",
    name: "The check reads an older value than the one it guards",
    description:
      "Somebody could spend the same balance or seat several times before the value is brought up to date. The ticket says “{quote}”; the check has to be part of the write, on the value that counts.",
    test: {
      title: [
        "Send {endpoint} repeatedly before the value is brought up to date",
        "Send the request repeatedly before the value is brought up to date",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "read|reads|check|checks|compare|compares|look|looks|load .. then|write|writes|save|saves|saved|update|updates|booking|subtract|written|again",
      "if .. return|balance|price|credits|left|free",
      "balance|seats|slot|stock|credits|uses|limit .. free|left|subtracted|then|write|saved|once|minus",
      "before saving|booking",
      "once per|each",
      "only once",
      "last seat|item|ticket|one|slot|place",
      "used plus",
      "first come",
    ],
    cwe: 362,
    severity: "medium",
    because: "it takes well-timed requests",
    name: "Two requests at once both pass the check",
    description:
      "Somebody could send the request many times in the same moment, each of which still finds the old value. The ticket says “{quote}”; check and change have to be one statement, or run under a lock.",
    test: {
      title: ["Send {endpoint} twenty times in the same moment", "Send the request twenty times in the same moment"],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "twice|double|retry|retries|duplicate|idempotent|idempotency|again|second .. within|click|submit|charge|request|payment|send",
      "double click|submit|booking|charge|spend",
    ],
    cwe: 362,
    severity: "medium",
    because: "a repeated request counts twice",
    name: "A repeated request counts twice",
    description:
      "A double click, a retry or a script could have the same thing booked twice. The ticket says “{quote}”; each intention needs a key that the server remembers in the same transaction.",
    test: {
      title: [
        "Repeat {endpoint} with the same and with new keys in one moment",
        "Repeat the request with the same and with new keys in one moment",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 362,
    severity: "medium",
    because: "it takes well-timed requests",
    name: "Two requests at the same moment may both succeed",
    description:
      "Somebody could send the request many times at once and have it counted more often than allowed. The ticket says “{quote}”; checking and changing have to be one step that the database guards.",
    test: {
      title: [
        "Send {endpoint} twenty times in the same moment",
        "Send the same request twenty times in the same moment",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
];
