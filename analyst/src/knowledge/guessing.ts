import { defineThreat } from "./threat.ts";

/** Guessing secrets, and learning what exists from how the answer differs. */
export const guessing = [
  defineThreat({
    id: "guessing-without-limit",
    family: "brute-force",
    cwe: 307,
    severity: "high",
    because: "short codes fall to a script within hours",
    when: {
      sure: [
        "as often as|many times",
        "no limit .. tries|attempts|guesses",
        "digit|digits & room|staff|booking|order|case|result|customer|account|enter|types|type|number",
        "last three|four|3|4 digits",
        "postcode and|or|plus date|name|number",

        "<drop> .. <ratelimit>",
        "<otp> & <introduce|modify|send|login|allow>",
        "<ratelimit> & <introduce|modify|drop>|raise",
        "raise|increase|higher|double|loosen|relax .. <ratelimit>",
        "enter|enters|type|types|input .. code|pin|number & <record|money|customer|login>",
        "wrong|failed|incorrect .. attempt|password|code|pin|login",
        "resend|re send|new .. code|otp|pin",
        "unlimited|any number of|more attempts|tries|retries",
        "attempts|tries before|until|then|per",
      ],
      likely: [
        "<otp>",
        "digit|character code|pin|number|reference",
        "check|validate|redeem|look up|enter .. code|voucher|gift card|number",
        "last name|surname|postcode|date of birth|birth date|email and|plus number|code|reference",
      ],
      hint: ["<ratelimit>"],
    },
    unless: [],
    name: "Codes or passwords open to guessing",
    description:
      "The change lets a caller try a secret ({quote}). Without a limit bound to the account as well as the address, and one that a fresh code or a parallel request does not reset, a script gets through the possibilities.",
    test: { title: "Guess in parallel, from several addresses, and across resends", minutes: 60, kind: "automated" },
  }),
  defineThreat({
    id: "answers-tell-who-exists",
    family: "enumeration",
    cwe: 203,
    severity: "medium",
    because: "it tells who has an account and prepares other attacks",
    when: {
      sure: [
        "address|email|account|user|number|name not|isn't known|registered|found",
        "don't|do not know this|that address|email|user|account|number",
        "who|which of my contacts|friends|people",
        "contacts match|matching|sync|upload",
        "address book|books",
        "phone numbers & match|matched|known|members|upload|find",
        "is|are already here|member|members|registered|joined",
        "wrong password",
        "existing users|accounts|members & say|tell|show|message",

        "email|username|user name|address|account|phone|number|name .. already taken|exists|registered|used|known|in use",
        "already taken|registered|in use|exists & email|username|address|account|phone|name",
        "no|not .. account|user .. exist|found|known|with this|that|for this|that",
        "unknown email|user|account|address|username",
        "check .. if|whether .. exists|taken|registered|available|free|known",
        "different|separate|distinct|specific|clear|precise|exact|clearer .. message|error & <login|recovery>|password|account",
        "account .. does not|doesn't exist",
        "find|match|suggest|discover|look .. friend|contact|contacts|people|person|user|colleague & phone|email|address book|number|name",
        "availability|available & username|email|name|subdomain|handle",
        "sequential|consecutive|incrementing|running number|id",
      ],
      likely: [
        "autocomplete|typeahead|suggestion|suggestions|autosuggest & <customer|personal|staff>",
        "look up|lookup .. by .. email|phone|number|name",
        "search .. by .. email|phone|name & <customer>",
        "tell|tells|say|says|inform|show .. whether|if|that & <login>|account|email|password",
      ],
      hint: ["not found", "404 .. 403"],
    },
    name: "Answers reveal who has an account",
    description:
      "The answer differs by whether something exists ({quote}). A script can walk a list of addresses, names or numbers and keep the ones that are known; wording, status and time all have to be alike.",
    test: { title: "Compare wording, status and timing for known and unknown entries", minutes: 45, kind: "automated" },
  }),
];
