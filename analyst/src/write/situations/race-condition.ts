// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

export const raceCondition: Situations = [
  {
    id: "lock-taken-away",
    when: [
      "[lock:lock|mutex|transaction] .. around|on|for|over|per [what:~] .. is|was|are gone|removed|dropped",
      "drop|drops|remove|removes|skip|replaces|without .. the? [lock:lock|mutex] .. around|on|for|over|per [what:~]",
      "drop|drops|dropped|remove|removes|removed|skip|replaces|instead of|without .. the? [lock:advisory|row|table|unique|version|lock|mutex|transaction|serializable] lock|index|constraint|column|annotation|isolation & [what:seats|seat|slots|slot|credit|payout|payouts|claims|orders|order|jobs|numbers|number|vouchers|voucher|stock|hall|sale|device|balance|holds|bookings|booking|accounts|account|invoices|invoice|leave]",
      "[lock:lock|mutex|transaction|sequence|constraint|serializable] .. is|are|was gone|removed|dropped|unnecessary & [what:seats|seat|slots|slot|credit|payout|payouts|claims|orders|order|jobs|numbers|number|vouchers|voucher|stock|hall|sale|device|balance|holds|bookings|booking|accounts|account|invoices|invoice]",
      "[what:~] row? [lock:lock|mutex] .. is|was|are gone|removed|dropped",
      "[lock:lock|mutex] per [what:~] .. gone|removed|dropped",
    ],
    unless: [
      "file .. lock",
      "lock screen",
      "package lock",
      "lockfile",
      "keypad|door",
      "replaced by|with .. constraint|unique|atomic",
    ],
    cwe: 362,
    severity: "high",
    rationale: "every caller of that code meets the gap, and two ordinary requests at the same moment are enough",
    name: [
      "Without the {lock} two calls of {endpoint} could both go by the same old {what}",
      "Without the {lock} two requests at once could both go by the same old {what}",
    ],
    consequence:
      "The {lock} made a second request wait until the first had written. Without it both read the same {what} and both go on, unless the write itself repeats the condition.",
    control: {
      when: ["retry|retries .. on conflict", "version column|check", "where .. is null", "409", "atomic|atomically"],
      consequence:
        "Check that this still holds for the {what} without the {lock}, for two sessions that write within the same millisecond.",
    },
    test: {
      technique: "race-requests",
      title: ["Send {endpoint} twice within a millisecond", "Run the unlocked step for the same {what} twice at once"],
      setUp:
        "Two sessions on staging that may both make the request, one {what} entry that allows it once, and a client that releases requests together.",
      steps: [
        [
          "As both sessions, send {endpoint} for that one entry ten times each within the same millisecond.",
          "As both sessions, make the request for that one entry ten times each within the same millisecond.",
        ],
        "Count the successful answers and read the stored {what}.",
        "Repeat the run twenty times from a fresh entry.",
      ],
      failsIf: "in one run two requests succeed for that entry, or the stored {what} misses one of the writes",
    },
    example: "Faster credit\n\nThe advisory lock around apply credit is gone, it took too long at month end.",
    counterexample: "Faster credit\n\nThe page for credit loads in half the time, as pictures come later.",
  },
  {
    id: "lock-put-in-before",
    when: [
      "lock|locks|locking the? [what:order|booking|account|wallet|cart|invoice|subscription|row|job|document|session|user|payment|basket] before|while|during [action:>]",
    ],
    cwe: 362,
    severity: "medium",
    rationale: "two requests at the same moment are enough, and an act for one of these happens twice",
    name: "Two overlapping requests for one {what} could both get past the lock",
    consequence:
      "The lock decides only if it is taken before the state is read and kept until it is written. A second request, a retry after a timeout and a background job on the same {what} have to meet the same lock.",
    test: {
      technique: "race-requests",
      title: "Overlap two requests for one {what}",
      setUp:
        "A staging system with one {what} that is ready, a delay of 20 seconds built into the outside call, and two sessions.",
      steps: [
        "As the first session, start the step on that {what}.",
        "Within the delay, start it again as the second session, and once more after 10 seconds.",
        "Let the lock run out during the delay if it has a time limit, and start it a fourth time.",
      ],
      failsIf: "the outside call, a mail or a note occurs more than once for that {what}",
    },
    example: "Duplicates\n\nLock the order before creating the setup intent.",
    counterexample: "Duplicates\n\nThe order shows its notes in the order of their dates.",
  },
  {
    id: "same-place-given-twice",
    when: [
      "[what:seat|seats|slot|slots|room|rooms|place|places|stock|spot|spots|appointment|appointments|table|bike|desk|ticket|tickets] ... free|available|left|taken|check|checks|checked|count|counted|counts|decrement|remaining & insert|inserts|then|book|books|booked|update|reserve|lower|before|read|reads|subtract|save",
      "read|reads|count|counts|checks|check|select .... [what:seats|seat|slots|slot|stock|places|place|rooms|room|spots|tickets] .... insert|inserts|then|book|lower|reserve|subtract|save|update",
      "two|both .... same [what:seat|slot|room|place|table|appointment|desk|bike|ticket]",
      "two|both .... see|sees|read .. # [what:seat|seats|ticket|place|slot|room]",
      "[what:stock|inventory] .. below|under zero",
      "[what:seat|seats|slot|slots|room|place|places] .. held|hold|reserved only|until|when|for .. pay|minutes|payment",
      "reserve [what:stock|seats|slots|rooms] with read",
    ],
    unless: [
      "lock|locks the ... row|order|ticket",
      "stock photo|market|keeping",
      "table column|row|of contents",
      "time slot format",
      "exclusion constraint",
      "load test .. one wins",
      "should not|must not .. be? able",
    ],
    cwe: 362,
    severity: "medium",
    rationale: "two people at the same moment are enough, and one of them is promised what is gone",
    name: [
      "Two people could both be given the same {what} through {endpoint}",
      "Two people could both be given the same {what}",
    ],
    consequence:
      "The check for the {what} and the write are told as separate steps. Two requests that overlap both see it as free and both succeed, unless the database refuses the second write.",
    control: {
      when: [
        "unique index|constraint",
        "for update",
        "exclusion constraint",
        "409",
        "atomic|atomically",
        "lock|locked",
      ],
      consequence:
        "Check that it holds for the {what} when two sessions ask within the same millisecond, and when one gives it back while another pays.",
    },
    test: {
      technique: "race-requests",
      title: "Ask for the last {what} from twenty sessions at once",
      setUp:
        "Twenty test accounts on staging, exactly one left of “{what}”, and a client that releases requests together.",
      steps: [
        [
          "As the twenty accounts, send {endpoint} for it within the same millisecond.",
          "As the twenty accounts, take it within the same millisecond.",
        ],
        "Count the confirmations and read what is stored.",
        "Repeat it ten times from a fresh state.",
      ],
      failsIf: "more than one account is confirmed, or the stored number left is below zero",
    },
    example: "Doctors\n\nWe read the number of free slots, and if it is above zero we insert the appointment.",
    counterexample: "Doctors\n\nThe doctor's name stands above the calendar in bold.",
  },
  {
    id: "code-used-twice",
    when: [
      "[what:voucher|vouchers|coupon|coupons|invitation|invite|reward|rewards|chest|bonus|permit] .... used|redeem|redeemed|redeems|claim|claimed|claims",
      "[what:code|codes] .... used up|twice|until|counter|in two steps",
      "redeem|redeems|claim|claims .... [what:voucher|coupon|code|codes|reward|chest|bonus]",
      "[what:voucher|coupon|code|token|invitation] used|usedat|uses ... read|checked|null",
    ],
    unless: ["status|error|source code|codes", "used .. by .. customers"],
    cwe: 362,
    severity: "medium",
    rationale: "two requests at the same moment are enough, and each gets what is meant once",
    name: [
      "The same {what} could be redeemed several times at once through {endpoint}",
      "The same {what} could be redeemed several times by requests sent at once",
    ],
    consequence:
      "Whether the {what} was used is looked up before it is marked as used. Requests that overlap all find it unused and each gets its value, unless marking and looking up are one statement.",
    control: {
      when: ["unique index|constraint", "for update", "409", "atomic|atomically", "where .. null"],
      consequence:
        "Check that it holds for the same {what} in two sessions within the same millisecond and in two open orders.",
    },
    test: {
      technique: "race-requests",
      title: "Redeem the same {what} twenty times at once",
      setUp:
        "A customer account on staging, one {what} that is valid once, two browser sessions, and a client that releases requests together.",
      steps: [
        [
          "As the customer, send {endpoint} with it twenty times within the same millisecond, half from the second session.",
          "As the customer, redeem it twenty times within the same millisecond, half from the second session.",
        ],
        "Add up what was credited and count the successful answers.",
        "Repeat it with two orders that are paid at the same moment.",
      ],
      failsIf: "more than one request is granted its value",
    },
    example: "Vouchers\n\nIf the voucher is not used, we apply it, and mark it used after payment returns.",
    counterexample: "Vouchers\n\nThe mail with the thanks has a larger picture.",
  },
  {
    id: "balance-spent-twice",
    when: [
      "[what:balance|credits|wallet|points|coins|gems|quota|budget] ... is|are? read|checked|compared|loaded|subtracted ... then|before|after|written|insert|write|end|run",
      "check|checks|compare|compares|reads|read|loads .. [what:balance|credits|wallet|points|coins|gems|budget] .... then|before|after|write|writes|insert|save|saves|patch|update|price|amount",
      "if .. [what:gems|credits|balance|coins|points|credit] ... price|amount|cents|cost|less|gold",
      "[what:balance] check and insert",
      "[what:balance] .. replicated|cached|kept in & read|within|add",
      "[what:quota|bytes] ... checked before & after|raised",
    ],
    unless: ["load balance|balancer|balancing", "credit|credits the|them .. with|wallet"],
    cwe: 362,
    severity: "high",
    rationale: "anyone with a small balance can do it with one script, and each success costs money",
    name: [
      "The same {what} could be spent several times through {endpoint}",
      "The same {what} could be spent several times by requests sent at once",
    ],
    consequence:
      "The {what} is looked at first and written later. Requests that overlap are all decided on the amount from before the first, so a customer spends it as often as requests fit in between, unless the subtraction itself repeats the check.",
    control: {
      when: ["for update", "atomic|atomically", "check constraint", "where balance"],
      consequence: "Check that it holds for the {what} with two sessions that spend it within the same millisecond.",
    },
    test: {
      technique: "race-requests",
      title: "Spend the same {what} twenty times at once",
      setUp:
        "A customer account on staging whose {what} is enough for exactly one purchase, and a client that releases requests together.",
      steps: [
        [
          "As the customer, send {endpoint} twenty times within the same millisecond.",
          "As the customer, make the purchase twenty times within the same millisecond.",
        ],
        "Count the purchases that succeeded and read the {what}.",
        "Repeat it from two sessions ten times.",
      ],
      failsIf: "more than one purchase succeeds, or the {what} is below zero",
    },
    example: "Wallet\n\nChecks the balance, calls the shop and then writes the new amount.",
    counterexample: "Wallet\n\nThe balance stands in the header, with a coin beside it.",
  },
  {
    id: "payout-goes-out-twice",
    when: [
      "[what:payout|payouts|refund|refunds|withdrawal|transfer|transfers|payment|payments|charge|claim|claims|deposit] .... twice|tabs|nodes|workers|again|retry|retries|parallel",
      "both|two .... [what:payouts|payout|refund|refunds|withdrawal|transfers|payment] .... sent|send|press|pressed|start|tabs",
      "select|selects|pick|picks [what:payouts|refunds|payments|transfers|claims] .... set|sets|send|sends",
      "[what:refund] button .... tabs|twice|again",
      "status|state & [what:charge|refund|refunded|payout|payment] & calls|call .. acquirer|bank|provider & after|then",
    ],
    unless: ["charge of|per", "jest|playwright|junit", "daily reward|chest"],
    cwe: 362,
    severity: "high",
    rationale: "money leaves twice, and two requests at the same moment are enough",
    name: [
      "The same {what} could go out twice through {endpoint}",
      "The same {what} could go out twice when started twice at once",
    ],
    consequence:
      "The state is read before the money side is called and written after it answered. Two starts in between both find it open and both send the {what}, unless the first start claims it.",
    control: {
      when: ["idempotency key", "unique index|constraint", "for update", "lock|locked before", "lock|lease per"],
      consequence:
        "Check that it holds for two starts within the same second, and for a repeat while the paying side still works on the first.",
    },
    test: {
      technique: "race-requests",
      title: "Start the same {what} twice while the money side is slow",
      setUp:
        "A test double of the paying side that answers after 20 seconds and counts calls, one open {what} entry on staging, and two sessions.",
      steps: [
        [
          "As both sessions, send {endpoint} for that entry within the same second.",
          "As both sessions, start it for that entry within the same second.",
        ],
        "Start it once more after 10 seconds, as a client does after a timeout.",
        "Count the calls at the test double and read the stored state.",
      ],
      failsIf: "the test double is called more than once for that entry",
    },
    example: "Settlement\n\nBoth nodes start at six, select payouts that are ready, send them and set them to sent.",
    counterexample: "Settlement\n\nThe report of payouts has a column for the weekday.",
  },
  {
    id: "number-per-person-exceeded",
    when: [
      "count|counts|counted .... less|lower|below|under|max|limit|if & insert|create|creates|save|saves|one",
      "[n:#] .. per [who:customer|family|person|household|user|account|team|student|parent|voter|day|member] && count|counts|reads|checks|if|checked .. then|insert|create|less|save",
      "[n:#] attempts per [who:exam|user|student|day]",
      "at most [n:#] .. per [who:customer|family|person|household|user|account|team|student|parent|voter|member] & count|read|checked|slot|same",
    ],
    unless: ["rate limit", "requests per"],
    cwe: 362,
    severity: "medium",
    rationale: "two requests at the same moment are enough, and the limit is what keeps it fair",
    name: [
      "More than {n} per {who} could get through {endpoint} at once",
      "More than {n} per {who} could get through when sent at once",
    ],
    consequence:
      "The number so far is counted before the new one is stored. Requests that overlap all see the old count, so the limit of {n} per {who} can be passed, unless the insert itself is bounded.",
    control: {
      when: ["unique index|constraint", "for update", "atomic|atomically"],
      consequence: "Check that it holds for {n} per {who} with two sessions within the same millisecond.",
    },
    test: {
      technique: "race-requests",
      title: "Pass the limit of {n} per {who} with requests sent at once",
      setUp:
        "A test account on staging that has used nothing of the limit, and a client that releases requests together.",
      steps: [
        [
          "As that account, send {endpoint} twenty times within the same millisecond.",
          "As that account, make the request twenty times within the same millisecond.",
        ],
        "Count the successful answers and what is stored.",
        "Repeat it from two devices ten times.",
      ],
      failsIf: "more than {n} are stored for that {who}",
    },
    example:
      "Lessons\n\nTwo trial lessons per family.\n\nThe handler counts the bookings, if less than that we create one.",
    counterexample: "Lessons\n\nThe teacher's name stands above the lesson.",
  },
  {
    id: "same-number-twice",
    when: [
      "max|highest|last [what:number|no|id|address|counter|sequence] ... 1|one|plus",
      "max [what:no|number|id|position] 1",
      "invoice|order|ticket|entry|member|customer [what:numbers|number|no] .... max|highest",
      "[what:counter|balance|sum] ... read add write",
    ],
    unless: ["phone number", "max length|size|width"],
    cwe: 362,
    severity: "medium",
    rationale: "two inserts at the same moment are enough to break a number that has to be unique",
    name: [
      "Two inserts through {endpoint} at once could get the same {what}",
      "Two inserts at once could get the same {what}",
    ],
    consequence:
      "The next {what} is worked out from what is stored. Two requests that overlap read the same highest value and both use the one after it, unless the database refuses the second.",
    test: {
      technique: "race-requests",
      title: "Make one hundred inserts at once and compare the {what}",
      setUp: "A staging system, two accounts that may insert, and a client that releases requests together.",
      steps: [
        "As both accounts, make fifty inserts each within the same second.",
        "Read every {what} that was given, and sort them.",
        "Restart the service half-way and repeat it.",
      ],
      failsIf: "one value is given twice, or an insert that was confirmed is missing",
    },
    example: "Invoices\n\nThe next one gets max(number) + 1 from the table.",
    counterexample: "Invoices\n\nThe date stands at the right in the heading.",
  },
  {
    id: "merged-after-the-checks",
    when: [
      "new|later commits|pushes|commit & merge|cancel|approval|auto|pressing|checks",
      "head|branch .. is|whatever? .. read|pushed .... merge|checks",
      "merge|merges .. when .. checks|green .. pass|passed?",
    ],
    unless: ["merge cell|account|contacts"],
    cwe: 367,
    severity: "high",
    rationale: "code that no check and no reviewer saw gets into the branch",
    name: "A commit pushed after the checks could be merged with the old approval",
    consequence:
      "Checks and approval speak of the commit they ran on. Whoever may push to the branch can add a commit between the last check and the merge, unless the merge names that commit and fails when the head has moved.",
    control: {
      when: ["sha|digest .. compared|match|same", "new commits .. withdraw|reset|dismiss|cancel"],
      consequence:
        "Check that the commit is compared again in the very step that merges, for a push two seconds before it.",
    },
    test: {
      technique: "race-requests",
      title: "Push between the last check and the merge",
      setUp:
        "A test repository with this merge in use, a contributor's account, a reviewer's account and a check that takes 60 seconds.",
      steps: [
        "As the reviewer, approve the contributor's change and let the merge wait for the check.",
        "As the contributor, push a second commit with a marker file two seconds before the check ends.",
        "Repeat it with a forced push in the same moment, ten times.",
      ],
      failsIf: "the marker file is on the target branch without a check and an approval of its commit",
    },
    example: "Merge when green\n\nThe bot merges when checks pass, new commits do not cancel it.",
    counterexample: "Merge view\n\nThe page lists the authors of a change by name.",
  },
  {
    id: "offer-changed-while-accepting",
    when: [
      "both|other .... press|accept|accepts|accepted|confirm|ok & changes|changing|items|offer|offers|trade",
      "chang|changing|changes .. resets .. other side's|side accept",
    ],
    unless: ["accept|accepts .. terms|cookies", "both modes|versions|themes"],
    cwe: 367,
    severity: "medium",
    rationale: "one side gives away something for nothing, and timing is all it takes",
    name: "A player could change the offer at the moment the other accepts",
    consequence:
      "What was accepted has to be what is swapped. If accepting does not name the version of the offer, the change and the last accept can cross, and the other side gets something else.",
    test: {
      technique: "race-requests",
      title: "Change the offer in the moment of the accept",
      setUp:
        "Players A and B on a test server, A with a valuable item in the offer, and a client that sends two messages with a set distance in time.",
      steps: [
        "As B, accept the offer with A's valuable item in it.",
        "As A, take the item out and accept, 0, 5, 20 and 100 milliseconds before and after B's message.",
        "After each try, list the items of both.",
      ],
      failsIf: "the last accept of B is applied to an offer without the item",
    },
    example: "Trading\n\nBoth players put items in and press Accept, changing something is possible until then.",
    counterexample: "Trading\n\nBoth players see a short film at the end.",
  },
  {
    id: "file-swapped-after-check",
    when: [
      "[check:stat|lstat|access|exists|owner|size|signature|symlink|folder|scan|checks|check] .... then|before|again|later|after .... open|opens|opened|write|writes|writing|rename|mount|read|flash|written & [what:file|image|path|folder|package|bundle|archive|symlink|link|upload]",
      "[what:file|image|folder|path|upload|package] & [check:scanned|scans|verified|checked|checks] .... then|first|before|later|after|while & opened|opens|open|write|writes|written|again",
      "[what:file|image|package] .... [check:verified|checked] .. while|before .. written",
    ],
    unless: ["check in|out"],
    cwe: 367,
    severity: "medium",
    rationale: "whoever may write in that place decides what is used after the check passed",
    name: [
      "The {what} could be exchanged after {code} has looked at it",
      "The {what} could be exchanged between the check and its use",
    ],
    consequence:
      "The {what} is looked at first and used in a later step, by its name. Whoever may write where it lies can exchange it in between, for a link as well, unless both steps use the same open handle.",
    test: {
      technique: "race-requests",
      title: "Exchange the {what} between check and use",
      setUp:
        "A test machine with the change, a second unprivileged account that may write where the {what} lies, and two versions of it, one marked.",
      steps: [
        "As the second account, put the unmarked one there and start the step.",
        "In a loop, exchange it for the marked one by rename, and for a symbolic link to a file of root's own, during 1,000 runs.",
        "Look for the marked content in what was used, and for changes to root's file.",
      ],
      failsIf: "the marked content is used once, or root's file was changed",
    },
    example: "Spool\n\nThe daemon checks the owner, then opens the file again by name.",
    counterexample: "Spool\n\nThe file's size stands in the list of jobs.",
  },
  {
    id: "workers-take-the-same",
    when: [
      "two|both|several|multiple|four|five|more|parallel [who:workers|worker|nodes|consumers|jobs|processes|deploys|servers|runs|instances|hosts|crons] & [what:payouts|payout|orders|order|bets|bids|messages|message|files|entries|watermark|environment|jobs|tasks|events|event|mails|invoices|due|match|row|rows]",
      "second .. starts & [what:orders|payouts|entries|jobs|files|invoices|mails|due] & [who:hosts|nodes|batch|workers|job]",
      "[who:workers|consumers|nodes|jobs] .. may|can|could|now .. read|hold|take|pick .. same [what:message|watermark|row|job|order|entry|file]",
    ],
    unless: ["two factor|step"],
    cwe: 362,
    severity: "medium",
    rationale: "what should happen once happens twice, without anyone's ill will",
    name: "Two of the {who} could work on the same {what} at once",
    consequence:
      "Each of the {who} picks by reading a state that the other has not yet written. Unless the picking itself claims the {what}, both of them handle it.",
    control: {
      when: ["skip locked", "lease|leases", "concurrency group|key", "lock|locked per|on"],
      consequence:
        "Check that it holds for the {what} when the first run outlasts the lock, and when its process is killed half-way.",
    },
    test: {
      technique: "race-requests",
      title: "Start two {who} on the same {what}",
      setUp: "A staging system with 100 prepared entries, and a delay of 5 seconds in the handling of each.",
      steps: [
        "Start two of the {who} within the same second on the 100 entries.",
        "Start a third while both are running, and kill the first half-way.",
        "For each entry, count how often it was handled.",
      ],
      failsIf: "an entry is handled more than once, or not at all",
    },
    example: "Standing orders\n\nTwo nodes run the batch and each picks all due orders.",
    counterexample: "Standing orders\n\nThe list of orders is sorted by date and by name.",
  },
  {
    id: "delivered-twice-counts-twice",
    when: [
      "[who:provider|partner|carrier|bank|they|broker|producers|producer|consumers|queue] .... [how:twice|again|several|duplicate|duplicates] & [event:receipt|mail|payment|order|event|events|message|messages|charge|delivery|deliveries|transfer]",
      "lookup .. dropped|removed .. repeated [event:deliveries|events|messages] .. gone",
      "[event:deliveries|events|messages|webhooks] .. at least once & [who:provider|partner|queue|broker|consumers]",
    ],
    cwe: 362,
    severity: "medium",
    rationale: "senders repeat in ordinary trouble, so it needs no ill will",
    name: [
      "The same {event} delivered to {endpoint} twice at once could count twice",
      "The same {event} delivered twice at once could count twice",
    ],
    consequence:
      "Repeats arrive close together, when the first is still being worked on. Looking whether the {event} is known and storing it have to be one step, else both copies have their effect.",
    control: {
      when: ["unique index|constraint", "dropped|ignored .. by .. id", "on conflict"],
      consequence:
        "Check that it holds when both copies of the {event} arrive within the same millisecond, and after a restart in between.",
    },
    test: {
      technique: "race-requests",
      title: ["Deliver the same {event} to {endpoint} twice at once", "Deliver the same {event} twice at once"],
      setUp: "A recorded genuine {event} of a test system, and a client that releases two copies together.",
      steps: [
        "Send two copies of the recording within the same millisecond.",
        "Send a third while the first is still being worked on, and a fourth a minute later.",
        "Read the state that it changes and count mails and bookings that follow.",
      ],
      failsIf: "one {event} changes the state more than once",
    },
    example:
      "Receipts\n\nThe provider often sends it twice within a second, the mail and the receipt are made each time.",
    counterexample: "Receipts\n\nThe receipt has the donor's name in the first line.",
  },
  {
    id: "race-in-code",
    when: [
      "race|races condition|conditions .. in|between|on|when|inside [what:~]",
      "data race|races .. in|between|on|when|inside [what:~]",
      "race in|between [what:~]",
    ],
    unless: ["race|races .. track|horse|car|season", "without race"],
    cwe: 362,
    severity: "low",
    rationale: "it takes unlucky timing, and the outcome is a wrong state rather than a stranger's access",
    name: "Concurrent calls could still race in {what}",
    consequence:
      "Ordering one path leaves the others that reach the same state. The ones to look at are errors, timeouts, retries and shutdown.",
    test: {
      technique: "race-requests",
      title: "Run {what} from many callers at once",
      setUp: "A test build with the race detector or thread sanitiser of its language, and a load client.",
      steps: [
        "Call the code that the line names from 50 callers at once for ten minutes.",
        "Meanwhile cut every tenth call half-way, and restart the process twice.",
        "Read the detector's report.",
      ],
      failsIf: "the detector reports a race in that code",
    },
    example: "Fix race condition in the session pool\n\nTwo goroutines closed the same connection.",
    counterexample: "Session pool metrics\n\nThe pool's size is shown in the health page.",
  },
  // Second tier: the mechanism is told by one topic of the sentence.
  {
    id: "race-number-for-each",
    when: [
      "[n:#] [what:~] per [by:person|user|customer|account|household|flat|owner|team|player|member|guest|voter|student|participant|employee|family]",
      "[by:person|user|customer|account|household|owner|member|player|employee|family] .. votes|books|claims|redeems|may .. once per [what:~]",
      "each|every [by:person|user|customer|account|household|owner|team|player|member|guest|voter|student|participant|employee|seller|family] .. gets|has|have|may|can .. [n:#] [what:~]",
    ],
    unless: [
      "# eur|euro|euros|usd|cent|kb|mb|gb|seconds|ms|requests|calls|minutes per|for|a",
      "rate limit|limiting",
      "fee|price|cost per",
    ],
    cwe: 362,
    severity: "medium",
    rationale: "one person with a script at the same moment is enough to get more than the rule allows",
    name: [
      "One {by} could get more than {n} {what} by calls of {endpoint} sent at once",
      "One {by} could get more than {n} {what} by requests sent at once",
      "One {by} could count twice for one {what} by requests sent at once",
    ],
    consequence:
      "How many there are is looked at first, and written afterwards. Requests of one {by} that overlap all find the state before the first of them and all pass, unless the database itself refuses the one too many.",
    control: {
      when: ["unique index|constraint", "for update", "409", "atomic|atomically"],
      consequence:
        "Check that it holds for twenty requests of one {by} within the same millisecond, and for two different routes to the same end.",
    },
    test: {
      technique: "race-requests",
      title: "Send the request of one {by} twenty times at once",
      setUp:
        "A staging system, a test {by} that has used none of it, two sessions, and a client that releases requests together.",
      steps: [
        [
          "For that {by}, send {endpoint} twenty times within the same millisecond, half from each session.",
          "For that {by}, send the request twenty times within the same millisecond, half from each session.",
        ],
        "Read what is stored and what counts in the end; an answer that only replaces an earlier one is no success.",
        "Repeat it ten times from a fresh state.",
      ],
      failsIf: [
        "more than {n} {what} are stored and count for that {by}",
        "more than one counts in the end for that {by} and the same {what}",
      ],
    },
    example: "Allotments\n\nWe hand out two plots per household, first come first served.",
    counterexample: "Allotments\n\nTwo plots lie by the brook.",
  },
  {
    id: "race-button-disabled",
    topicOnly: true,
    when: [
      "button .... disabled|disabling|disable|greyed|grey|resubmission",
      "disable|disables|disabling|disabled .... button|submit",
      "twice .... tabs|tab|windows",
      "process|processed|submit|submitted .. twice",
      "double submit|submission|click|clicks",
    ],
    cwe: 362,
    severity: "medium",
    rationale: "a second tab is enough, and the effect happens twice",
    name: [
      "A second tab could still send it to {endpoint} twice",
      "A second tab could still send the same request twice",
    ],
    consequence:
      "A button that is switched off stops only the page it is on. A second tab, the back button and a request repeated by hand send the same once more, and both count unless the server lets one of them win.",
    test: {
      technique: "race-requests",
      title: ["Send {endpoint} twice past the button", "Send the same request twice past the button"],
      setUp:
        "A staging system, one test account with two tabs, one open entry, and a client that releases requests together.",
      steps: [
        "As the account, open the page in both tabs, and press in both as fast as possible.",
        [
          "By hand, send {endpoint} for the same entry twice within the same millisecond.",
          "By hand, send the recorded request twice within the same millisecond.",
        ],
        "Go back in the browser after the answer, and press again.",
      ],
      failsIf: "the effect is stored, sent or paid twice",
    },
    example: "Lottery hall\n\nThe button is greyed out once it was used.",
    counterexample: "Lottery hall\n\nThe hall is heated.",
  },
  {
    id: "race-file-checked-then-used",
    topicOnly: true,
    when: [
      "file|folder|directory|path|tmp|symlink|spool|helper|daemon|installer .... check|checks|checked|checking|stat|exists|exist|owner|root|sudo|download|downloads|downloaded|name|open|opens|share|shared|common",
      "check|checks|stat|verify|verifies|hash|test .... file|folder|directory|path|tmp|helper|installer",
      "check owner of",
      "open|opens .. again|by name",
      "runs as root",
      "root & tmp|folder|file",
    ],
    unless: ["upload form|field", "file a bug|ticket"],
    cwe: 367,
    severity: "medium",
    rationale: "whoever may write in the same place chooses what is used after the check",
    name: ["A file could be exchanged between its check and its use"],
    consequence:
      "The check and the use are two looks at one name. Whoever may write in that place can put another file or a link under the name in between, unless what was opened for the check is the very thing used.",
    control: {
      when: [
        "o_nofollow|nofollow|o_excl|flock|fstat|openat",
        "handle|descriptor .. kept|open",
        "rename|renamed .. atomic|atomically",
      ],
      consequence:
        "Check that it holds while the name is exchanged in a loop, for links and for each folder on the way.",
    },
    test: {
      technique: "race-requests",
      title: "Exchange the file between check and use",
      setUp:
        "A test machine with the software, a local account with as few rights as one that can write in that place has, and a canary file that only the privileged side may change.",
      steps: [
        "As the local account, start the step that checks and uses the file, and pause it after the check with a debugger or a delay.",
        "Put a link to the canary file under the checked name, and let the step go on.",
        "Without the pause, exchange the name in a loop while the step runs a thousand times.",
      ],
      failsIf: "the canary file is read or changed, and its owner counts too",
    },
    example: "Backup agent\n\nThe daemon runs as root and its spool folder is shared with all users.",
    counterexample: "Backup agent\n\nThe agent's icon is a small disk.",
  },
  {
    id: "race-name-resolved-again",
    topicOnly: true,
    when: [
      "resolve|resolves|resolved|resolving|looked_up .... again|twice|once_more|later|then|second",
      "tag|host|hostname|dns|branch|head|commit .... again|moved|later|between|compared|checked|resolved|merge",
    ],
    cwe: 367,
    severity: "high",
    rationale: "whoever controls the name chooses what is used after the check",
    name: ["A name could stand for something else after it was checked"],
    consequence:
      "The name is looked up for the check and again for the use. Whoever controls it answers with something harmless the first time and with another thing the second, unless the result of the check is what gets used.",
    test: {
      technique: "race-requests",
      title: "Change what the name stands for after the check",
      setUp:
        "A staging system, and a name of the tester's whose meaning can be changed at once, with a time to live of 0 where it is in DNS.",
      steps: [
        "Let the name stand for something permitted, start the step and note that it passes.",
        "Change what it stands for after the first look-up, and let the step go on.",
        "Let it alternate with each look-up, and run the step fifty times.",
      ],
      failsIf: "something that the check would refuse is used",
    },
    example: "Mirror\n\nThe host is compared, and the client resolves it again.",
    counterexample: "Mirror\n\nThe mirror is listed under its city.",
  },
  {
    id: "race-protection-comes-later",
    topicOnly: true,
    when: [
      "creates|create|grants|opens|publishes .... then|switches|before|later|when .... security|permission|acl|policy|rights|private|secret|on",
    ],
    cwe: 366,
    severity: "medium",
    rationale: "the time is short, and yet all of it lies open while it lasts",
    name: ["Readers could come in before the protection is on"],
    consequence:
      "For a while what is created stands there without its protection. A reader who asks in that time gets it, and it stays so when the job stops half-way, unless the protection comes first.",
    test: {
      technique: "race-requests",
      title: "Read while the protection is not yet on",
      setUp:
        "A staging system with made-up data, an account that must not read it, and a way to stop the job half-way.",
      steps: [
        "As that account, read in a loop every 50 milliseconds while the job runs.",
        "Stop the job just before its last step, and read again.",
      ],
      failsIf: "the account reads anything during the job or after it was stopped",
    },
    example: "Import\n\nIt creates the table, loads it, then switches row security on.",
    counterexample: "Import\n\nThe import's log is grey.",
  },
  {
    id: "race-lock-loosened",
    topicOnly: true,
    when: [
      "[what:lock|locks|mutex|isolation|constraint|transaction|serializable] .... gone|drop|dropped|removed|remove|skip|skips|slow|slower|replaced|replaces|replace|without|timeout|deprecated|taken|saves|stale|optional|0",
      "drop|drops|dropped|remove|removed|removes|skip|skips|skipped|saves|without|instead|replaces|replace|no|go_on .... [what:lock|locks|mutex|isolation|constraint|transaction|serializable]",
      "[what:isolation] level",
      "read committed",
      "unique index .. dropped|gone|removed",
      "replace|replaces .. update",
    ],
    unless: ["door|screen|phone lock", "lockfile|package lock", "bank|card|payment transaction"],
    cwe: 820,
    severity: "high",
    rationale: "two ordinary requests at the same moment are enough to meet the gap",
    name: [
      "Without the {what} two calls of {endpoint} at once could both act on the old state",
      "Without the {what} two requests at once could both act on the old state",
      "Two requests at once could both act on the old state",
    ],
    consequence:
      "What would make a second request wait is told as missing. Two that overlap then read the same state and both go on, unless the write itself repeats the condition.",
    control: {
      when: [
        "retry|retries .. conflict",
        "version column|check",
        "where .. is null",
        "409",
        "repeatableread|serializable",
      ],
      consequence:
        "Check that it holds for two requests that arrive within the same millisecond, and that the loser is told so.",
    },
    test: {
      technique: "race-requests",
      title: ["Send {endpoint} from two clients at once", "Take the step from two clients at once"],
      setUp:
        "A staging system, two clients that may both take the step, one state that allows it once, and a tool that releases requests together.",
      steps: [
        [
          "From both clients, send {endpoint} for the same state within the same millisecond.",
          "From both clients, take the step on the same state within the same millisecond.",
        ],
        "Count the successful answers, and read what is stored.",
        "Repeat it fifty times, each on a fresh state.",
      ],
      failsIf: "both clients succeed where the state allows one, or one of the two writes is lost",
    },
    example: "Sluice\n\nThe mutex is gone, as it made the gate slow.",
    counterexample: "Sluice\n\nThe gate is drawn from above.",
  },
  {
    id: "race-right-checked-earlier",
    topicOnly: true,
    when: [
      "permission|permissions|rights|role|roles|token .... cached|cache|earlier|later|again|separate|concurrent|rotated",
      "check|checks .. permission|quota|rights|owner|target",
      "concurrent transactions|requests",
    ],
    cwe: 367,
    severity: "medium",
    rationale: "the gap between check and use is open to whoever had the right a moment ago",
    name: ["A change between the check and the use could go unnoticed"],
    consequence:
      "What is checked and what is done later are two moments. Whatever changes in between, a right taken away or a second use of the same token, is not seen, unless the check is made once more with the write.",
    test: {
      technique: "race-requests",
      title: "Change the state between check and use",
      setUp:
        "A staging system, a test account whose right can be taken away, and a delay of 10 seconds built in between check and use.",
      steps: [
        "As the account, start the step; within the delay take the right away.",
        "Start the step twice within the same millisecond with the same token.",
        "Read what was done.",
      ],
      failsIf: "the step is completed after the right was taken away, or twice with one token",
    },
    example: "Vault\n\nThe permission is cached for a while to save calls.",
    counterexample: "Vault\n\nThe vault's door is shown in green.",
  },
  {
    id: "race-stale-copy",
    topicOnly: true,
    when: [
      "[what:balance|quota|counter|stock|seats|availability|credits|allowance|night|points|usage] .... replica|cache|cached|memory|redis|lag|job|nightly|background|worker|cron",
      "replica|cache|cached|memory|redis|elasticsearch|cron|nightly .... [what:balance|quota|counter|stock|seats|availability|credits|allowance|night|points|usage]",
      "until .. [what:counter] .. written|ran",
      "[what:counter] .. read & job|start|end",
    ],
    unless: ["page|image|browser cache", "memory leak|usage"],
    cwe: 362,
    severity: "medium",
    rationale: "the gap lasts as long as the copy is old, and needs no more than quick repetition",
    name: [
      "More calls of {endpoint} could get through than the {what} would allow while an old copy is read",
      "More could get through than the {what} would allow while an old copy is read",
    ],
    consequence:
      "The decision is made on a copy of the {what} that is older than the last write. Until it catches up, each further request is decided as if the one before had not happened, also by another instance with a copy of its own.",
    test: {
      technique: "race-requests",
      title: ["Send {endpoint} repeatedly before the copy catches up", "Repeat the request before the copy catches up"],
      setUp:
        "A staging system with two instances where there are several, and a test account for which the {what} allows the request exactly once.",
      steps: [
        [
          "As the account, send {endpoint} twenty times within one second, half to each instance.",
          "As the account, send the request twenty times within one second, half to each instance.",
        ],
        "Wait until the stored state has caught up, and read it.",
        "Repeat it with one request per second until the state has caught up.",
      ],
      failsIf: "more than one request succeeds, or the {what} ends below zero",
    },
    example: "Snack box\n\nThe quota is looked up in the replica, so it is quick.",
    counterexample: "Snack box\n\nThe box is emptied on Fridays.",
  },
  {
    id: "race-running-number",
    topicOnly: true,
    when: [
      "number|numbers|sequence|serial|invoice .... next|plus|increased|increases|max|reads|counter & number|written|writes|read|reads|plus|back|max|nextnumber",
      "nextnumber|next_number|running_number",
    ],
    unless: ["phone number", "version|page number"],
    cwe: 362,
    severity: "medium",
    rationale: "two entries under one number cannot be told apart afterwards",
    name: ["Two requests at once could get the same number"],
    consequence:
      "The number is read, raised and written back. Two requests in between read the same one and both use it, unless the database hands it out or refuses the second.",
    test: {
      technique: "race-requests",
      title: "Ask for the next number from twenty clients at once",
      setUp: "A staging system, an account that may make such entries, and a client that releases requests together.",
      steps: [
        "As the account, make twenty entries within the same millisecond.",
        "Read the numbers they were given.",
        "Make one entry while another is being saved and then rolled back.",
      ],
      failsIf: "two entries have the same number",
    },
    example: "Parcels\n\nThe number is read, increased and written back on each label.",
    counterexample: "Parcels\n\nThe label has a line for the sender.",
  },
  {
    id: "race-event-comes-twice",
    topicOnly: true,
    when: [
      "[what:webhook|webhooks|event|events|message|messages|callback|callbacks|delivery|deliveries|notification|notifications|call|calls|request|requests] .... retry|retries|retried|repeat|repeats|redeliver|twice|duplicates|duplicate|parallel|at_least_once|seen|idempotency|idempotent|times",
      "retry|retries|retried|repeats|repeat|redeliver|duplicates|idempotency|idempotent|at_least_once .... [what:webhook|webhooks|event|events|message|messages|callback|callbacks|delivery|deliveries|notification|notifications|call|calls|request|requests]",
      "[what:webhook] and return",
      "idempotency|idempotent|at_least_once|exactly_once",
      "find|look_up .. by reference",
      "seen & apply|handle|process",
      "providers|provider|producers|vendor .. redeliver|repeat|repeats|retry",
    ],
    cwe: 362,
    severity: "high",
    rationale: "repeats are part of such delivery, and each one that counts again costs",
    name: [
      "The same {what} could count twice at {endpoint} when sent twice at once",
      "The same {what} could count twice when sent twice at once",
      "The same thing delivered twice at once could count twice",
    ],
    consequence:
      "The same message can arrive twice, also while the first is still being worked on. Both find no trace of the other and both take effect, unless the trace is written in one step with the effect.",
    control: {
      when: ["unique|primary index|key|constraint", "for update", "insert .. on conflict", "same transaction"],
      consequence:
        "Check that it holds for two copies that arrive within the same millisecond, and for one that arrives after the first has failed half-way.",
    },
    test: {
      technique: "race-requests",
      title: ["Deliver one event to {endpoint} twenty times at once", "Deliver one event twenty times at once"],
      setUp:
        "A staging system, a test double of the sender that can sign its messages as the real one does, and one open entry.",
      steps: [
        [
          "From the double, send {endpoint} the same event twenty times within the same millisecond.",
          "From the double, send the same event twenty times within the same millisecond.",
        ],
        "Send it once more a minute later, and once while the first is kept waiting for 20 seconds.",
        "Count the effects that are stored.",
      ],
      failsIf: "the effect is stored more than once",
    },
    example: "Toll bridge\n\nThe provider redelivers the crossing when we are slow.",
    counterexample: "Toll bridge\n\nThe bridge has a new camera.",
  },
  {
    id: "race-jobs-and-instances",
    topicOnly: true,
    when: [
      "select|selects|pick|picks|take|takes|claim|claims|claiming|runs .... [what:job|jobs|ticket|tickets|lead|task|tasks|entry|entries|plans|bills|build|builds]",
      "[what:job|jobs|ticket|tickets|lead|task|tasks|entry|entries|plans|bills|build|builds] .... oldest|ready|picked|picks|taken|taken_over|assignee|both nodes|instances|workers",
      "worker|workers|instances|nodes|pods|scheduler|runner|runners .... picks|pick|select|selects|takes|parallel|both|same|leader|lock",
      "select|selects|claim|claims .... [what:row|rows]",
      "lock file",
      "only one instance|operator",
      "split_brain|failover",
    ],
    unless: ["job ad|title|posting", "nightly job"],
    cwe: 362,
    severity: "medium",
    rationale: "two that run at the same time do the same work twice, without anyone meaning harm",
    name: [
      "Two takers at the same moment could both take the same {what}",
      "Two takers at the same moment could both take the same entry",
    ],
    consequence:
      "Looking for the next one and marking it as taken are told as separate steps. Two that look at the same moment find the same entry and both work on it, unless marking it succeeds for one only.",
    control: {
      when: ["skip locked", "for update", "409", "where .. is null", "compare and swap"],
      consequence:
        "Check that it holds for two that ask within the same millisecond, and for one that stops half-way and comes back.",
    },
    test: {
      technique: "race-requests",
      title: "Let two takers look for the same entry",
      setUp:
        "A staging system with two instances, one waiting entry whose effect is counted, and a delay of 10 seconds built in before it is marked.",
      steps: [
        "Start both at the same second and count the effects.",
        "Stop the first after its effect and before it marks the entry, then start it again.",
        "Without the delay, run both on a thousand entries.",
      ],
      failsIf: "one entry is worked on twice, or none takes it any more",
    },
    example: "Looms\n\nWorkers pick the oldest yarn that is ready and set its state to spun.",
    counterexample: "Looms\n\nYarn is sold by weight.",
  },
  {
    id: "race-last-write-wins",
    topicOnly: true,
    when: [
      "last .. wins|write",
      "replaces|replace|overwrites whole [what:document|object|state|file|page|row]",
      "[what:document|object|state|file|page|row|config] .... conflict|version|whole|wins|same_time|simultaneously",
      "read|reads|load|loads .. [what:row|document|object] .... patch|write|apply|save",
      "first .. wins",
    ],
    cwe: 362,
    severity: "low",
    rationale: "a change is lost, which the one who made it does not see",
    name: [
      "One of two changes to the {what} at once could be lost",
      "One of two changes through {endpoint} at once could be lost",
      "One of two changes made at once could be lost",
    ],
    consequence:
      "Two who start from the same state both write. What the first changed is undone by the second without a word, and a right or a price that was just corrected comes back, unless the write is refused on an old state.",
    test: {
      technique: "race-requests",
      title: "Save two changes made from the same state",
      setUp: "A staging system and two accounts that may both change the same entry.",
      steps: [
        "As both accounts, open the entry at the same time.",
        "As the first, change one value and save; as the second, change another value and save.",
        "Save both within the same millisecond, and read what is stored.",
      ],
      failsIf: "one of the two changes is missing and its author was told that it was saved",
    },
    example: "Floor plans\n\nThe last one wins when two planners draw.",
    counterexample: "Floor plans\n\nPlanners draw in two colours.",
  },
  {
    id: "race-code-redeemed",
    topicOnly: true,
    when: [
      "[what:voucher|vouchers|code|codes|coupon|coupons|promo|invite|gift] .... used|use|uses|redeem|redeems|redeemed|check|checked|entered|valid|once|limit|each|works|counter",
      "reads|compares|redeem|redeems|use|uses .... [what:voucher|vouchers|code|codes|coupon|coupons]",
      "reads used|uses|maxuses",
    ],
    unless: ["source|error|status|review code"],
    cwe: 362,
    severity: "medium",
    rationale: "each extra use gives its value away once more",
    name: [
      "The same {what} sent to {endpoint} twice at once could count for both",
      "The same {what} used in two requests at once could count for both",
      "One use that is read and written apart could count twice",
    ],
    consequence:
      "Whether the code was used is read first and written later. Requests that overlap all find it unused, and each gets its value, unless the use is claimed in one step.",
    test: {
      technique: "race-requests",
      title: "Use one code twenty times at once",
      setUp:
        "A staging system, one code that is good for one use, two test accounts, and a client that releases requests together.",
      steps: [
        [
          "As both accounts, send {endpoint} with the code ten times each within the same millisecond.",
          "As both accounts, use the code ten times each within the same millisecond.",
        ],
        "Count the successful answers and what was granted.",
        "Use it in two open orders and complete both at the same moment.",
      ],
      failsIf: "the code takes effect more than once",
    },
    example: "Flu jab\n\nA code works at the desk and at the door.",
    counterexample: "Flu jab\n\nThe desk has a blue sign.",
  },
  {
    id: "race-scarce-place",
    topicOnly: true,
    when: [
      "[what:seat|seats|slot|slots|place|places|stock|spot|spots|room|rooms|car|appointment|appointments|pieces|night|bike|boot] .... check|checks|checked|count|counts|counted|insert|inserts|then|book|books|update|held|hold|lower|lowered|decreased|payment|checkout|confirm|press|same|first|read|reads|left|create|creates|reserve|reserves|taken|opens|sale|second|looked|twice|free|available",
      "count|counts|counted|check|checks|read|reads|look|looks|reserve|reserves|held|last|free|hold|admit|limited|press .... [what:seat|seats|slot|slots|place|places|stock|spot|spots|room|rooms|car|appointment|appointments|pieces|night|bike|boot]",
      "free|available|capacity|remaining .... check|checks|read|reads|then|update|insert|count & [what:seat|seats|slot|slots|place|places|stock|spot|spots|room|rooms|car|appointment|appointments|pieces|night|bike|boot]",
    ],
    unless: ["stock photo|market", "table lock", "free text|field"],
    cwe: 362,
    severity: "medium",
    rationale: "two people at the same moment are enough, and one of them has been promised what is gone",
    name: [
      "The same {what} could be given to two people at once through {endpoint}",
      "The same {what} could be given to two people at once",
    ],
    consequence:
      "Whether the {what} can still be had is looked at first, and written later. Different people who ask at the same moment all find it free, and more is promised than there is, unless the write itself refuses the one too many.",
    control: {
      when: ["unique|exclusion index|constraint", "for update", "409", "atomic|atomically", "lock|locked|locks"],
      consequence:
        "Check that it holds for twenty people within the same millisecond, and when one gives it back while another pays.",
    },
    test: {
      technique: "race-requests",
      title: [
        "Ask {endpoint} for the last one from twenty accounts",
        "Ask for the last one from twenty accounts at once",
      ],
      setUp:
        "A staging system, twenty test accounts that may ask, what is left of the {what} enough for exactly one, and a client that releases requests together.",
      steps: [
        [
          "As the twenty accounts, send {endpoint} for the last one within the same millisecond.",
          "As the twenty accounts, ask for the last one within the same millisecond.",
        ],
        "Count the confirmations, and read what is stored.",
        "Give it back from one account while another asks, and repeat all ten times.",
      ],
      failsIf: "more than one account is confirmed, or the number left falls below zero",
    },
    example: "Saunas\n\nThe last place goes to whoever opens the door.",
    counterexample: "Saunas\n\nSaunas are heated with birch.",
  },
  {
    id: "race-money-twice",
    topicOnly: true,
    when: [
      "[what:balance|credits|credit|wallet|points|gems|gold|coins|money|payout|payouts|refund|payment|amount|deposit|withdrawal|transfer|bill|tip|bet|invoice] .... check|checks|checked|read|reads|compare|compares|subtract|subtracts|subtracted|add|then|first|twice|later|written|write|booked|enough|job|settle|settled|press|button|total|reserves|paid|withdraw|moves|guard|fulfil|same",
      "check|checks|reads|read|subtract|subtracts|loads|credit|fulfil|compares .... [what:balance|credits|credit|wallet|points|gems|gold|coins|money|payout|payouts|refund|payment|amount|deposit|withdrawal|transfer|bill|tip|bet|invoice]",
      "[what:money] moves|goes|leaves",
      "transfer [what:points]",
    ],
    unless: ["order of|by", "load balance|balancer"],
    cwe: 362,
    severity: "high",
    rationale: "two requests at the same moment are enough, and each success is worth money",
    name: [
      "The same {what} could count twice by two calls of {endpoint} at once",
      "The same {what} could count twice by two requests at once",
    ],
    consequence:
      "The {what} is looked at first and written later. Requests that overlap are all decided on the state before the first of them, and each goes through, unless the write repeats the condition.",
    control: {
      when: ["for update", "atomic|atomically", "check constraint", "where balance", "unique|idempotency index|key"],
      consequence: "Check that it holds for two sessions that send the request within the same millisecond.",
    },
    test: {
      technique: "race-requests",
      title: ["Send {endpoint} twenty times at once", "Send the request for the {what} twenty times at once"],
      setUp:
        "A staging system with test payment data, an account that may make exactly one such request by what it has, and a client that releases requests together.",
      steps: [
        [
          "As the account, send {endpoint} twenty times within the same millisecond, half from a second session.",
          "As the account, send the request twenty times within the same millisecond, half from a second session.",
        ],
        "Count the successes, and add up what was charged and credited.",
        "Repeat it ten times from a fresh state.",
      ],
      failsIf: "more than one of them takes effect, or a figure of the account is below zero",
    },
    example: "Canteen\n\nThe wallet is debited, the amount is checked by a later settlement.",
    counterexample: "Canteen\n\nThe menu has two soups.",
  },
  {
    id: "race-once-per-person",
    topicOnly: true,
    when: [
      "[what:vote|votes|raffle|entry|claim|chest|bonus|reward|builds|build|bookings|attempts|attempt|quota|limit|counter|picture|place] .... once|twice|select|insert|fast|lookup|same|check|checked|both|read|written|counts|count|add|adds|parallel|per|taken",
      "less|fewer|max|count|counts|claim|check|checked|one|once .... [what:vote|votes|raffle|entry|claim|chest|bonus|reward|builds|build|bookings|attempts|attempt|quota|limit|counter|picture|place]",
    ],
    unless: ["rate limits"],
    cwe: 362,
    severity: "medium",
    rationale: "one person with a script at the same moment is enough to get more than the rule allows",
    name: [
      "The check of the {what} could be passed by calls of {endpoint} at once",
      "The check of the {what} could be passed by requests sent at once",
    ],
    consequence:
      "What was there before is read first, and the {what} is written afterwards. Requests that overlap all read the state before the first of them and all pass, unless the database refuses the one too many.",
    control: {
      when: ["unique index|constraint", "for update", "409", "atomic|atomically"],
      consequence: "Check that it holds for twenty requests of one account within the same millisecond.",
    },
    test: {
      technique: "race-requests",
      title: ["Send {endpoint} twenty times at once", "Send the request twenty times at once"],
      setUp:
        "A staging system, one test account that may pass exactly once more, two sessions of it, and a client that releases requests together.",
      steps: [
        [
          "As the account, send {endpoint} twenty times within the same millisecond, half from each session.",
          "As the account, send the request twenty times within the same millisecond, half from each session.",
        ],
        "Read what is stored and what it counts for; where a later request replaces an earlier one, count what is left.",
        "Repeat it ten times from a fresh state.",
      ],
      failsIf: "more counts than one request alone would have brought",
    },
    example: "Choir\n\nThe daily bonus is looked at, and both phones get it.",
    counterexample: "Choir vote\n\nThe vote's result is sung.",
  },
  {
    id: "race-withdrawn-meanwhile",
    topicOnly: true,
    when: [
      "withdraw|withdrawn|cancel|cancelled|cancels|lowered|refund|refunded|refunds|changed|expires|resell|remove|removed|listing|offer .... any_time|anytime|while|during|meanwhile|credit|within",
      "check .... both|still .. own|owned|offered",
      "refund within|back",
      "while|during .. checkout|payment|review|vote|leading|auction",
      "tap|press|press cancel",
    ],
    cwe: 362,
    severity: "medium",
    rationale: "two ordinary requests at the same moment are enough, and both sides keep the gain",
    name: ["Giving it back and using it could both go through at once"],
    consequence:
      "Giving something back and using it exclude each other. When both arrive at the same moment, each may find the state it needs and both go through, unless the first to write takes the state away.",
    test: {
      technique: "race-requests",
      title: "Give back and use at the same moment",
      setUp:
        "A staging system, two sessions of one test account, one entry that can be used once and given back once, and a client that releases requests together.",
      steps: [
        "From the first session use it, and from the second give it back, within the same millisecond.",
        "Give it back from both sessions within the same millisecond.",
        "Repeat each fifty times on fresh entries, and read what is stored.",
      ],
      failsIf: "it is both used and given back, or what it is worth is credited twice",
    },
    example: "Kayaks\n\nA kayak's day can be cancelled at any time, also while the gate opens.",
    counterexample: "Kayaks\n\nKayaks come in three colours.",
  },
  {
    id: "race-pressed-twice",
    topicOnly: true,
    when: [
      "two|both|several|three [what:people|phones|devices|tabs|browsers|terminals|scanners|moderators|operators|instances|users|counters|requests|payments|clicks|parents|guests|players|machines|tills|sessions]",
      "two .. [what:people|phones|devices|tabs|browsers|terminals|scanners|moderators|operators|instances|users|counters|requests|payments|clicks|parents|guests|players|machines|tills|sessions] .... same|once|simultaneously|parallel|moment|second",
      "[what:people|phones|devices|tabs|browsers|terminals|scanners|moderators|operators|instances|users|counters|requests|payments|clicks|parents|guests|players|machines|tills|sessions] .. at_once|at_the_same_time|simultaneously|in_parallel|concurrently",
      "same second|moment|instant",
      "at once|the_same_time|nearly_together",
      "parallel|simultaneous|simultaneously|concurrently|concurrent",
      "press|pressed|tap|click .. twice",
    ],
    cwe: 362,
    severity: "medium",
    rationale: "two requests at the same moment are enough, and the effect happens twice",
    name: [
      "Two {what} at the same moment could both get through {endpoint}",
      "Two {what} at the same moment could both get through",
      "Two calls of {endpoint} at the same moment could both take effect",
      "Two requests at the same moment could both take effect",
    ],
    consequence:
      "Two requests come in before either is through. Both find the state from before and both take effect, unless the server lets one of them win.",
    test: {
      technique: "race-requests",
      title: ["Send {endpoint} twice at the same moment", "Press twice at the same moment, from two sessions"],
      setUp:
        "A staging system, two sessions that may both do it, one state that allows it once, and a client that releases requests together.",
      steps: [
        [
          "From both sessions, send {endpoint} within the same millisecond.",
          "From both sessions, send the request that the line is about within the same millisecond.",
        ],
        "Send it from the first, and from the second while the first is kept waiting for 10 seconds.",
        "Count the effects, and read what is stored.",
      ],
      failsIf: "the effect is stored, sent or paid twice",
    },
    example: "Gate\n\nTwo users open the gate now and then.",
    counterexample: "Gate\n\nThe gate squeaks less.",
  },
  {
    id: "race-read-then-write",
    topicOnly: true,
    when: [
      "read|reads|load|loads|select|get|look|looks|count|counts|check|checks|checked|find|compare|compares|lookup|picks .... write|writes|written|insert|inserts|save|saves|update|updates|then|set|sets|add|adds|create|creates|subtract|lower|back|store|stores|incr",
      "if .... return|then|else|apply|insert|create",
      "status .... free|then|update|set|settled|paid|active|read",
      "bid|bids|highest .... read|reads|compare|compares|same|computed|new|insert|leading",
      "on paid|start|finish|checkout",
    ],
    cwe: 362,
    severity: "medium",
    rationale: "two ordinary requests at the same moment are enough",
    name: [
      "Two calls of {endpoint} at once could both act on the old state",
      "Two requests at once could both act on the state before either writes",
    ],
    consequence:
      "Reading the state and writing it are two steps there. Two requests that overlap read the same state and both write, so one is lost or the condition holds for neither, unless the write repeats it.",
    control: {
      when: ["for update", "atomic|atomically", "where .. is null", "409", "unique index|constraint", "transaction"],
      consequence: "Check that it holds for two requests within the same millisecond, and that the loser is told so.",
    },
    test: {
      technique: "race-requests",
      title: ["Send {endpoint} from two sessions at once", "Take the step from two sessions at once"],
      setUp:
        "A staging system, two sessions that may both take the step, one state that allows it once, and a client that releases requests together.",
      steps: [
        [
          "From both sessions, send {endpoint} ten times each within the same millisecond.",
          "From both sessions, take the step ten times each within the same millisecond.",
        ],
        "Count the successful answers, and read what is stored.",
        "Repeat it twenty times, each on a fresh state.",
      ],
      failsIf: "more requests succeed than the state allowed, or a write that was confirmed is missing",
    },
    example: "Orchard\n\nLoads the tree, then saves the pruning.",
    counterexample: "Orchard\n\nApples are red this year.",
  },
  {
    id: "general-race-condition",
    cwe: 362,
    severity: "medium",
    rationale: "two ordinary requests that overlap are enough, and one of the two results is lost",
    name: [
      "Two calls of {endpoint} at the same moment could both count",
      "{subject} could {predicate} twice at the same moment",
      "Two requests at the same moment could both count",
    ],
    consequence:
      "The question about that line is what happens when the same is done twice at once. If reading the state and writing it are separate there, both go by the old state, and one result is lost or doubled.",
    test: {
      technique: "race-requests",
      title: [
        "Do twice at once what “{line}” describes",
        "Send {endpoint} twice at once",
        "Do twice at once what the quoted line describes",
      ],
      setUp:
        "A test system with made-up data, two sessions that may both do it, and a client that releases requests together.",
      steps: [
        [
          "From both sessions, do what “{line}” describes for the same entry within the same millisecond.",
          "From both sessions, send {endpoint} for the same entry within the same millisecond.",
          "From both sessions, do what the quoted line describes for the same entry within the same millisecond.",
        ],
        "Read what is stored, and compare it with the same two done one after the other.",
        "Repeat it fifty times on fresh entries.",
      ],
      failsIf: "what is stored differs from the result of doing both one after the other",
    },
  },
];
