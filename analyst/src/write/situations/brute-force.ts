// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

/** Says that the number of tries has no end. */
const ENDLESS = [
  "[tries:as] often as",
  "any|unlimited|endless number? of? [tries:tries|attempts|guesses|entries]",
  "as many [tries:tries|attempts|guesses]",
  "no limit on|to|for [tries:tries|attempts|guesses|entries]",
  "no waiting|wait|pause|delay after .. [tries:wrong|failed]",
  "don't|not count [tries:wrong|failed]",
  "[tries:again] and again until",
  "[tries:unlimited] tries|attempts",
] as const;

/** Says that what slows guessing goes, and names it. */
const BRAKE_GOES = [
  "remove|removes|removing|drop|drops|dropping|delete|disable|disables|skip|skips|lift|relax|waive the|our|this|that|a? .. [brake:captcha|recaptcha|hcaptcha|turnstile|throttle|limiter|lockout|cooldown]",
  "without|no the? [brake:captcha|recaptcha|hcaptcha|turnstile|lockout|cooldown]",
  "[brake:captcha|recaptcha|hcaptcha|lockout|throttle|limiter|cooldown] .. is|was|are? removed|gone|off|lifted|dropped|disabled|away",
  "take|takes|taken|turn|turned|switch|switched .. out|off the [brake:captcha|lockout|throttle|limiter|cooldown|lock|counter]",
  "the [brake:lock|pause|delay|counter|limit] after .. wrong|failed .. goes|gone|removed|dropped|off",
  "wrong|mistyped|failed [wrong:pins|codes|passwords|logins|entries] .. no longer lock|block",
  "failed|wrong .. [wrong:logins|passwords|pins|codes] don't|not count|counted",
] as const;

const within = (patterns: readonly string[], other: string): string[] =>
  patterns.map((pattern) => `${pattern} & ${other}`);
const beside = (patterns: readonly string[], other: string): string[] =>
  patterns.map((pattern) => `${pattern} && ${other}`);

const STATED_LIMIT = [
  "after [count:#] wrong|failed|bad|tries|attempts|failures|misses",
  "[count:#] wrong|failed tries|attempts|codes|pins|entries|passwords",
  "[count:#] tries|attempts|failures",
  "locked|locks|lock|blocked .. after #",
  "rate limited|limiter",
  "max|most|maximum .. attempts|tries",
] as const;

const NO_GUESSING_ONLINE = [
  "key derived",
  "encrypted with",
  "derive|derived .. key",
  "last four|4|three digits of|on",
  "masked|shown|shows .. last|digits",
] as const;

