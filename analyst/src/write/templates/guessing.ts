import type { Templates } from "../template.ts";

/** Trying until it fits. */
export const bruteForce: Templates = [
  {
    when: [
      "<drop> .. <ratelimit>",
      "<ratelimit> .. <drop>|off|removed|gone|only|optional|raise|raised|higher",
      "lock|lockout|counter|limit|captcha|count|block .. off|removed|gone|again|starts|no|never|not|only|annoying|switch|raise|higher",
      "no|without|never|switch|remove|raise .. captcha|lock|lockout|limit|counter|block|locked",
      "never lock",
    ],
    cwe: 307,
    severity: "medium",
    because: "it takes patience and a script",
    name: "The brake on guessing is loosened",
    description:
      "A script could go on guessing where it was stopped before. The ticket says “{quote}”; attempts have to stay limited per account as well as per address, and the count has to outlive a new code, a new session and a restart.",
    test: {
      title: [
        "Send parallel guesses to {endpoint} past the old limit",
        "Send parallel guesses past the old limit and across resends",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: ["gift|voucher|coupon|promo|discount card|code|codes|number", "voucher|coupon|balance & code|number|digits"],
    cwe: 799,
    asvs: "V2",
    severity: "medium",
    because: "codes of value can be found and spent by strangers",
    name: "Codes of value can be found by trying",
    description:
      "A script could try codes until some are worth money. The ticket says “{quote}”; codes have to be long and random, and failed attempts limited per account and address.",
    test: {
      title: [
        "Try runs of codes on {endpoint} and count how many get an answer",
        "Try runs of codes and count how many get an answer",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "digit|digits|letters|characters .. code|pin|number",
      "four|six|five|eight|4|5|6|8 digit|digits|letters|numbers|figures|character",
      "type|types|enter|enters .. code|digits|pin|number",
      "short code|codes|number|pin",
      "code|pin|number & try|tries|wrong|attempt|attempts|type|types|enter|often",
    ],
    cwe: 307,
    severity: "high",
    because: "so few possibilities fall to a script within hours",
    name: "The short code falls to a script",
    description:
      "A script could go through all codes of this length. The ticket says “{quote}”; the code has to die after a few wrong tries, and the limit has to hold across parallel requests, resends and addresses.",
    test: {
      title: [
        "Send all codes to {endpoint} in parallel, across resends",
        "Send guesses in parallel, from several addresses and across resends",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "as often|many",
      "no|without|unlimited|any .. limit|tries|attempts|retries|guesses|number",
      "again at once|immediately|directly",
      "straight back",
      "wrong .. again|corrected|retry|tries",
    ],
    cwe: 307,
    severity: "medium",
    because: "it takes patience and a script",
    name: "Nothing stops a script that keeps trying",
    description:
      "A script could try values all night until one fits. The ticket says “{quote}”; attempts have to be counted per account and per address, slowed, and told to the owner.",
    test: {
      title: [
        "Send a thousand wrong values to {endpoint} and watch for a brake",
        "Send a thousand wrong values and watch for a brake",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "name|surname|postcode|birthday|birth|email|date .. and|plus|or|with .. number|reference|code|name|birthday",
      "number|reference|code .. and|plus|or|with .. name|surname|postcode|birthday|birth|email|date",
    ],
    cwe: 307,
    severity: "medium",
    because: "both parts are known or few",
    name: "Two guessable details open the record",
    description:
      "A script could combine known names with running numbers until a pair fits. The ticket says “{quote}”; the pair needs a limit on attempts and a part that is random.",
    test: { title: "Try running numbers beside common names and watch for a brake", minutes: 45, kind: "automated" },
  },
  {
    when: ["first|header|forwarded|ip|address .. header|entry|address|forwarded|client", "per|by ip|address"],
    cwe: 307,
    severity: "medium",
    because: "the limit can be passed by changing a header",
    name: "The limit can be passed by changing the address",
    description:
      "A script could change its address or a header with every request and never meet the limit. The ticket says “{quote}”; the limit has to count per account too, and trust only the header of the own proxy.",
    test: { title: "Send guesses with a changing forwarded-for header", minutes: 45, kind: "automated" },
  },
  {
    cwe: 307,
    severity: "medium",
    because: "it takes patience and a script",
    name: "Nothing may stop a script that keeps guessing",
    description:
      "A script could try values until one fits. The ticket says “{quote}”; attempts have to be limited per account as well as per address, and a new code or a parallel request must not start the count again.",
    test: {
      title: [
        "Send parallel guesses to {endpoint} from several addresses",
        "Send parallel guesses from several addresses and across resends",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];

/** Learning what exists from how the answer differs. */
export const enumeration: Templates = [
  {
    when: [
      "no|not|don't|doesn't|isn't|unknown|never .. account|user|member|customer|card|address|email|number|name .. with|for|under|this|that|known|found|registered|exist",
      "there is no account|user",
      "no account|user|profile|member",
      "don't|do not know this|that|the",
      "unknown|not known email|address|user|number|account|card",
      "which|what of the? two|them|both",
      "know|knows|known this|that address|email|number|card",
    ],
    cwe: 203,
    severity: "low",
    because: "it tells who has an account and opens nothing by itself",
    name: "The message tells strangers who has an account",
    description:
      "Somebody with a list of addresses or numbers could learn which of them have an account here. The ticket says “{quote}”; the answer has to be the same, in wording and in time, whether the account exists or not.",
    test: {
      title: [
        "Compare wording, status and time of {endpoint} for known and unknown entries",
        "Compare wording, status and time for known and unknown entries",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "taken|registered|use|exists|profile|already .. address|email|number|name|username|in|account",
      "already taken|registered|exists|has|in|used|have",
      "field loses|focus",
      "while|when|as .. type|types|typing|focus",
      "available|availability|free .. name|username|email|address|handle|subdomain",
      "green tick",
    ],
    cwe: 203,
    severity: "low",
    because: "it tells who has an account and opens nothing by itself",
    name: "The form tells who is registered before anything is sent",
    description:
      "Somebody could type in addresses or numbers one after the other and note which are taken. The ticket says “{quote}”; the check has to wait for a confirmed address, or be slowed per visitor.",
    test: {
      title: [
        "Run a list of addresses through {endpoint}",
        "Run a list of addresses through the check and count the answers",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "contacts|address book|phone numbers|friends .. match|matched|find|upload|found|members|here|sync",
      "suggest|suggests|suggestion|suggestions|autocomplete|complete|typeahead .. user|users|names|colleagues|people|members|customers|staff|name|login",
      "find|search|look .. people|users|members|colleagues|friends|customers|patients .. by|with",
      "who|which .. is|are .. here|member|members|registered",
    ],
    cwe: 203,
    severity: "medium",
    because: "it collects people's names and numbers",
    name: "Strangers can collect who is here by searching",
    description:
      "Somebody could feed in numbers or letters and collect who is a member. The ticket says “{quote}”; results have to be limited to people who agreed to be found, and the number of searches per account.",
    test: {
      title: ["Walk numbers and first letters through {endpoint}", "Walk numbers and first letters through the search"],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: ["403|404", "not found|forbidden .. instead|other|foreign|private", "403 instead|for|when"],
    cwe: 203,
    severity: "low",
    because: "it tells what exists and opens nothing by itself",
    name: "The status tells which hidden things exist",
    description:
      "Somebody without rights could tell existing things from missing ones by the status alone. The ticket says “{quote}”; both have to answer alike, in status, wording and time.",
    test: {
      title: [
        "Compare the status of {endpoint} for hidden and missing entries",
        "Compare status and time for hidden and missing entries",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "sequential|consecutive|running|incrementing number|numbers|id|ids",
      "counts|count up",
      "number|id plus|and one",
    ],
    cwe: 203,
    severity: "low",
    because: "it tells how many there are and what to ask for next",
    name: "Running numbers tell what exists",
    description:
      "Somebody could count through the numbers and learn how many there are and which are taken. The ticket says “{quote}”; numbers that the outside sees have to be random.",
    test: { title: "Count through neighbouring numbers and compare the answers", minutes: 45, kind: "automated" },
  },
  {
    cwe: 203,
    severity: "low",
    because: "it tells what exists and opens nothing by itself",
    name: "The answer may tell strangers what exists",
    description:
      "Somebody with a list of addresses, names or numbers could learn which of them are known here. The ticket says “{quote}”; wording, status and time of the answer have to be the same for known and unknown ones.",
    test: {
      title: [
        "Compare the answers of {endpoint} for known and unknown entries",
        "Compare wording, status and timing for known and unknown entries",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];
