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
    because: "one caller with a script gets as many guesses as it can write addresses",
    name: [
      "A caller starts a fresh count with each made-up {entry} entry of X-Forwarded-For",
      "A caller starts a fresh count by changing X-Forwarded-For",
    ],
    so: "The caller writes that header too. If the edge keeps what arrived in it, a script that sends another address with each request never reaches the limit.",
    test: {
      act: "guess-values",
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
    raises:
      "Rate limiter behind the new balancer\n\nThe login limiter now reads the first entry of X-Forwarded-For so that users are told apart.",
    silent:
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
    because: "whoever learns the header's name can guess without being counted",
    name: "A caller that sends {header} itself is never counted",
    so: "A header is only text in a request. Unless the edge strips {header} from outside traffic, any client that copies it escapes the count as well.",
    test: {
      act: "guess-values",
      title: "Guess from outside with {header} set",
      setUp: "A test instance behind its usual edge, and a script in a network that is not exempted.",
      steps: [
        "Send wrong values from outside without the header until the limit answers.",
        "Send 50 more from the same place with {header} added as the exempted client sends it.",
      ],
      failsIf: "the 50 with the header are judged right or wrong in place of the limit's refusal",
    },
    raises:
      "Door terminals are locked out\n\nTerminals share one address, so the throttle is skipped for requests with the header X-Door.",
    silent:
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
    because: "the count of wrong tries ends where the caller wants it to",
    name: "Wrong tries are forgotten with “{cause}”, so a script guesses in rounds",
    so: "Whoever guesses can bring that about as well and starts with a fresh count. Only a second count that belongs to the account and goes on through it stops a script.",
    test: {
      act: "guess-values",
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
    raises:
      "Codes by text message\n\nThree wrong entries are allowed. The counter starts again whenever a new code is sent.",
    silent:
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
    because: "codes that are worth money can be found and spent before their owners come",
    name: [
      "A visitor tries {kind} codes at {endpoint} until one is worth money",
      "A visitor tries {kind} codes until one is worth money",
    ],
    so: "The answer tells a worthless {kind} code from one with money on it. A script can search the codes in this way unless failed ones are limited and the codes are long and random.",
    control: {
      when: [...STATED_LIMIT],
      so: "Check that the limit counts failed {kind} codes per address and over all sessions, and that no other route answers the same question.",
    },
    test: {
      act: "guess-values",
      title: ["Try 500 {kind} codes at {endpoint}", "Try 500 {kind} codes in a row"],
      setUp: "Five {kind} codes created for the test, knowledge of how they are formed, and a script.",
      steps: [
        "As a caller with the least rights that may enter one, send 500 made-up {kind} codes of the right form, ten a second.",
        "Send one of the five real codes after them, without redeeming it.",
        "Change the last character of a real code to each other one and send these.",
      ],
      failsIf: "the 500 are all answered without a refusal or delay and the real code is then told from them",
    },
    raises: "Voucher page\n\nA public page where people enter a voucher code of 6 letters and see what it is worth.",
    silent: "Staff page\n\nA page in the back office where accounting exports all payments of a month.",
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
    because: "addresses are cheap and the account under attack stays the same",
    name: [
      "{fail} on one account from many addresses pass the count per {key}",
      "Guesses on one account from many addresses pass the limit per {key}",
    ],
    so: "A count per {key} stops one machine. Guesses on one account that come from hundreds of addresses each stay below it.",
    test: {
      act: "guess-values",
      title: "Guess on one account from several addresses",
      setUp: "One test account and a script that can send from ten addresses of the test network.",
      steps: [
        "From the first address, send wrong values for the account until the limit answers, and note the number.",
        "From each of the other nine, send one fewer than that number for the same account.",
        "Send the right value from the last address.",
      ],
      failsIf: "none of the nine is refused and the right value is accepted from the last",
    },
    raises: "Login limit\n\nFailed logins are now limited to 10 per IP address in five minutes.",
    silent: "Login limit\n\nFailed logins are now limited to 10 per account in five minutes.",
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
    because: "a short code resists a script only while its wrong tries are limited",
    name: [
      "A script tries all {n}-digit codes with no {brake} in its way",
      "A script tries all {n}-digit {wrong} once wrong ones no longer lock",
      "A script tries one value after the other once wrong {wrong} no longer lock",
    ],
    so: [
      "With {n} digits there are so few values that this was the protection. Whoever can reach the entry sends them one after the other.",
      "So few values are possible that this was the protection. Whoever can reach the entry sends them one after the other.",
    ],
    control: {
      when: ["instead .. delay|limit|captcha|lock", "still|keep|keeps|kept .. limit|lockout|captcha|throttle"],
      so: "Check that it slows a script as much as what is taken away, for one account from many addresses.",
    },
    test: {
      act: "guess-values",
      title: ["Run through codes at {endpoint} for one account", "Run through codes for one account"],
      setUp: "A test account whose code the tester has set, and a script that sends 20 requests a second.",
      steps: [
        "As a caller who knows the account but not the code, send 300 different wrong codes.",
        "Send the right code as number 301.",
        "Send 0000, 1234 and 1111 to each of 20 further test accounts.",
      ],
      failsIf: "all 300 wrong codes are judged and the right one is still accepted as number 301",
    },
    raises:
      "Parcel lockers: less waiting\n\nThe locker opens with a 4-digit code. Remove the lockout after wrong codes, the queue is too long.",
    silent:
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
    because: "leaked passwords can be tried on every account by a script",
    name: [
      "A script tries leaked passwords at {endpoint} with no {brake} in its way",
      "A script tries leaked passwords at the sign-in with no {brake} in its way",
      "A script tries leaked passwords, since failed {wrong} no longer count",
    ],
    so: "With that out of the way, lists of leaked passwords can be played against all accounts, and one account against all common passwords.",
    control: {
      when: ["instead .. delay|limit|captcha|lock", "still|keep|keeps|kept .. limit|lockout|captcha|throttle"],
      so: "Check that this holds per account too, when the guesses come from many addresses.",
    },
    test: {
      act: "guess-values",
      title: ["Send 200 wrong passwords to {endpoint}", "Send 200 wrong passwords to the sign-in"],
      setUp: "A test account, a list of 200 wrong passwords, 200 made-up account names, and a script, on staging.",
      steps: [
        "Without a session, send the 200 passwords for the account, ten a second, and then the right one.",
        "From one address, send one wrong password for each of the 200 names.",
      ],
      failsIf: "the 200 guesses are answered without delay or refusal and the right password then signs in",
    },
    raises: "Sign-in page\n\nDrop the captcha on the login page, screen reader users cannot pass it.",
    silent: "Sign-in page\n\nThe captcha on the sign-in page gets a label that screen readers can read.",
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
    because: "a script can ask as often as the machine answers",
    name: "A script tries value after value at “{place}” where the {brake} stopped it",
    so: "What was held back until now, trying values until one fits, becomes a matter of time for {place}.",
    test: {
      act: "guess-values",
      title: ["Send 500 guesses to {endpoint}", "Send 500 guesses to {place}"],
      setUp: "A caller with the least rights that may send the request, a value that is valid, and a script.",
      steps: [
        "Send the request for {place} 500 times with a different made-up value each, ten a second.",
        "Send the valid value as the last one.",
      ],
      failsIf: "none of the 500 is refused or slowed and the valid value then gets its full answer",
    },
    raises: "Public routes\n\nThe throttle on the public search routes was removed, use a proxy if you need one.",
    silent: "Public routes\n\nThe public lookup routes answer with JSON instead of XML now.",
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
    because: "stolen card numbers are tested on forms like this by the thousand, at our cost",
    name: [
      "A script tests stolen card numbers through the authorisation of {sum}",
      "A script tests stolen card numbers through the card check",
    ],
    so: "Each attempt tells whether a card is alive. Fraudsters run lists of stolen numbers through such a form unless attempts are limited per visitor, address and card.",
    test: {
      act: "guess-values",
      title: ["Try 50 test cards at {endpoint}", "Try 50 test cards in a row"],
      setUp: "The payment provider's sandbox and its declined and accepted test card numbers.",
      steps: [
        "As a visitor, submit 50 declined sandbox cards one after the other from one address.",
        "Submit an accepted sandbox card.",
        "Repeat with a new browser session for every card from the same address.",
      ],
      failsIf: "all 50 are passed to the provider and the answers tell declined cards from accepted ones",
    },
    raises:
      "Donation form\n\nThe card is checked with an authorisation of 1.00 as soon as the number is complete, any number of tries.",
    silent: "Donation form\n\nThe card is charged after the donor confirms; the form has larger fields.",
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
    because: "with endless tries a short value falls to a script",
    name: [
      "A script with endless tries finds the right one of {n} digits at {endpoint}",
      "A script with endless tries runs through all values of {n} characters",
      "A script with endless tries finds the {kind}",
    ],
    so: "What helps people who mistype helps a script just as much: it sends one value after the other until one is right.",
    control: {
      when: ["ip|address .. limited|limit", "captcha"],
      so: "Check that this slows a script that aims at one value from many addresses, since wrong entries are not counted.",
    },
    test: {
      act: "guess-values",
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
    raises:
      "Sign in with a code\n\nWe text a 6-digit code. People mistype, so a wrong code may be corrected as often as they like.",
    silent: "Sign in with a code\n\nWe text a 6-digit code. People mistype, so the keypad has larger keys.",
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
    because: "the guessed value sets a new password, and the account is taken",
    name: [
      "A script guesses the {n}-digit reset code at {endpoint} and takes the account",
      "A script guesses the {n}-digit reset code and takes the account",
    ],
    so: "Anyone can start the reset for a person they know. If a code of {n} digits may be tried often, a script finds it within its lifetime and chooses the new password.",
    control: {
      when: [...STATED_LIMIT],
      so: "Check that the limit counts for the account, goes on when the reset is started anew, and holds for parallel requests.",
    },
    test: {
      act: "guess-values",
      title: ["Guess the {n} digits at {endpoint}", "Guess the {n} digits for a known account"],
      setUp: "A test account whose reset messages the tester can read, and a script.",
      steps: [
        "Without a session, start the reset for the account and send 100 wrong codes.",
        "Start the reset again and send 100 more.",
        "Send the right code of the second reset with a new password.",
      ],
      failsIf: "the right code still sets the password after the 200 wrong ones",
    },
    raises: "Forgotten password\n\nWe mail a 6-digit reset code, people type it and choose a new password.",
    silent: "Forgotten password\n\nPeople go to the front desk with their passport and get a letter.",
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
    because: "one half runs in order and the other is common, and a person's data stands behind the pair",
    name: [
      "A script pairs {number} numbers with common values at {endpoint} until one opens",
      "A script pairs {number} numbers with one common {detail} until a pair opens",
    ],
    so: "Such numbers often run in order, and the {detail} comes from a short list of common ones. A script tries pairs until another person's data shows, unless failed pairs are limited.",
    control: {
      when: [...STATED_LIMIT],
      so: "Check that the limit counts failed pairs per address as well as per number, since a script will change both.",
    },
    test: {
      act: "guess-values",
      title: ["Try pairs at {endpoint}", "Try pairs of number and {detail} in a row"],
      setUp: "Two test entries with neighbouring {number} numbers, whose {detail} the tester knows, and a script.",
      steps: [
        "Keep the first number and send 200 different values for the {detail}.",
        "Keep the {detail} of the second entry and send 200 neighbouring numbers that do not fit it.",
        "Send the right pair of the second entry at the end.",
      ],
      failsIf: "no request is refused for the number of failures and the right pair then opens",
    },
    raises: "Find my booking\n\nGuests enter booking number and surname and see the booking with all travellers.",
    silent: "Find my booking\n\nGuests open the link from their confirmation, which holds a random token.",
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
    because: "a guessed value signs the caller in as the account's owner",
    name: [
      "A script guesses {n} digits at {endpoint} and is signed in as another",
      "A script guesses {n} digits and is signed in as another person",
    ],
    so: "There are so few values of {n} digits that a patient script hits another person's, unless wrong ones are counted on the server and soon refused.",
    control: {
      when: [...STATED_LIMIT],
      so: "Check that the limit also holds over new codes, for guesses that arrive in parallel, and for one wrong guess at each of many accounts.",
    },
    test: {
      act: "guess-values",
      title: ["Guess {n} digits at {endpoint} for a known account", "Guess the {n} digits of a test account"],
      setUp: "A test account whose {n} digits the tester can read, and a script.",
      steps: [
        "As a person who does not know them, send 100 wrong values for the account within a minute.",
        "Send the right value.",
        "Send the most common value, such as 1234, once for each of 20 further test accounts.",
      ],
      failsIf: "the right value still signs in after 100 wrong ones",
    },
    raises: "Sign in without password\n\nYou type your address, get a 6-digit code by mail and sign in with it.",
    silent: "Sign in without password\n\nYou register a passkey on the phone and touch the reader from then on.",
  },
  {
    id: "pin-of-few-digits",
    when: [
      "[n:4|5|6|four|five|six] digit|digits [what:~] pin",
      "[what:~] pin .. of [n:4|5|6|four|five|six] digits",
      "[n:3|4|5|6|three|four|five|six] digit [what:pin]",
      "[what:pin] .. of? .. [n:3|4|5|6|three|four|five|six] digits",
      "[what:pin] has [n:#] digits",
    ],
    unless: ["last four|4 digits of|on", ...NO_GUESSING_ONLINE],
    cwe: 307,
    severity: "medium",
    because: "the values are few, and whoever reaches the entry can go through them",
    name: [
      "A script runs through the {n}-digit PINs at {endpoint}",
      "Another person runs through the {n}-digit PINs until one is right",
    ],
    so: "People choose a few hundred of the values that {n} digits allow. Whoever tries 1234, 0000 and years of birth first is soon through, unless wrong PINs are counted and refused.",
    control: {
      when: [...STATED_LIMIT],
      so: "Check that this count belongs to the PIN's owner and goes on over a restart, another device and parallel entries.",
    },
    test: {
      act: "guess-values",
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
    raises: "Kiosk\n\nMembers open their locker at the kiosk by typing a PIN of four digits.",
    silent: "Kiosk\n\nMembers open their locker at the kiosk with the card reader and their fingerprint.",
  },
  {
    id: "short-code-opens",
    when: [
      "[n:3|4|5|6|three|four|five|six] letter|letters|character|characters [kind:~] code|codes|word",
      "[kind:~] code|codes .. of|has|have [n:3|4|5|6|three|four|five|six] letters|letter|characters|digits",
      "[n:3|4|5|6|three|four|five|six] digit [kind:~] code|codes|number",
      "[n:3|4|5|6|7|8|three|four|five|six|eight] digit|letter|character [what:code|codes|number]",
      "[what:code|codes] .. [n:3|4|5|6|three|four|five|six] letters|digits|characters",
      "type|types|enter|enters .. the? [n:3|4|5|6|7|8|three|four|five|six|eight] [what:digits|letters|characters]",
    ],
    unless: ["hardware key", "color|colour|country|currency|status|airport|zip|postal", ...NO_GUESSING_ONLINE],
    cwe: 307,
    severity: "medium",
    because: "a value of few characters is all that a script has to hit",
    name: [
      "A script hits another person's {kind} code of only {n} characters",
      "A script at {endpoint} hits one of the valid codes of {n} characters",
      "A script hits a valid code of {n} characters that was meant for another",
    ],
    so: "The more such codes are valid at a time, the fewer tries it takes to hit any of them. Unless failed entries are limited over all codes, a stranger opens what another person's code opens.",
    control: {
      when: [...STATED_LIMIT],
      so: "Check that failed entries are counted over all codes and not for each one alone, since a script tries every code only once.",
    },
    test: {
      act: "guess-values",
      title: ["Try codes of {n} characters at {endpoint}", "Try codes of {n} characters in a row"],
      setUp: "Ten valid codes made for the test, knowledge of how codes are formed, and a script.",
      steps: [
        "As a caller who was given no code, send 500 made-up ones of {n} characters, ten a second.",
        "Send one of the ten valid codes directly afterwards.",
        "Repeat from a second address and note when it is refused.",
      ],
      failsIf: "the script is never refused or slowed and the valid code opens for it",
    },
    raises: "Join a class\n\nThe teacher reads out a six-letter code, pupils type it and are in the class.",
    silent: "Join a class\n\nThe teacher picks pupils from the list of the school and adds them.",
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
    because: "whoever counts the numbers through reads what stands behind each of them",
    name: [
      "A script counts up the {key} of each {what} at {endpoint} and keeps the hits",
      "A script counts up the {key} of each {what} and keeps the hits",
    ],
    so: "If wrong entries cost nothing, a script asks for one {key} after the other and keeps what is answered.",
    control: {
      when: [...STATED_LIMIT],
      so: "Check that the limit counts over all values that one caller tries, and not only for the same one.",
    },
    test: {
      act: "guess-values",
      title: ["Count values up at {endpoint}", "Count up the {key} in a row"],
      setUp: "Three valid values made for the test, far apart from each other, and a script.",
      steps: [
        "As a caller with the least rights that may ask, send 300 values that do not exist, ten a second.",
        "Send the three valid ones among 300 more and note how each is answered.",
      ],
      failsIf: "all 603 are answered without a refusal and the three valid ones are among the answers",
    },
    raises: "Check a certificate\n\nEmployers can verify a certificate by its number and see the grade.",
    silent: "Certificates\n\nThe printed certificates have a new font and the seal moves to the left.",
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
    because: "common and leaked passwords fit some account when enough are tried",
    name: [
      "A script tries leaked passwords at {endpoint}, where none is counted",
      "A script tries leaked passwords by the way that does not count them",
    ],
    so: "A script plays lists of leaked passwords against this way in, even where other sign-ins are limited.",
    control: {
      when: [...STATED_LIMIT],
      so: "Check that this limit counts for the account over all ways to sign in, and for many accounts from one address.",
    },
    test: {
      act: "guess-values",
      title: ["Send 200 wrong passwords to {endpoint}", "Send 200 wrong passwords by this way in"],
      setUp: "A test account and a script, on a staging system with the limits of production.",
      steps: [
        "Send 200 wrong passwords for the account by the way that the quoted line names, ten a second.",
        "Send the right password of the account.",
        "Send one wrong password for each of 200 made-up account names from one address.",
      ],
      failsIf: "all guesses are judged without delay and the right password signs in after them",
    },
    raises: "Music clients\n\nFailed logins of the old API don't count any more.",
    silent: "Colours\n\nThe front page has the new colours and the logo of the association.",
  },
  {
    id: "general-brute-force",
    cwe: 307,
    severity: "medium",
    because: "a script can send thousands of values, and the one that fits opens what it protects",
    name: [
      "{doer} can {deed}, and a script may try values until one fits",
      "A script may try values at {endpoint} until one fits",
      "A script may guess a value behind {code}",
      "A script may keep trying values until one fits",
    ],
    so: [
      "The question is how many wrong values {endpoint} judges before it takes no more for the same target, and whether waiting, starting anew or changing the sender resets that count.",
      "The question is how many wrong values are judged before that way to {deed} is closed, and whether waiting, starting anew or changing the sender resets that count.",
      "The question about {code} is how many wrong values are judged before no more are taken for the same target, and whether waiting, starting anew or changing the sender resets that count.",
      "That line bears on how long a script can go on guessing. The question is how many wrong values are judged before no more are taken for the same target, and whether waiting, starting anew or changing the sender resets that count.",
    ],
    test: {
      act: "guess-values",
      title: ["Send 600 wrong values to {endpoint}, then the right one", "Send 600 wrong values, then the right one"],
      setUp: "A test target whose right value the tester knows, a script, two source addresses.",
      steps: [
        [
          "As the caller the line names, send 300 wrong values of the right form to {endpoint}, all for that target, ten a second.",
          "As a caller who may {deed}, send 300 wrong values of the right form for that target, ten a second.",
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
