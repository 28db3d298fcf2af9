// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

const SAME_ANSWER = [
  "same|identical|neutral answer|message|response|text|sentence|error|status",
  "always .. same|neutral answer|answers|message|text",
  "whether or not .. exists|account|registered|known",
] as const;

const LIMITED = ["captcha|turnstile", "rate limit|limited|limiter", "throttle|throttled|throttling"] as const;

export const enumeration: Situations = [
  {
    id: "enumeration-closed",
    when: [
      "prevent|prevents|preventing|against|avoid|stop|fix|mitigate .. [what:user|account|email] enumeration",
      "same|identical|neutral answer|message|response|text|error ... known|unknown|exists|registered .. [what:account|accounts|address|addresses|user|users]",
    ],
    unless: ["instead of .. same|identical|neutral|generic|vague", "too vague"],
    cwe: 203,
    severity: "low",
    rationale: "the answers are made alike on purpose and only a remaining difference would tell",
    name: [
      "The time that {endpoint} takes may still tell which {what} is known",
      "The time of the answer may still tell which {what} is known",
    ],
    consequence:
      "The words are to be alike. Check status, headers, length and above all time too, since a password that is only hashed for known names answers later.",
    test: {
      technique: "compare-answers",
      title: [
        "Compare {endpoint} for a known and an unknown {what}",
        "Compare answers for a known and an unknown {what}",
      ],
      setUp:
        "One test account, one value that no account has, and a script that records status, headers, length and time.",
      steps: [
        "Without a session, send the request 100 times for the test account and 100 times for the unknown value, alternating.",
        "Do the same for a locked account.",
        "Compare status, headers and length, and the median times of the three.",
      ],
      failsIf:
        "status, headers and length are not all alike, or the medians differ by more than the spread within one case",
    },
    example: "Login\n\nPrevent user enumeration via the login endpoint: both failures give the same error.",
    counterexample: "Login\n\nShow “this user name is not known” so that people see their typing mistake.",
  },
  {
    id: "unknown-skips-hashing",
    when: [
      "unknown [what:users|user|names|accounts|addresses] .. at once & hash|hashing|bcrypt|argon2",
      "unknown [what:users|user|names|accounts|addresses] .... without hashing",
      "look|looks .. [what:user|account] up .. before|first .. hashing|hash|bcrypt|argon2|password",
      "early return|exit .... unknown|missing [what:user|account|users]",
      "only hash|hashes|verify .. password if|when .. [what:user|account] exists|known",
    ],
    cwe: 203,
    severity: "low",
    rationale: "it tells who has an account and opens none by itself",
    name: [
      "The time that {endpoint} takes tells a stranger known {what} from others",
      "The time of a refused sign-in tells a stranger known {what} from others",
    ],
    consequence:
      "Hashing takes tens of milliseconds. Done for known names only, the clock separates them from unknown ones even where the message is the same.",
    test: {
      technique: "compare-answers",
      title: ["Measure {endpoint} for a known and an unknown name", "Measure sign-ins for a known and an unknown name"],
      setUp: "One test account, one name that no account has, and a script near the server that measures times.",
      steps: [
        "Without a session, send a wrong password 200 times each for the test account and the unknown name, alternating.",
        "Compare the two medians with the spread within each group.",
      ],
      failsIf: "the medians differ by more than the spread within a group",
    },
    example: "perf: sign-in\n\nLook the user up first, before hashing, so that bots with made-up names cost no argon2.",
    counterexample:
      "perf: images\n\nThumbnails are made when a picture is saved, so that lists load in half of the time.",
  },
  {
    id: "address-book-matched",
    when: [
      "upload|uploads|send|sends .. address book|contacts|numbers & members|friends|already|app|match|matches|who",
      "contacts from the address book",
      "address book's numbers .... answers|answer",
      "hashed numbers .... contacts|members|friends",
      "find friends .... address book|contacts|numbers",
    ],
    unless: ["only .. opted|agreed"],
    cwe: 203,
    severity: "high",
    rationale: "invented address books turn ranges of numbers into a directory of members",
    name: [
      "A member sends invented contacts to {endpoint} and learns who has an account",
      "A member sends an invented address book and learns whose numbers have an account",
    ],
    consequence:
      "The list comes from the app, so it need not be anyone's real address book; hashed numbers can be made up as well. Whole ranges can be sent and the answers collected, unless the amount is bounded over time.",
    control: {
      when: ["opt|opted in|out", "turned off .. find|found", "limit|maximum|most .. numbers|contacts per day|hour"],
      consequence:
        "Check that this holds on the server for every call, over a day and over new accounts of the same device.",
    },
    test: {
      technique: "compare-answers",
      title: ["Send made-up contacts to {endpoint}", "Send a made-up address book"],
      setUp: "Two fresh test accounts A and B; B has a known number and hides itself where that can be set.",
      steps: [
        "As A, send 1,000 numbers in a row that include B's number, hashed where the app hashes them.",
        "As A, go on with the next 1,000 at once, for ten rounds.",
        "As A, send B's number alone.",
      ],
      failsIf: "all ten rounds are answered without refusal, or B is named although B hides itself",
    },
    example: "Who is here?\n\nThe app uploads the address book and the server answers which friends use the app.",
    counterexample:
      "Contacts page\n\nThe contacts page of our company lists opening hours and the telephone number of the shop.",
  },
  {
    id: "people-suggested",
    when: [
      "suggest|suggests|suggestions|autocomplete ... [what:surnames|names|people|members|users|customers|addresses] .... typing|type|letters|letter|visitors",
      "typing|type ... suggest|suggests|list|lists .. [what:names|people|members|users|customers|addresses]",
      "suggests the? [what:surnames|names|addresses] .. to .. visitors|everybody|anyone",
    ],
    unless: ["only .. own|same group|team|organisation|organization", "place|product|tag|city names|name"],
    cwe: 203,
    severity: "medium",
    rationale: "letter by letter the whole list can be read out",
    name: [
      "Letter by letter a script reads out everyone that {endpoint} suggests ({what})",
      "Letter by letter a script reads out everyone that the suggestions hold ({what})",
    ],
    consequence:
      "Each entry of a few letters returns those that fit. A script that goes through all beginnings collects each one with all that is shown beside it, unless the answers end at the caller's own circle.",
    control: {
      when: LIMITED,
      consequence: "Check that it stops a script that asks for all beginnings slowly and from several addresses.",
    },
    test: {
      technique: "guess-values",
      title: ["Go through all beginnings at {endpoint}", "Go through all beginnings of the suggestions"],
      setUp: "One test person whom the caller has nothing to do with, and a script.",
      steps: [
        "As the least trusted caller that is shown suggestions, type two letters and record the request.",
        "Send it by script for `aa` to `zz`, two a second, and collect the answers.",
        "Look for the test person, and list the fields that came with the name.",
      ],
      failsIf: "the test person is among what was collected, and the script was never refused",
    },
    example: "Family search\n\nThe box suggests surnames and towns of living users while a visitor is typing.",
    counterexample: "Family search\n\nThe box remembers the last five searches on this device.",
  },
  {
    id: "shown-for-a-value",
    when: [
      "shows|show|tells|tell|says|returns .. masked|partial? [what:phone|email|mail|mobile] number|address ... belongs|account|for",
      "[shown:name|picture|avatar|photo] .. shown|appears|displayed .. when|after|once .. typing|entering|typed .. [what:number|address|email|phone]",
      "used by .. with the [what:logo]",
    ],
    cwe: 203,
    severity: "medium",
    rationale: "a list of leaked addresses becomes a list of persons with what is kept of them",
    name: [
      "A stranger sends addresses to {endpoint} and is shown the {what} behind each",
      "A stranger types an address and is shown the {what} of whom it belongs to",
    ],
    consequence:
      "The one who types need not be the person meant. With a list of leaked values a script learns who has an account and reads what is shown beside it.",
    control: {
      when: LIMITED,
      consequence: "Check that it stops a script that asks a few hundred times with a new session each time.",
    },
    test: {
      technique: "compare-answers",
      title: "Type another person's value and an unknown one",
      setUp: "One test person with an account, one value of the same form that no account has, and a script.",
      steps: [
        "Without a session where none is asked for, send the test person's value and list each field of the answer.",
        "Send the unknown value and compare.",
        "Send 200 made-up values with the test person's in the middle, five a second.",
      ],
      failsIf: "the test person's {what} is in the answer to a caller who has not proved to be that person",
    },
    example: "Trouble signing in\n\nThe next screen shows the masked phone number that belongs to the address.",
    counterexample: "Trouble signing in\n\nThe next screen has a larger field and the number of the help desk.",
  },
  {
    id: "exists-endpoint",
    when: [
      "<endpoint> tells|answers|returns|says ... whether .. [what:domain|name|email|address|account|user|customer|member|number|code|person|username] .. registered|exists|taken|known|member",
      "<endpoint> & [how:exists|availability|available]",
      "<endpoint> & tells|answers|200 ... registered|exists|taken|known",
    ],
    unless: ["if not exists"],
    cwe: 203,
    severity: "low",
    rationale: "it tells which values are known here and opens nothing by itself",
    name: ["A script asks {endpoint} for a whole list and learns which values are known"],
    consequence:
      "So {endpoint} says yes for some values and no for others. Asked for a list, it gives back the part that is known here, to whoever may call it.",
    control: {
      when: [...LIMITED, "needs|requires .. key|login|session"],
      consequence: "Check that this holds for the bare request, a few hundred times in a row.",
    },
    test: {
      technique: "compare-answers",
      title: "Ask {endpoint} for a list of values",
      setUp: "One existing test value, 200 made-up ones of the same form, and a script.",
      steps: [
        "As the least trusted caller, without a session where none is asked for, send {endpoint} with the existing value and a made-up one.",
        "Send the whole list with the existing value in its middle, five a second.",
        "Note after how many calls the caller is slowed or refused.",
      ],
      failsIf: "the script picks the existing value out of the list without being refused",
    },
    example: "Checkout\n\nWhen the field is left, `GET /customers/exists?mail=` tells the page what to show.",
    counterexample: "Checkout\n\nThe field for the address is larger and the labels stand above.",
  },
  {
    id: "private-told-from-missing",
    when: [
      "[a:403|401|410] ... if|for .. [what:package|profile|profiles|repository|project|campaign|page|link|document|file|group|channel|members|board|album] ... [b:404]",
      "[what:package|packages|profile|profiles|repository|project|campaign|page|pages|link|document|members|board|album] ... [a:403|401|410] ... [b:404]",
      "[b:404] for .. [what:link|package|profile|page|document|file] .... [a:410|403] .... for one",
      "[a:403] instead of [b:404] ... [what:package|packages|profile|repository|project|page|document]",
      "[what:package|packages|profile|profiles|repository|project|page|document] .. [a:403] instead of [b:404]",
    ],
    unless: ["fix|bug|crash .. 403|404"],
    cwe: 203,
    severity: "low",
    rationale: "it tells that something exists there, and not what is in it",
    name: ["A caller without access learns from {a} beside {b} of any closed {what}"],
    consequence:
      "What is closed is answered with {a} and what does not exist with {b}. Names can be tried one after the other until {a} shows which are there.",
    test: {
      technique: "compare-answers",
      title: "Compare {a} and {b} as a caller without access",
      setUp: "One test entry of the kind ({what}) that is closed to the caller, and a caller with no rights on it.",
      steps: [
        "As the caller without access, ask for the closed entry by its name and for a made-up name.",
        "As the caller without any session, ask for both again.",
        "Ask for 200 made-up names with the closed one's in the middle.",
      ],
      failsIf: "the closed entry is told from the made-up names by status, text or time",
    },
    example: "Packages\n\nAnswer 403 if the package exists and is private, 404 only if it doesn't.",
    counterexample: "Packages\n\nAnswers have the header with the version of the registry.",
  },
  {
    id: "status-tells-value",
    when: [
      "[b:404] for unknown [what:extensions|users|names|accounts|numbers|addresses|codes] and [a:401|403|200|400]",
      "[b:404] if|when .. no [what:account|user|member|customer|person|number] .. for|with|under",
      "[b:404] if|when .. [what:account|user|email|address|number|mail] .. unknown|isn't|not",
    ],
    unless: ["same|always .. 200|204|answer"],
    cwe: 203,
    severity: "low",
    rationale: "it tells what is known here and opens nothing by itself",
    name: [
      "{endpoint} answers a stranger {b} for unknown {what} and so tells the known",
      "The status {b} tells a script unknown {what} from known",
    ],
    consequence:
      "Whoever can send this runs a list through it. All that is not answered with {b} is known here, ready for guessing the rest.",
    control: {
      when: LIMITED,
      consequence: "Check that it stops a script that asks slowly and from several addresses.",
    },
    test: {
      technique: "compare-answers",
      title: ["Send known and made-up values to {endpoint}", "Send known and made-up values"],
      setUp: "One test value that is known, 200 made-up ones of the same form, and a script.",
      steps: [
        "As a caller who proves nothing, send the known value and a made-up one, each with a wrong second part where there is one.",
        "Send the list with the known value in its middle, five a second, and note each status.",
      ],
      failsIf: "only the known value is answered with a status other than {b}",
    },
    example: "Reset\n\n`POST /forgot {email}` mails a link; 404 if there is no account for that address.",
    counterexample: "Reset\n\n`POST /forgot {email}` mails a link and answers 204.",
  },
  {
    id: "taken-told-while-typing",
    when: [
      "shows|show|says|say|tells|tell .. free|available|taken|used|registered ... [what:name|address|domain|username|handle|email] .. typing|types|typed|typing",
      "checks|check the? [what:name|address|username|handle|email|domain] while .. typing|types|types",
      "[what:name|username|handle|email|address|domain] check .. while .. typing",
      "this [what:e|email|mail|address|number|phone|username|name] mail? address? is|has already registered|taken|used|an",
      "[what:email|mail|address|number|phone] .. is already registered|taken .. below|hint|message|error|shown",
    ],
    unless: ["unique constraint|index"],
    cwe: 203,
    severity: "low",
    rationale: "it tells which are taken and opens none by itself",
    name: [
      "A script asks {endpoint} for a list and learns which {what} is taken",
      "A script fills in one {what} after the other and learns which are taken",
    ],
    consequence:
      "The check answers before anything is proved. A list can be run through it, and each one that is taken has a person behind it.",
    control: {
      when: LIMITED,
      consequence: "Check that it stops a script that asks without the page and with a new session each time.",
    },
    test: {
      technique: "compare-answers",
      title: ["Run a list through {endpoint}", "Run a list through the check"],
      setUp: "One {what} that a test account has taken, 200 made-up ones, and a script.",
      steps: [
        "Without a session, type the taken {what} on the page and record the request of the check.",
        "Send that request for the list with the taken one in its middle, five a second.",
        "Note after how many requests the caller is slowed or refused.",
      ],
      failsIf: "the taken {what} is picked out of the list and the caller is never refused",
    },
    example: "Sign-up\n\nThe box checks the name while the visitor types and shows “free” or “taken”.",
    counterexample:
      "Sign-up\n\nAfter sending the form people are asked to look into their mail. The page has a new picture.",
  },
  {
    id: "told-whether-account",
    when: [
      "tell|tells|says|say|shows|show|knows|reply|answer .. whether|if .. [what:person|recipient|address|friend|they|email|user|customer|number|colleague] .. has|have|is|belongs .. account|registered|member|speaker|customer|already|known",
      "tell|tells|says|say|shows|show|knows|reply|answer .. whether|if .. [what:person|recipient|address|friend|they|email|user|customer|number|colleague] .. has|have|is|belongs .. account|registered|member|speaker|customer|already|known & [form:dialog|form|reset|invitation|api|box|transfer|app|screen]",
      "dot|hint|badge .. for those who have an [what:account]",
      "tells|says at once whether the [what:person|recipient|friend] is .. already",
    ],
    unless: ["don't|doesn't|never|not tell|tells|say|says|show .. whether"],
    cwe: 203,
    severity: "low",
    rationale: "it tells who is known here and opens no account by itself",
    name: [
      "Whoever asks {endpoint} about a stranger learns whether they have an account",
      "Whoever asks about a stranger in the {form} learns whether there is an account",
      "Whoever asks about a stranger learns whether the {what} is known here",
    ],
    consequence:
      "The one who asks need not know the person meant. One address after the other can be entered, and each answer tells whether it is known here.",
    control: {
      when: [...LIMITED, ...SAME_ANSWER],
      consequence: "Check that this holds for the bare request, a few hundred times in a row.",
    },
    test: {
      technique: "compare-answers",
      title: ["Ask {endpoint} about known and unknown addresses", "Enter known and unknown addresses"],
      setUp:
        "A caller A who may ask, a test person B with an account and nothing to do with A, and 100 unused addresses.",
      steps: [
        "As A, enter B's address and an unused one, and compare text and raw answers.",
        "As A, send the list with B's address in its middle, five a second.",
      ],
      failsIf: "caller A can tell B's address from the unused ones and is never refused",
    },
    example: "Transfer tickets\n\nThe form tells whether the recipient has an account in the app.",
    counterexample: "Transfer tickets\n\nThe sender types an address and a mail goes out to it. The page shows “sent”.",
  },
  {
    id: "reset-names-unknown",
    when: [
      "forgot|forgotten [pw:password|pin] ... no|not|unknown ... [what:account|patient|address|user|member|email|mail|reader|customer]",
      "no such [what:extension|user|account|member|card|reader|customer|address] && forgot|forgotten|reset [pw:password|pin]",
      "no [what:account|patient|user|member|reader|customer|student] .. with|for|under this|that|the && forgot|forgotten|reset [pw:password|pin]",
      "[pw:password|pin] reset .. says|tells .. if|whether the? [what:address|account|user|email|mail] .. known|exists|registered",
    ],
    unless: ["same .. whether|both|unknown", "whether or not"],
    cwe: 203,
    severity: "low",
    rationale: "it tells who has an account and opens none by itself",
    name: [
      "The {pw} reset at {endpoint} tells a stranger whether there is such {what}",
      "The {pw} reset tells a stranger a known {what} from a made-up one",
    ],
    consequence:
      "The reset is open to callers without a session, so a list can be run through it. Those that are not told off are known here, good for phishing and for guessing.",
    control: {
      when: LIMITED,
      consequence: "Check that it stops a script that asks slowly and with a new session each time.",
    },
    test: {
      technique: "compare-answers",
      title: [
        "Ask {endpoint} for a reset of known and made-up values",
        "Ask for a {pw} reset of known and made-up values",
      ],
      setUp: "One test account with a mailbox or phone of its own, 100 made-up values of the same form, and a script.",
      steps: [
        "Without a session, ask for a reset for the test account and for a made-up value; compare status, text and time.",
        "Ask for the 100 with the test account's in their middle, one a second.",
        "Note after how many requests the caller is slowed or refused.",
      ],
      failsIf: "the test account is picked out of the list and the caller is never refused",
    },
    example: "Forgot password\n\nForgot password: say that there is no account with this address.",
    counterexample: "Forgot password\n\nThe page says “look into your mail” in larger letters.",
  },
  {
    id: "sign-in-names-unknown",
    when: [
      "no such [what:extension|user|account|member|card|reader|customer|number] & <login>",
      "no [what:account|patient|user|member|reader|customer|student] .. with|for|under this|that|the & <login>",
      "no [what:account|patient|user|member|reader|customer|student] .. with|for|under this|that|the && <login> .. messages|message|error|errors",
      "unknown [what:user|email|account|member|card|number|name] ... <login>",
      "don't know this|that [what:email|address|number|name|card|user] & wrong password|pin",
      "<login> ... unknown [what:user|email|account|member|card|number|name]",
    ],
    unless: [
      "same .. whether|both|unknown",
      "generic|neutral .. for both|all",
      "google|github|oauth|oidc .. sign|login",
    ],
    cwe: 203,
    severity: "low",
    rationale: "it tells where guessing a password pays and opens no account by itself",
    name: [
      "The sign-in at {endpoint} tells a stranger a known {what} from a made-up one",
      "The sign-in error tells a stranger a known {what} from a made-up one",
    ],
    consequence:
      "With an error of its own for an unknown {what}, a script sorts a list first and then guesses only where it pays.",
    control: {
      when: LIMITED,
      consequence: "Check that it stops a script that tries each value once, from several addresses.",
    },
    test: {
      technique: "compare-answers",
      title: ["Compare sign-in errors at {endpoint}", "Compare sign-in errors for a known and a made-up {what}"],
      setUp: "One test account, one blocked test account, and 100 made-up values of the same form.",
      steps: [
        "Without a session, sign in with a wrong secret for the test account, the blocked one and a made-up {what}.",
        "Compare text, status and length of the three answers.",
        "Send the 100 with the test account's in their middle, each once with a wrong secret.",
      ],
      failsIf: "the test account is picked out of the list by text, status or length",
    },
    example: "Kiosk\n\nKiosk sign-in: show “no such card” so that people see their mistake.",
    counterexample: "Kiosk\n\nKiosk sign-in: the one error message is shown in red.",
  },
  {
    id: "no-such-told",
    when: [
      "no such [what:customer|extension|user|account|member|card|part|patient|reader|student|number|order|code|booking|address]",
      "no [what:account|customer|user|member|reader|patient|student|donor|driver] .. found|exists with|for|under",
      "no [what:account|customer|user|member|reader|patient|student|donor|driver] with|for|under this|that|the",
      "unknown [what:customer|user|email|account|member|card|extension|number|code|address] & say|says|shows|message|error|answer|tell",
      "this|that [what:email|user|account|customer|number|address|card|code] name|number|address? is not|isn't registered|known|ours|found",
      "we don't know this|that [what:email|address|number|name|card]",
    ],
    unless: ["fix|bug|crash|exception|log|logs|stack .. no such|unknown", "same .. whether|both|unknown"],
    cwe: 203,
    severity: "low",
    rationale: "it tells which are known here and opens nothing by itself",
    name: [
      "{endpoint} tells a script which {what} is known here and which is not",
      "The message for an unknown {what} tells a script which are known",
    ],
    consequence:
      "With a message of its own for an unknown {what}, a script sorts a list into known ones and others, and then guesses the rest only where it pays.",
    control: {
      when: [...LIMITED, ...SAME_ANSWER],
      consequence:
        "Check that this holds for the bare request, a few hundred times in a row and in status and time as well.",
    },
    test: {
      technique: "compare-answers",
      title: ["Send a known and an unknown {what} to {endpoint}", "Send a known and an unknown {what}"],
      setUp: "One {what} that is known, made for the test, 200 made-up ones of the same form, and a script.",
      steps: [
        "As a caller to whom it does not belong, send the known {what} with all further fields wrong, then an unknown one in the same way.",
        "Compare status, text, length and time of the two answers.",
        "Send the 200 with the known one in their middle, five a second.",
      ],
      failsIf: "the known {what} is picked out of the list although all further fields were wrong",
    },
    example: "Price request\n\nWrong part: “no such part”. Wrong customer: “no such customer”.",
    counterexample: "Price request\n\nThe answer comes in the customer's currency and is rounded.",
  },
  {
    id: "running-numbers",
    when: [
      "[what:links|link|quotes|invoices|tickets|orders|bookings|files|codes] .... counter|sequential|consecutive .. instead|in|base|number",
      "counter|sequential|consecutive|running .. instead of .. random|uuid|guid & [what:links|link|numbers|ids|id|codes]",
      "[what:numbers|ids|codes] go|goes|run|count up .. one|with",
      "[what:link|links|address] .. is|are .... plus the .. number",
    ],
    unless: ["migration|version|build numbers|number"],
    cwe: 203,
    severity: "medium",
    rationale: "the neighbour of one's own number is found without having been given it",
    name: [
      "Counting on from one's own {what} at {endpoint} leads to everybody else's",
      "Counting on from one's own {what} leads to everybody else's",
    ],
    consequence:
      "Whoever holds one such value works out the next. The answers then tell how many there are and which exist, and show more where the value alone opens what is behind it.",
    test: {
      technique: "guess-values",
      title: ["Count on at {endpoint} from a known value", "Count on from a known value"],
      setUp: "Two values of the quoted kind ({what}), made one after the other by different people, and a script.",
      steps: [
        "As the owner of the first, note its value and work out the 20 before and after it.",
        "Without a session, ask for these 40 and compare status, text and length.",
        "Look whether the second person's is among those answered.",
      ],
      failsIf: "the second person's can be told from values that do not exist",
    },
    example: "Short links\n\nThe links to quotes hold a counter in base 62 instead of the long random part.",
    counterexample: "Short links\n\nLinks to quotes hold 128 random bits and are printed as a code as well.",
  },
  {
    id: "sign-in-names-listed",
    when: [
      "[what:slug|handle|name] is .. login|username|user name",
      "last [what:login] .. without|public|visitors|anyone|authentication",
      "has 2fa .... last [what:login]",
      "public .... lists|list all|every [what:users|authors|members]",
    ],
    cwe: 203,
    severity: "low",
    rationale: "it gives the first half of each sign-in and not the second",
    name: [
      "A stranger collects what {endpoint} tells of each {what}",
      "A stranger collects from the public list what fits the sign-in ({what})",
    ],
    consequence:
      "Names that people sign in with, and when they last did, tell which accounts are worth guessing passwords for. A caller without a session can collect them one by one.",
    test: {
      technique: "compare-answers",
      title: [
        "Collect names from {endpoint} and try them at sign-in",
        "Collect names from the list and try them at sign-in",
      ],
      setUp: "Three test accounts, one without anything published, and curl.",
      steps: [
        "Without a session, fetch what is told of the three accounts.",
        "Note all fields that are sign-in names, times of sign-in, signs of a second factor.",
        "Start a sign-in with each collected name and a wrong password.",
      ],
      failsIf: "a collected name is taken as a sign-in name, or the account without anything published is told of",
    },
    example: "Authors\n\nA public API lists all users who can write; the slug is the login name.",
    counterexample: "Authors\n\nThe box below an article shows the picture and two lines about the author.",
  },
  // Second tier: one topic each, told where none of the above fits.
  {
    id: "answers-made-alike",
    topicOnly: true,
    when: [
      "same|identical|neutral|one|generic .. answer|message|response|error|text|time|code|status|404 & whether|unknown|known|all|both|exists|registered|cases|account|regardless|either|user",
      "dummy_hash|constant_time|timing_safe|timing_attack|enumeration",
      "whether or not ... exists|account|registered|known|found",
      "don't|doesn't|not|never .. reveal|leak|disclose|tell|say .. whether|if|user|account|exist|existence",
      "same|identical|neutral|one|generic .. answer|message|response|error|text|time|code|status|404 & whether|unknown|known|all|both|exists|registered|cases|account|regardless|either|user & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "dummy_hash|constant_time|timing_safe|timing_attack|enumeration & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "whether or not ... exists|account|registered|known|found & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "don't|doesn't|not|never .. reveal|leak|disclose|tell|say .. whether|if|user|account|exist|existence & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
    ],
    unless: ["instead of .. same|identical|neutral|generic|vague", "too vague", "confused|again"],
    cwe: 208,
    severity: "low",
    rationale: "the answers are made alike on purpose and only a remaining difference would tell",
    name: [
      "Time and headers of {endpoint} could still tell which values are known",
      "Time and headers of the answer could still tell which values are known",
    ],
    consequence:
      "Check that it holds beyond the words: in status, headers, length and above all time, for locked and unconfirmed accounts too, and on every other route that answers the same question.",
    test: {
      technique: "compare-answers",
      title: [
        "Compare {endpoint} for a known and an unknown value",
        "Compare answers for a known and an unknown value",
      ],
      setUp:
        "One known test value, one locked or unconfirmed one, one that nobody has, and a script near the server that records status, headers, length and time.",
      steps: [
        [
          "Without a session, send the three values to {endpoint} 100 times each, alternating.",
          "Without a session, send the three values 100 times each to what the line is about, alternating.",
        ],
        "Compare status, headers, length and the median times.",
        "Send the three values to the sign-up, sign-in and reset routes, and compare again.",
      ],
      failsIf: "one of the values stands out by status, headers, length or a steady gap in time",
    },
    example: "Reset\n\nDo not reveal whether the mail is in use.",
    counterexample: "Reset\n\nThe mail has a picture and a larger link.",
  },
  {
    id: "book-of-numbers-matched",
    topicOnly: true,
    when: [
      "address_book|phone_book|contacts|contact_list & upload|uploads|match|matched|matches|send|sends|members|friends|account|accounts|which|known|number|numbers",
      "numbers|addresses .... which|who|whether .. of_them|ones|members|account|already",
    ],
    unless: ["contacts page", "contact us|form"],
    cwe: 203,
    severity: "high",
    rationale: "invented numbers turn whole ranges into a directory of members",
    name: [
      "A member sends invented numbers to {endpoint} and learns whose have an account",
      "A member sends invented numbers and learns whose have an account",
    ],
    consequence:
      "The list comes from the app, so it need not be anyone's real one. Whole ranges of numbers can be sent and the answers collected, unless the amount is bounded over time.",
    test: {
      technique: "compare-answers",
      title: ["Send made-up numbers to {endpoint}", "Send a made-up list of numbers"],
      setUp: "Two fresh test accounts A and B; B has a known number and hides itself where that can be set.",
      steps: [
        "As A, send 1,000 numbers in a row that include B's number, hashed where the app hashes them.",
        "As A, go on with the next 1,000 at once, for ten rounds.",
        "As A, send B's number alone.",
      ],
      failsIf: "all ten rounds are answered without refusal, or B is named although B hides itself",
    },
    example: "Friends\n\nUpload the phone book, we say who is there.",
    counterexample: "Friends\n\nThe page for groups has a larger picture.",
  },
  {
    id: "taken-told",
    topicOnly: true,
    when: [
      "while|as|when .. typing|types|typed|type & check|checks|free|taken|exists|known|account|green|lookup|name|registered",
      "live|inline|on_blur|blur|availability & check|email|mail|name|number|exists|field|address",
      "already|is|are .. taken|in_use|used|registered|reserved & name|mail|email|phone|number|address|sign_up|signup|username|says|say|show|store|which",
      "[what:username|email|nickname|handle|name|mail|domain|slug] .. taken|available|availability|exists|free|in_use|already",
      "while|as|when .. typing|types|typed|type & check|checks|free|taken|exists|known|account|green|lookup|name|registered & [what:number|numbers|address|addresses|email|mail|username|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "live|inline|on_blur|blur|availability & check|email|mail|name|number|exists|field|address & [what:number|numbers|address|addresses|email|mail|username|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "already|is|are .. taken|in_use|used|registered|reserved & name|mail|email|phone|number|address|sign_up|signup|username|says|say|show|store|which & [what:number|numbers|address|addresses|email|mail|username|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
    ],
    unless: ["time taken", "file|directory|table|column|folder|branch exists", "if not exists"],
    cwe: 204,
    severity: "low",
    rationale: "it tells which values are known here and opens nothing by itself",
    name: [
      "A script asks {endpoint} about {what} after {what} and learns which are taken",
      "A script asks about {what} after {what}, without ever signing up",
      "A script asks {endpoint} which values are taken, without ever signing up",
      "A script asks which values are taken, without ever signing up",
    ],
    consequence:
      "So a yes or no comes back before anything is sent in earnest. A script asks for a whole list in this way and keeps the part that is known here.",
    test: {
      technique: "compare-answers",
      title: [
        "Ask {endpoint} for a list of {what} values",
        "Ask for a list of {what} values without finishing the form",
        "Ask {endpoint} for a list of values",
        "Ask for a list of values without finishing the form",
      ],
      setUp: "One taken test value, 200 made-up ones of the same form, and a script.",
      steps: [
        [
          "As a fresh visitor, send {endpoint} a taken {what} and a made-up one.",
          "As a fresh visitor, enter a taken {what} and a made-up one, record the requests, and leave the form.",
          "As a fresh visitor, send {endpoint} the taken value and a made-up one.",
          "As a fresh visitor, enter the taken value and a made-up one, record the requests, and leave the form.",
        ],
        "Send that request for the list with the taken one in its middle, five a second.",
        "Note after how many requests the caller is slowed or refused.",
      ],
      failsIf: "the taken value is picked out of the list and the caller is never refused",
    },
    example: "New here\n\nA green tick appears on blur of the email field.",
    counterexample: "New here\n\nA picture of the town stands beside the form.",
  },
  {
    id: "greeted-by-name",
    topicOnly: true,
    when: [
      "welcome_back|hello|already_have_an_account|already_has_an_account|have_an_account|has_an_account|known_as|you're_subscribed|account_since|already_registered|already_a_member",
      "recognise|recognises|recognize|recognizes|greet|greets .. customers|members|people|customer|member|guests",
      "[shown:name|avatar|picture|photo|providers|tariff|level|tier|orders|company] .. shown|appears|belong|belongs|of_the_person & number|email|mail|address|type|typing|enter",
      "type|types|typing|enter|enters|typed|asks .... [key:number|email|mail|address|plate|code|name] .... shows|show|see|sees|says|say|tells|get|gets .. name|picture|which|who|whether|tariff|school|company|list",
      "welcome_back|hello|already_have_an_account|already_has_an_account|have_an_account|has_an_account|known_as|you're_subscribed|account_since|already_registered|already_a_member & [key:number|address|email|mail|phone|username|name|surname|code|card|plate]",
      "welcome_back|hello|already_have_an_account|already_has_an_account|have_an_account|has_an_account|known_as|you're_subscribed|account_since|already_registered|already_a_member & [told:picture|photo|tariff|points|balance|orders|order|school|class|components|lists|company|level|avatar|state|status|registered|provider|tier|account]",
      "welcome_back|hello|already_have_an_account|already_has_an_account|have_an_account|has_an_account|known_as|you're_subscribed|account_since|already_registered|already_a_member & [key:number|address|email|mail|phone|username|name|surname|code|card|plate] & [told:picture|photo|tariff|points|balance|orders|order|school|class|components|lists|company|level|avatar|state|status|registered|provider|tier|account]",
      "recognise|recognises|recognize|recognizes|greet|greets .. customers|members|people|customer|member|guests & [key:number|address|email|mail|phone|username|name|surname|code|card|plate]",
      "recognise|recognises|recognize|recognizes|greet|greets .. customers|members|people|customer|member|guests & [told:picture|photo|tariff|points|balance|orders|order|school|class|components|lists|company|level|avatar|state|status|registered|provider|tier|account]",
      "recognise|recognises|recognize|recognizes|greet|greets .. customers|members|people|customer|member|guests & [key:number|address|email|mail|phone|username|name|surname|code|card|plate] & [told:picture|photo|tariff|points|balance|orders|order|school|class|components|lists|company|level|avatar|state|status|registered|provider|tier|account]",
      "[shown:name|avatar|picture|photo|providers|tariff|level|tier|orders|company] .. shown|appears|belong|belongs|of_the_person & number|email|mail|address|type|typing|enter & [key:number|address|email|mail|phone|username|name|surname|code|card|plate]",
      "[shown:name|avatar|picture|photo|providers|tariff|level|tier|orders|company] .. shown|appears|belong|belongs|of_the_person & number|email|mail|address|type|typing|enter & [told:picture|photo|tariff|points|balance|orders|order|school|class|components|lists|company|level|avatar|state|status|registered|provider|tier|account]",
      "[shown:name|avatar|picture|photo|providers|tariff|level|tier|orders|company] .. shown|appears|belong|belongs|of_the_person & number|email|mail|address|type|typing|enter & [key:number|address|email|mail|phone|username|name|surname|code|card|plate] & [told:picture|photo|tariff|points|balance|orders|order|school|class|components|lists|company|level|avatar|state|status|registered|provider|tier|account]",
      "type|types|typing|enter|enters|typed|asks .... [key:number|email|mail|address|plate|code|name] .... shows|show|see|sees|says|say|tells|get|gets .. name|picture|which|who|whether|tariff|school|company|list & [told:picture|photo|tariff|points|balance|orders|order|school|class|components|lists|company|level|avatar|state|status|registered|provider|tier|account]",
    ],
    unless: ["hello world"],
    cwe: 204,
    severity: "medium",
    rationale: "a list of leaked addresses becomes a list of persons with what is kept of them",
    name: [
      "A stranger sends another's {key} to {endpoint} and learns of the {told} behind it",
      "A stranger types another's {key} and learns of the {told} behind it",
      "A stranger sends another's {key} to {endpoint} and reads what is kept beside it",
      "A stranger types another's {key} and learns what is kept beside it",
      "A stranger names another person and is told that they are known here",
    ],
    consequence:
      "The one who types need not be the person meant. With a list of leaked values a script learns who is known here and reads all that is shown beside it.",
    test: {
      technique: "compare-answers",
      title: [
        "Send another person's {key} to {endpoint}",
        "Type another person's {key} and an unknown one",
        "Send another person's value to {endpoint}",
        "Type another person's value and an unknown one",
      ],
      setUp: "One test person who is known, one value of the same form that nobody has, and a script.",
      steps: [
        [
          "As the least trusted caller, send {endpoint} the test person's {key} and list each field of the raw answer.",
          "As the least trusted caller, enter the test person's {key} and list each field of the raw answer.",
          "As the least trusted caller, send {endpoint} the test person's value and list each field of the raw answer.",
          "As the least trusted caller, enter the test person's value and list each field of the raw answer.",
        ],
        ["Send an unknown {key} and compare.", "Send the unknown value and compare."],
        "Send 200 made-up values with the test person's in the middle, five a second.",
      ],
      failsIf: "a caller who has not proved to be that person can tell the two apart or reads a detail of them",
    },
    example: "Checkout\n\nThe box says “Welcome back” when the mail is entered.",
    counterexample: "Checkout\n\nThe box says “Pay” when the basket is full.",
  },
  {
    id: "reset-answers-differ",
    topicOnly: true,
    when: [
      "forgot|forgotten|forgot_password|reset|recovery|recover|lost_password|lost & account|known|unknown|registered|exists|text|says|answer|answers|shows|show|error|errors|message|not_found|no_account|list|lists|address|404|mail|user",
      "forgot|forgotten|forgot_password|reset|recovery|recover|lost_password|lost & account|known|unknown|registered|exists|text|says|answer|answers|shows|show|error|errors|message|not_found|no_account|list|lists|address|404|mail|user & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
    ],
    unless: ["same .. whether|both|unknown", "database|cache|filter|form|state|counter|zoom reset"],
    cwe: 204,
    severity: "low",
    rationale: "it tells who has an account and opens none by itself",
    name: [
      "The reset at {endpoint} tells a stranger a known address from a made-up one",
      "The reset tells a stranger a known address from a made-up one",
    ],
    consequence:
      "A reset is open to callers without a session, so a list can be run through it. Those that get another answer are known here, good for phishing and for guessing.",
    test: {
      technique: "compare-answers",
      title: ["Ask {endpoint} for a reset of known and made-up values", "Ask for a reset of known and made-up values"],
      setUp: "One test account with a mailbox or phone of its own, 100 made-up values of the same form, and a script.",
      steps: [
        "Without a session, ask for a reset for the test account and for a made-up value; compare status, text, fields and time.",
        "Ask for the 100 with the test account's in their middle, one a second.",
      ],
      failsIf: "the test account is picked out of the list by status, text, fields or time",
    },
    example: "Help\n\nForgotten password: unknown people get another text.",
    counterexample: "Help\n\nOpening hours: people on holiday get another text.",
  },
  {
    id: "which-half-was-wrong",
    topicOnly: true,
    when: [
      "which .. half|part|field|one .. wrong|incorrect|fits",
      "unknown|no_such|not_exist|don't_know|doesn't_exist|does_not_exist|isn't_known|not_known .... [what:user|name|account|number|address|role|card|policy|mail]",
      "[what:user|name|account|number|role|card|address|policy|mail] .... unknown|not_exist|doesn't_exist|does_not_exist|isn't_known|no_such & password|login|sign|error|says|message|wrong|shows|say|pin",
      "[state:blocked|locked|disabled|expired|suspended|inactive|unconfirmed|banned|deactivated] & message|error|says|show|shows|answer|login|sign|tells|account|page",
      "doesn't|does_not|not|isn't .. match|fit|correct & number|postcode|date|say|says|code|shows|mail",
      "login|sign_in|signin & error|errors|message|messages|vague|friendlier|precise|text|texts|says",
      "which .. half|part|field|one .. wrong|incorrect|fits & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "[state:blocked|locked|disabled|expired|suspended|inactive|unconfirmed|banned|deactivated] & message|error|says|show|shows|answer|login|sign|tells|account|page & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "doesn't|does_not|not|isn't .. match|fit|correct & number|postcode|date|say|says|code|shows|mail & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "login|sign_in|signin & error|errors|message|messages|vague|friendlier|precise|text|texts|says & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
    ],
    unless: [
      "same .. whether|both|unknown",
      "generic|neutral .. for both|all",
      "unknown error",
      "fix|fixed|crash .. unknown",
    ],
    cwe: 204,
    severity: "low",
    rationale: "it tells where guessing the rest pays and opens nothing by itself",
    name: [
      "The answer of {endpoint} tells a stranger a known {what} from an unknown one",
      "The answer tells a stranger a known {what} from an unknown one",
      "The error at {endpoint} tells a stranger that half of a guess was right",
      "The error tells a stranger that half of a guess was right",
    ],
    consequence:
      "With an answer of its own for each mistake, a script sorts a list into known and unknown values first and then guesses the rest only where it pays.",
    test: {
      technique: "compare-answers",
      title: ["Compare the errors of {endpoint}", "Compare errors for a half right and a wholly wrong guess"],
      setUp: "One test account, one blocked test account, and 100 made-up values of the same form.",
      steps: [
        [
          "Send {endpoint} a known {what}, the one of a blocked account and a made-up one, each with a wrong second half where there is one.",
          "Without a session, enter a known {what}, the one of a blocked account and a made-up one, each with a wrong second half where there is one.",
          "Without a session, send a wrong second half for the test account, for the blocked one and for a made-up value.",
        ],
        "Compare text, status, fields and length of the three answers.",
        "Send the 100 with the test account's in their middle, each once.",
      ],
      failsIf: "the test account is picked out of the list by text, status, fields or length",
    },
    example: "Panel\n\nIt says which half was wrong.",
    counterexample: "Panel\n\nIt has two halves and a scroll bar.",
  },
  {
    id: "status-code-tells",
    topicOnly: true,
    when: [
      "[b:404|403|410|401|409|400|422] .... unknown|missing|exists|exist|foreign|known|private|deleted|not|no|instead|closed|invalid|unauthorised|unauthorized|wrong|registered|someone|other",
      "[b:404|403|410|409] & 200|204|401|403|404",
      "returns|return|answers|answer|give|gives|replies .. [b:404|403|410|409]",
      "[b:404|403|410|401|409|400|422] .... unknown|missing|exists|exist|foreign|known|private|deleted|not|no|instead|closed|invalid|unauthorised|unauthorized|wrong|registered|someone|other & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "[b:404|403|410|409] & 200|204|401|403|404 & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "returns|return|answers|answer|give|gives|replies .. [b:404|403|410|409] & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
    ],
    unless: ["error page|pages", "fix .. 404 link|page"],
    cwe: 204,
    severity: "low",
    rationale: "it tells that something is there, and not what is in it",
    name: [
      "{endpoint} answers {b} for one kind of {what} and so tells the others",
      "{endpoint} answers {b} for one kind of value and so tells the others",
      "The status {b} tells a caller which {what} values exist",
      "The status {b} tells a caller which values exist",
    ],
    consequence:
      "Names or numbers can be tried one after the other. Those answered otherwise than with {b} differ from the rest, and that tells which exist.",
    test: {
      technique: "compare-answers",
      title: ["Compare the statuses of {endpoint}", "Compare statuses for three kinds of value"],
      setUp:
        "Three values of one form: one of the caller's own, one that exists and is closed to the caller, one made up.",
      steps: [
        [
          "As the caller, send the three to {endpoint} and note status, text, length and time.",
          "As the caller, ask for the three and note status, text, length and time.",
        ],
        "As a caller without a session, ask for the three again.",
        "Send 200 made-up values with the closed one in their middle, five a second.",
      ],
      failsIf: "the closed one is told from the made-up ones by status, text, length or time",
    },
    example: "Rooms\n\nForeign rooms give 403 again, unknown ones 404.",
    counterexample: "Rooms\n\nLarge rooms hold forty people, small ones ten.",
  },
  {
    id: "subscription-told",
    topicOnly: true,
    when: [
      "subscribed|subscriber|subscribers|subscription|newsletter|membership|unsubscribe|mailing_list & whether|known|already|exists|such|since|not|lookup|404|instead|says|says|answer|status",
    ],
    unless: ["paid|plan|billing subscription"],
    cwe: 204,
    severity: "low",
    rationale: "it tells who is on a list and lets nothing be changed by itself",
    name: [
      "{endpoint} tells whoever types an address whether it is on the list",
      "Whoever types another person's address learns whether it is on the list",
    ],
    consequence:
      "So the answer differs for addresses on the list. Anybody can type another person's, and a script a million of them.",
    test: {
      technique: "compare-answers",
      title: ["Ask {endpoint} about addresses on and off the list", "Ask about addresses on and off the list"],
      setUp: "One test address on the list, 200 made-up ones, a caller who owns none of them, and a script.",
      steps: [
        "As that caller, send the address on the list and a made-up one, and compare status, text and time.",
        "Send all 201 in random order, five a second.",
      ],
      failsIf: "the address on the list stands out among the answers, to a caller who does not own it",
    },
    example: "Letter\n\nKnown subscribers get another text since they need no confirmation.",
    counterexample: "Letter\n\nThe first page has a picture of the harbour.",
  },
  {
    id: "code-tells-its-state",
    topicOnly: true,
    when: [
      "[what:code|voucher|vouchers|coupon|token|invitation|link|ticket|parcel|certificate|sample|order|case|serial|licence|license|plate] .. number? & exists|exist|unknown|expired|used|not_found|in_transit|arrived|valid|already|starts|whether|outdated|no_such & says|say|tells|show|shows|page|answer|check|text|texts|type|distinguish|error|lookup|enter",
      "[what:token|code|link] unknown|expired|used",
      "track|tracking|lookup|verify & [what:number|code|parcel|order|case|certificate|sample]",
    ],
    unless: ["status|source|error|exit code", "issue|bug|pull|jira ticket"],
    cwe: 204,
    severity: "low",
    rationale: "it tells which values exist and opens none by itself",
    name: [
      "{endpoint} tells a script which {what} values exist",
      "The answer tells a script which {what} values exist and in which state",
    ],
    consequence:
      "With an answer of its own for unknown, used and expired values, a script that guesses learns from each miss how close it is.",
    test: {
      technique: "compare-answers",
      title: ["Send values in each state to {endpoint}", "Send values in each state"],
      setUp: "Test values that are valid, used and expired, 200 made-up ones of the same form, and a script.",
      steps: [
        "As a caller to whom none belongs, send one of each state and a made-up one; compare status, text and time.",
        "Send the 200 with the valid one in their middle, five a second.",
      ],
      failsIf: "the valid one is picked out of the list by a caller to whom it does not belong",
    },
    example: "Raffle\n\nThe page tells whether the code is used.",
    counterexample: "Raffle\n\nThe page has a wheel with six prizes.",
  },
  {
    id: "names-listed",
    topicOnly: true,
    when: [
      "[how:list|lists|listed|tiles|directory|suggest|suggests|suggestions|autocomplete|search|lookup|mention|finder] & users|members|authors|people|customers|accounts|pupils|employees|staff|names|emails|surnames|colleagues|mail",
      "public & users|authors|members|profiles|login_name|usernames|logins",
      "find|show|get .. user|users|person|people|member .. by .. email|mail|phone|name|number|id",
      "[how:list|lists|listed|tiles|directory|suggest|suggests|suggestions|autocomplete|search|lookup|mention|finder] & users|members|authors|people|customers|accounts|pupils|employees|staff|names|emails|surnames|colleagues|mail & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "public & users|authors|members|profiles|login_name|usernames|logins & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
      "find|show|get .. user|users|person|people|member .. by .. email|mail|phone|name|number|id & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
    ],
    unless: ["mailing list", "own|same team|group|workspace|organisation|organization .. only"],
    cwe: 203,
    severity: "medium",
    rationale: "names and addresses collected here are the first half of each sign-in",
    name: [
      "A script collects every person that {endpoint} gives out",
      "A script collects everyone, one beginning after the other",
    ],
    consequence:
      "Who is asked for need not know the caller. A script that goes through all beginnings or pages collects each person with what is shown beside the name, unless answers end at the caller's own circle.",
    test: {
      technique: "guess-values",
      title: ["Collect people from {endpoint}", "Collect people with a script"],
      setUp: "One test person whom the caller has nothing to do with, and a script.",
      steps: [
        [
          "As the least trusted caller, and without a session, send {endpoint} with `aa` to `zz` in the search value, two a second.",
          "As the least trusted caller, and without a session, ask with `aa` to `zz` in the search value, two a second.",
        ],
        "Ask for all pages, with the page size raised to 1000.",
        "Look for the test person and list the fields that came with the name.",
      ],
      failsIf: "the test person is among what was collected, and the script was never refused",
    },
    example: "Mentions\n\nThe box suggests colleagues of all branches.",
    counterexample: "Mentions\n\nThe box has a border of two points.",
  },
  {
    id: "invitee-told",
    topicOnly: true,
    when: [
      "recipient|friend|invite|invited|invitation|transfer|gift|co_driver|colleague|partner|add & account|registered|member|members|known|already|unknown|exists|with_us|belongs|found",
      "recipient|friend|invite|invited|invitation|transfer|gift|co_driver|colleague|partner|add & account|registered|member|members|known|already|unknown|exists|with_us|belongs|found & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
    ],
    unless: [
      "document|certificate|ticket .. by|with .. number",
      "document .. genuine",
      "add .. column|test|tests|field|index|support",
    ],
    cwe: 204,
    severity: "low",
    rationale: "it tells who is known here and opens no account by itself",
    name: [
      "Whoever names a person's {what} to {endpoint} learns whether they have an account",
      "Whoever names a person learns whether they have an account here",
    ],
    consequence:
      "The one who asks need not know the person named. One address after the other can be entered, and each answer tells whether it is known here.",
    test: {
      technique: "compare-answers",
      title: ["Name known and unknown people to {endpoint}", "Name known and unknown people"],
      setUp:
        "A caller A who may ask, a test person B with an account and nothing to do with A, and 100 unused addresses.",
      steps: [
        "As A, enter B's address and an unused one, and compare text, mails and raw answers.",
        "As A, send the list with B's address in its middle, five a second.",
      ],
      failsIf: "caller A can tell B's address from the unused ones and is never refused",
    },
    example: "Tickets\n\nInvite a friend: those with us already are shown in green.",
    counterexample: "Tickets\n\nThe ticket is printed in green on thick paper.",
  },
  {
    id: "mailbox-told",
    topicOnly: true,
    when: ["vrfy|rcpt|expn|mailbox|mailboxes & exists|unknown|550|252|answer|answered|reject|user"],
    cwe: 204,
    severity: "low",
    rationale: "it tells which addresses can be written to",
    name: ["A stranger's mail server learns which mailboxes exist", "A stranger's script learns which mailboxes exist"],
    consequence:
      "Anybody can open an SMTP connection. With an answer that depends on the mailbox, a script reads out which addresses exist here.",
    test: {
      technique: "compare-answers",
      title: "Ask for an existing and a made-up mailbox by SMTP",
      setUp: "A test mail server with one mailbox, and a machine outside of its network.",
      steps: [
        "From outside, send VRFY with the mailbox and with a made-up name.",
        "Send MAIL FROM and RCPT TO with both, and break off before DATA.",
        "Send RCPT TO for 200 made-up names with the mailbox in the middle.",
      ],
      failsIf: "the mailbox is told from the made-up names by VRFY, or all 200 are answered without a refusal",
    },
    example: "Mail\n\nVRFY is answered by whether the mailbox exists.",
    counterexample: "Mail\n\nThe queue is emptied at midnight by a job.",
  },
  {
    id: "numbers-counted-on",
    topicOnly: true,
    when: [
      "sequential|consecutive|running|counter|auto_increment|count_up|counts_up|incremental & number|numbers|id|ids|link|links|code|codes",
      "guessable|predictable",
    ],
    unless: ["migration|version|build number|numbers"],
    cwe: 203,
    severity: "medium",
    rationale: "the neighbour of one's own number is found without having been given it",
    name: [
      "Counting on from one's own number at {endpoint} leads to others'",
      "Counting on from one's own number leads to others'",
    ],
    consequence:
      "Whoever holds one such value works out the next. The answers then tell how many there are and which exist, and show more where the value alone opens what is behind it.",
    test: {
      technique: "guess-values",
      title: ["Count on at {endpoint} from a known value", "Count on from a known value"],
      setUp: "Two values made one after the other by different people, and a script.",
      steps: [
        "As the owner of the first, work out the 20 values before and after it.",
        "Without a session, ask for these 40 and compare status, text and length.",
      ],
      failsIf: "the second person's can be told from values that do not exist",
    },
    example: "Receipts\n\nReceipts have guessable names.",
    counterexample: "Receipts\n\nReceipts have a large total.",
  },
  {
    id: "inner-error-shown",
    topicOnly: true,
    when: [
      "database|original|raw|exact|server's|unique|precise|detailed|constraint|backend & error|errors|message|messages|reason",
      "database|original|raw|exact|server's|unique|precise|detailed|constraint|backend & error|errors|message|messages|reason & [what:number|numbers|address|addresses|email|mail|username|user|account|phone|plate|surname|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|name|code|card]",
    ],
    cwe: 204,
    severity: "low",
    rationale: "it tells what is on file and opens nothing by itself",
    name: [
      "The error of {endpoint} tells a stranger which {what} is on file",
      "The error tells a stranger which {what} is on file",
      "The more exact error tells a stranger what is on file",
    ],
    consequence:
      "An error that says what stood in the way also says what is on file: a value that exists, a name that is known, a state that an account is in.",
    test: {
      technique: "compare-answers",
      title: "Cause the error with a value on file and a made-up one",
      setUp: "One value on file made for the test, 100 made-up ones of the same form, and a script.",
      steps: [
        "As the least trusted caller, cause the error with the value on file and with a made-up one.",
        "Compare status, text and fields of the raw answers.",
        "Send the 100 with the value on file in their middle.",
      ],
      failsIf: "the value on file is picked out by the error",
    },
    example: "Forms\n\nReturn the database message as it is.",
    counterexample: "Forms\n\nReturn the visitor to the first page.",
  },
  {
    id: "exists-asked",
    topicOnly: true,
    when: [
      "exists|exist|existence|registered|known|unknown|whether|account|member|found & check|checks|tell|tells|say|says|show|shows|answer|answers|returns|return|see|ask|asks|lookup|look|public|message|error|not",
      "exists|exist|existence|registered|known|unknown|whether|account|member|found & check|checks|tell|tells|say|says|show|shows|answer|answers|returns|return|see|ask|asks|lookup|look|public|message|error|not & [what:number|numbers|address|addresses|email|mail|username|user|phone|plate|customer|member|patient|pupil|policy|domain|order|role|mailbox|case|application|parcel|recipient|organisation|surname|card]",
    ],
    unless: [
      "with|without|have|has|no an? account .. can|comment",
      "form is public",
      "file|directory|table|column|folder|branch exists",
      "if not exists",
    ],
    cwe: 204,
    severity: "low",
    rationale: "it tells what is known here and opens nothing by itself",
    name: [
      "A script asks {endpoint} about {what} after {what} and learns which are known",
      "A script asks about {what} after {what} and learns which are known here",
      "A script sends {endpoint} a whole list and learns which values are known",
      "A script asks for a whole list and learns which values are known here",
    ],
    consequence:
      "So the answer differs for what is known here. A caller who has only guesses sends a list and keeps the part that is answered otherwise.",
    test: {
      technique: "compare-answers",
      title: ["Send a known and 200 made-up values to {endpoint}", "Send a known and 200 made-up values"],
      setUp: "One known test value, 200 made-up ones of the same form, a caller with no tie to it, and a script.",
      steps: [
        [
          "As that caller, send a known {what} and a made-up one to {endpoint}; compare status, text, length and time.",
          "As that caller, enter a known {what} and a made-up one; compare status, text, length and time.",
          "As that caller, send the known value and a made-up one to {endpoint}; compare status, text, length and time.",
          "As that caller, enter the known value and a made-up one; compare status, text, length and time.",
        ],
        "Send the whole list with the known value in its middle, five a second.",
      ],
      failsIf: "the known value is picked out of the list and the caller is never refused",
    },
    example: "Shops\n\nThe page tells whether a shop is registered.",
    counterexample: "Shops\n\nThe page has the map of all shops in town.",
  },
  // General.
  {
    id: "general-enumeration",
    cwe: 203,
    severity: "low",
    rationale: "the answers give away what is on file, but nothing can be changed with them",
    name: [
      "{subject} can {predicate}, and the answers may tell them what is on file",
      "Answers of {endpoint} may tell a caller which values are on file",
      "“{line}”: the answers may tell a caller what is on file",
      "Answers may tell a caller which {objects} exist",
      "Answers around {code} may tell a caller what is on file",
      "Answers may tell a caller which values are on file",
    ],
    consequence: [
      "The question is what {endpoint} tells a caller who has only guesses. Hits that differ from misses, in words, status, length or time, turn a long list of guesses into a list of what is on file.",
      "The question is what the answer tells a caller who only guesses at {objects}. Hits that differ from misses, in words, status, length or time, turn a long list of guesses into a list of what exists.",
      "The question is what the answer tells a caller who has only guesses. Hits that differ from misses, in words, status, length or time, turn a long list of guesses into a list of what is on file.",
    ],
    test: {
      technique: "compare-answers",
      title: [
        "Pick the value that is on file out of 1,000 sent to {endpoint}",
        "Pick the value that is on file out of 1,000 guesses",
      ],
      setUp:
        "One value put on file by the tester, 999 made-up ones of the same form, a caller with no tie to any of them, a script.",
      steps: [
        [
          "As that caller, send the value on file and a made-up one to {endpoint}, ten times each.",
          "As a caller who may {predicate}, do so with the value on file and with a made-up one, ten times each.",
          "As the caller the line names, enter the value on file and a made-up one, ten times each.",
        ],
        "Compare status, text, length and median time of the answers.",
        "As the same caller, send all 1,000 in random order, five a second.",
      ],
      failsIf: "the value on file stands out among the 1,000 answers by its status, text, length or time",
    },
  },
];
