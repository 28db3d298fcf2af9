// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

export const businessLogic: Situations = [
  {
    id: "refund-amount-typed",
    when: [
      "refund & [sum:amount|sum] .. from|in the? form|request|body|dialog|field",
      "refund .. [sum:amount|sum] .. entered|typed|chosen|given",
    ],
    cwe: 1284,
    severity: "high",
    rationale: "each refund pays money out, and whoever enters the {sum} decides how much",
    name: ["{endpoint} can refund more than was paid", "A refund can exceed what was paid"],
    consequence:
      "The {sum} is entered with each refund. Unless the server subtracts what that payment has already given back, one refund above the price pays out more than came in, and so do two partial ones.",
    control: {
      when: ["capped|limited|most .. paid|price|total|remaining", "more .. than .. paid|price|total|remaining"],
      consequence:
        "Check that it holds for several partial refunds together, and for two that are sent at the same moment.",
    },
    test: {
      technique: "alter-values",
      title: ["Refund more than was paid through {endpoint}", "Refund more than was paid"],
      setUp: "A staging account that may refund, and two test orders of 50.00 each, paid with a test card.",
      steps: [
        "As that account, refund 50.01 on the first order.",
        "On the second order refund 30.00, then 30.00 again.",
        "On the first order send 0, -10.00 and 10.001 as the {sum}.",
      ],
      failsIf: "an order gives back more than its 50.00, or a negative {sum} is booked",
    },
    example:
      "Partial refunds\n\nShop staff give back part of an order: they open the refund, amount in the form, as often as they need.",
    counterexample: "Refund overview\n\nThe list of refunds shows amount, date and who made it.",
  },
  {
    id: "client-names-price",
    when: [
      "[who:client|app|browser|page|form|phone|frontend|integrator|configurator|body|request|link] .. sends|send|sent|computes|calculates|carries|posts|submits|passes|contains ... [sum:price|total|totals|amount|fare|fee|discount|discounts|subtotal|tip|rate|tariff|unitprice]",
      "[sum:price|total|totals|amount|fare|fee|discount|discounts|subtotal|tip|rate|tariff|unitprice] .. is|are|was|comes|come|taken|carried|sent|computed .. by|in|from|along .. [who:client|app|browser|page|form|phone|frontend|integrator|configurator|body|request|link]",
      "[sum:price|total|totals|amount|fare|fee|discount|discounts|subtotal|tip|rate|tariff|unitprice] from the [who:client|app|browser|page|form|phone|frontend|integrator|configurator|body|request|link]",
      "[sum:price|total|totals|amount|fare|fee|discount|discounts|subtotal|tip|rate|tariff|unitprice] .. carried along in [who:hidden] fields",
    ],
    unless: [
      "server|backend .. recalculates|recomputes|computes|calculates|checks .. price|total|amount|it",
      "amount of|raised",
      "shown|displayed .. prices",
      "pull|feature request",
    ],
    cwe: 472,
    severity: "high",
    rationale: "one changed request is enough to pay less than is due",
    name: [
      "“{sum}” could be changed in a request to {endpoint}",
      "“{sum}” could be changed by whoever sends the request",
    ],
    consequence:
      "What is sent can be changed on its way by whoever sends it. If “{sum}” is booked as it comes, instead of being worked out from the server's own data, its sender decides what is paid.",
    control: {
      when: ["request|price|total|link .. signed", "hmac", "server .. compares|verifies|checks|rejects"],
      consequence:
        "Check that it holds when “{sum}” in the request is lowered, set to zero, made negative and left out.",
    },
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} with a changed “{sum}”", "Send a changed “{sum}”"],
      setUp: "On staging the account that makes such requests, test payment data, and a proxy that changes requests.",
      steps: [
        [
          "As that account, send {endpoint} with “{sum}” set to 0.01, then 0, -1 and 1e9.",
          "As that account, go through to the end and set “{sum}” in the request to 0.01, then 0, -1 and 1e9.",
        ],
        "Leave “{sum}” out, and send it twice with two different values.",
        "Compare what was booked and charged with the server's own data.",
      ],
      failsIf: "a changed “{sum}” is booked or charged",
    },
    example: "Paying at the exit\n\nThe app sends plate, minutes and price, and the barrier opens.",
    counterexample: "Paying at the exit\n\nThe barrier opens faster, and the screen is brighter.",
  },
  {
    id: "client-reports-result",
    when: [
      "[who:client|app|phone|browser|device|watch|game|widget|cookie|header] .. reports|sends|send|computes|calculates|decides|counts|keeps|posts ... [what:score|scores|progress|speed|hits|steps|distance|result|receipt|plan|coins|points|loot|refills|position|fare|counter|attempts|usage]",
      "trust|trusts|believes|believe .. [who:client's|client|app|device|phone] .... [what:report|score|hits|receipt|plan|position|counter]",
      "[what:score|scores|points|counter|refills|receipt|usage|attempts] .... [who:phone|app|client|browser|cookie|storage]",
      "[what:purchases|purchase] .. confirmed|sent|reported by the [who:app|phone|client]",
      "server believes [what:plan|score|receipt|position]",
      "server takes|accepts [what:position|velocity|count|damage|score] .... packet|client",
      "client|app|phone|browser|device|widget .. reports|sends|tells how_many [what:~]",
      "[what:coins|gems|skins|score|unlocks|level] .... read_back .... pushed",
    ],
    unless: ["want to enter", "points out|at", "end points"],
    cwe: 472,
    severity: "medium",
    rationale: "one request written by hand claims what others come by honestly",
    name: [
      "A user could report any {what} they like to {endpoint}",
      "A user could report any {what} they like by a request of their own",
    ],
    consequence:
      "The server learns the {what} only from what its user holds in their own hands. One request written by hand reports whatever brings most, unless the server can check it against something it knows itself.",
    control: {
      when: ["signed|attestation", "server .. checks|validates|plausible|recomputes"],
      consequence:
        "Check that it holds for a {what} just inside the plausible range, for a repeated report and for one without any play or purchase.",
    },
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} invented {what}", "Send invented {what}"],
      setUp: "An ordinary account on staging, and a proxy that records and repeats requests.",
      steps: [
        "As the account, cause one honest report and record the request.",
        "Repeat it unchanged, then with the best {what} possible, and with ten times that.",
        "Leave the {what} out of the request.",
        "Read what the server has made of each.",
      ],
      failsIf: "the server takes over {what} of the tester's making, or leaving it out brings more",
    },
    example: "Leaderboard\n\nAfter each run the client computes the score and posts it.",
    counterexample: "Leaderboard\n\nThe best hundred names stand in two columns.",
  },
  {
    id: "below-zero",
    when: [
      "negative|minus .. [what:quantity|quantities|amount|amounts|numbers|number|price|prices|percentages|discount|line|lines|tip|correction|values]",
      "[what:quantity|amount|tip|discount|number] .... negative|minus|below_zero",
      "a minus .. [what:moves|turns]",
    ],
    unless: [
      "reject|rejects|refuse|refuses|block|blocks|prevent|prevents ... negative|minus",
      "false negative",
      "shown|displayed|shows .. 0",
      "margin|padding|layout",
    ],
    cwe: 1284,
    severity: "high",
    rationale: "a value below zero turns what should be taken into something given",
    name: [
      "A caller of {endpoint} could turn a sum around with {what} below zero",
      "A sum could be turned around with {what} below zero",
    ],
    consequence:
      "The sign decides which way a sum goes. With {what} below zero beside ordinary ones a total shrinks, and what should be taken is given instead, unless the server refuses the sign where it makes no sense.",
    control: {
      when: ["only .. <staff|admin>", "must be .. positive|greater"],
      consequence: "Check that it holds on the server for {what} of -1 and of -0.004, for each line and for the sum.",
    },
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} with {what} below zero", "Send {what} below zero"],
      setUp: "On staging an account that may send {what}, with test data, and a proxy that changes requests.",
      steps: [
        [
          "As the account, send {endpoint} with the {what} set to -1, -0.004 and -999999999.",
          "As the account, set the {what} in the request to -1, -0.004 and -999999999.",
        ],
        "Send one above zero and a larger one below it together, where several can be sent.",
        "Read each sum, credit and stock that follows from them.",
      ],
      failsIf: "a sum moves in the account's favour by what is below zero",
    },
    example: "Corrections\n\nInvoices accept negative quantities, because the old systems had such lines.",
    counterexample: "Corrections\n\nInvoices have a second page when there are more than twenty lines.",
  },
  {
    id: "done-before-paid",
    when: [
      "payment|pay|paid|checkout|bank & redirect|redirects|returns|comes|back & [done:registered|confirmed|active|unlocked|booked|credited]",
      "[done:unlock|unlocks|delivered|deliver|credited|active|shipped|ships|registered] .. before|at once|immediately .. payment|paid|money|confirmation|settled",
      "before|without .. payment|settlement|capture|money & [done:unlocked|shipped|delivered|active|confirmed|booked|credited]",
      "result success & [done:credit|unlock]",
    ],
    unless: ["before payment .. cannot|blocked|refused", "without paying attention", "fix|fixes|fixed"],
    cwe: 841,
    severity: "high",
    rationale: "the customer keeps what they got when the payment never comes or fails later",
    name: [
      "A customer could get “{done}” from {endpoint} without a completed payment",
      "A customer could get “{done}” without a completed payment",
    ],
    consequence:
      "Between that moment and the final payment the customer can break off, charge back, or send the address that follows by hand. Unless the server waits for the payment side's own confirmation, what was “{done}” is gone unpaid.",
    test: {
      technique: "walk-flow",
      title: "Break off the payment and look at the state",
      setUp:
        "A staging system with the payment side's test mode, test means that succeed, fail later and are charged back, and a customer account.",
      steps: [
        "As the customer, start the payment, then open the address that follows it by hand without paying.",
        "Pay with the test means that fail later, and read the state.",
        "Pay a smaller sum, and use its confirmation for a larger one.",
      ],
      failsIf: "the state becomes “{done}” without a completed payment of the full sum",
    },
    example: "Team registration\n\nThe payment page redirects back to us, and the team is registered.",
    counterexample: "Team registration\n\nThe team's colours are shown beside its name.",
  },
  {
    id: "reductions-combined",
    when: [
      "[what:vouchers|coupons|discounts|promotions|codes|offers|promotion] .. be? combined|combinable|stack|stackable|stacked",
      "several|multiple|many .. [what:vouchers|coupons|discounts|promotions|codes|points]",
      "stackable|combine|combined [what:promotions|vouchers|coupons|discounts|codes]",
    ],
    unless: ["error|status|country codes"],
    cwe: 841,
    weakness: 837,
    severity: "medium",
    rationale: "goods are sold below cost, and the trick spreads quickly",
    name: ["A customer could bring the total to zero with combined {what}"],
    consequence:
      "Each is harmless alone. Together, in the right order, or with one typed twice, they may take off more than the goods cost. Unless the server bounds the sum of the {what}, the rest is given away.",
    test: {
      technique: "alter-values",
      title: "Combine all {what}",
      setUp:
        "A customer account on staging, two fixed and two percentage reductions that are valid for the same basket of 50.00.",
      steps: [
        "As the customer, apply all four in each order and note the total.",
        "Apply the same one twice, in capitals, and with a space at its end.",
        "Complete one order, cancel half of it and compare the refund with what was paid.",
      ],
      failsIf: "a total is below the agreed minimum, one counts twice, or more is refunded than was paid",
    },
    example: "Birthday sale\n\nVouchers can be combined in any number, also with the staff discount.",
    counterexample: "Birthday sale\n\nThe basket shows balloons in the customer's favourite colour.",
  },
  {
    id: "refund-exceeds-payment",
    when: [
      "[what:partial|several] refunds|refund & amount|total|added|up|parts|possible",
      "refund|refunds & [what:amount] .. field|entered|request|free|sent|enters|prefilled",
      "refund is [what:lines|quantity] times|unit|x ",
      "amounts are [what:free] & returned|return|refund|steps",
      "enters|types .. [what:amount|pieces] && refund|refunds|money back",
    ],
    unless: ["refund policy|text|page", "fix|resolved|exception"],
    cwe: 1284,
    severity: "high",
    rationale: "money leaves that never came in",
    name: [
      "More could be refunded through {endpoint} than was paid",
      "More could be refunded in parts than was paid for the order",
    ],
    consequence:
      "Unless all refunds of one order are added up on the server and compared with what was really charged, after discounts and earlier refunds, the sum given back can exceed it.",
    control: {
      when: [
        "at most|maximum|up to|not more|remaining .. paid|total|charged|amount",
        "provider|acquirer .. refuses|complains|checks",
      ],
      consequence:
        "Check that it holds for two partial refunds that together exceed the payment, and for two that are sent at once.",
    },
    test: {
      technique: "alter-values",
      title: "Refund more than was paid, in parts",
      setUp: "On staging an order of 100.00, and the account that the ticket lets refund.",
      steps: [
        [
          "As that account, send {endpoint} with 60.00 twice, then with 0.01 and with -1.",
          "As that account, refund 60.00 twice, then 0.01 and -1.",
        ],
        "Cancel the whole order afterwards, where that is possible.",
        "Add up what went back.",
      ],
      failsIf: "more than 100.00 goes back in all, or the refund of -1 is accepted",
    },
    example: "Refunds from the order page\n\nPartial refunds are possible, they are not added up.",
    counterexample: "Refunds from the order page\n\nThe refund button is red now.",
  },
  {
    id: "split-below-line",
    when: [
      "[what:bills|orders|claims|invoices|expenses|requests|transfers|reports|payments] .. below|up|under .. [n:#] .... approved|nobody|straight|automatically|paid|without",
      "below|up to|under [n:#] .... approved|approval|nobody|automatically && [what:bills|orders|claims|invoices|expenses|requests|transfers]",
      "[what:orders|bills|claims|invoices|expenses|requests] above .. limit .... approved|approve",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "many small ones together cost as much as the one that a second person would have stopped",
    name: [
      "{what} could be split to stay below {n} and go through unseen",
      "{what} could be split to stay below the line and go through unseen",
    ],
    consequence:
      "The line protects only if what belongs together is counted together. Whoever gains from it sends two halves, or raises the amount after it went through, unless the server looks at the sum and at later changes.",
    control: {
      when: ["sum|total .. per .. day|month|vendor"],
      consequence:
        "Check that the sum also counts those that are still open, and that a raised amount is looked at again.",
    },
    test: {
      technique: "walk-flow",
      title: "Split one of the {what} at the line",
      setUp: "On staging an account that may hand them in, an account that approves, and the amount of the line.",
      steps: [
        "As the first account, hand in one just above the line and note that it waits for approval.",
        "Hand in two of half the amount each for the same purpose.",
        "Hand in one below the line and raise its amount by a change afterwards.",
      ],
      failsIf: "more than the line takes effect for one purpose without the second account",
    },
    example: "Vendor bills\n\nBills below 200 of known vendors go straight to approved.",
    counterexample: "Vendor bills\n\nBills are listed by vendor and date.",
  },
  {
    id: "changed-after-approval",
    when: [
      "[who:<customer|staff|admin>] can|may .. [verb:edit|change|correct|alter|amend] .... after|once .. [state:approval|approved|submission|submitted|signed|accepted|delivery|payment]",
      "[verb:edit|edits|change|changed|alter|altered|corrected|entered] .... after|once .. [state:approval|approved|submission|submitted|signed|accepted|publication|delivery]",
      "can|may be [verb:changed|edited|corrected|altered] .. until|after .. [state:paid|approval|approved|review|signed]",
    ],
    unless: [
      "refuses|refused|rejects|reject|prevent|prevents|blocked|cannot|locked ... edit|edits|change|changes",
      "edit|change ... resets|reset|withdraws|clears .. approval",
      "locked after",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "what was agreed to is not what takes effect",
    name: [
      "What the other side agreed to could change after “{state}” through {endpoint}",
      "What the other side agreed to could change after “{state}”",
    ],
    consequence:
      "Whoever gains from it can have a harmless version looked at and change it then. Unless a change after “{state}” undoes it, the new content runs under the old agreement.",
    control: {
      when: ["history|logged|list .. of .. changed", "lock|locked|unlock"],
      consequence:
        "Check that it holds on the server when the change comes by a request of its own, and that undoing it withdraws what was agreed.",
    },
    test: {
      technique: "walk-flow",
      title: "Change the content after “{state}”",
      setUp: "Two accounts on staging: one that writes the content, one whose agreement counts.",
      steps: [
        "As the first account, hand in a harmless version and have it reach “{state}” with the second account.",
        [
          "As the first account, send {endpoint} with ten times the amount or another day.",
          "As the first account, change the amount or the day, with the form and by repeating the first request.",
        ],
        "Read the state, and what the second account is shown.",
      ],
      failsIf: "the changed content stands, still as “{state}”, and the second account was not asked",
    },
    example: "Leave\n\nMembers can edit the days after approval.",
    counterexample: "Leave\n\nThe days of leave are shown in a calendar.",
  },
  {
    id: "free-start-again",
    when: [
      "[what:trial|trials|lessons|minutes|month|period|shipping] .. start|starts|begins again|anew|over|with",
      "free [what:trial|month|minutes|lessons|tier] .... again|anew|renewed",
      "free [what:trial|tier] .... new|without",
    ],
    unless: ["trial and error", "clinical trial"],
    cwe: 841,
    weakness: 837,
    severity: "low",
    rationale: "use is given away that should be paid",
    name: ["A customer could start the free {what} again and again"],
    consequence:
      "What ends the free {what} can be undone by the customer: a new account, a second mail address, a cancelled start. Unless the server remembers the first one by something that is hard to renew, use stays free.",
    control: {
      when: ["one|once|single .. per"],
      consequence: "Check what it counts by: a second mail address, and a deleted and newly created account.",
    },
    test: {
      technique: "walk-flow",
      title: "Start the free {what} a second time",
      setUp:
        "A staging system with a clock that can be set, and two mail addresses of one tester, one with +2 before the @.",
      steps: [
        "As a new customer, start it, use it up and start it once more.",
        "Cancel one day before its end and start it anew.",
        "Start it with the second mail address.",
      ],
      failsIf: "more of it is given than the first start granted",
    },
    example: "Parking\n\nFree minutes start again with every scan of the plate.",
    counterexample: "Parking\n\nThe map's pins are larger.",
  },
  {
    id: "reward-earned-alone",
    when: [
      "[for:refer|referral|referrals|invite|invites|invited|recommend] .... [what:points|bonus|reward|credit|voucher|credits|discount|minutes|coins|month]",
      "[what:bonus|reward|points|credits|coins|gems|month] .... [for:referral|invite|invited|invitation|friend|friends]",
    ],
    cwe: 841,
    weakness: 837,
    severity: "medium",
    rationale: "one person with many addresses collects what is worth money",
    name: ["One person could collect the {what} for accounts of their own"],
    consequence:
      "The {what} is given for an event that one person can cause alone, with a second address or a link to themselves. A script collects it until the budget is gone, unless it is tied to something that costs.",
    control: {
      when: ["once|one .. per", "after .. first .. order|purchase|payment"],
      consequence: "Check what it counts by, and whether the {what} is taken back when that purchase is cancelled.",
    },
    test: {
      technique: "walk-flow",
      title: "Earn the {what} alone",
      setUp: "On staging one tester with five mail addresses, two of them with + parts, and one phone.",
      steps: [
        "As the tester, earn it with the first two addresses and note what was credited.",
        "Earn it with the other three from the same phone.",
        "Undo what earned it, by cancelling or deleting, and read the balance.",
      ],
      failsIf: "the {what} is credited for the tester's own accounts, or stays after its cause was undone",
    },
    example: "Friends\n\nWhoever is invited by a friend earns a bonus of ten points.",
    counterexample: "Friends\n\nFriends are listed by the day of their last visit.",
  },
  {
    id: "one-each-fresh-identity",
    when: [
      "[n:#] .. per [by:email|mail|ip|device|cookie|phone|browser|plate] ",
      "once per e? [by:mail|email|ip|device|cookie|phone|browser|number]",
      "same|one listener|visitor|person|user|voter .... recognised|recognized|identified by [by:ip|cookie|device|email|phone]",
      "[n:#] vote|votes|entry|redemption|coupon .. per [by:link|ip|account]",
    ],
    unless: ["rate limit", "requests per"],
    cwe: 841,
    weakness: 837,
    severity: "medium",
    rationale: "the rule is what keeps one person from taking the place of many",
    name: [
      "One person could come back at {endpoint} with another {by}",
      "One person could come back with another {by} and count as new",
    ],
    consequence:
      "What is counted decides what it stops. One person gets another {by} in a minute or two, so the rule holds only as far as the server counts by what is hard to renew.",
    test: {
      technique: "walk-flow",
      title: "Come back with another {by}",
      setUp:
        "On staging one tester with two mail addresses that differ by a +2, two browsers and a second network address.",
      steps: [
        "As the tester, use up what is allowed, then try once more by repeating the request.",
        "Try again with another {by}.",
        "Try again after deleting cookies and site data, from the second network address.",
      ],
      failsIf: "the tester gets more than one person may have",
    },
    example: "Requests\n\nThe same listener is recognised by IP.",
    counterexample: "Requests\n\nThe list of requests shows the song's year.",
  },
  {
    id: "device-clock-decides",
    when: [
      "[who:phone's|phone|device's|device|tablet's|browser's|client's|client|tablet] clock|time",
      "client [who:time] wins",
    ],
    unless: ["server .. time decides|wins|counts", "show|shows|display .. local time"],
    cwe: 472,
    severity: "medium",
    rationale: "the owner of a device sets its clock",
    name: ["A user could gain by setting the clock of their own device"],
    consequence:
      "The time comes from a device in the user's own hands. Setting it forward and back brings what is not due yet, and keeps what has run out, unless the server's own time decides in the end.",
    test: {
      technique: "open-app",
      title: "Set the device's clock and act again",
      setUp: "A test device whose automatic time is off, and an ordinary account.",
      steps: [
        "As the account, act once and note what was granted.",
        "Without a network, set the clock one day ahead and act again, then one year back and act again.",
        "Connect, and read what the server has booked.",
      ],
      failsIf: "the server keeps more than what was due by its own time",
    },
    example: "Daily chest\n\nUse the phone's clock so that it works on planes.",
    counterexample: "Daily chest\n\nThe chest opens with a new sound.",
  },
  {
    id: "limit-per-part-only",
    when: [
      "limit|limits|cap|maximum .. is|are? checked? per [unit:line|order|transaction|request|report|item|batch|transfer|claim]",
      "below .. [unit:payment] limit .. review|screen|confirmation .. skipped",
    ],
    unless: ["rate|speed|size|length|height|memory|time limit", "requests per"],
    cwe: 1284,
    severity: "medium",
    rationale: "many small ones together cost as much as the large one that is stopped",
    name: ["A user could get past the limit per {unit} with several of them"],
    consequence:
      "A limit per {unit} stops only what stands in one. Whoever spreads the same over several stays below it each time, unless the server also looks at the sum.",
    control: {
      when: ["sum|total .. per .. day|month|year|night"],
      consequence: "Check that it counts those that are still open, and those that were changed afterwards.",
    },
    test: {
      technique: "alter-values",
      title: "Spread one sum over several of the kind “{unit}”",
      setUp: "An ordinary account on staging, the value of the limit L, and a proxy that repeats requests.",
      steps: [
        "As the account, ask for L + 1 in one {unit}, and note that it is stopped.",
        "Ask for L / 2 + 1 in each of two.",
        "Hand in one below L and raise it above L by a change afterwards.",
      ],
      failsIf: "more than L takes effect in all without the consequence that the limit should have",
    },
    example: "Hotel rule\n\nThe limit is checked per line, reports may have any number of lines.",
    counterexample: "Hotel rule\n\nHotels are shown with their stars.",
  },
  {
    id: "passed-on-twice",
    when: [
      "send|sends|give|gives|transfer|transfers|pass|passes|exchange .. [what:points|credits|coins|gold|gems|skins|items|minutes|balance] .... friend|friends|another|other|each|players|members|band|to",
      "[what:items|gold|skins|coins|points|credits] .... both|two players|between|sides",
    ],
    unless: ["file|data transfer", "list items|item"],
    cwe: 1284,
    severity: "high",
    rationale: "value that the sender does not have can be created",
    name: [
      "A sender could pass on more {what} than they have through {endpoint}",
      "A sender could pass on more {what} than they have",
    ],
    consequence:
      "Each transfer has to take away what it gives. Numbers below zero, a transfer to oneself, and {what} that were used elsewhere between offer and swap are where the two sides come apart.",
    test: {
      technique: "alter-values",
      title: "Pass on odd numbers of {what}",
      setUp: "Test accounts A and B with 10 each, and a client that changes what is sent.",
      steps: [
        "As A, pass 11, then -5, then 0.001 and 9999999999 to B, and add up both sides each time.",
        "As A, pass 5 to A.",
        "As A, offer 5 to B, use them up elsewhere, and have B accept.",
      ],
      failsIf: "both sides add up to more than 20, or one is below zero",
    },
    example: "Gifts\n\nPlayers can send coins to another player.",
    counterexample: "Gifts\n\nPlayers see a wrapped box on the screen.",
  },
  {
    id: "plan-changed-midway",
    when: [
      "upgrade|downgrade|change|switch|up|down|change & [what:plan|seats|seat|tier|size|subscription|licence|license] & charged|credit|credits|prorate|prorated|pro|period|immediately|once|invoice",
      "[what:branch|instance|machine|pool] .... charge|credits & size|deleted|hours",
    ],
    unless: ["seat map|row", "upgrade .. version|dependency|library|package"],
    cwe: 841,
    severity: "medium",
    rationale: "paid use is given away for as long as the gap goes unnoticed",
    name: ["A customer could use a larger {what} than they are charged for"],
    consequence:
      "A change takes effect in two places: in what can be used and in what is charged. Where they move at different times, a customer switches up, uses it, and is back down before it is charged.",
    test: {
      technique: "walk-flow",
      title: "Change the {what} up, use it, change it down",
      setUp: "A staging customer with test payment data, and a clock that can be set ahead to the next invoice.",
      steps: [
        "As the customer, change up, use what only the larger one has, and change down on the same day.",
        "Cancel, and use it until the end of the period and one day beyond.",
        "Compare the invoice with what could be used on each day.",
      ],
      failsIf: "something was usable on a day for which nothing is charged, or more is credited than was paid",
    },
    example: "Seats\n\nCustomers change the plan themselves: up is charged pro rata, down gives credit.",
    counterexample: "Seats\n\nThe plan's name stands beside the logo.",
  },
  {
    id: "stacked-hold",
    when: [
      "[what:seat|seats|slot|slots|place|table|room|stock] .... held|hold|reserved .... [n:#] minutes|min|hours",
      "holds|hold|reserve|reserves .... [what:seat|seats|slot|slots|place|table|room] .... [n:#] minutes|min|hours",
    ],
    cwe: 841,
    weakness: 837,
    severity: "medium",
    rationale: "one person can keep everyone else from getting one",
    name: ["One person could keep the {what} held without paying, renewed at each end"],
    consequence:
      "Holding costs the holder nothing. Whoever renews the hold of {n} as soon as it ends, or holds from many sessions, keeps others out until the last moment.",
    test: {
      technique: "walk-flow",
      title: "Keep the {what} held without paying",
      setUp: "A staging system with ten free ones, and three sessions of one tester.",
      steps: [
        "In the first session, hold as many as are accepted, and try one more.",
        "When the hold ends, hold them again at once; go on with the other two sessions.",
        "Pay for none of them.",
      ],
      failsIf: "the tester keeps all ten held beyond the stated time without paying",
    },
    example: "Cinema\n\nThe seat is held for 10 minutes during payment.",
    counterexample: "Cinema\n\nThe seat plan has larger rows.",
  },
  // Second tier: the mechanism is told by one topic of the sentence.
  {
    id: "payee-account-changed",
    when: [
      "[what:iban|ibans] .... used|edit|edited|editable|change|changed|new|update|updated|puts|profile|replace|replaced",
      "new|change|changes|changed|update|edit|editable|correct|other .... [what:iban]",
      "change|changes|update|updates|edit|enter|enters .. bank [what:account|details|accounts]",
      "bank [what:account|accounts|details] .... change|changes|changed|update|updated|edited|editable|themselves",
    ],
    unless: ["validate|validates|check|checks iban", "iban .. format|masked|hidden|shown"],
    cwe: 841,
    severity: "high",
    rationale: "one changed bank account sends real money to the wrong person, and it seldom comes back",
    name: [
      "Money could be paid to a bank account that one person alone has put in through {endpoint}",
      "Money could be paid to a bank account that one person alone has put in",
    ],
    consequence:
      "Whoever holds that one account, perhaps by a stolen password, decides where the next payment goes. Unless a second person confirms the new bank account, it shows only when the money has gone.",
    control: {
      when: ["second person|approval|approver", "four_eyes|4_eyes", "notice|notified|mail|informed"],
      consequence:
        "Check that it comes before the next payment, cannot be answered by the account that made the change, and also holds for a change back.",
    },
    test: {
      technique: "walk-flow",
      title: "Change the bank account and wait for the payment",
      setUp:
        "A staging system with test payments, an account that may change bank details, a payment that is due, and two test IBANs.",
      steps: [
        [
          "As that account, send {endpoint} with the second test IBAN, and note who is asked and who is told.",
          "As that account, put in the second test IBAN, and note who is asked and who is told.",
        ],
        "Have the payment made at once, and read which IBAN it names.",
        "Change the IBAN in the request once more after the payment was released and before it is made.",
      ],
      failsIf: "a payment names the second IBAN although nobody but that account has agreed to it",
    },
    example: "Choir fees\n\nTrainers can enter a new IBAN on their page, it is used from the next fee on.",
    counterexample: "Choir fees\n\nTrainers see the date of the next fee.",
  },
  {
    id: "already-decided-edited",
    when: [
      "[verb:edit|correct|change|alter|amend|cancel|delete|editing|changing|correcting] .... already|were [state:approved|invoiced|paid|signed|submitted|booked|shipped|accepted]",
      "already|were already? [state:approved|invoiced|paid|signed|submitted|booked|accepted] .... can|may|could be [verb:edited|corrected|changed|altered|deleted]",
      "[verb:editing|edit|change|correct|delete] .. of the? [state:submitted|approved|signed|paid|accepted]",
      "[verb:correct|edit|change|replace] .... after .... has|have [state:signed|approved|accepted|paid|submitted]",
      "[verb:edit|change|correct] [state:submitted|approved|signed|paid]",
      "[state:approved|submitted|signed|invoiced|paid] .. can|may be [verb:edited|changed|corrected|altered]",
    ],
    unless: [
      "refuses|refused|rejects|reject|prevent|prevents|blocked|cannot|locked|can't ... edit|edits|edited|change|changes",
      "edit|change ... resets|reset|withdraws|clears .. approval",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "those who looked at it go by what it said then, and the change passes them by",
    name: [
      "{subject} could {predicate} without a second look",
      "What is “{state}” already could be altered unseen through {endpoint}",
      "What is “{state}” already could be altered unseen",
    ],
    consequence:
      "It was looked at as it stood then. Unless a change after “{state}” undoes that state, or whoever decided is asked again, the new content counts under a decision that was made on the old.",
    control: {
      when: ["history|logged|log|version|versions", "asked again|notified|informed"],
      consequence:
        "Check that the old content stays readable there, and that whoever decided learns of the change before it counts.",
    },
    test: {
      technique: "walk-flow",
      title: "Alter what is “{state}” already",
      setUp:
        "On staging the account that may make such changes, a test entry that is “{state}”, and the account that decided on it.",
      steps: [
        [
          "As the first account, send {endpoint} for that entry with one value changed.",
          "As the first account, change one value of that entry, then repeat the request with another one.",
        ],
        "Read the state of the entry, and what is taken from it afterwards, such as a sum.",
        "As the account that decided, look for a sign of the change.",
      ],
      failsIf: "the altered entry is still “{state}” and the account that decided was neither asked nor told",
    },
    example: "Rowing log\n\nRowers may correct kilometres of trips that were already approved.",
    counterexample: "Rowing log\n\nApproved trips are printed in green.",
  },
  {
    id: "changed-past-its-time",
    when: [
      "[what:~] can|may|could still? be [verb:edited|changed|altered|corrected|replaced|withdrawn|revoked|cancelled|canceled|moved|swapped|returned] .... until|before|within [limit:>]",
      "[what:~] can|may|could still? be [verb:edited|changed|altered|corrected|replaced|withdrawn|revoked|cancelled|canceled|moved|swapped] .... until|before [limit:noon|midnight|friday|sunday|monday|checkout|departure]",
    ],
    unless: ["token|session|cache|cookie .. until|expires", "everything can"],
    cwe: 841,
    severity: "medium",
    rationale: "whoever still may when others no longer can decides with what has become known since",
    name: [
      "{endpoint} could still get the {what} {verb} when that time is over",
      "The {what} could still be {verb} when the time “{limit}” is over",
    ],
    consequence:
      "The line sets a time: “{limit}”. A page that closes then is not enough: the request that gets the {what} {verb} can be kept and sent later, unless the server's own clock is asked when it writes.",
    test: {
      technique: "walk-flow",
      title: "Have the {what} {verb} too late",
      setUp:
        "A staging system with a clock that can be set, an account that may do it in time, and a proxy that repeats requests.",
      steps: [
        "As that account, have the {what} {verb} in time, and record the request.",
        "Set the clock one minute past “{limit}”, and send the recorded request with another value.",
        "Open the page one minute before that time, and send it one minute after.",
      ],
      failsIf: "a request sent after that time still gets the {what} {verb}",
    },
    example: "Essay prize\n\nAn essay can be replaced until the jury meets.",
    counterexample: "Essay prize\n\nAn essay can be read aloud at the feast.",
  },
  {
    id: "changed-past-its-time-by",
    when: [
      "[who:~] can|may|should be? able? to? [verb:edit|change|alter|correct|replace|withdraw|cancel|move|swap|book|drop] .... until|before|up_to [limit:>]",
      "edited|editable|changed|corrected|replaced|moved until [limit:>]",
    ],
    unless: [
      "token|session|cache|cookie .. until|expires",
      "before merging|release|commit",
      "up to # times",
      "up to two|three times",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "whoever still may when others no longer can decides with what has become known since",
    name: [
      "{subject} could {predicate}, and by hand later too",
      "{endpoint} could still be called when the time “{limit}” is over",
      "A change could still be made by hand when the time “{limit}” is over",
    ],
    consequence:
      "The line sets a time: “{limit}”. A page that closes then is not enough: a request can be kept and sent later, unless the server's own clock is asked when it writes.",
    test: {
      technique: "walk-flow",
      title: "Send the change when the time is over",
      setUp:
        "A staging system with a clock that can be set, an account that may do it in time, and a proxy that repeats requests.",
      steps: [
        "As that account, make the change in time, and record the request.",
        "Set the clock one minute past “{limit}”, and send the recorded request with another value.",
        "Open the page one minute before that time, and send it one minute after.",
      ],
      failsIf: "the change is stored although the time was over",
    },
    example: "Regatta\n\nCaptains may change the crew until the start gun is loaded.",
    counterexample: "Regatta\n\nCaptains wear a red cap.",
  },
  {
    id: "number-for-each",
    when: [
      "[n:#] [what:~] per|for_each [by:person|user|customer|account|household|flat|owner|team|player|member|guest|voter|student|participant|employee|seller|family|child|plate|address]",
      "[n:#] [what:~] a [by:person|customer|household|member]",
      "one [by:person|customer|household|member|user|player] can|may hold|have|book|own .. [n:#] [what:~]",
      "each|every [by:person|user|customer|account|household|flat|owner|team|player|member|guest|voter|student|participant|respondent|employee|seller|family] .. gets|has|have|may|can .. [n:#] [what:~]",
    ],
    unless: [
      "# eur|euro|euros|usd|dollars|cent|cents|kwh|gb|mb|kb|seconds|ms|threads|connections|requests|calls|columns|rows|lines|months|weeks|days|hours|minutes|points|percent per|for|a",
      "rate limit|limiting",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "whoever gets more takes the share of others",
    name: ["One {by} could get more than {n} {what} through {endpoint}", "One {by} could get more than {n} {what}"],
    consequence:
      "The number holds only as far as it is counted. A request repeated by hand, one that was undone and made anew, and a further {by} of the same tester show what the server counts by, unless it refuses when it writes.",
    control: {
      when: ["unique|constraint|index", "server .. counts|checks|refuses", "checked .. server|backend"],
      consequence:
        "Check that it also counts what was undone and made anew, and what came in by another page or route.",
    },
    test: {
      technique: "walk-flow",
      title: "Get more than {n} {what} for one {by}",
      setUp:
        "On staging a {by} that has none of it yet, a second one of the same tester, and a proxy that repeats requests.",
      steps: [
        "For the first {by}, use up {n} {what}, and record the last request.",
        "Send that request again by hand, unchanged and with the next thing that could be chosen.",
        "Undo one, make it anew, and send the recorded request once more.",
        "Try what it takes to count as another {by}.",
      ],
      failsIf: "more than {n} {what} count for the first {by}",
    },
    example: "Allotments\n\nWe hand out two plots per household.",
    counterexample: "Allotments\n\nTwo plots lie by the brook.",
  },
  {
    id: "number-in-a-time",
    when: [
      "up_to|at_most|max|maximum|limit|limited|only|have|has|gets|get|included|allowed .. [n:#] [what:~] a|per|each|every [by:day|week|month|year|season|night|term]",
      "[n:#] [what:gifts|articles|views|spins|duels|votes|promotions|pauses|bookings|posts|invites|invitations|messages|downloads|exports|attempts|tries|loans|requests|boosts|reports|swaps|reservations|lessons] a|per|each|every [by:day|week|month|year|season|night]",
      "[n:#] [what:~] views? a|per [by:day|week|month|year] .. plan|free|then|included",
    ],
    unless: [
      "# eur|euro|euros|usd|dollars|mails|times|requests|calls|bugs|hours|clusters per|for|a",
      "rate limit|limiting",
      "cron|nightly|job",
    ],
    cwe: 841,
    severity: "low",
    rationale: "one account uses more than its share, and it shows only when the uses are counted",
    name: ["One account could get more than {n} {what} in one {by}"],
    consequence:
      "The number holds only as far as it is counted. The moment at which a {by} ends, things undone and made anew, and several open at once are where the count and the rule come apart, unless the server counts when it writes.",
    test: {
      technique: "walk-flow",
      title: "Get more than {n} {what} in one {by}",
      setUp: "A staging system with a clock that can be set, an ordinary account, and a proxy that repeats requests.",
      steps: [
        "As the account, use up {n} {what} within one {by}, then send the last request once more by hand.",
        "Undo one of them where that is possible, and send the request again.",
        "Send it one second before the {by} ends and one second after, then with the time zone of the account changed.",
      ],
      failsIf: "more than {n} {what} count within one {by}",
    },
    example: "Fortune wheel\n\nA player has three spins a day.",
    counterexample: "Fortune wheel\n\nThe wheel has twelve fields.",
  },
  {
    id: "barred-thing-done-anyway",
    when: [
      "prevent|prevents|preventing|disallow|disallows|forbid|forbids|stop|stops [who:~] from [predicate:>]",
      "prevent|prevents|disallow|forbid [predicate:>]",
      "[who:~] must_not|may_not|can_no_longer|are_not_allowed_to|is_not_allowed_to [predicate:>]",
      "not allow|allowed [who:~] to [predicate:>]",
    ],
    unless: [
      "crash|crashes|crashing|exception|flicker|warning|warnings|regression|surprise|surprises|bug|confusion|injection|xss|jump",
      "cannot|can't|could_not .. reproduce|see|find|load|open|parse|log|be|show|display|happen|tell",
      "can_no_longer|must_not|may_not be|open",
      "participations being",
    ],
    cwe: 841,
    severity: "low",
    rationale: "it takes an account that already works there and a request written by hand",
    name: [
      "The bar on “{predicate}” could be passed by a request to {endpoint}",
      "The bar on “{predicate}” could be passed by a request sent by hand",
    ],
    consequence:
      "“{predicate}” is to be ruled out. A page that no longer offers it is not yet a server that refuses it: a request kept from before, another route to the same end and the same thing done in two steps have to meet the bar as well.",
    control: {
      when: ["server|backend|api .. refuses|rejects|checks|returns", "409|422|403"],
      consequence:
        "Check that it holds for a request kept from before, for each other route to the same end, and for the same thing done in two steps.",
    },
    test: {
      technique: "walk-flow",
      title: "Try “{predicate}” by each way there is",
      setUp:
        "A test system with made-up data, the account that the bar is meant for, and a proxy that records and repeats requests.",
      steps: [
        "As that account, do what comes closest and is allowed, and record the requests.",
        [
          "Change the request to {endpoint} so that it asks for “{predicate}”, and send it.",
          "Change the recorded request so that it asks for “{predicate}”, and send it.",
        ],
        "Bring about the allowed state first, and change it afterwards into the one that is ruled out.",
      ],
      failsIf: "what is barred, “{predicate}”, takes effect by any of these ways",
    },
    example: "Herbarium\n\nPrevent members from lending a sheet under repair.",
    counterexample: "Herbarium\n\nPrevent a crash of the sheet view.",
  },
  {
    id: "one-voice-counts-twice",
    when: [
      "[what:vote|votes|ballot|ballots] .... counted|counts|count|replace|replaces|later|total|cookie|paper|one|several|again|twice",
      "one|counted|counts|count|replaces .. [what:vote|votes|ballot|ballots]",
      "after # [what:reports|votes|reviews|recommendations|complaints|likes]",
    ],
    unless: ["vote .. shown|button colour|color", "# reports are"],
    cwe: 841,
    severity: "medium",
    rationale: "the outcome then follows one person, and those who took part once are outvoted",
    name: [
      "One person's {what} could count several times through {endpoint}",
      "One person's {what} could count several times",
    ],
    consequence:
      "What is counted has to come from different people, and each only once. A request repeated by hand, another browser, a second account and a change afterwards show by what the server tells one person from another.",
    control: {
      when: ["unique|constraint|index", "signed in|login", "different people|persons|accounts"],
      consequence:
        "Check what makes two of them different: a second account of one person, another browser, and a request repeated by hand.",
    },
    test: {
      technique: "walk-flow",
      title: "Have one person's {what} count several times",
      setUp:
        "A staging system, one tester with two accounts and two browsers, and a proxy that records and repeats requests.",
      steps: [
        "As the tester, take part once, read the count, and record the request.",
        "Send the request again by hand, then with another choice, then without cookies from the other browser.",
        "Take part with the second account, and by each other way in that the ticket names.",
      ],
      failsIf: "the count grows by more than one for the tester's first account, or by a request without any account",
    },
    example: "Pumpkin prize\n\nThe votes of both halls are counted on Sunday.",
    counterexample: "Pumpkin prize\n\nPumpkins are weighed on Sunday.",
  },
  {
    id: "barred-change-made-anyway",
    when: [
      "[what:~] cannot|can't|must_not|may_not|can_no_longer be [verb:edited|changed|deleted|booked|cancelled|chosen|created|combined|transferred|withdrawn|moved|resold|shared|removed|reopened|replaced|renamed|selected|voided|refunded|altered|reused]",
      "[what:~] [verb:edited|changed|deleted|booked|cancelled|combined|transferred|moved|removed|renamed] .. is|are not allowed|forbidden|rejected",
    ],
    unless: ["cannot be found|loaded|opened|parsed", "bug|error|crash"],
    cwe: 841,
    severity: "low",
    rationale: "it takes an account that already works there and a request written by hand",
    name: [
      "The {what} could be {verb} all the same by a request to {endpoint}",
      "The {what} could be {verb} all the same by a request sent by hand",
    ],
    consequence:
      "A page that no longer offers it is not yet a server that refuses it. A request that was recorded before, another route to the same end and two steps in place of one may still get the {what} {verb}, unless the server asks when it writes.",
    control: {
      when: ["server|backend|api .. refuses|rejects|checks|returns", "409|422|403"],
      consequence:
        "Check that it holds for a request recorded before, for each other route to the same end, and for two steps in place of one.",
    },
    test: {
      technique: "walk-flow",
      title: "Have the {what} {verb} all the same",
      setUp:
        "A test system with made-up data, an account that works there, and a proxy that records and repeats requests.",
      steps: [
        "As the account, have something of the kind {verb} while that is allowed, and record the request.",
        "Bring about the case in which the {what} can't be {verb}, and send the recorded request for it.",
        "Try the same by each other route that writes the same data, an import and a bulk change included.",
      ],
      failsIf: "the {what} ends up {verb} although the line rules it out",
    },
    example: "Herbarium\n\nA sealed sheet can't be moved.",
    counterexample: "Herbarium\n\nA sheet cannot be found by its year.",
  },
  {
    id: "status-out-of-turn",
    when: [
      "[who:~] sets|changes|picks|moves|marks .. the? [what:status|state|stage] to [to:~]",
      "[what:status|state|stage] can|may be set|changed|moved|picked|chosen",
      "patch|put & [what:status|stage]",
      "set|sets|change|update|transition .. [what:status|state|stage] of|for|from|to",
    ],
    unless: [
      "http|response|exit|status code|status page|state management|redux|ui state",
      "status .. shown|displayed|label|labels|colour|color|icon|badge",
      "state machine .. refuses|rejects",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "a {what} out of its turn sets off what should come only after the steps before it",
    name: [
      "{endpoint} could set a {what} that is not next",
      "The {what} could be set to “{to}” out of its turn",
      "A {what} could be set by hand that is not next",
    ],
    consequence:
      "The {what} says which step has been taken. A request with another {what} than the page offers, sent from a wrong one, twice, or for something that is closed, goes through unless the server looks at the present {what} first.",
    control: {
      when: ["refuse|refuses|refused|reject|rejects|409|allowed transitions"],
      consequence:
        "Check that it holds for each {what} in which nothing may follow, and for two requests sent at once.",
    },
    test: {
      technique: "walk-flow",
      title: ["Send {endpoint} each {what} in turn", "Send each {what} in turn"],
      setUp:
        "A staging system, one test entry in each {what}, the account that changes it, and a proxy that repeats requests.",
      steps: [
        "As that account, take the usual next step, and record the request.",
        "For each test entry, send the request with each {what} there is, also ones that the page never offers.",
        "Send the usual request twice, and once for an entry that is closed.",
      ],
      failsIf: "an entry takes on a {what} that does not follow from the one it had",
    },
    example: "Pottery\n\nThe kiln hand sets the status to fired.",
    counterexample: "Pottery\n\nThe kiln is hot.",
  },
  {
    id: "result-told-by-address",
    when: [
      "status|result [ok:ok|paid|success|passed|succeeded]",
      "redirect|redirects|returns|browser .... [ok:identified|verified]",
      "marks|mark|marked .. as? [ok:paid|verified|identified|complete] .. from|by .. parameters|parameter|url|address|redirect",
    ],
    unless: [
      "status call|api confirms",
      "status ok .. 200",
      "returns|answers .. status ok",
      "success message|toast",
      "redirect after success",
      "webhook",
    ],
    cwe: 841,
    severity: "high",
    rationale: "whoever writes “{ok}” into the address gets what others pay for or prove",
    name: [
      "A user could reach “{ok}” by calling {endpoint} by hand",
      "A user could reach “{ok}” by typing the address that the browser returns to",
    ],
    consequence:
      "The browser brings the result, and its user can write it. Unless the server asks the other side itself before it believes “{ok}”, an address typed by hand is enough, also one that was copied from an honest case.",
    test: {
      technique: "walk-flow",
      title: "Type the address that says “{ok}”",
      setUp: "A staging system with the other side's test mode, two open test cases, and an ordinary account.",
      steps: [
        "As the account, go through the first case honestly, and note the address that the browser returns to.",
        "For the second case start, break off, and open that address with the second case's number.",
        "Open it once more for the first case, and with “{ok}” replaced by other results.",
      ],
      failsIf: "the second case becomes “{ok}” although the other side knows nothing of it",
    },
    example:
      "Ski passes\n\nThe bank sends the browser back with result=success, and the pass is marked from these parameters.",
    counterexample: "Ski passes\n\nThe pass shows the valley.",
  },
  {
    id: "held-value-spent-over",
    when: [
      "gift [what:card|cards] .... part|balance|pay|payments|amount|several|combined|bought|code|split|rest|left",
      "part|rest|amount|pay|balance .... gift [what:card|cards]",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "what is paid with it beyond its value is lost to the seller",
    name: [
      "More could be paid with a gift card through {endpoint} than is left on it",
      "More could be paid with a gift card than is left on it",
    ],
    consequence:
      "What is on the card and what it is used for are kept in two places. A part payment that is broken off, one that is cancelled afterwards and the same card in two payments at once show whether its value is taken when it is used.",
    control: {
      when: ["reserved|locked|deducted at|transaction"],
      consequence:
        "Check that it holds for one card in two payments at once, and that what is given back never exceeds what was taken.",
    },
    test: {
      technique: "walk-flow",
      title: "Pay more with one gift card than is left on it",
      setUp:
        "A staging system with test payments, one test gift card worth 20.00, and a proxy that changes and repeats requests.",
      steps: [
        [
          "Pay 15.00 of a bill with the card through {endpoint}, and record the request.",
          "Pay 15.00 of a bill with the card, and record the request.",
        ],
        "Send the request again for a second bill, then with 20.01 and with -5.00 as the amount.",
        "Cancel the first payment twice, and read what is on the card.",
      ],
      failsIf: "more than 20.00 is paid with the card in all, or more than 20.00 is on it afterwards",
    },
    example: "Museum shop\n\nGuests pay a part with a gift card, the rest in cash.",
    counterexample: "Museum shop\n\nThe gift wrap is blue.",
  },
  {
    id: "code-counts-too-often",
    when: [
      "type|types|typed|enter|entered|enters .... basket|cart && [what:voucher|vouchers|coupon|coupons]",
      "[what:coupon|coupons|voucher|vouchers] .... code|codes|cart|basket|order|entered|enter|type|types|typed|redeemed|redeem|valid|used|uses|again|remove|price|total|checkout|percent|percentage|bought|discount|upper|lower|times|validity|good",
      "code|codes|enter|enters|types|create|creates|apply|applies|redeem|redeems|pay .... [what:coupon|coupons|voucher|vouchers]",
      "promo|promotion|discount|presale|gift|coupon|voucher [what:code|codes]",
    ],
    unless: [
      "gives|give|get|gets|earn|win|wins|swapped|tokens|given|away|used|use .. voucher|vouchers",
      "qr code|codes",
      "country code",
      "together with a voucher",
    ],
    cwe: 841,
    weakness: 837,
    severity: "medium",
    rationale: "each use beyond its terms is given away, and such tricks are passed on quickly",
    name: [
      "The same {what} could be used through {endpoint} more often than was meant",
      "The same {what} could be used more often than was meant",
    ],
    consequence:
      "The terms say how often, until when, for whom, and together with what. They have to be judged at the moment of use and not only on entry, and for another spelling as well.",
    control: {
      when: ["once|one per|single", "unique|constraint"],
      consequence:
        "Check that it holds for an entry in capitals and with a space, for a second person, and after the first use was undone.",
    },
    test: {
      technique: "alter-values",
      title: "Use the same {what} beyond the terms",
      setUp:
        "On staging two accounts of one tester, two of that kind whose terms are known, and a proxy that repeats requests.",
      steps: [
        [
          "As the first account, use the first of them through {endpoint}, then send the same request again.",
          "As the first account, use the first of them, then send the same request again.",
        ],
        "Enter the first in capitals, in small letters and with a space at its end.",
        "Use it as the second account, and together with the second of that kind.",
        "Undo what it was used for, then use it once more, also when its time is over.",
      ],
      failsIf: "the first counts once more than its terms allow",
    },
    example: "Honey shop\n\nA voucher can be redeemed until the end of the fair.",
    counterexample: "Honey shop\n\nHoney has a new lid.",
  },
  {
    id: "seats-not-paid",
    when: [
      "seats|seat .... buy|bought|quantity|number|reduce|reduced|add|added|remove|paid|enforce|invoice|charged|billing|sales|members|allow|limit|counted",
      "change|reduce|add|remove|buy|enforce|allow|number|limit .... seats|seat",
    ],
    unless: [
      "seat map|row|plan|hold|reservation",
      "show|concert|cinema|theatre|booking|ticket|course|class|event|train|flight|companion|registration",
      "driving|software licence",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "use that should be paid is given away for as long as it goes unnoticed",
    name: ["More seats could be used through {endpoint} than are charged", "More seats could be used than are charged"],
    consequence:
      "How many seats are charged and how many are used are two numbers. Lowering the one while the other stays, going up and down within a period, and 0, -1 or 1.5 as the number show whether both follow from one state.",
    test: {
      technique: "walk-flow",
      title: "Use more seats than are charged",
      setUp:
        "A staging customer with 3 seats, all in use, test payment data, and a clock that can be set to the next invoice.",
      steps: [
        [
          "As the customer, send {endpoint} with 2, 0, -1 and 1.5 as the number.",
          "As the customer, ask for 2, then 0, -1 and 1.5 by hand.",
        ],
        "Go up to 10, use them all, and go back to 3 on the same day.",
        "Add a member by each way there is while all seats are taken.",
        "Set the clock to the next invoice, and compare it with what was used.",
      ],
      failsIf: "more seats were usable on a day than the invoice charges for it",
    },
    example: "Groupware\n\nOwners change the number of seats in the portal.",
    counterexample: "Groupware\n\nThe portal has a search field.",
  },
  {
    id: "pause-and-resume-gain",
    when: [
      "[what:pause|pauses|paused|pausing] .... subscription|plan|price|trial|months|month|resume|charge|days|customer|box|cancel",
      "subscription|plan|membership|box .... [what:pause|paused]",
      "[what:resume|resumes|resuming] .... price|offer|order|plan|subscription",
    ],
    unless: ["video|playback|player|audio|recording|download|job|queue|timer"],
    cwe: 841,
    severity: "medium",
    rationale: "paid use is given away for as long as the gap goes unnoticed",
    name: ["A customer could gain days by pausing again and again"],
    consequence:
      "What runs on during a pause and what starts anew after it decide what is free. Pausing on the last day, resuming at once and doing both in turns show whether the customer ends up with more than was paid for.",
    test: {
      technique: "walk-flow",
      title: "Pause and resume in turns",
      setUp: "A staging customer with test payment data, and a clock that can be set ahead to the next charge.",
      steps: [
        "As the customer, pause one day before the charge, resume one day after it, and note what is charged.",
        "Pause and resume five times within one day, and read end date and price.",
        "Send the pause with 0, -1 and 999 as its length, and once while it is already paused.",
      ],
      failsIf: "the customer has more days, or a lower price, than was paid for",
    },
    example: "Tea club\n\nPause the subscription for up to three months.",
    counterexample: "Tea club\n\nTea is sent in tins.",
  },
  {
    id: "plan-switched-to-and-fro",
    when: [
      "[verb:switch|switches|downgrade|downgrades|upgrade|upgrades] .... [what:plan|plans|tier|subscription|trial|starter|business|premium|monthly|yearly]",
      "[what:plan|tier|subscription] [verb:change|switch|upgrade|downgrade]",
      "change|changes their? [what:plan|tier|subscription]",
      "[what:subscription|subscriptions|plan] & post|patch|put & [verb:change|switch|upgrade|downgrade]",
      "self_service|mid_term [verb:downgrade|switch|upgrade]",
    ],
    unless: ["upgrade .. dependency|version|library|framework|seat", "course"],
    cwe: 841,
    severity: "medium",
    rationale: "paid use is given away for as long as the gap goes unnoticed",
    name: [
      "A customer could use the dearer plan through {endpoint} and be charged for the cheaper",
      "A customer could use the dearer plan and be charged for the cheaper",
    ],
    consequence:
      "What may be used changes at one moment and what is charged at another. Switching up, using it and switching back, each just before a charge, shows whether both follow from one state, and whether a credit can be made out of nothing.",
    test: {
      technique: "walk-flow",
      title: "Switch to and fro before each charge",
      setUp: "A staging customer with test payment data, and a clock that can be set ahead to the next invoice.",
      steps: [
        [
          "As the customer, switch up through {endpoint}, use what only the dearer plan has, and switch back the same day.",
          "As the customer, switch up, use what only the dearer plan has, and switch back the same day.",
        ],
        "Switch to and fro five times in one hour, and read the credit.",
        "Let the charge of a switch fail, and note which plan counts.",
        "Compare the invoice with what was usable on each day.",
      ],
      failsIf:
        "the dearer plan was usable on a day that is charged as the cheaper, or the credit exceeds what was paid",
    },
    example: "Greenhouse app\n\nGrowers switch to the larger plan at any time.",
    counterexample: "Greenhouse app\n\nThe greenhouse has a door.",
  },
  {
    id: "limit-of-spending",
    when: [
      "[what:budget|balance|wallet|quota|allowance] .... check|checks|checked|compare|compared|exceed|exceeds|refused|over|spend|month|counter|used|begin|start|limit",
      "check|checks|compare|exceed|sum .... [what:budget|balance|wallet|quota|allowance]",
    ],
    unless: [
      "load balance|balancer",
      "balance team|sheet|correction",
      "be balanced",
      "balance .. shown|displayed",
      "time|error budget",
    ],
    cwe: 1284,
    severity: "medium",
    rationale: "what goes beyond it has to be paid in the end by those who set it",
    name: ["More could be used through {endpoint} than the {what} holds", "More could be used than the {what} holds"],
    consequence:
      "The {what} is compared with what is asked for at one moment. What has begun and is not yet counted, an amount below zero and many small requests in place of a large one can each go past it, unless it counts when it is taken.",
    control: {
      when: ["reserve|reserved|lock|locked|atomic", "refused|refuse|rejected|blocked"],
      consequence:
        "Check that it also counts what has begun and is not finished, and that it holds for amounts below zero.",
    },
    test: {
      technique: "alter-values",
      title: "Use more than the {what} holds",
      setUp:
        "On staging an account whose {what} has exactly 10 left, test data only, and a proxy that changes and repeats requests.",
      steps: [
        ["As the account, ask {endpoint} for 11, then for -1.", "As the account, ask for 11, then for -1."],
        "Begin a use of 10, leave it unfinished, and begin a second one.",
        "Finish both, and read what is left.",
      ],
      failsIf: "more than 10 is used in all, what is left is below zero, or the request for -1 adds something",
    },
    example: "Kite club\n\nThe balance is checked against the fee on booking.",
    counterexample: "Kite club\n\nKites have long tails.",
  },
  {
    id: "typed-figure-below-zero",
    when: [
      "[sum:amount|price|discount|quantity|distance|weight|tip|hours|measures|total|rebate] .. is|as a? free|number field",
      "[sum:amount|price|discount|quantity|weight|tip|hours] can|may be set|entered|chosen|lowered|raised|edited|changed|any",
      "any [sum:amount|price|discount|quantity|tip]",
      "free [sum:number|amount|price|discount]",
      "driver|seller|cashier|waiter|agent|courier|owner|host|buyer|user|customer|user|guest|viewer|volunteer|member|player|operator|clerk types|type|enters|enter|sets|set|picks|pick|may_edit|can_edit|can_set|may_set .. [sum:amount|price|discount|quantity|weight|tip|hours]",
      "[sum:amount|price|discount|quantity|weight|number|measures] field|fields .. accepts|takes|editable|in|for",
    ],
    unless: [
      "server .. recalculates|recomputes",
      "shown|displayed .. prices",
      "negative|minus",
      "any number of",
      "manager code|pin|card",
      "corrected amounts",
      "admin table|page",
    ],
    cwe: 1284,
    severity: "medium",
    rationale: "sign and size of the {sum} decide who pays whom",
    name: [
      "A {sum} below zero could be sent to {endpoint} and be booked",
      "A {sum} below zero could be sent by hand and be booked",
    ],
    consequence:
      "The {sum} is open to whoever fills it in, and a request written by hand is not held by the field on the page. Unless the server bounds it, -1, 0 and a very large number are booked like any other.",
    control: {
      when: ["at_least|at_most|minimum|maximum|between|up_to|max|min", "reject|rejects|refuse|refuses|checked"],
      consequence:
        "Check that it holds on the server for a request sent by hand, with -1, 0, 0.001 and one more than is allowed.",
    },
    test: {
      technique: "alter-values",
      title: "Send a {sum} at the edges",
      setUp: "On staging the account that fills it in, with test data, and a proxy that changes requests.",
      steps: [
        [
          "As that account, send {endpoint} once with an ordinary {sum}.",
          "As that account, fill in an ordinary {sum}, and record the request.",
        ],
        "Send it with -1, 0, 0.001, 999999999 and an empty {sum}.",
        "Read what is booked, charged, credited and shown to others for each.",
      ],
      failsIf: "a {sum} that makes no sense is booked",
    },
    example: "Farm shop\n\nThe weight is a free field at the stall.",
    counterexample: "Farm shop\n\nEggs are sold in tens.",
  },
  {
    id: "payment-state-wrong",
    topicOnly: true,
    when: [
      "[what:charge|payment|refund|capture|authorisation|authorization] .. [st:status|state|states|transition]",
      "[st:status|state|states|transition] .. of|for|a|the [what:charge|payment|refund]",
      "[what:payment|charge] .. [st:fails|failed|failure]",
      "failure|failed [what:payment|charge]",
      "payment [what:intent] .... order|orders|failed|succeeds",
    ],
    unless: [
      "label|labels|translation",
      "payment|charge request|requests",
      "in|free charge",
      "webhook|callback|redirect|notify",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "the {what} is then treated as done, or as open, against what was really paid",
    name: ["A {what} could be kept in a state that does not match the money"],
    consequence:
      "What is kept about the {what} decides what follows. One that fails late, is repeated, or is ended on the payment side alone shows whether both sides still say the same afterwards.",
    test: {
      technique: "walk-flow",
      title: "Bring the {what} and the money apart",
      setUp:
        "A staging system with the payment side's test mode, test cards that succeed, are declined and fail late, and a view of its records.",
      steps: [
        "Cause one {what} with each test card, and compare the state that is kept with the payment side's record.",
        "Break one off after the payment side has answered and before the answer is stored, then repeat it.",
        "End one on the payment side alone, and wait for the next run that cleans up.",
      ],
      failsIf: "a {what} is kept as done that has not been paid, or is taken a second time",
    },
    example: "Toll bridge\n\nEach charge has a state that stands in the clerk's list.",
    counterexample: "Toll bridge\n\nThe bridge is long.",
  },
  {
    id: "logic-withheld-in-page",
    topicOnly: true,
    when: [
      "blur|blurred|blurs|blurring|watermark|paywall & delivered|complete|same|full|size|article|articles|free|pictures|text|css|script",
      "hidden|hides|hide|covered .... css|script|filter|display",
      "correctindex|solution|solutions|right_answers|correct_answers .... loaded|load|sent|delivered|once|client|app|page",
      "made by css|script",
      "loaded once at the start",
    ],
    cwe: 602,
    severity: "medium",
    rationale: "everyone can read what has been sent to their own browser",
    name: [
      "The answer of {endpoint} could hold what the page hides",
      "A reader could take what the page hides from the server's answer",
    ],
    consequence:
      "What is only covered on the screen has been sent already. Reading the answer of the server, instead of the page, shows it in full, unless the server leaves it out for those who may not have it.",
    test: {
      technique: "compare-answers",
      title: ["Read the answer of {endpoint} beside the page", "Read the server's answer beside the page"],
      setUp:
        "On staging an account for which the page hides something, and a proxy that shows the answers of the server.",
      steps: [
        "As the account, open the page and note what is covered.",
        [
          "As the account, read the whole answer of {endpoint} in the proxy.",
          "As the account, read all answers in the proxy, pictures included.",
        ],
        "Open the page with scripts and styles switched off, after deleting cookies and site data.",
      ],
      failsIf: "an answer holds what the page covers",
    },
    example: "Recipes\n\nThe text is delivered complete, the page blurs it after three lines.",
    counterexample: "Recipes\n\nRecipes have a larger heading.",
  },
  {
    id: "logic-figure-in-request",
    topicOnly: true,
    when: [
      "[what:price|prices|total|totals|amount|fare|fee|discount|discounts|tip|unitprice|premium|tariff|cost|deposit|interest|bonus] .... sent|send|sends|comes|come|goes|go|passed|taken|posted|types|typed|type|carried|works|along|from .... request|body|form|client|page|cart|component|url|link|message|line|call|front|app|browser|widget|slider|kiosk|order|checkout|parameter|it|way|as",
      "post|put|patch|body|json|sends|send|posts|link|url|call|passes .... [what:price|prices|total|totals|amount|fare|fee|discount|tip|unitprice|premium|tariff|cost|deposit|tax]",
      "[what:unitprice|price|total|amount|discount] .... calculated|computed|worked|set .. front_end|client|cart|page|app|component|browser|slider|widget",
      "charge|charges|charged|bill|bills|invoice|booked|book .... [what:total|amount|weight|price|fare|tariff|tokens] .. sent|typed|call|request|they|customer",
      "[what:weight|floor|distance|length|quantity] .... sent along|by|with",
      "items & qty & [what:unitprice|price]",
      "accept|accepts|bring|brings|take|takes .. unit? [what:price|unitprice] .... line|items|own|basket|cart",
      "sends|send .... back & [what:price|total|amount]",
    ],
    unless: [
      "server|backend .. recalculates|recomputes|computes|calculates|checks .. price|total|amount|it",
      "shown|displayed .. prices",
      "pull|feature|payment request|requests",
      "display|displays .... totals|price|prices|amount",
      "amount of",
    ],
    cwe: 472,
    severity: "high",
    rationale: "money follows “{what}”, and one changed request is enough",
    name: [
      "A caller could change “{what}” in a request to {endpoint}",
      "“{what}” could be changed by whoever sends the request",
    ],
    consequence:
      "“{what}” comes in with the request, and whoever may send one decides on it. It is stored and counted as sent, unless the server works it out again from its own data.",
    control: {
      when: [
        "hmac",
        "request|price|total|link .. signed",
        "server .. compares|verifies|checks|rejects",
        "checked against",
      ],
      consequence: "Check that it holds when “{what}” is lowered, set to zero, made negative and left out.",
    },
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} with a changed “{what}”", "Send a changed “{what}”"],
      setUp: "On staging the caller that makes such requests, with test payment data, and a proxy that changes them.",
      steps: [
        [
          "As that caller, send {endpoint} once unchanged and note which “{what}” is stored.",
          "As that caller, make the request once unchanged and note which “{what}” is stored.",
        ],
        "Send it with “{what}” set to 0.01, then 0, -1 and 1e9.",
        "Leave “{what}” out, and send it twice with two values.",
      ],
      failsIf: "a “{what}” of the caller's making is taken over, charged or paid out",
    },
    example: "Sledges\n\nThe rental desk's call: POST /rentals with sledge, days and deposit.",
    counterexample: "Sledges\n\nSledges are sorted by length.",
  },
  {
    id: "logic-rule-in-page-only",
    topicOnly: true,
    when: [
      "validate|validates|validated|validation|checked|check|checks|enforced|enforces|computed|decides|rules|hidden|greyed|disabled .. in|on|inside|by the? [where:browser|client|page|app|form|dialog|picker|phone|frontend|cli|component|button|till|kiosk]",
      "[where:browser|client|page|app|form|picker|phone|frontend|button|cli|widget|till] .. check|checks|checked|validate|validates|decides|enforces|greys|disabled|prevents|computes|read_only",
      "max|limit|countdown|slider|quota .... [where:client|page|app|browser|component|cli]",
      "read_only|readonly|greys|grey|greyed|hide|hides .... [where:page|form|button|picker|app|client]",
      "[where:browser|frontend|client] only",
    ],
    unless: [
      "check|checks|checked on|by the? server|backend",
      "server|backend|api .. checks|validates|rejects|refuses|too|also",
    ],
    cwe: 602,
    severity: "medium",
    rationale: "whoever writes the request by hand meets no rule that only the {where} knows",
    name: [
      "A request to {endpoint} by hand could skip the rule that the {where} keeps",
      "A request sent by hand could skip the rule that only the {where} keeps",
    ],
    consequence:
      "The {where} is in its user's hands, and a request written by hand does not pass it. What it never offers can still be asked for, unless the server keeps the same rule.",
    test: {
      technique: "alter-values",
      title: "Send what the {where} rules out",
      setUp: "An ordinary account on staging, and a proxy that records and repeats requests.",
      steps: [
        "As the account, do what the {where} allows, and record the request.",
        [
          "Try what “{line}” rules out there, and note the values that are refused.",
          "Try what is ruled out there, and note the values that are refused.",
        ],
        [
          "By hand, send {endpoint} with the values that were refused.",
          "By hand, repeat the recorded request with the values that were refused.",
        ],
      ],
      failsIf: "the server stores the values that the {where} refused",
    },
    example: "Sauna hours\n\nThe picker greys out hours that are not allowed.",
    counterexample: "Sauna hours\n\nSauna hours are printed on a card.",
  },
  {
    id: "logic-client-result",
    topicOnly: true,
    when: [
      "client|app|phone|browser|device|widget|game|iframe|agent|launcher sends|reports|posts|tells|decides|computes [what:~]",
      "[what:~] is|are|was|were sent|counted|computed|calculated|kept|stored|decided|rolled .. on|by|in|from the? client|app|phone|browser|device|widget|cookie",
      "[what:~] is what the client|app|phone|browser|device sends",
      "[what:unlocks|achievements|achievement|score|streak|progress|balance|ranking|sales|plays|distance|position] .... offline|sync|sent|posted|phone|later|client",
      "offline .... [what:balance|unlocks|sales|score|progress|card]",
      "[what:age|birthday|dob] .... declared|entered|corrected|profile",
    ],
    unless: [
      "server .. checks|validates|recomputes|decides",
      "client|app sends|posts no",
      "sends a? mail|mails|notification|push|reminder",
    ],
    cwe: 472,
    severity: "medium",
    rationale: "one request written by hand claims what others have to earn",
    name: [
      "The {what} sent to {endpoint} could be invented by its sender",
      "The {what} could be invented by whoever holds the device",
    ],
    consequence:
      "What is known of the {what} comes from a device in its user's own hands, where anything can be written. It counts as it comes, unless the server can compare it with something it knows itself.",
    control: {
      when: ["signature|attestation|attested", "server .. plausible|checks|validates|recomputes"],
      consequence: "Check that it holds for a value just inside the plausible range, and for one request sent twice.",
    },
    test: {
      technique: "alter-values",
      title: "Send an invented {what}",
      setUp: "An ordinary account on staging, and a proxy that records and repeats requests.",
      steps: [
        "As the account, bring one honest {what} to the server, and record the request.",
        "Send it again unchanged, then with the {what} that gains most, then with ten times that.",
        "Send it at a time at which nothing can have happened.",
        "Read what the server has made of each.",
      ],
      failsIf: "an invented or repeated {what} counts like the honest one",
    },
    example: "Pedometer\n\nThe app tells the server how many steps there were.",
    counterexample: "Pedometer\n\nSteps are drawn as feet.",
  },
  {
    id: "logic-plan-and-seats",
    topicOnly: true,
    when: [
      "[what:plan|trial|subscription|membership|tier] .... cancel|cancelled|cancelling|renew|renewed|renewal|start|started|end|ends|free|again|unpaid|expire|expired|active|inactive|days|limit|storage|quantity|past|charged|payment|features|revoked|paid|month|offer",
      "cancel|cancels|renew|resubscribe|free|paid|retention|after .... [what:plan|trial|subscription|membership|tier]",
      "free|paid|premium|basic [what:plan|tier|membership]",
    ],
    unless: [
      "floor|lesson|test|seat|site plan",
      "token|method .. subscription|subscriptions",
      "webhook|event|topic subscription|subscriptions",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "paid use is given away for as long as the gap goes unnoticed",
    name: [
      "A customer could use more through {endpoint} than the {what} is charged for",
      "A customer could use more than the {what} is charged for",
    ],
    consequence:
      "What a customer may use and what is charged change in two places. Starting, cancelling, a payment that fails and starting anew are the moments in which the two come apart, unless both follow from one state.",
    test: {
      technique: "walk-flow",
      title: "Use more than the {what} is charged for",
      setUp: "A staging customer with test payment data, and a clock that can be set ahead to the next invoice.",
      steps: [
        "As the customer, start it, use what only the {what} brings, and cancel on the same day.",
        "Cancel, use it until the end of the period and one day beyond, then start it again.",
        "Let a payment fail, and note from when on it can no longer be used.",
        "Compare the invoice with what could be used on each day.",
      ],
      failsIf: "paid use was possible on a day for which nothing is charged, or more is credited than was paid",
    },
    example: "Greenhouse app\n\nGrowers cancel their plan at any time.",
    counterexample: "Greenhouse app\n\nThe greenhouse has a door.",
  },
  {
    id: "logic-paid-from-message",
    topicOnly: true,
    when: [
      "paid|settled|succeeded|success|succeeds .... notify|callback|webhook|return|parameters|result|ref|redirect|intent|gateway|call",
      "notify|callback|webhook|return|gateway|intent .... paid|settled|succeeds|success|succeeded",
      "payment|payments|order|orders .... notify|callback|webhook|ipn",
      "payment intent .... order|orders",
      "marks|mark|marked|counts|count .. as? paid|settled|redeemed",
      "marks|mark|marked .... paid|settled",
    ],
    unless: ["unpaid|paid plan|plans|members|media"],
    cwe: 841,
    severity: "high",
    rationale: "what is handed out then is gone when the payment is smaller, late or never comes",
    name: [
      "{endpoint} could count an order as paid that is not",
      "An order could count as paid without the full payment",
    ],
    consequence:
      "One message decides that the matter is settled. A smaller amount, another order's message and one that comes twice or too early have to be told apart from the right one, unless the payment side is asked itself.",
    test: {
      technique: "walk-flow",
      title: "Reach the settled state without the full payment",
      setUp:
        "A staging system with the payment side's test mode, two open orders of 50.00 and 1.00, and a customer account.",
      steps: [
        "As the customer, start the payment of the first order, break off, and open the address that follows it by hand.",
        "Pay the second order, and send its result once more with the first order's number.",
        "Pay the first order, then cancel the payment at the payment side, and read the state.",
      ],
      failsIf: "the first order counts as settled while less than 50.00 has come in for it",
    },
    example: "Ferry fares\n\nThe trip is marked paid by the gateway's callback.",
    counterexample: "Ferry fares\n\nThe fare is printed on blue paper.",
  },
  {
    id: "logic-handed-out-early",
    topicOnly: true,
    when: [
      "[what:permit|access|plan|gift|refund|credit|bonus|money|payout|points|label|volume] .... at_once|straight|right_after|as_soon_as|within_seconds|immediately|straight_away",
      "right_after|as_soon_as|at_once|within_seconds|immediately|straight_away .... [what:permit|access|plan|gift|refund|credit|bonus|money|payout|points|label]",
      "proof .... later|within|handed_in",
      "without waiting for",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "what has been handed out can seldom be taken back",
    name: [
      "The {what} could be kept although the rest never follows",
      "What is handed out early could be kept although the rest never follows",
    ],
    consequence:
      "It is handed out before the rest has happened. Whoever stops there, or undoes the first step, keeps it, unless it is taken back when the rest does not follow.",
    test: {
      technique: "walk-flow",
      title: "Stop as soon as it has been handed out",
      setUp: "A staging system with a clock that can be set, and two ordinary accounts of one tester.",
      steps: [
        "As the first account, go on until it has been handed out, then stop and set the clock one month ahead.",
        "As the second account, go on until it has been handed out, then undo or cancel the first step.",
        "Start again with the same account, and read what each has.",
      ],
      failsIf: "an account keeps what it was given although the rest never followed, or gets it twice",
    },
    example: "Bike loans\n\nThe permit is active at once, the deposit follows.",
    counterexample: "Bike loans\n\nBikes have baskets.",
  },
  {
    id: "logic-paid-back",
    topicOnly: true,
    when: [
      "[what:refund|refunds|reimbursement|chargeback|cashback|payout|payouts|cashout|withdrawal|withdrawals] .... amount|more|up|partial|partly|items|line|price|seconds|part|original|instant|full|credit|share|shared|rest|agent|own|any|request|button",
      "amount|partial|full|price|credit|instant|give|gives|trigger|triggered|paid .... [what:refund|refunds|cashback|payout|payouts|cashout]",
      "[what:credit|deposit] .... paid_out|given_back|refunded|rest|request",
      "pays|paid|goes|given|returned .. back .. [what:deposit]",
      "gives|give|pays|pay .. [what:deposit|money|credit] back",
    ],
    unless: ["refund policy|reason|status", "order status", "nullreference", "credit card"],
    cwe: 1284,
    severity: "medium",
    rationale: "what is paid out above what came in is lost, and the trick can be repeated",
    name: [
      "More could go out through {endpoint} by way of “{what}” than came in",
      "More could go out by way of “{what}” than came in",
    ],
    consequence:
      "What is paid out has to be bounded by what really came in, less what was used and what has gone back already. Two parts, a second request and a sum that has changed meanwhile are where the two come apart.",
    control: {
      when: ["at_most|maximum|up_to|not_more|remaining .. paid|total|charged|amount|price", "once per|only"],
      consequence:
        "Check that it holds for two parts that together exceed it, and for what was bought at a reduced price.",
    },
    test: {
      technique: "walk-flow",
      title: "Get out more than was paid in",
      setUp:
        "On staging a test account with exactly 40.00 paid in and open for it, test payment data, and a proxy that changes and repeats requests.",
      steps: [
        [
          "Ask for 25.00 through {endpoint}, then for 25.00 again.",
          "Ask for 25.00 by the way that the line describes, then for 25.00 again.",
        ],
        "On a fresh one ask for 40.01, 0 and -1 by changing the request.",
        "Send a request for 40.00 twice at the same moment.",
        "Add up what was paid out.",
      ],
      failsIf: "more than 40.00 is paid out in all, or a negative sum is booked",
    },
    example: "Skates\n\nThe desk gives the deposit back when the skates return.",
    counterexample: "Skates\n\nSkates are sharpened daily.",
  },
  {
    id: "logic-free-hand-on-price",
    topicOnly: true,
    when: [
      "[sum:discount|discounts|price|prices|markdown|rebate|fee|shipping] .... editable|manual|override|volunteers|cashier|cashiers|sales_reps|reps|till|agent|assistant|operator|waiter|free_number|negotiate|margin|manager|partners",
      "staff|cashier|cashiers|volunteers|reps|agent|agents|waiter|assistant|operator .... [sum:discount|price|prices|rebate|markdown|shipping]",
    ],
    cwe: 1284,
    severity: "medium",
    rationale: "what is given away goes unnoticed until the accounts are closed",
    name: [
      "The {sum} could be set through {endpoint} beyond what was agreed",
      "The {sum} could be set beyond what was agreed",
    ],
    consequence:
      "Whoever sets that figure decides on money that is not theirs, also for friends and for themselves. The question is whether the server keeps to a highest figure, counts repeats together, and keeps who gave what.",
    test: {
      technique: "alter-values",
      title: "Give away more than was agreed",
      setUp:
        "A staging account of the kind that sets the figure, the highest figure agreed, and a proxy that changes requests.",
      steps: [
        "As that account, give just the highest figure, then a little more.",
        "By hand, send 100 per cent, 150 per cent and -1 in its place.",
        "Give the highest figure twice on one sale, and once on a sale of the account's own.",
        "Read where it is kept who gave what.",
      ],
      failsIf: "more than the highest figure is taken off in all, or it is not kept who gave it",
    },
    example: "Farm shop\n\nVolunteers give a rebate of their choice at the stall.",
    counterexample: "Farm shop\n\nEggs are sold in tens.",
  },
  {
    id: "logic-reduction",
    topicOnly: true,
    when: [
      "[what:discount|discounts|promo|promotion|promotions|rebate|markdown|cashback] .... combine|combined|percent|cart|basket|stays|stay|given|apply|applied|applies|again|editable|field|free|order|total|price|typed|times|up|up_to|case|cards|card|credit|bought|per|group|before|after|once|validity|until|limit|early|student|tickets|hours",
      "[what:discount|discounts|rebate|markdown]",
      "apply|applies|combine .. [what:promotion|promotions]",
    ],
    unless: [
      "discounter",
      "gift of|between",
      "promotion to|of",
      "gives|give|get|gets|earn|win|wins|swapped|tokens|given .. voucher|vouchers",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "what is taken off too much is lost, and the way to it spreads",
    name: [
      "More could be taken off by the {what} through {endpoint} than was meant",
      "More could be taken off by the {what} than was meant",
    ],
    consequence:
      "The {what} has its conditions: how often, for whom, on what and until when. The question is whether they are judged anew at the moment at which it counts, also after what they rest on has changed.",
    control: {
      when: ["once|one per customer|order|person|basket"],
      consequence: "Check that it holds for two requests at once, and when what it rests on is changed after it.",
    },
    test: {
      technique: "alter-values",
      title: "Have more taken off than was meant",
      setUp:
        "On staging the account that has the {what}, something to pay of 50.00 for which it holds, and its conditions in one sentence.",
      steps: [
        [
          "As the account, have it taken off through {endpoint}, and record the request.",
          "As the account, have it taken off, and record the request.",
        ],
        "Send the request twice, and with a higher figure where it holds one.",
        "Have it taken off, change what the condition rests on until it no longer holds, and pay.",
        "Try it once its time is over.",
      ],
      failsIf: "less is charged than the conditions allow",
    },
    example: "Honey shop\n\nDiscounts are given until the end of the fair.",
    counterexample: "Honey shop\n\nHoney has a new lid.",
  },
  {
    id: "logic-reward-earned",
    topicOnly: true,
    when: [
      "[what:points|bonus|reward|rewards|gems|coins|credits|miles|stars|prize|prizes|voucher|vouchers|commission] .... get|gets|given|earn|earns|award|awarded|each|invite|invites|winner|cancel|lapse|account|taking|completed|swapped|review|reviews|link",
      "get|gets|earn|earns|gives|give|credited|award|awards|wins|win .... [what:points|bonus|reward|gems|coins|miles|stars|voucher|vouchers|prizes|credits]",
      "referral|referrals|referred & [what:bonus|reward|month|discount|eur|credit]",
      "[what:rewards|reward|points] by|for",
    ],
    unless: ["access|api|session|csrf|auth token|tokens", "bullet|story points", "points out|at|to"],
    cwe: 841,
    weakness: 837,
    severity: "medium",
    rationale: "one person with a script collects what is worth money",
    name: [
      "One person could collect the {what} again and again through {endpoint}",
      "One person could collect the {what} again and again",
    ],
    consequence:
      "It is given for an event. Whoever can cause that event alone, undo it and cause it again, with a second account where one is needed, collects until it is noticed, unless it is tied to something that costs.",
    test: {
      technique: "walk-flow",
      title: "Collect it more often than was meant",
      setUp:
        "On staging one tester with two accounts whose mail addresses differ by a +2, and a proxy that repeats requests.",
      steps: [
        "As the tester, cause the event once, and note what is credited.",
        "Repeat the same request, then undo the event and cause it again.",
        "Cause it for the first account with the second one.",
        "Undo all, and read what is left.",
      ],
      failsIf:
        "one event is credited twice, the tester's own second account earns for the first, or the credit stays after it was undone",
    },
    example: "Bird count\n\nMembers earn stars for each bird.",
    counterexample: "Bird count\n\nBirds are drawn in ink.",
  },
  {
    id: "logic-balance-and-budget",
    topicOnly: true,
    when: [
      "[what:balance|wallet|budget|quota|allowance|overdraft] .... amount|counter|running|month|sent|negative|below|add|adds|read|buy|bought|pay|day|until|each|whole|top|limit|requests",
      "[what:quota|budget|wallet|balance]",
      "deposit|withdraw|gold .. [what:limit]",
    ],
    unless: ["load balance|balancer", "be balanced", "balance .. shown|displayed|sheet"],
    cwe: 1284,
    severity: "medium",
    rationale: "whoever goes below zero uses what is not paid for",
    name: ["More could be used through {endpoint} than the {what} holds", "More could be used than the {what} holds"],
    consequence:
      "What is there is compared with what is asked at one moment. What has begun but is not yet counted, a negative amount and several small requests in its place can each go past it, unless it counts when it is taken.",
    control: {
      when: ["reserve|reserved|lock|locked|atomic|transaction", "refused|refuse|rejected|blocked"],
      consequence:
        "Check that it also counts what has begun and is not finished, and that it holds for amounts below zero.",
    },
    test: {
      technique: "alter-values",
      title: ["Ask {endpoint} for more than is there", "Ask for more than is there"],
      setUp:
        "On staging an account with exactly 10 left, test data only, and a proxy that changes and repeats requests.",
      steps: [
        [
          "As the account, ask {endpoint} for 10.01, then for -1, then for 0.001.",
          "As the account, ask for 10.01, then for -1, then for 0.001.",
        ],
        "Begin a use of 10, do not finish it, and begin a second one.",
        "Finish both, and read what is left.",
      ],
      failsIf: "more than 10 is used in all, what is left is below zero, or the request for -1 adds something",
    },
    example: "Kite club\n\nEach member has a wallet.",
    counterexample: "Kite club\n\nKites have long tails.",
  },
  {
    id: "logic-own-approval",
    topicOnly: true,
    when: [
      "approve|approves|approved|approval|approver|approvers|four_eyes|second_person|sign_off|signers|signer .... same|own|another|twice|both|amount|limit|budget|author|order|any|group|groups|edited|corrected|changed|after|then|ticks|queue|skipped|below|above|auto|automatically|cancel|once|code|sum",
      "amount|price|sum|limit|items .... corrected|changed|edited .... review|approval|approved|draft",
      "may approve",
      "reviewer .. must|may|can|is",
      "manager code|pin",
      "both|all agree|accept|said",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "the second look is what keeps one person from deciding alone",
    name: [
      "One person alone could bring it through {endpoint}",
      "One person alone could bring through what needs a second",
    ],
    consequence:
      "The second look protects only where it is another person's and of what takes effect. One person in both parts, and a change after the consent, pass by it, unless the server looks at each.",
    control: {
      when: [
        "must be another|other|different",
        "other than|different from .. author|requester",
        "refuse|refuses|refused",
      ],
      consequence:
        "Check that it holds for a second account of the same person, for a change afterwards and for a consent sent by hand.",
    },
    test: {
      technique: "walk-flow",
      title: "Bring it through without a second person",
      setUp:
        "Two accounts on staging: one that asks, one whose consent counts, and a proxy that records and repeats requests.",
      steps: [
        "As the first account, ask for it, then send the consent's request by hand as the same account.",
        "Have the second account consent, then as the first change what was consented to.",
        "As the second account, send the consent twice.",
      ],
      failsIf:
        "it takes effect by one account alone, the changed version stands as agreed, or one consent counts twice",
    },
    example: "Band purchases\n\nA reviewer must confirm each purchase of the band.",
    counterexample: "Band purchases\n\nThe band plays on Sundays.",
  },
  {
    id: "logic-number-per-person",
    topicOnly: true,
    when: [
      "at_most|maximum|max|up_to|no_more_than|not_more_than|limit|limited|cap|first|only .. [n:#] [what:~]",
      "[n:#] [what:~] .. is_the_limit|at_most|maximum|only",
    ],
    unless: [
      "rate limit|limiting",
      "limit and offset",
      "max width|height",
      "up to # characters|mb|kb|eur|minutes|times|km|percent|days|hours|h|months|usdc|usd",
      "at most # characters|mb|kb|s|ms|seconds|minutes",
      "limit # partner",
      "person can hold",
    ],
    cwe: 841,
    weakness: 837,
    severity: "medium",
    rationale: "the number is what keeps one person from taking the share of many",
    name: [
      "More than {n} {what} could be had through {endpoint}",
      "More than {n} {what} could be had by requests sent by hand",
    ],
    consequence:
      "The limit of {n} holds only as far as it is counted. Requests repeated by hand, ones that are undone and made anew, and a second account of the same person are where the count and the rule come apart.",
    control: {
      when: ["unique|constraint|index", "server .. counts|checks|refuses", "checked .. server|backend"],
      consequence:
        "Check what it counts by: cancelled ones, ones made by another route, and a second account of the same person.",
    },
    test: {
      technique: "walk-flow",
      title: "Get past the limit of {n}",
      setUp: "On staging one tester with two accounts, and a proxy that repeats requests.",
      steps: [
        [
          "As the tester, send {endpoint} until {n} {what} are there, then once more by hand.",
          "As the tester, go on until {n} {what} are there, then repeat the last request by hand.",
        ],
        "Undo one, make it anew, and do both ten times in turns.",
        "Try the same with the second account from the same browser.",
      ],
      failsIf: "more than {n} {what} are there at once",
    },
    example: "Allotments\n\nA gardener has at most 2 plots.",
    counterexample: "Allotments\n\nPlots lie by the brook.",
  },
  {
    id: "logic-below-zero-or-fraction",
    topicOnly: true,
    when: [
      "negative|minus|below_zero|decimals|decimal|fraction|fractions|zero|rounding|rounded|round|overflow|uint|int|separator|fewer_than|0 .... quantity|price|amount|count|units|total|money|invoice|number|sum|payment|bill|field|refunds|correction|cents|lines|tax|fabric|value|card|hours",
      "quantity|quantities|price|amount|count|units|total|weight|length|size|measures|sum ... negative|minus|zero|decimals|decimal|0|rounded|int|separator|free|typed|field|multiplies|types|enters|clamped|changed|validation|consumed",
      "quantity|quantities|qty",
      "amount|price|weight .. typed|free|enters|types",
    ],
    unless: ["margin|padding|layout", "zero downtime|trust|day"],
    cwe: 1284,
    severity: "medium",
    rationale: "sign and size of the number decide who pays whom",
    name: [
      "A senseless number sent to {endpoint} could turn the sum around",
      "A senseless number could turn the sum around",
    ],
    consequence:
      "The sum follows the number that comes in. Zero, a value below it, a fraction and a very large one are where a charge becomes a credit and stock grows instead of falling, unless the server bounds it first.",
    control: {
      when: ["at_least|at_most|minimum|maximum|min|must be", "reject|rejects|refuse|refuses|checked"],
      consequence:
        "Check that it holds on the server for -1, 0, 0.001 and the largest number, for each line and for the sum.",
    },
    test: {
      technique: "alter-values",
      title: ["Send {endpoint} numbers at the edges", "Send numbers at the edges"],
      setUp: "An ordinary account on staging with test data, and a proxy that changes requests.",
      steps: [
        [
          "As the account, send {endpoint} with an ordinary number and note the sum.",
          "As the account, send the request with an ordinary number and note the sum.",
        ],
        "Send it with 0, -1, 0.001, 999999999 and 2147483648 in its place.",
        "Send one line above zero and a dearer one below it together, where there are lines.",
      ],
      failsIf: "the sum falls by a number that should be refused, or more is credited than was paid",
    },
    example: "Timber yard\n\nThe quantity may have decimals for planks.",
    counterexample: "Timber yard\n\nPlanks are stacked outside.",
  },
  {
    id: "logic-transfer-and-swap",
    topicOnly: true,
    when: [
      "transfer|transfers|swap|swaps|trade|trading|lend|lending|gift|resell|sell|sells|exchange|hand|hands|give|given .... [what:items|item|gold|ticket|tickets|pass|passes|shift|shifts|points|money|skins|skin|gift|gifts|volume|membership|stock|link|voucher|loan|coins|card]",
      "[what:items|item|gold|ticket|tickets|pass|passes|shift|shifts|points|money|skins|skin|gift|gifts|volume|membership|stock|link|voucher|loan|coins|card] .... friend|transferred|given_away|swapped|traded|lent|resold|taker|seller|both|moves",
      "owner taps sell|transfer",
      "server swaps",
      "items move",
      "old qr",
    ],
    unless: ["file|data|bank transfer", "transfer ticket|tickets", "hand in"],
    cwe: 841,
    severity: "medium",
    rationale: "what both sides hold afterwards is used twice",
    name: [
      "Both sides could end up with the {what} through {endpoint}",
      "Both sides could end up with the {what}",
      "Both sides of a transfer could end up with it",
    ],
    consequence:
      "What one side gives has to be gone there when it arrives at the other. A transfer broken off half-way, one to oneself and one of something used in between are where both end up with it.",
    test: {
      technique: "walk-flow",
      title: ["Break off and repeat a transfer through {endpoint}", "Break off and repeat a transfer"],
      setUp:
        "Test accounts A and B on staging, one transferable item with A, and a proxy that records and repeats requests.",
      steps: [
        "As A, pass it to B; before B takes it, use it as A, then take it as B.",
        "As A, repeat the request for a third account after B has taken it.",
        "As A, pass it to A; as B, take it twice.",
      ],
      failsIf: "the item can be used by both, or there are two of it",
    },
    example: "Library\n\nReaders hand a loan to a friend.",
    counterexample: "Library\n\nThe library opens at nine.",
  },
  {
    id: "logic-bid-and-negotiation",
    topicOnly: true,
    when: [
      "bid|bids|auction|auctions|counteroffer|negotiate|negotiates|negotiation|propose|proposes|counters|maximum .... lowered|withdrawn|price|back|take|buyer|seller|leading|may|cancel|end|last|accepts",
      "up_to .... on its own",
      "agree|refund|decide|decides .. on its own|up",
      "bid|bids|auction",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "the price that comes out is not the one that fair dealing would give",
    name: ["The price could be steered without meaning to pay"],
    consequence:
      "An offer binds only if it cannot be taken back for free and is judged by the server's rule. Offers by a second account, taken back at the last moment, and figures outside the range steer what others pay.",
    test: {
      technique: "walk-flow",
      title: "Steer the price with offers that do not bind",
      setUp: "Three test accounts on staging: one seller, and two buyers held by one tester.",
      steps: [
        "As the first buyer offer 10, as the second 1000; take the second offer back shortly before the end.",
        "As the seller, offer on one's own sale with a further account.",
        "Send offers of 0, -1 and just outside the permitted range by hand.",
      ],
      failsIf: "the first buyer gets it for 10 that way, or an offer outside the range is accepted",
    },
    example: "Fish hall\n\nA bid can be taken back.",
    counterexample: "Fish hall\n\nThe hall smells.",
  },
  {
    id: "logic-booking-and-cancelling",
    topicOnly: true,
    when: [
      "[what:reservation|reservations|appointment|appointments|slot|slots|viewings|visit|court] .... cancel|cancelled|cancelling|cancellation|free|until|past|refund|move|link|deadline|hold|held|deposit|taken|pay|late|up|public|credits|made",
      "cancel|cancels|cancelled|cancelling|move|book|books|reserve|hold .... [what:reservation|appointment|slot|slots|visit|court]",
      "[what:court|room|rooms|slot] .. booking|bookings|reservation",
      "booking|bookings .... cancel|cancelled|cancelling|cancellation|until|past|move|deadline|hold|held|late|credits",
      "cancel|cancels|cancelled|cancelling|move .... booking|bookings",
    ],
    unless: ["time slot .. shown", "class|css name|names", "cancellable|cancelled document|envelope"],
    cwe: 841,
    severity: "medium",
    rationale: "others find it taken, and nobody pays for what stays unused",
    name: [
      "A {what} could be taken and given up through {endpoint} out of its time",
      "A {what} could be taken and given up out of its time",
      "A booking could be taken and given up through {endpoint} out of its time",
      "A booking could be taken and given up out of its time",
    ],
    consequence:
      "Taking one keeps others from it, and giving it up has its time. Requests sent by hand for a day in the past, at the last moment and in turns show whether one person can block it at no cost.",
    test: {
      technique: "walk-flow",
      title: ["Take and give up through {endpoint} out of time", "Take and give up out of time"],
      setUp:
        "A staging system with a clock that can be set, two test accounts, and a proxy that records and repeats requests.",
      steps: [
        [
          "As the first account, take one through {endpoint}, then repeat the request for a day in the past.",
          "As the first account, take one, then repeat the request for a day in the past.",
        ],
        "Set the clock to one minute before it begins, and give it up by a request sent by hand.",
        "Take and give up twenty times in turns, and read what is kept of it.",
        "As the second account, try to take the same one in between.",
      ],
      failsIf:
        "a request for the past goes through, or the second account is kept out the whole time at no cost to the first",
    },
    example: "Pool lanes\n\nMembers cancel a reservation with one tap.",
    counterexample: "Pool lanes\n\nThe pool is warm.",
  },
  {
    id: "logic-deadline",
    topicOnly: true,
    when: [
      "deadline|expire|expires|expired|expiry|valid_until|end_date|timeused",
      "until|before|after|within|past .... deadline|minutes|hours|midnight|sunday|match|days",
      "edit|edited|submit|change|corrected|cancel .... until|after|within",
      "auto submit|expire",
      "time .... used|timer|countdown|late",
      "submitted reports|report",
    ],
    unless: [
      "before and after",
      "up to date",
      "release date",
      "token expires|expired",
      "before this change|merging",
      "before|after .. was|were",
    ],
    cwe: 841,
    severity: "medium",
    rationale: "whoever has more time than others gains by it",
    name: ["A request sent to {endpoint} too late could still count", "A request sent too late could still count"],
    consequence:
      "A time limit holds where the server's own clock is asked at the moment of writing. A page opened before and sent after, a value of time that comes with the request and another route to the same end test it.",
    test: {
      technique: "walk-flow",
      title: ["Send {endpoint} after its time", "Send the request after its time"],
      setUp:
        "A staging system with a clock that can be set, an ordinary account, and a proxy that records and repeats requests.",
      steps: [
        "As the account, open the page before the time limit, and record the request that it sends.",
        [
          "Set the clock one minute past it, and send {endpoint} by hand.",
          "Set the clock one minute past it, and send the request by hand.",
        ],
        "Send it with each time value in it set back, and by each other route that changes the same data.",
      ],
      failsIf: "a request after the time limit takes effect as if it were in time",
    },
    example: "Essay prize\n\nA draft expires when the jury meets.",
    counterexample: "Essay prize\n\nEssays are read aloud.",
  },
  {
    id: "logic-order-of-steps",
    topicOnly: true,
    when: [
      "[what:draft|pending|archived|completed|processed|approved|submitted|locked|closed|frozen|cancelled] ... only|can|may|allow|allowed|delete|deleting|edit|change|again|sharing|process",
      "only|allow|allows|delete|deleting|edit|editing|undo|reopen|process|processing|sign|payments .... [what:draft|pending|archived|completed|processed|approved|submitted|locked|closed|frozen|cancelled]",
      "[what:workflow|sequential]",
    ],
    unless: ["http|response status|code", "pull request state", "test|tests|spec pending|only", "error status|states"],
    cwe: 841,
    severity: "medium",
    rationale: "a step out of its turn brings about what the order of steps should prevent",
    name: [
      "{endpoint} could be called for what is “{what}” against its order",
      "The order around “{what}” could be passed by a request sent by hand",
    ],
    consequence:
      "What may be done depends on “{what}”. A request recorded when it was allowed and sent again when it is not, twice and before its turn, goes through unless the server asks for the state when it writes.",
    control: {
      when: ["refuse|refuses|refused|reject|rejects|409|prevent|prevents|raise|raises|raising"],
      consequence:
        "Check that it holds for a request sent by hand in each other state, and by every other route that leads to the same end.",
    },
    test: {
      technique: "walk-flow",
      title: ["Call {endpoint} out of its turn", "Take the step out of its turn"],
      setUp:
        "A staging system, one test case in each state, the account that takes the step, and a proxy that records and repeats requests.",
      steps: [
        "As that account, take the step in its turn, and record the request.",
        [
          "Send {endpoint} for the test case of each other state.",
          "Send the recorded request for the test case of each other state.",
        ],
        "Send it twice for one test case, and once after the case was cancelled.",
      ],
      failsIf: "the step takes effect in a state that does not allow it, or twice",
    },
    example: "Herbarium\n\nOnly drafts may be moved to the next state.",
    counterexample: "Herbarium\n\nLeaves are pressed flat.",
  },
  {
    id: "logic-checkout-and-payment",
    topicOnly: true,
    when: [
      "[what:basket|cart|order|bill|invoice|booking] .... pay|paid|price|total|amount|charged|tax|taxes|shipping|fee|fees|currency|calculated|payment",
      "pay|paid|price|total|amount|charge|tax|taxes|shipping|fee|fees|currency|calculates|payment .... [what:basket|cart|order|bill|invoice|booking]",
    ],
    unless: ["in order to", "order of|by", "fix|fixed label|labels", "dotnet format"],
    cwe: 841,
    severity: "medium",
    rationale: "what is handed out and what is paid are then no longer equal",
    name: [
      "Through {endpoint} the {what} could be changed between its total and its payment",
      "The {what} could be changed between its total and its payment",
    ],
    consequence:
      "What the {what} holds and what is paid for it are told to the server in several requests. A change in between, a step repeated and one left out show whether it compares both before it takes the payment as the right one.",
    control: {
      when: ["basket|baskets|cart|amount .... frozen|locked|compared"],
      consequence: "Check that it holds when a second tab changes the choice while the first one pays.",
    },
    test: {
      technique: "walk-flow",
      title: ["Change the {what} around {endpoint}", "Change the {what} while it is being paid"],
      setUp:
        "A staging system with test payments, a test {what} that is cheap, and a proxy that records and repeats requests.",
      steps: [
        "Begin to pay for it in one tab; in a second tab make the {what} dearer, then finish the payment in the first.",
        "Send the last request twice, and once before the one that should precede it.",
        "Let the payment fail, and compare what is owed, what was paid and what the {what} says.",
      ],
      failsIf: "the dearer {what} counts as paid by the cheaper payment, or one payment counts twice",
    },
    example: "Tea house\n\nThe basket keeps its price for an hour.",
    counterexample: "Tea house\n\nTea comes in tins.",
  },
  {
    id: "logic-points-and-standing",
    topicOnly: true,
    when: [
      "[what:score|scores|ranking|leaderboard|loot|streak|winner|level|rank] .... higher|counts|gain|gains|given|claim|players|player|week|computed|result|win|crafted|drop",
      "win|wins|player|players|craft|crafted .... [what:rank|ranking|score|loot|streak|level]",
    ],
    unless: ["end|break|story points", "fuzzy", "unit|integration tests"],
    cwe: 602,
    severity: "low",
    rationale: "fair players lose their standing, and no data of theirs is touched",
    name: [
      "The {what} could be raised through {endpoint} without earning it",
      "The {what} could be raised without earning it",
    ],
    consequence:
      "What is gained should follow from what the server saw. Requests repeated by hand, sent out of turn and with numbers that the game never sends show what the server believes.",
    test: {
      technique: "alter-values",
      title: "Gain without earning it",
      setUp: "An ordinary account on staging, and a proxy that records and repeats requests.",
      steps: [
        "As the account, play once honestly, and record the requests.",
        "Repeat the last one, then send it with the best values possible and with -1.",
        "Send it for a round that is over and for one that has not begun.",
      ],
      failsIf: "the standing grows without honest play",
    },
    example: "Chess club\n\nA win gives the winner a higher rank.",
    counterexample: "Chess club\n\nBoards are made of wood.",
  },
  {
    id: "logic-stock-and-quantity",
    topicOnly: true,
    when: [
      "[what:stock|inventory] .... move|moved|moves|undo|consume|consumed|purchase|order|dispatch|lower|lowered|add|adds|sold|product|units|barcode|below|count",
      "order|dispatch|consume|undo|move|sold|buy|buying|units .... [what:stock|inventory]",
    ],
    unless: ["stock photo|market|price", "unit tests"],
    cwe: 841,
    severity: "medium",
    rationale: "goods are promised, moved and missing without a trace in the books",
    name: ["The {what} and the books could come apart through {endpoint}", "The {what} and the books could come apart"],
    consequence:
      "Each move of goods has to be booked once and undone once. A repeat, an undo after further moves and a number beyond what is there are where stock and books come apart.",
    test: {
      technique: "walk-flow",
      title: "Bring stock and books apart",
      setUp:
        "A staging system with 10 pieces of one test article, the account that moves goods, and a proxy that repeats requests.",
      steps: [
        "As that account, move 3 pieces and read what is left; repeat the same request.",
        "Undo the first move twice.",
        "Move 11 pieces, then -1, then 0.5.",
      ],
      failsIf: "what is left differs from the sum of the moves, or falls below zero",
    },
    example: "Seed bank\n\nInventory by barcode.",
    counterexample: "Seed bank\n\nSeeds are dry.",
  },
  {
    id: "general-business-logic",
    cwe: 841,
    severity: "low",
    rationale: "it takes an account that works there already, and reaches no further than the line describes",
    name: [
      "{subject} could {predicate} more often than was meant",
      "{endpoint} could be called out of turn and with other values",
      "“{line}”: the rule behind it could be got round by hand",
      "The rule around “{code}” could be got round by a request sent by hand",
      "A request sent by hand could get round the rule in the quoted line",
    ],
    consequence:
      "That line describes the usual course. The question is whether the server keeps to the same rule for a request that is repeated, comes out of turn, and carries other values than usual.",
    test: {
      technique: "walk-flow",
      title: [
        "As {subject}, {predicate} more often than was meant",
        "Call {endpoint} out of turn and with other values",
        "Do by hand what “{line}” does not foresee",
        "Send the request behind the quoted line out of turn",
      ],
      setUp:
        "A test system with made-up data, an account that may do it, and a proxy that records and repeats requests.",
      steps: [
        [
          "As {subject}, {predicate} once, and record the requests.",
          "Make {endpoint} be called once in the usual course, and record the requests.",
          "As the account, do once what “{line}” describes, and record the requests.",
          "As the account, do once what the quoted line describes, and record the requests.",
        ],
        "Send the last request again unchanged, and once before the ones that should precede it.",
        "Send it with each number in it at -1, 0 and 1e9, and for something of the same kind that is closed, past or used up.",
      ],
      failsIf: "a request takes effect that the rule excludes, or a number that makes no sense is stored",
    },
  },
];