export const bruteForce: Situations = [
  {
    id: "forwarded-header-resets-limit",
    when: [
      "[entry:first|leftmost|whole] entry|address|hop|value .. x? forwarded for && <ratelimit>|limit|limiter|limits|throttle|throttled|blocks",
      "<ratelimit>|limit|limiter|throttle ... forwarded for",
      "address|ip|addresses .. from|of x? forwarded for && <ratelimit>|limit|limiter|limits|throttle",
    ],
    unless: ["last|rightmost entry|address|hop|value", "only .. from|by .. trusted|own|known proxies|proxy"],
    cwe: 307,
    severity: "medium",
    rationale: "one caller with a script gets as many guesses as it can write addresses",
    name: [
      "A caller starts a fresh count with each made-up {entry} entry of X-Forwarded-For",
      "A caller starts a fresh count by changing X-Forwarded-For",
    ],
    consequence:
      "The caller writes that header too. If the edge keeps what arrived in it, a script that sends another address with each request never reaches the limit.",
    test: {
      technique: "guess-values",
      title: "Guess with another X-Forwarded-For in every request",
      setUp:
        "A test instance behind its usual edge with the limit switched on, one value that is wrong for sure, and a script outside that can set headers.",
      steps: [
        "From outside, send the wrong value until the limit answers, and note after how many that is.",
        "Send as many again, each with its own header: X-Forwarded-For: 203.0.113.1, then .2, .3 and so on.",
        "Repeat with two entries in the header, the made-up one first.",
      ],
      failsIf:
        "requests with made-up addresses are still answered normally after the number at which the limit had answered",
    },
    example:
      "Rate limiter behind the new balancer\n\nThe login limiter now reads the first entry of X-Forwarded-For so that users are told apart.",
    counterexample:
      "Rate limiter behind the new balancer\n\nThe login limiter takes the last entry of X-Forwarded-For, the one our own balancer adds.",
  },
  {
    id: "header-exempts-from-limit",
    when: [
      "[brake:throttle|limit|limiter|lockout] ... skipped|off|exempt|exempted ... header [header:~]",
      "exempt|exempts|skip|skips|bypass|bypasses .. [brake:throttle|limit|limiter|lockout] ... header [header:~]",
      "requests|calls|clients with .. header [header:~] aren't|are|not|skip .. [brake:throttled|limited|counted]",
    ],
    cwe: 307,
    severity: "medium",
    rationale: "whoever learns the header's name can guess without being counted",
    name: "A caller that sends {header} itself is never counted",
    consequence:
      "A header is only text in a request. Unless the edge strips {header} from outside traffic, any client that copies it escapes the count as well.",
    test: {
      technique: "guess-values",
      title: "Guess from outside with {header} set",
      setUp: "A test instance behind its usual edge, and a script in a network that is not exempted.",
      steps: [
        "Send wrong values from outside without the header until the limit answers.",
        "Send 50 more from the same place with {header} added as the exempted client sends it.",
      ],
      failsIf: "the 50 with the header are judged right or wrong in place of the limit's refusal",
    },
    example:
      "Door terminals are locked out\n\nTerminals share one address, so the throttle is skipped for requests with the header X-Door.",
    counterexample:
      "Door terminals are locked out\n\nTerminals share one address, so each of them now signs its requests with its own certificate.",
  },
  {
    id: "new-code-restarts-count",
    when: [
      "counter|count .. starts|start|begins|resets|restarts .. again|zero|over|anew .. [cause:>]",
      "[cause:restarting|reload|reloading|resending|redeploy] .. starts|resets|clears|sets ... zero|counter|count",
      "counter|count .. wrong|failed ... in|by .. a|the [cause:cookie|memory|browser|client|session]",
      "new|another [cause:code|codes] .. resets|restarts|clears .. counter|count|tries|attempts",
    ],
    cwe: 307,
    severity: "medium",
    rationale: "the count of wrong tries ends where the caller wants it to",
    name: "Wrong tries are forgotten with “{cause}”, so a script guesses in rounds",
    consequence:
      "Whoever guesses can bring that about as well and starts with a fresh count. Only a second count that belongs to the account and goes on through it stops a script.",
    test: {
      technique: "guess-values",
      title: "Guess in rounds, with the count cleared between them",
      setUp: "One test account whose right value the tester knows, and a script.",
      steps: [
        "Send wrong values for the account until one is left before the limit.",
        "Bring about what the quoted line names (“{cause}”).",
        "Send the same number of wrong values again, and go on for five rounds.",
        "Send the right value.",
      ],
      failsIf: "all five rounds are judged right or wrong and the right value is accepted after them",
    },
    example:
      "Codes by text message\n\nThree wrong entries are allowed. The counter starts again whenever a new code is sent.",
    counterexample:
      "Codes by text message\n\nThree wrong entries are allowed for an account within an hour, over all codes that were sent.",
  },
  {
    id: "value-code-guessed",
    when: [
      "balance|amount|value|worth .. of|for .. [kind:voucher|coupon|vouchers]",
      "balance|check .. of|for .. [kind:gift] card|cards",
      "[kind:voucher|coupon|promo|discount|gift] code|codes|card|cards|number ... type|enter|entered|typed|redeem|check|digits|letters",
      "type|types|enter|enters|redeem|redeems|check .. [kind:voucher|coupon|promo|discount|gift] code|codes|card|cards|number",
      "types|type|enters .. code of .. [kind:voucher|coupon]",
      "captcha gone|removed .. from .. [kind:gift|voucher] card? balance",
    ],
    unless: ["admin|admins|staff|accounting .. creates|create|generate|exports", "fix|typo"],
    cwe: 799,
    asvs: "V2",
    severity: "medium",
    rationale: "codes that are worth money can be found and spent before their owners come",
    name: [
      "A visitor tries {kind} codes at {endpoint} until one is worth money",
      "A visitor tries {kind} codes until one is worth money",
    ],
    consequence:
      "The answer tells a worthless {kind} code from one with money on it. A script can search the codes in this way unless failed ones are limited and the codes are long and random.",
    control: {
      when: [...STATED_LIMIT],
      consequence:
        "Check that the limit counts failed {kind} codes per address and over all sessions, and that no other route answers the same question.",
    },
    test: {
      technique: "guess-values",
      title: ["Try 500 {kind} codes at {endpoint}", "Try 500 {kind} codes in a row"],
      setUp: "Five {kind} codes created for the test, knowledge of how they are formed, and a script.",
      steps: [
        "As a caller with the least rights that may enter one, send 500 made-up {kind} codes of the right form, ten a second.",
        "Send one of the five real codes after them, without redeeming it.",
        "Change the last character of a real code to each other one and send these.",
      ],
      failsIf: "the 500 are all answered without a refusal or delay and the real code is then told from them",
    },
    example: "Voucher page\n\nA public page where people enter a voucher code of 6 letters and see what it is worth.",
    counterexample: "Staff page\n\nA page in the back office where accounting exports all payments of a month.",
  },
  {
    id: "limit-per-address-only",
    when: [
      "throttle|limit|lockout|limiter .. is|are per [key:ip|address] only|now",
      "limited|count|counts|counted|block|blocked|lock|locked .. [fail:logins|failures|attempts|tries|codes] ... per|by [key:ip|address]",
      "failed|wrong [fail:logins|failures|attempts|tries|codes|passwords] ... per|by [key:ip|address]",
    ],
    unless: ["limiter .... taken|removed|gone|out", "per|each account .. and|as", "and .. per account|user|name"],
    cwe: 307,
    severity: "medium",
    rationale: "addresses are cheap and the account under attack stays the same",
    name: [
      "{fail} on one account from many addresses pass the count per {key}",
      "Guesses on one account from many addresses pass the limit per {key}",
    ],
    consequence:
      "A count per {key} stops one machine. Guesses on one account that come from hundreds of addresses each stay below it.",
    test: {
      technique: "guess-values",
      title: "Guess on one account from several addresses",
      setUp: "One test account and a script that can send from ten addresses of the test network.",
      steps: [
        "From the first address, send wrong values for the account until the limit answers, and note the number.",
        "From each of the other nine, send one fewer than that number for the same account.",
        "Send the right value from the last address.",
      ],
      failsIf: "none of the nine is refused and the right value is accepted from the last",
    },
    example: "Login limit\n\nFailed logins are now limited to 10 per IP address in five minutes.",
    counterexample: "Login limit\n\nFailed logins are now limited to 10 per account in five minutes.",
  },
  {
    id: "brake-goes-from-code",
    when: [
      ...within(BRAKE_GOES, "[n:3|4|5|6|three|four|five|six] digit|digits"),
      ...beside(BRAKE_GOES, "[n:3|4|5|6|three|four|five|six] digit|digits"),
      "wrong|mistyped [wrong:pins|codes] no longer lock|block",
    ],
    unless: ["gift|voucher|coupon|promo card|code|balance", "gift cards|card", ...NO_GUESSING_ONLINE],
    cwe: 307,
    severity: "high",
    rationale: "a short code resists a script only while its wrong tries are limited",
    name: [
      "A script tries all {n}-digit codes with no {brake} in its way",
      "A script tries all {n}-digit {wrong} once wrong ones no longer lock",
      "A script tries one value after the other once wrong {wrong} no longer lock",
    ],
    consequence: [
      "With {n} digits there are so few values that this was the protection. Whoever can reach the entry sends them one after the other.",
      "So few values are possible that this was the protection. Whoever can reach the entry sends them one after the other.",
    ],
    control: {
      when: ["instead .. delay|limit|captcha|lock", "still|keep|keeps|kept .. limit|lockout|captcha|throttle"],
      consequence: "Check that it slows a script as much as what is taken away, for one account from many addresses.",
    },
    test: {
      technique: "guess-values",
      title: ["Run through codes at {endpoint} for one account", "Run through codes for one account"],
      setUp: "A test account whose code the tester has set, and a script that sends 20 requests a second.",
      steps: [
        "As a caller who knows the account but not the code, send 300 different wrong codes.",
        "Send the right code as number 301.",
        "Send 0000, 1234 and 1111 to each of 20 further test accounts.",
      ],
      failsIf: "all 300 wrong codes are judged and the right one is still accepted as number 301",
    },
    example:
      "Parcel lockers: less waiting\n\nThe locker opens with a 4-digit code. Remove the lockout after wrong codes, the queue is too long.",
    counterexample:
      "Parcel lockers: more time\n\nThe locker opens with a 4-digit code. It stays valid for two days and dies after three wrong entries.",
  },
  {
    id: "brake-goes-from-login",
    when: [
      ...within(BRAKE_GOES, "[where:login|signin|password|logins|passwords]"),
      ...within(BRAKE_GOES, "<login>"),
      ...beside(BRAKE_GOES.slice(0, 4), "[where:login|signin|password]"),
    ],
    unless: ["gift|voucher card|code|balance"],
    cwe: 307,
    severity: "high",
    rationale: "leaked passwords can be tried on every account by a script",
    name: [
      "A script tries leaked passwords at {endpoint} with no {brake} in its way",
      "A script tries leaked passwords at the sign-in with no {brake} in its way",
      "A script tries leaked passwords, since failed {wrong} no longer count",
    ],
    consequence:
      "With that out of the way, lists of leaked passwords can be played against all accounts, and one account against all common passwords.",
    control: {
      when: ["instead .. delay|limit|captcha|lock", "still|keep|keeps|kept .. limit|lockout|captcha|throttle"],
      consequence: "Check that this holds per account too, when the guesses come from many addresses.",
    },
    test: {
      technique: "guess-values",
      title: ["Send 200 wrong passwords to {endpoint}", "Send 200 wrong passwords to the sign-in"],
      setUp: "A test account, a list of 200 wrong passwords, 200 made-up account names, and a script, on staging.",
      steps: [
        "Without a session, send the 200 passwords for the account, ten a second, and then the right one.",
        "From one address, send one wrong password for each of the 200 names.",
      ],
      failsIf: "the 200 guesses are answered without delay or refusal and the right password then signs in",
    },
    example: "Sign-in page\n\nDrop the captcha on the login page, screen reader users cannot pass it.",
    counterexample: "Sign-in page\n\nThe captcha on the sign-in page gets a label that screen readers can read.",
  },
  {
    id: "brake-goes-from-endpoint",
    when: [
      "[brake:captcha|throttle|limiter|recaptcha] .. on|for|from|at [place:~] .. was|is|are? removed|gone|off|dropped",
      "remove|removes|drop|drops|disable|disables|lift|exempt .. [brake:captcha|throttle|limiter|recaptcha|limit] on|for|from|at [place:~]",
      "exempt|exempts|exclude [place:~] from .. [brake:throttle|limiter|throttling]",
      "[brake:captcha] gone from [place:~]",
      "zzqx",
      "raise|raises|raised .. [brake:limit|throttle] for|on [place:~] .. to #",
    ],
    unless: ["size|upload|body|memory limit"],
    cwe: 799,
    severity: "medium",
    rationale: "a script can ask as often as the machine answers",
    name: "A script tries value after value at “{place}” where the {brake} stopped it",
    consequence: "What was held back until now, trying values until one fits, becomes a matter of time for {place}.",
    test: {
      technique: "guess-values",
      title: ["Send 500 guesses to {endpoint}", "Send 500 guesses to {place}"],
      setUp: "A caller with the least rights that may send the request, a value that is valid, and a script.",
      steps: [
        "Send the request for {place} 500 times with a different made-up value each, ten a second.",
        "Send the valid value as the last one.",
      ],
      failsIf: "none of the 500 is refused or slowed and the valid value then gets its full answer",
    },
    example: "Public routes\n\nThe throttle on the public search routes was removed, use a proxy if you need one.",
    counterexample: "Public routes\n\nThe public lookup routes answer with JSON instead of XML now.",
  },
  {
    id: "endless-tries-on-card",
    when: [
      "card .. checked|verified with .. [sum:#] .. authorisation|authorization",
      "card ... checked|check|verified ... authorization|authorisation",
    ],
    unless: ["gift|library|loyalty|membership card"],
    cwe: 799,
    asvs: "V2",
    severity: "high",
    rationale: "stolen card numbers are tested on forms like this by the thousand, at our cost",
    name: [
      "A script tests stolen card numbers through the authorisation of {sum}",
      "A script tests stolen card numbers through the card check",
    ],
    consequence:
      "Each attempt tells whether a card is alive. Fraudsters run lists of stolen numbers through such a form unless attempts are limited per visitor, address and card.",
    test: {
      technique: "guess-values",
      title: ["Try 50 test cards at {endpoint}", "Try 50 test cards in a row"],
      setUp: "The payment provider's sandbox and its declined and accepted test card numbers.",
      steps: [
        "As a visitor, submit 50 declined sandbox cards one after the other from one address.",
        "Submit an accepted sandbox card.",
        "Repeat with a new browser session for every card from the same address.",
      ],
      failsIf: "all 50 are passed to the provider and the answers tell declined cards from accepted ones",
    },
    example:
      "Donation form\n\nThe card is checked with an authorisation of 1.00 as soon as the number is complete, any number of tries.",
    counterexample: "Donation form\n\nThe card is charged after the donor confirms; the form has larger fields.",
  },
  {
    id: "endless-tries-on-code",
    when: [
      ...within(ENDLESS, "[n:3|4|5|6|7|8|three|four|five|six|seven|eight] digit|digits|letters|characters"),
      ...beside(ENDLESS, "[n:3|4|5|6|7|8|three|four|five|six|seven|eight] digit|digits|letters|characters"),
      ...within(ENDLESS, "[kind:code|codes|pin|pins|postcode|password]"),
    ],
    unless: ["gift|voucher|coupon|promo card|code", ...NO_GUESSING_ONLINE],
    cwe: 307,
    severity: "high",
    rationale: "with endless tries a short value falls to a script",
    name: [
      "A script with endless tries finds the right one of {n} digits at {endpoint}",
      "A script with endless tries runs through all values of {n} characters",
      "A script with endless tries finds the {kind}",
    ],
    consequence:
      "What helps people who mistype helps a script just as much: it sends one value after the other until one is right.",
    control: {
      when: ["ip|address .. limited|limit", "captcha"],
      consequence:
        "Check that this slows a script that aims at one value from many addresses, since wrong entries are not counted.",
    },
    test: {
      technique: "guess-values",
      title: ["Run through values at {endpoint}", "Run through 600 wrong values, then the right one"],
      setUp:
        "A valid code that the tester can read, and a script that enters codes at the place the quoted line means.",
      steps: [
        "As a person who does not know the code, enter 300 wrong ones, as fast as it goes.",
        "Enter 300 more from a second device or address.",
        "Enter the right code.",
      ],
      failsIf: "the wrong codes are all judged and the right one is still accepted afterwards",
    },
    example:
      "Sign in with a code\n\nWe text a 6-digit code. People mistype, so a wrong code may be corrected as often as they like.",
    counterexample: "Sign in with a code\n\nWe text a 6-digit code. People mistype, so the keypad has larger keys.",
  },
  {
    id: "code-resets-password",
    when: [
      "[n:#] digit|digits & reset|forgot|forgotten|new password|pin",
      "[n:#] digit|digits code|codes && forgot|forgotten|reset password|pin",
      "code .. [n:#] digits && forgot|forgotten|reset password|pin",
      "code|codes .. reset mails|mail .. [n:#] digits",
    ],
    unless: [...NO_GUESSING_ONLINE],
    cwe: 307,
    severity: "high",
    rationale: "the guessed value sets a new password, and the account is taken",
    name: [
      "A script guesses the {n}-digit reset code at {endpoint} and takes the account",
      "A script guesses the {n}-digit reset code and takes the account",
    ],
    consequence:
      "Anyone can start the reset for a person they know. If a code of {n} digits may be tried often, a script finds it within its lifetime and chooses the new password.",
    control: {
      when: [...STATED_LIMIT],
      consequence:
        "Check that the limit counts for the account, goes on when the reset is started anew, and holds for parallel requests.",
    },
    test: {
      technique: "guess-values",
      title: ["Guess the {n} digits at {endpoint}", "Guess the {n} digits for a known account"],
      setUp: "A test account whose reset messages the tester can read, and a script.",
      steps: [
        "Without a session, start the reset for the account and send 100 wrong codes.",
        "Start the reset again and send 100 more.",
        "Send the right code of the second reset with a new password.",
      ],
      failsIf: "the right code still sets the password after the 200 wrong ones",
    },
    example: "Forgotten password\n\nWe mail a 6-digit reset code, people type it and choose a new password.",
    counterexample: "Forgotten password\n\nPeople go to the front desk with their passport and get a letter.",
  },
  {
    id: "two-known-details",
    when: [
      "ask|asks|type|types|enter|enters|with|by|in .. [number:~] number|code|reference and|plus|with the|their? [detail:birthday|surname|postcode|zip]",
      "ask|asks|type|types|enter|enters|with|by|in .. [number:~] number|code|reference and|plus|with the|their? last [detail:name]",
      "ask|asks|type|types|enter|enters|with|by|in .. [number:~] number|code|reference and|plus|with the|their? [detail:date|year] of birth",
    ],
    unless: ["register|registration|newsletter|delivery"],
    cwe: 307,
    severity: "medium",
    rationale: "one half runs in order and the other is common, and a person's data stands behind the pair",
    name: [
      "A script pairs {number} numbers with common values at {endpoint} until one opens",
      "A script pairs {number} numbers with one common {detail} until a pair opens",
    ],
    consequence:
      "Such numbers often run in order, and the {detail} comes from a short list of common ones. A script tries pairs until another person's data shows, unless failed pairs are limited.",
    control: {
      when: [...STATED_LIMIT],
      consequence:
        "Check that the limit counts failed pairs per address as well as per number, since a script will change both.",
    },
    test: {
      technique: "guess-values",
      title: ["Try pairs at {endpoint}", "Try pairs of number and {detail} in a row"],
      setUp: "Two test entries with neighbouring {number} numbers, whose {detail} the tester knows, and a script.",
      steps: [
        "Keep the first number and send 200 different values for the {detail}.",
        "Keep the {detail} of the second entry and send 200 neighbouring numbers that do not fit it.",
        "Send the right pair of the second entry at the end.",
      ],
      failsIf: "no request is refused for the number of failures and the right pair then opens",
    },
    example: "Find my booking\n\nGuests enter booking number and surname and see the booking with all travellers.",
    counterexample: "Find my booking\n\nGuests open the link from their confirmation, which holds a random token.",
  },
  {
    id: "code-signs-in",
    when: [
      "[n:#] digit|digits|letter|character code|codes|number|pin .... <login>",
      "<login> .... [n:#] digit|digits|letter code|codes|number|pin",
      "<login> .. with|by .. [n:#] digits|digit",
      "[n:#] digit|digits code|codes && <login> .. with|by .. code|phone|sms",
      "quick|sign .. typing|type .. [n:#] digit|digits|letter code",
    ],
    unless: ["booking|gift|voucher|promo code", "status code", ...NO_GUESSING_ONLINE],
    cwe: 307,
    severity: "high",
    rationale: "a guessed value signs the caller in as the account's owner",
    name: [
      "A script guesses {n} digits at {endpoint} and is signed in as another",
      "A script guesses {n} digits and is signed in as another person",
    ],
    consequence:
      "There are so few values of {n} digits that a patient script hits another person's, unless wrong ones are counted on the server and soon refused.",
    control: {
      when: [...STATED_LIMIT],
      consequence:
        "Check that the limit also holds over new codes, for guesses that arrive in parallel, and for one wrong guess at each of many accounts.",
    },
    test: {
      technique: "guess-values",
      title: ["Guess {n} digits at {endpoint} for a known account", "Guess the {n} digits of a test account"],
      setUp: "A test account whose {n} digits the tester can read, and a script.",
      steps: [
        "As a person who does not know them, send 100 wrong values for the account within a minute.",
        "Send the right value.",
        "Send the most common value, such as 1234, once for each of 20 further test accounts.",
      ],
      failsIf: "the right value still signs in after 100 wrong ones",
    },
    example: "Sign in without password\n\nYou type your address, get a 6-digit code by mail and sign in with it.",
    counterexample:
      "Sign in without password\n\nYou register a passkey on the phone and touch the reader from then on.",
  },
  {
    id: "pin-of-few-digits",
    when: [
      "[n:4|5|6|four|five|six] digit|digits [what:~] pin",
      "[what:~] pin .. of [n:4|5|6|four|five|six] digits",
      "[n:3|4|5|6|three|four|five|six] digit [what:pin]",
      "[what:pin] .. of? .. [n:3|4|5|6|three|four|five|six] digits",
      "[what:pin] has [n:#] digits",
      "[n:4|5|6|four|five|six] digit|digits [what:~] pin & [opens:booking|profile|display|mailbox|app|account|kiosk|withdrawals|terminal|film|films|tablet|directory|locker|door|till|voucher|extension|safe|gate|station]",
      "[what:~] pin .. of [n:4|5|6|four|five|six] digits & [opens:booking|profile|display|mailbox|app|account|kiosk|withdrawals|terminal|film|films|tablet|directory|locker|door|till|voucher|extension|safe|gate|station]",
      "[n:3|4|5|6|three|four|five|six] digit [what:pin] & [opens:booking|profile|display|mailbox|app|account|kiosk|withdrawals|terminal|film|films|tablet|directory|locker|door|till|voucher|extension|safe|gate|station]",
      "[what:pin] .. of? .. [n:3|4|5|6|three|four|five|six] digits & [opens:booking|profile|display|mailbox|app|account|kiosk|withdrawals|terminal|film|films|tablet|directory|locker|door|till|voucher|extension|safe|gate|station]",
      "[what:pin] has [n:#] digits & [opens:booking|profile|display|mailbox|app|account|kiosk|withdrawals|terminal|film|films|tablet|directory|locker|door|till|voucher|extension|safe|gate|station]",
    ],
    unless: ["last four|4 digits of|on", ...NO_GUESSING_ONLINE],
    cwe: 307,
    severity: "medium",
    rationale: "the values are few, and whoever reaches the entry can go through them",
    name: [
      "A script runs through the {n}-digit PINs at {endpoint}",
      "Another person runs through the {n}-digit PINs ({opens}) until one is right",
      "Another person runs through the {n}-digit PINs until one is right",
    ],
    consequence:
      "People choose a few hundred of the values that {n} digits allow. Whoever tries 1234, 0000 and years of birth first is soon through, unless wrong PINs are counted and refused.",
    control: {
      when: [...STATED_LIMIT],
      consequence:
        "Check that this count belongs to the PIN's owner and goes on over a restart, another device and parallel entries.",
    },
    test: {
      technique: "guess-values",
      title: ["Try PINs at {endpoint} in a row", "Try PINs of {n} digits in a row"],
      setUp:
        "A test person whose PIN the tester has set to a value without a pattern, and a script or, at a keypad, a list.",
      steps: [
        "As another person, enter 1234, 0000, 1111, 2580 and the years 1950 to 2010.",
        "Restart the device or app and enter 20 more.",
        "Enter the right PIN.",
      ],
      failsIf: "no entry is refused for the number of wrong ones and the right PIN is accepted at the end",
    },
    example: "Kiosk\n\nMembers open their locker at the kiosk by typing a PIN of four digits.",
    counterexample: "Kiosk\n\nMembers open their locker at the kiosk with the card reader and their fingerprint.",
  },
  {
    id: "short-code-opens",
    when: [
      "[n:4|5|6|four|five|six] digits on|from the? sticker|card|label|back|slip|receipt",
      "[n:3|4|5|6|three|four|five|six] letter|letters|character|characters [kind:~] code|codes|word",
      "[kind:~] code|codes .. of|has|have [n:3|4|5|6|three|four|five|six] letters|letter|characters|digits",
      "[n:3|4|5|6|three|four|five|six] digit [kind:~] code|codes|number",
      "[n:3|4|5|6|7|8|three|four|five|six|eight] digit|letter|character [what:code|codes|number]",
      "[what:code|codes] .. [n:3|4|5|6|three|four|five|six] letters|digits|characters",
      "type|types|enter|enters .. the? [n:3|4|5|6|7|8|three|four|five|six|eight] [what:digits|letters|characters]",
      "[n:3|4|5|6|three|four|five|six] letter|letters|character|characters [kind:~] code|codes|word & [opens:class|door|parcel|trip|booking|lesson|chat|room|alarm|car|garage|locker|voucher|receipt|session|file|reward|meeting|laptop|sim|subscription|ballot|table|order|profile|game|group|household|album]",
      "[kind:~] code|codes .. of|has|have [n:3|4|5|6|three|four|five|six] letters|letter|characters|digits & [opens:class|door|parcel|trip|booking|lesson|chat|room|alarm|car|garage|locker|voucher|receipt|session|file|reward|meeting|laptop|sim|subscription|ballot|table|order|profile|game|group|household|album]",
      "[n:3|4|5|6|three|four|five|six] digit [kind:~] code|codes|number & [opens:class|door|parcel|trip|booking|lesson|chat|room|alarm|car|garage|locker|voucher|receipt|session|file|reward|meeting|laptop|sim|subscription|ballot|table|order|profile|game|group|household|album]",
      "[n:3|4|5|6|7|8|three|four|five|six|eight] digit|letter|character [what:code|codes|number] & [opens:class|door|parcel|trip|booking|lesson|chat|room|alarm|car|garage|locker|voucher|receipt|session|file|reward|meeting|laptop|sim|subscription|ballot|table|order|profile|game|group|household|album]",
      "[what:code|codes] .. [n:3|4|5|6|three|four|five|six] letters|digits|characters & [opens:class|door|parcel|trip|booking|lesson|chat|room|alarm|car|garage|locker|voucher|receipt|session|file|reward|meeting|laptop|sim|subscription|ballot|table|order|profile|game|group|household|album]",
      "type|types|enter|enters .. the? [n:3|4|5|6|7|8|three|four|five|six|eight] [what:digits|letters|characters] & [opens:class|door|parcel|trip|booking|lesson|chat|room|alarm|car|garage|locker|voucher|receipt|session|file|reward|meeting|laptop|sim|subscription|ballot|table|order|profile|game|group|household|album]",
    ],
    unless: ["hardware key", "color|colour|country|currency|status|airport|zip|postal", ...NO_GUESSING_ONLINE],
    cwe: 307,
    severity: "medium",
    rationale: "a value of few characters is all that a script has to hit",
    name: [
      "A script hits another person's {kind} code of only {n} characters",
      "A script at {endpoint} hits a code of {n} characters and gets at another's {opens}",
      "A script hits a code of {n} characters and gets at another's {opens}",
      "A script at {endpoint} hits one of the valid codes of {n} characters",
      "A script hits a valid code of {n} characters that was meant for another",
    ],
    consequence:
      "The more such codes are valid at a time, the fewer tries it takes to hit any of them. Unless failed entries are limited over all codes, a stranger opens what another person's code opens.",
    control: {
      when: [...STATED_LIMIT],
      consequence:
        "Check that failed entries are counted over all codes and not for each one alone, since a script tries every code only once.",
    },
    test: {
      technique: "guess-values",
      title: ["Try codes of {n} characters at {endpoint}", "Try codes of {n} characters in a row"],
      setUp: "Ten valid codes made for the test, knowledge of how codes are formed, and a script.",
      steps: [
        "As a caller who was given no code, send 500 made-up ones of {n} characters, ten a second.",
        "Send one of the ten valid codes directly afterwards.",
        "Repeat from a second address and note when it is refused.",
      ],
      failsIf: [
        "the script is never refused or slowed and the valid code opens the {opens} for it",
        "the script is never refused or slowed and the valid code opens for it",
      ],
    },
    example: "Join a class\n\nThe teacher reads out a six-letter code, pupils type it and are in the class.",
    counterexample: "Join a class\n\nThe teacher picks pupils from the list of the school and adds them.",
  },
  {
    id: "number-verified-by-anyone",
    when: [
      "verify|check|track|find|look .. [what:~] by .. its|the|their? [key:number|code|reference|plate]",
      "enter|enters|type|types .. the [what:case|application|order|ticket|certificate|tracking|policy|room|reservation] [key:number|code] .. and? see|sees|get|gets",
      "[what:case|application|order|ticket|certificate|tracking|policy] [key:number] ... and see|sees [shown:>]",
    ],
    unless: ["<staff> .. can|may", "status|source code"],
    cwe: 799,
    severity: "medium",
    rationale: "whoever counts the numbers through reads what stands behind each of them",
    name: [
      "A script counts up the {key} of each {what} at {endpoint} and keeps the hits",
      "A script counts up the {key} of each {what} and keeps the hits",
    ],
    consequence:
      "If wrong entries cost nothing, a script asks for one {key} after the other and keeps what is answered.",
    control: {
      when: [...STATED_LIMIT],
      consequence: "Check that the limit counts over all values that one caller tries, and not only for the same one.",
    },
    test: {
      technique: "guess-values",
      title: ["Count values up at {endpoint}", "Count up the {key} in a row"],
      setUp: "Three valid values made for the test, far apart from each other, and a script.",
      steps: [
        "As a caller with the least rights that may ask, send 300 values that do not exist, ten a second.",
        "Send the three valid ones among 300 more and note how each is answered.",
      ],
      failsIf: "all 603 are answered without a refusal and the three valid ones are among the answers",
    },
    example: "Check a certificate\n\nEmployers can verify a certificate by its number and see the grade.",
    counterexample: "Certificates\n\nThe printed certificates have a new font and the seal moves to the left.",
  },
  {
    id: "login-without-count",
    when: [
      "failed [ways:logins|login|passwords] ... aren't|don't|isn't|not count|counted|locked",
      "isn't|not counted by .. [ways:login|sign] in? limiter|lockout",
      "[ways:graphql] .. mutation ... login|pin",
      "checks|check .. user? name and password against [ways:~]",
    ],
    cwe: 307,
    severity: "medium",
    rationale: "common and leaked passwords fit some account when enough are tried",
    name: [
      "A script tries leaked passwords at {endpoint}, where none is counted",
      "A script tries leaked passwords by the way that does not count them",
    ],
    consequence: "A script plays lists of leaked passwords against this way in, even where other sign-ins are limited.",
    control: {
      when: [...STATED_LIMIT],
      consequence:
        "Check that this limit counts for the account over all ways to sign in, and for many accounts from one address.",
    },
    test: {
      technique: "guess-values",
      title: ["Send 200 wrong passwords to {endpoint}", "Send 200 wrong passwords by this way in"],
      setUp: "A test account and a script, on a staging system with the limits of production.",
      steps: [
        "Send 200 wrong passwords for the account by the way that the quoted line names, ten a second.",
        "Send the right password of the account.",
        "Send one wrong password for each of 200 made-up account names from one address.",
      ],
      failsIf: "all guesses are judged without delay and the right password signs in after them",
    },
    example: "Music clients\n\nFailed logins of the old API don't count any more.",
    counterexample: "Colours\n\nThe front page has the new colours and the logo of the association.",
  },
  // Second tier: one topic each, told where none of the above fits.
  {
    id: "brake-holds-for-spread-guesses",
    topicOnly: true,
    when: [
      "add|adds|enable|enables|introduce|implement|new|apply|set .. rate_limit|rate_limits|rate_limiting|rate_limiter|throttle|throttling|lockout|captcha|recaptcha|brute_force_protection|fail2ban|login_attempts",
      "lock|locks|locked|block|blocked|blocks|delay|pause|dead ... after .. [count:#] .. wrong|failed|failures|attempts|tries|bad|misses|errors",
      "[count:#] .. failures|wrong|failed|attempts|tries ... lock|locks|locked|block|blocked|delay|dead|then|per|counter|back|captcha",
      "rate_limit|limit|limited for|of|to .. [count:#] .. minute|hour|second|day",
      "[count:#] attempts|tries|requests per|a minute|hour|day|second|account|user",
      "prevent|against|protect .... brute_force|guessing|credential_stuffing",
    ],
    unless: [
      "no_longer|not|don't|doesn't|never|without .. lock|locks|block|count|limit",
      "remove|removed|drop|lift|exempt|skip|off|gone|raise|raised .. limit|lock|lockout|throttle|captcha|pause|delay",
      "lock|lockout|throttle|captcha|limit|limiter .. gone|off|removed|away|lifted",
    ],
    cwe: 307,
    severity: "low",
    rationale: "a count is there, and only a way around it would let guesses through",
    name: [
      "Guesses spread over accounts and addresses could pass the count at {endpoint}",
      "Guesses spread over accounts and addresses could pass a count of {count}",
      "Guesses spread over accounts and addresses could pass the new limit",
    ],
    consequence:
      "Check that the count holds: for one account guessed at from many addresses, for many accounts guessed at once each, for requests sent in parallel, and after a new code, session or restart.",
    test: {
      technique: "guess-values",
      title: ["Guess around the limit of {endpoint}", "Guess around the limit of the quoted line"],
      setUp:
        "A test account whose right value the tester knows, 50 further test accounts, two source addresses, and a script.",
      steps: [
        "Send wrong values for the account from one address until the limit answers, and note the number.",
        "Send 20 more at the same moment in parallel, then from the second address, then with X-Forwarded-For: 203.0.113.1 to .20.",
        "Send one wrong value for each of the 50 accounts from one address.",
        "Send the right value for the first account.",
      ],
      failsIf: "wrong values past the noted number are still judged, or all 50 accounts can be tried without a refusal",
    },
    example: "Safer\n\nAdd rate limiting to the reset form.",
    counterexample: "Safer\n\nAdd a picture to the reset form.",
  },
  {
    id: "captcha-in-front",
    topicOnly: true,
    when: [
      "[brake:captcha|recaptcha|hcaptcha|turnstile|honeypot] & add|adds|added|support|show|shown|after|new|option|integrate|enable|config|key|score",
    ],
    unless: ["without|no|remove|removed|gone|annoy .. captcha|captchas", "captcha .. gone|removed|off"],
    cwe: 799,
    asvs: "V2",
    severity: "low",
    rationale: "what it guards is only slowed by it",
    name: ["A script could use one {brake} answer many times"],
    consequence:
      "A {brake} slows scripts only where the server asks for its answer itself. Check that a request without one is refused, and that one answer counts once.",
    test: {
      technique: "guess-values",
      title: "Send requests without a {brake} answer, and one answer many times",
      setUp: "A staging system with the check on, one solved answer, and a script.",
      steps: [
        "Send the form's request without the answer, with an empty one, and with “x”.",
        "Solve it once and send that answer with 20 requests.",
        "Send the same to the app's and the API's route for it.",
      ],
      failsIf: "a request without a fresh valid answer is carried out",
    },
    example: "Sign-up\n\nShow Turnstile on the form.",
    counterexample: "Sign-up\n\nShow a picture on the form.",
  },
  {
    id: "tries-said-endless",
    when: [
      "no limit|cap|maximum on|for|to the? tries|attempts|guesses|entries",
      "try|tried|tries|entered|typed|corrected .. as often as",
      "unlimited|endless|any_number_of tries|attempts|entries|queries",
      "no lock|wait|waiting|delay|lockout after .. wrong",
      "as often as the|they|people|you .. likes|like|wants|want|needs|need",
      "no limit|cap|maximum on|for|to the? tries|attempts|guesses|entries & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|surname|card|word|token|link|reference]",
      "try|tried|tries|entered|typed|corrected .. as often as & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|surname|card|word|token|link|reference]",
      "unlimited|endless|any_number_of tries|attempts|entries|queries & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|surname|card|word|token|link|reference]",
      "no lock|wait|waiting|delay|lockout after .. wrong & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|surname|card|word|token|link|reference]",
      "as often as the|they|people|you .. likes|like|wants|want|needs|need & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|surname|card|word|token|link|reference]",
      "no limit|cap|maximum on|for|to the? tries|attempts|guesses|entries && [what:pin|passcode|voucher|surname|postcode|password|code|codes]",
      "try|tried|tries|entered|typed|corrected .. as often as && [what:pin|passcode|voucher|surname|postcode|password|code|codes]",
      "unlimited|endless|any_number_of tries|attempts|entries|queries && [what:pin|passcode|voucher|surname|postcode|password|code|codes]",
      "no lock|wait|waiting|delay|lockout after .. wrong && [what:pin|passcode|voucher|surname|postcode|password|code|codes]",
    ],
    unless: ["after # wrong|failed", "instead .. captcha|limit"],
    cwe: 307,
    severity: "high",
    rationale: "with enough tries a script always arrives at the right value",
    name: [
      "A script goes on at {endpoint} until it has the right {what}",
      "A script goes on until it has the right {what}, as wrong ones cost nothing",
      "A script goes on at {endpoint} until a value fits, as wrong ones cost nothing",
      "A script goes on until a value fits, as wrong ones cost nothing",
    ],
    consequence:
      "So wrong values cost nothing: a script sends one after the other, and people's own mistakes cannot be told from its guesses.",
    test: {
      technique: "guess-values",
      title: ["Send 600 wrong values to {endpoint}, then the right one", "Send 600 wrong values, then the right one"],
      setUp: "A test person whose right value the tester knows, and a script that knows how values are formed.",
      steps: [
        [
          "As the least trusted caller, send 600 different wrong values for that person to {endpoint}, ten a second.",
          "As the least trusted caller, send 600 different wrong values for that person, ten a second.",
        ],
        "Send the right value as number 601.",
        "Work out from the answers' speed how long all possible values would take.",
      ],
      failsIf: "all 600 wrong values are judged and the right one is accepted directly afterwards",
    },
    example: "Parental lock\n\nThe word may be tried as often as the child likes.",
    counterexample: "Parental lock\n\nThe word may be read out on the telephone.",
  },
  {
    id: "tries-have-no-end",
    topicOnly: true,
    when: [
      "no|without .. limit|cap|lock|lockout|delay|pause|captcha|counter|waiting|throttle|block|cooldown .... tries|attempts|wrong|entries|guesses|mistype|try|failed|pin|code|password|number|logins",
      "no|without .. limit|cap|lock|lockout|delay|captcha|cooldown & tries|wrong|attempts|pin|code|mistype|password|number|balance",
      "as_often_as|as_many_times|until_it_fits|unlimited_tries|unlimited_attempts|unlimited_retries|unlimited_guesses|again_and_again|endless_tries|any_number_of_tries|right_away|straight_back",
      "[fate:lock|locks|block|blocks|count|counted|stop] anymore .. wrong|failed|after",
      "shouldn't|not|never|don't|longer .. lock|locked|block|blocked .. after|for|wrong|anymore",
      "wrong|mistype|mistyped|incorrect .. code|codes|pin|entry|one|number|year|date|value|combination|password? & try_again|just|refused|another|again|back",
      "no|without .. limit|cap|lock|lockout|delay|pause|captcha|counter|waiting|throttle|block|cooldown .... tries|attempts|wrong|entries|guesses|mistype|try|failed|pin|code|password|number|logins & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "no|without .. limit|cap|lock|lockout|delay|captcha|cooldown & tries|wrong|attempts|pin|code|mistype|password|number|balance & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "as_often_as|as_many_times|until_it_fits|unlimited_tries|unlimited_attempts|unlimited_retries|unlimited_guesses|again_and_again|endless_tries|any_number_of_tries|right_away|straight_back & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "[fate:lock|locks|block|blocks|count|counted|stop] anymore .. wrong|failed|after & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "shouldn't|not|never|don't|longer .. lock|locked|block|blocked .. after|for|wrong|anymore & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "wrong|mistype|mistyped|incorrect .. code|codes|pin|entry|one|number|year|date|value|combination|password? & try_again|just|refused|another|again|back & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
    ],
    unless: ["after # wrong|failed", "instead .. captcha|limit"],
    cwe: 307,
    severity: "high",
    rationale: "with enough tries a script always arrives at the right value",
    name: [
      "A script goes on at {endpoint} until it has the right {what}",
      "A script goes on until it has the right {what}, as wrong ones cost nothing",
      "A script goes on at {endpoint} until a value fits, as wrong ones cost nothing",
      "A script goes on until a value fits, as wrong ones cost nothing",
    ],
    consequence:
      "So wrong values cost nothing: a script sends one after the other, and people's own mistakes cannot be told from its guesses.",
    test: {
      technique: "guess-values",
      title: ["Send 600 wrong values to {endpoint}, then the right one", "Send 600 wrong values, then the right one"],
      setUp: "A test person whose right value the tester knows, and a script that knows how values are formed.",
      steps: [
        [
          "As the least trusted caller, send 600 different wrong values for that person to {endpoint}, ten a second.",
          "As the least trusted caller, send 600 different wrong values for that person, ten a second.",
        ],
        "Send the right value as number 601.",
        "Work out from the answers' speed how long all possible values would take.",
      ],
      failsIf: "all 600 wrong values are judged and the right one is accepted directly afterwards",
    },
    example: "Status page\n\nWrong year: just try again, older people mistype.",
    counterexample: "Status page\n\nThe year stands in the middle of the line.",
  },
  {
    id: "brake-taken-away",
    topicOnly: true,
    when: [
      "[brake:limit|limiter|throttle] .... was|is|are .. now #",
      "[brake:limit|limits|throttle|throttling|jail|fail2ban|captcha|captchas|lockout|limiter|cooldown|delay|pause|lock|counter|429] .... off|removed|gone|exempt|exempted|disabled|lifted|lift|skipped|raised|dropped|excluded|out|ignored|relaxed|unlimited",
      "remove|removes|removed|drop|drops|lift|exempt|skip|skips|disable|disables|raise|raises|relax|take|increase|whitelist|allowlist|exclude|bypass|loosen .... [brake:limit|limits|throttle|throttling|jail|fail2ban|captcha|lockout|limiter|cooldown|delay|pause|lock|attack|ratelimit]",
      "[brake:limit|throttle|lockout|limiter] .. from # to #",
      "[brake:limit|limits|throttle|throttling|jail|fail2ban|captcha|captchas|lockout|limiter|cooldown|delay|pause|lock|counter|429] .... off|removed|gone|exempt|exempted|disabled|lifted|lift|skipped|raised|dropped|excluded|out|ignored|relaxed|unlimited & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "remove|removes|removed|drop|drops|lift|exempt|skip|skips|disable|disables|raise|raises|relax|take|increase|whitelist|allowlist|exclude|bypass|loosen .... [brake:limit|limits|throttle|throttling|jail|fail2ban|captcha|lockout|limiter|cooldown|delay|pause|lock|attack|ratelimit] & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "[brake:limit|throttle|lockout|limiter] .. from # to # & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "[brake:limit|limits|throttle|throttling|jail|fail2ban|captcha|captchas|lockout|limiter|cooldown|delay|pause|lock|counter|429] .... off|removed|gone|exempt|exempted|disabled|lifted|lift|skipped|raised|dropped|excluded|out|ignored|relaxed|unlimited & [where:login|sign|session|api|keypad|till|form|checkout|imap|oauth|cleaners|portal]",
      "remove|removes|removed|drop|drops|lift|exempt|skip|skips|disable|disables|raise|raises|relax|take|increase|whitelist|allowlist|exclude|bypass|loosen .... [brake:limit|limits|throttle|throttling|jail|fail2ban|captcha|lockout|limiter|cooldown|delay|pause|lock|attack|ratelimit] & [where:login|sign|session|api|keypad|till|form|checkout|imap|oauth|cleaners|portal]",
      "[brake:limit|throttle|lockout|limiter] .. from # to # & [where:login|sign|session|api|keypad|till|form|checkout|imap|oauth|cleaners|portal]",
      "[brake:limit|limits|throttle|throttling|jail|fail2ban|captcha|captchas|lockout|limiter|cooldown|delay|pause|lock|counter|429] .... off|removed|gone|exempt|exempted|disabled|lifted|lift|skipped|raised|dropped|excluded|out|ignored|relaxed|unlimited & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday] & [where:login|sign|session|api|keypad|till|form|checkout|imap|oauth|cleaners|portal]",
      "remove|removes|removed|drop|drops|lift|exempt|skip|skips|disable|disables|raise|raises|relax|take|increase|whitelist|allowlist|exclude|bypass|loosen .... [brake:limit|limits|throttle|throttling|jail|fail2ban|captcha|lockout|limiter|cooldown|delay|pause|lock|attack|ratelimit] & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday] & [where:login|sign|session|api|keypad|till|form|checkout|imap|oauth|cleaners|portal]",
      "[brake:limit|throttle|lockout|limiter] .. from # to # & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday] & [where:login|sign|session|api|keypad|till|form|checkout|imap|oauth|cleaners|portal]",
    ],
    unless: ["memory|size|upload|body|file|page|credit limit", "off by default .. now on"],
    cwe: 307,
    severity: "high",
    rationale: "that was what slowed a script that guesses",
    name: [
      "A script guesses at {endpoint} with less in its way than before",
      "A script guesses the {what} with the {brake} out of its way",
      "A script guesses with the {brake} out of its way",
    ],
    consequence:
      "So the {brake} that slowed a script no longer does, or does later. Codes, passwords and numbers behind it can be tried in a row, unless another count stands there.",
    test: {
      technique: "guess-values",
      title: [
        "Send 500 wrong values to {endpoint}, then the right one",
        "Send 500 wrong values where the line loosens it",
      ],
      setUp:
        "A test instance with the settings of production, a test account whose right value is known, and a script.",
      steps: [
        [
          "Without a session where none is needed, send 500 wrong values to {endpoint} for that account, ten a second.",
          "Without a session where none is needed, send 500 wrong values for that account where the line applies, ten a second.",
        ],
        "Send the right value directly afterwards.",
        "Send one wrong value for each of 500 made-up accounts.",
      ],
      failsIf: "all wrong values are judged and the right one is accepted directly afterwards",
    },
    example: "Office network\n\nRaise the limit of the token route.",
    counterexample: "Office network\n\nExempt the office from the monthly survey.",
  },
  {
    id: "limit-set-by-admin",
    topicOnly: true,
    when: [
      "[set:setting|settings|configurable|configure|option|default|number|numbers|max|maximum] & failures|attempts|lockout|brute_force|failed|tries|throttle|login_errors",
      "limite .. errores|intentos",
      "[set:setting|settings|configurable|configure|option|default|number|numbers|max|maximum] & failures|attempts|lockout|brute_force|failed|tries|throttle|login_errors & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "limite .. errores|intentos & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
    ],
    cwe: 307,
    severity: "low",
    rationale: "it takes a wrong setting before guesses get through",
    name: [
      "With {code}, one value could let guesses go on for ever",
      "A setting for failed attempts could let guesses go on for ever",
    ],
    consequence:
      "Check what the setting does at its edges: empty, 0, -1 and very large values, before the first save, and for accounts that were counted under the old value.",
    test: {
      technique: "guess-values",
      title: "Guess under each edge value of the setting",
      setUp: "A test installation, its administrator, a test account whose right value is known, and a script.",
      steps: [
        "As the administrator, set it in turn to nothing, 0, -1, 5 and 999999, and note which are accepted.",
        "Under each, send 50 wrong values for the account and note when they are refused.",
        "Under 5, let the window pass, send 4 wrong ones, wait again, and go on for ten rounds.",
      ],
      failsIf: "under nothing, 0 or -1 all 50 wrong values are judged without a word of warning in the settings",
    },
    example: "Panel\n\nAdmins choose the number of failures.",
    counterexample: "Panel\n\nAdmins choose the picture of the door.",
  },
  {
    id: "count-forgets",
    topicOnly: true,
    when: [
      "counter|counters|count|counts|failures|attempts ... redis|memory|cookie|session|browser|client|restart|restarts|resets|reset|cleared|per|reload|offline|local",
      "retries|tries|attempts .. while|when .. offline|restart",
      "unlock|unblock|desbloquear .. ips|ip|account|accounts|user|users",
      "counter|counters|count|counts|failures|attempts ... redis|memory|cookie|session|browser|client|restart|restarts|resets|reset|cleared|per|reload|offline|local & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "retries|tries|attempts .. while|when .. offline|restart & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "unlock|unblock|desbloquear .. ips|ip|account|accounts|user|users & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
    ],
    unless: ["view|click|page|item|unread counter|counters|count", "row|result|word count"],
    cwe: 307,
    severity: "medium",
    rationale: "what clears the count can be brought about by whoever guesses",
    name: ["Whoever guesses could bring the count of wrong tries back to zero"],
    consequence:
      "The question is who can bring the count back to zero: by a good sign-in of their own, a restart, another device, a new session or by waiting.",
    test: {
      technique: "guess-values",
      title: "Guess in rounds, with the count brought back between them",
      setUp: "Two test accounts, A whose right value is to be guessed and B which the tester may use, and a script.",
      steps: [
        "Send wrong values for A until one is left before the limit.",
        "Bring about what the line names; also sign in as B, open a new session, and restart.",
        "After each, send the same number of wrong values for A, for five rounds.",
        "Send the right value of A.",
      ],
      failsIf: "all rounds are judged and the right value of A is accepted after them",
    },
    example: "Till\n\nThe counter of wrong entries lives in memory.",
    counterexample: "Till\n\nThe drawer of the till opens to the left.",
  },
  {
    id: "failures-not-logged",
    topicOnly: true,
    when: [
      "drop|dropped|remove|removed|fewer|less|skip ... failed|failure|failures .. lines|line|log|logs|entries",
      "fail2ban & log|lines",
    ],
    cwe: 307,
    severity: "medium",
    rationale: "programs that block guessers read these lines",
    name: ["Programs that block guessers may no longer see failed sign-ins"],
    consequence:
      "Blocking programs read such lines. Without them, or with a false address in them, guesses go on unseen.",
    test: {
      technique: "guess-values",
      title: "Guess, and look whether the blocking program sees it",
      setUp: "A test machine with fail2ban and the settings from the documentation, and a second machine.",
      steps: [
        "From the second machine, send 100 wrong passwords for one account.",
        "Read the log and the list of blocked addresses.",
        "Send the right password from the second machine.",
      ],
      failsIf: "the second machine is not blocked after 100 wrong passwords",
    },
    example: "Log\n\nFewer failed lines on the disk.",
    counterexample: "Log\n\nRotate the files at midnight.",
  },
  {
    id: "birthday-is-the-key",
    topicOnly: true,
    when: [
      "[detail:birthday|birthdate|birth|surname|postcode|zip|dob] & number|opens|open|enter|enters|type|types|see|login|sign|status|password|pin|phone|policy|card|form|code",
      "last four|4 digits & enter|type|types|pin|see|card|password",
      "[detail:year|date|day] of birth",
    ],
    cwe: 307,
    severity: "high",
    rationale: "a {detail} is known to many and has few values, and people's details stand behind it",
    name: [
      "A script at {endpoint} tries one {detail} after another until it fits",
      "A script tries one {detail} after another until it fits a person",
    ],
    consequence:
      "A {detail} is no secret: relatives know it, and few values are possible. A script that holds one half runs through the other, unless wrong pairs are counted.",
    test: {
      technique: "guess-values",
      title: ["Try one {detail} after another at {endpoint}", "Try one {detail} after another for a test person"],
      setUp: "A test person whose details the tester has set, a list of 400 values for the {detail}, and a script.",
      steps: [
        "With the test person's first half known, send the 400 values for the {detail}, the right one last.",
        "With the {detail} held fixed, send 400 values for the other half, the test person's last.",
        "Repeat both from a second address.",
      ],
      failsIf: "the last pair of a round is accepted after 399 wrong ones",
    },
    example: "Permit\n\nType the number of the letter and your surname to see the state.",
    counterexample: "Permit\n\nThe letter has the arms of the city on its first page.",
  },
  {
    id: "card-numbers-tried",
    topicOnly: true,
    when: [
      "[card:gift|voucher|coupon|promo|loyalty|points|card|discount|referral] & balance|code|codes|number|digits|type|types|typed|enter|entered|worth|characters|redeem|pin|printed",
    ],
    unless: ["charge point", "points of|at", "credit|debit|id|sim|graphics|sd card|cards", "status|error|source code"],
    cwe: 799,
    asvs: "V2",
    severity: "medium",
    rationale: "values that are worth money can be found and spent before their owners come",
    name: [
      "A script at {endpoint} tries values until one is worth money",
      "A script tries {card} values until one is worth money",
    ],
    consequence:
      "The answer tells a worthless value from one with money behind it. A script searches them unless failed ones are limited over all sessions and the values are long and random.",
    test: {
      technique: "guess-values",
      title: ["Try 500 made-up values at {endpoint}", "Try 500 made-up values in a row"],
      setUp: "Five valid values made for the test, knowledge of how they are formed, and a script.",
      steps: [
        "As a caller with the least rights that may enter one, send 500 made-up values of the right form, ten a second.",
        "Send one of the five valid ones after them, without redeeming it.",
        "Count up and down from a valid one by twenty, and send these.",
      ],
      failsIf: "all are answered without a refusal and a valid one is told from the others",
    },
    example: "Points\n\nGuests enter the number of their loyalty card.",
    counterexample: "Points\n\nGuests sit at the table near the door.",
  },
  {
    id: "code-made-shorter",
    topicOnly: true,
    when: [
      "shorten|shorter|short|shortened .. code|codes|pin|password|passwords|number|from|token|link",
      "[n:3|4|5|6|three|four|five|six] digits|letters|characters .. instead|rather|are_enough|enough|easy",
      "from # to # .. digits|letters|characters",
      "[n:4|5|6|four|five|six] .. characters|letters|digits? is|are enough|fine|plenty",
      "at least [n:3|4|5|6|three|four|five|six] characters|letters|digits",
      "shorten|shorter|short|shortened .. code|codes|pin|password|passwords|number|from|token|link & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "[n:3|4|5|6|three|four|five|six] digits|letters|characters .. instead|rather|are_enough|enough|easy & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "from # to # .. digits|letters|characters & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "[n:4|5|6|four|five|six] .. characters|letters|digits? is|are enough|fine|plenty & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "at least [n:3|4|5|6|three|four|five|six] characters|letters|digits & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
    ],
    unless: ["short description|name|text", "last four|4 digits"],
    cwe: 307,
    severity: "high",
    rationale: "each character less makes a script many times faster",
    name: [
      "A script runs through the {n} characters that are left of the {what}",
      "A script runs through the {n} characters that are left",
      "A script comes to the right {what} sooner than before",
      "A script runs through the shorter values in an afternoon",
    ],
    consequence:
      "The fewer values there are, the more the count of wrong tries has to carry: over one person, over all persons, and for as long as a value is valid.",
    test: {
      technique: "guess-values",
      title: ["Run through short values at {endpoint}", "Run through short values in a row"],
      setUp: "Ten valid short values made for the test, knowledge of how they are formed, and a script.",
      steps: [
        "As a caller who was given none, send 1,000 different values of that form, ten a second.",
        "Send one of the ten valid values directly afterwards.",
        "Work out how many of all possible values are valid at a time, and how long a hit takes.",
      ],
      failsIf: "the 1,000 are judged without a refusal and the valid value is accepted after them",
    },
    example: "Doors\n\nShorten the number from 9 to 5 digits.",
    counterexample: "Doors\n\nThe door closes after the last guest.",
  },
  {
    id: "sent-code-guessed",
    topicOnly: true,
    when: [
      "sms|mail|text|message .. with|of [n:4|5|6|7|8|four|five|six|seven|eight] digits",
      "get|gets|receive|receives|sent [n:4|5|6|7|8|four|five|six|seven|eight] digits",
      "[n:3|4|5|6|7|8|three|four|five|six|seven|eight] digit|digits .... sms|mail|email|e_mail|phone|text|sent|minutes|min|valid",
      "code|codes|digits .... by|via|from|to .. [way:sms|mail|email|phone|text] & sign|login|log|enter|type|types|verify|verified|valid|digits|session|password|authentication|challenge|confirm|account",
      "passwordless & code|codes|mail|email",
      "second_factor|two_factor|2fa|mfa|otp|totp|one_time_code|verification_code & code|codes|digits|verify|entry|sms|mail|app|enter|validate|check|login",
      "[n:4|5|6|four|five|six] digits .. valid|good|for",
      "[n:3|4|5|6|7|8|three|four|five|six|seven|eight] digit|digits .... sms|mail|email|e_mail|phone|text|sent|minutes|min|valid & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "code|codes|digits .... by|via|from|to .. [way:sms|mail|email|phone|text] & sign|login|log|enter|type|types|verify|verified|valid|digits|session|password|authentication|challenge|confirm|account & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "passwordless & code|codes|mail|email & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "second_factor|two_factor|2fa|mfa|otp|totp|one_time_code|verification_code & code|codes|digits|verify|entry|sms|mail|app|enter|validate|check|login & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "[n:4|5|6|four|five|six] digits .. valid|good|for & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
    ],
    unless: ["after # wrong|failed|tries"],
    cwe: 307,
    severity: "medium",
    rationale: "a code of few digits holds only as long as wrong tries are counted",
    name: [
      "A script guesses the {n} digits at {endpoint} while the code is valid",
      "A script guesses the {n} digits while a code is valid",
      "A script guesses the sent code at {endpoint} before its owner types it",
      "A script guesses the sent code before its owner types it",
    ],
    consequence:
      "Whoever knows only the address can ask for a code and guess it. Wrong tries have to be counted for the account, over every code that is sent, since a new code each time gives new tries.",
    control: {
      when: ["[n2:#] wrong|failed|tries|attempts", "after # .. wrong|failed|tries|attempts"],
      consequence:
        "Check that this count goes on over a code that is sent anew, over parallel requests and from another address.",
    },
    test: {
      technique: "guess-values",
      title: ["Guess the code at {endpoint}, over several codes", "Guess the code, over several codes"],
      setUp: "A test account whose mailbox or phone the tester reads, two source addresses, and a script.",
      steps: [
        "As a caller who knows the account only, ask for a code and send 50 wrong ones, ten a second.",
        "Ask for a new code, send 50 more from the second address, and go on for five rounds.",
        "Read the last code and send it.",
      ],
      failsIf: "all 250 wrong codes are judged and the right one is accepted after them",
    },
    example: "Phone\n\nA code by SMS is enough to log in.",
    counterexample: "Phone\n\nA call by the office is enough to book.",
  },
  {
    id: "join-code-guessed",
    topicOnly: true,
    when: [
      "[kind:invite|invitation|invited|join|room|class|pairing|pair|tv|device|enrolment|enrollment|pickup|locker|access|entry|door|unlock|household|share|sharing|meeting|party|guest|activation|recovery|phrase|parcel] .... [what:code|codes|pin|pins|passcode|phrase|digits]",
      "[what:code|codes|pin|pins|passcode|phrase] .... [kind:invite|invitation|join|room|class|pairing|pair|tv|device|enrolment|pickup|locker|door|unlock|household|meeting|party|guest|activation|friend|parcel|printed|letter|public]",
    ],
    unless: ["source|status|error|country|zip|post code|codes", "code review|style|owners|base|path"],
    cwe: 307,
    severity: "medium",
    rationale: "one hit among many valid values is enough",
    name: [
      "A script at {endpoint} hits one of the values that are valid ({kind} {what})",
      "A script hits one of the values that are valid ({kind} {what})",
    ],
    consequence:
      "The more such values are valid at a time, the fewer tries it takes to hit any. Failed entries have to be counted over all of them, and each must be long, random and soon over.",
    test: {
      technique: "guess-values",
      title: ["Try made-up values at {endpoint}", "Try made-up values of that form in a row"],
      setUp: "Ten valid values made for the test, knowledge of how they are formed, and a script.",
      steps: [
        "As a caller who was given none, send 500 made-up values of the right form, ten a second.",
        "Send one of the ten valid ones directly afterwards.",
        "Repeat from a second address and with a new session for each value.",
      ],
      failsIf: "the script is never refused and the valid value opens for it",
    },
    example: "Evening\n\nGuests type the room code and are in.",
    counterexample: "Evening\n\nGuests take the stairs and are in.",
  },
  {
    id: "pin-guessed",
    topicOnly: true,
    when: [
      "[what:pin|pins|passcode|combination] & enter|entry|type|types|length|login|sign|open|opens|wrong|set|digits|card|keypad|pad|check|unlock|password|screen|instead|retries",
    ],
    unless: [
      "pin .. version|dependency|dependencies|to the top|post|message|map|certificate|action|chat|comment",
      "gpio|header pin|pins",
    ],
    cwe: 307,
    severity: "medium",
    rationale: "few values are possible, and people choose the same ones",
    name: [
      "A script tries one {what} after another at {endpoint}",
      "Another person tries one {what} after another until it opens",
    ],
    consequence:
      "People choose from a few hundred values. Whoever tries 1234, 0000 and years of birth first is soon through, unless wrong ones are counted where they cannot be cleared.",
    test: {
      technique: "guess-values",
      title: ["Try one {what} after another at {endpoint}", "Try one {what} after another"],
      setUp: "A test person whose {what} the tester has set to a value without a pattern, and a script or a list.",
      steps: [
        "As another person, enter 1234, 0000, 1111, 2580 and the years 1950 to 2010.",
        "Restart the device, app or session and enter 20 more.",
        "Enter the right {what}.",
      ],
      failsIf: "no entry is refused for the number of wrong ones and the right one is accepted at the end",
    },
    example: "Garage\n\nSet a passcode for the gate.",
    counterexample: "Garage\n\nSet a lamp above the gate.",
  },
  {
    id: "number-leads-to-person",
    topicOnly: true,
    when: [
      "[kind:order|ticket|case|card|member|gift|parcel|badge|customer|policy|invoice] number & page|status|balance|state|show|enter|type|see|sms",
      "[key:number|numbers|reference|plate|tag|id|policy|ticket|booking|order|case|parcel|phone] & type|types|enter|enters|look|lookup|check|public|no_login|without_login|without_account|no_account|status|running|counts_up|digits|find|search|page|by_phone",
      "<endpoint> & no_login|without_login|public|no_account|without_session|by_phone|balance|status|lookup|check|exists",
    ],
    unless: ["build|version|issue|line|pr|page number|numbers", "issue|bug|pull ticket|id"],
    cwe: 799,
    severity: "medium",
    rationale: "whoever counts through the values reads what stands behind each hit",
    name: [
      "A script counts through {kind} numbers at {endpoint} and keeps each hit",
      "A script counts through {kind} numbers and keeps each hit",
      "A script counts through values at {endpoint} and keeps each hit",
      "A script counts through each {key} and keeps the hits",
    ],
    consequence: [
      "If wrong entries cost nothing, a script asks for one {kind} number after the other and keeps what is answered.",
      "If wrong entries cost nothing, a script asks for one value after the other and keeps what is answered.",
    ],
    test: {
      technique: "guess-values",
      title: ["Count values up at {endpoint}", "Count values up and keep the hits"],
      setUp: "Three valid values made for the test, far apart from each other, and a script.",
      steps: [
        "As a caller with the least rights that may ask, send 300 values of the right form that do not exist, ten a second.",
        "Send the three valid ones among 300 more and note how each is answered.",
      ],
      failsIf: "all 603 are answered without a refusal and the three valid ones stand out",
    },
    example: "Parcel\n\nA public page for the reference on the slip.",
    counterexample: "Parcel\n\nA larger box for the books on the shelf.",
  },
  {
    id: "passwords-played-through",
    topicOnly: true,
    when: [
      "[where:login|signin|password|passwords|htpasswd|imap|smtp|ldap|ssh|oauth|credentials|basic|authentication|token] & add|adds|new|form|route|endpoint|basic|user|check|checks|page|allow|support|account|accounts|without|screen|api|reset|app|name|console|partner|handler|try|verify",
      "sign_in|log_in|sign_on",
      "[where:login|signin|password|passwords|htpasswd|imap|smtp|ldap|ssh|oauth|credentials|basic|authentication|token] & add|adds|new|form|route|endpoint|basic|user|check|checks|page|allow|support|account|accounts|without|screen|api|reset|app|name|console|partner|handler|try|verify & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
      "sign_in|log_in|sign_on & [what:pin|code|codes|password|passwords|passcode|number|year|postcode|voucher|plate|iban|surname|card|word|token|key|link|reference|birthday]",
    ],
    cwe: 307,
    severity: "medium",
    rationale: "common and leaked passwords fit some account when enough are tried",
    name: [
      "A script plays leaked passwords through {endpoint}",
      "A script plays lists of leaked passwords through this sign-in",
    ],
    consequence:
      "The question is how many wrong passwords this way in judges: for one account from many addresses, and for many accounts from one.",
    test: {
      technique: "guess-values",
      title: ["Send 200 wrong passwords to {endpoint}", "Send 200 wrong passwords by this way in"],
      setUp: "A test account, 200 made-up account names, and a script, on staging with the limits of production.",
      steps: [
        [
          "Send 200 wrong passwords for the test account to {endpoint}, ten a second.",
          "Send 200 wrong passwords for the test account by the way that the line names, ten a second.",
        ],
        "Send the right password of the account.",
        "Send one wrong password for each of the 200 made-up names.",
      ],
      failsIf: "all guesses are judged without delay and the right password signs in after them",
    },
    example: "Console\n\nA new sign-in form with a user for each partner.",
    counterexample: "Console\n\nA new colour for the list of each partner.",
  },
  // General.
  {
    id: "general-brute-force",
    cwe: 307,
    severity: "medium",
    rationale: "a script can send thousands of values, and the one that fits opens what it protects",
    name: [
      "{subject} can {predicate}, and a script may try values until one fits",
      "A script may try values at {endpoint} until one fits",
      "“{line}”: a script may try values until one fits",
      "A script may guess a value behind {code}",
      "A script may keep trying values until one fits",
    ],
    consequence: [
      "The question is how many wrong values {endpoint} judges before it takes no more for the same target, and whether waiting, starting anew or changing the sender resets that count.",
      "The question is how many wrong values are judged before that way to {predicate} is closed, and whether waiting, starting anew or changing the sender resets that count.",
      "The question about {code} is how many wrong values are judged before no more are taken for the same target, and whether waiting, starting anew or changing the sender resets that count.",
      "That line bears on how long a script can go on guessing. The question is how many wrong values are judged before no more are taken for the same target, and whether waiting, starting anew or changing the sender resets that count.",
    ],
    test: {
      technique: "guess-values",
      title: ["Send 600 wrong values to {endpoint}, then the right one", "Send 600 wrong values, then the right one"],
      setUp: "A test target whose right value the tester knows, a script, two source addresses.",
      steps: [
        [
          "As the caller the line names, send 300 wrong values of the right form to {endpoint}, all for that target, ten a second.",
          "As a caller who may {predicate}, send 300 wrong values of the right form for that target, ten a second.",
          "As the caller the line names, send 300 wrong values of the right form for that target, ten a second.",
        ],
        "Send 300 more: begin anew after every fifth, go on from the second address, and add `X-Forwarded-For: 10.0.0.1`, then 10.0.0.2 and so on.",
        "Send the right value directly afterwards.",
      ],
      failsIf:
        "the last wrong value is judged just as the first was, and the right one is accepted directly afterwards",
    },
  },
];
