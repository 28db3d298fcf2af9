import type { Templates } from "../template.ts";

/** Ways back into an account, and links that stand for a person. */
export const recovery: Templates = [
  {
    when: [
      "user|customer|account|member id|number .. code|digit|digits|token",
      "digit|digits|6|six|four|4 code|pin & link|mail|text|sms|reset|message",
      "code .. link|url|mail",
      "four|six|4|6|8 digit|digits|letter|letters",
    ],
    cwe: 640,
    severity: "high",
    because: "guessing the code takes over the account",
    name: "The short code can be guessed and takes over the account",
    description:
      "Somebody could ask for a code for any account and try the possibilities until one opens it. The ticket says “{quote}”; the link needs a long random token instead, or the code a small number of tries, minutes of life and a tie to the browser that asked.",
    test: {
      title: [
        "Guess the code of a second account on {endpoint}",
        "Guess the code of a second account in parallel and across resends",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "question|questions|pet|birthday|birth|surname|name|school|date|village|maiden .. enough|fits|reset|open|opens|work|ask|asks|plus|answer",
      "ask|asks|asked|reset .. for|with|by the? surname|birthday|name|date|question|pet|child's|postcode",
      "security question|questions",
    ],
    cwe: 640,
    severity: "high",
    because: "others know or find out the answers",
    name: "Facts that others know reset the password",
    description:
      "Somebody who knows the person, or looks them up, could set a new password for them. The ticket says “{quote}”; a reset has to go through something that only the owner receives or holds.",
    test: { title: "Reset a second person's access with what friends and profiles tell", minutes: 60, kind: "manual" },
  },
  {
    when: [
      "role|rights|owner|admin .. link|invitation|invite",
      "invite|invites|invitation|invited|co applicant|guest .. link|mail|code|token|address|role",
      "link .. joins|join|invite|invitation|member",
    ],
    cwe: 640,
    severity: "high",
    because: "whoever holds the invitation joins",
    name: "Whoever holds the invitation joins in the invited person's place",
    description:
      "Somebody who was forwarded the invitation could join with the rights meant for another. The ticket says “{quote}”; it has to be bound to the invited address, be good for one use, and end when it is withdrawn.",
    test: {
      title: "Accept an invitation with another address, twice, late, and after withdrawal",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "new|changed|different|other address|email|mail|number|phone",
      "change|changes|changed|update .. email|address|phone|number",
      "confirm|confirmed|confirmation .. new|change|address",
    ],
    cwe: 640,
    severity: "high",
    because: "the new address can reset the password",
    name: "The address for resets can be changed by somebody else",
    description:
      "Somebody with a stolen session could put in their own address and then reset the password. The ticket says “{quote}”; the old address has to be told and the password asked for before the new one counts.",
    test: {
      title: "Change the address from a stolen session and reset the password through it",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "days|week|weeks|year|months|hours|forever|ever|good|unlimited|until|stay|stays|valid",
      "as often|many",
      "several|many|more times|uses",
      "must|does not|never stop|expire|expires|end|ends|run",
      "used|works again|twice|several|repeatedly",
      "often as",
    ],
    cwe: 640,
    severity: "high",
    because: "an old mail opens the account",
    name: "The link or code stays usable long after it was needed",
    description:
      "Somebody who finds an old mail or a shared mailbox could open the account with it. The ticket says “{quote}”; the link has to end within the hour, with its first use, and with the next one that is sent.",
    test: { title: "Use links and codes late, twice, and after a newer one was sent", minutes: 45, kind: "automated" },
  },
  {
    when: ["magic|login|sign in link|links", "link .. signs|logs|opens", "passwordless|one time link"],
    cwe: 640,
    severity: "high",
    because: "the mail is the only key",
    name: "The link signs in whoever opens it",
    description:
      "A mail scanner, a forwarded mail or a shared mailbox could sign somebody else in. The ticket says “{quote}”; the link has to end with its first use, within minutes, and finish in the browser that asked for it.",
    test: {
      title: "Open the link from another browser, twice, and by a mail scanner's request",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: ["temporary|new password .. mail|email|sms|shown|sent", "set|choose a? your? new? password"],
    cwe: 640,
    severity: "high",
    because: "whoever reads the message takes the account",
    name: "Whoever reads the message can set the password",
    description:
      "Somebody who reads the message first could set the password and keep the account. The ticket says “{quote}”; the step has to end with its first use, and the owner has to be told by a second way.",
    test: {
      title: "Set the password from the message twice, late, and for a second account",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    cwe: 640,
    severity: "high",
    because: "whoever holds the link or code takes the account",
    name: "The link or code may open an account to the wrong person",
    description:
      "Whoever gets hold of the link or guesses the code could act as the person it was meant for. The ticket says “{quote}”; it has to be random, short-lived, good for one use, and bound to one account.",
    test: {
      title: "Reuse, alter and outlive the links and codes, and try them for a second account",
      minutes: 60,
      kind: "manual",
    },
  },
];

/** Trusting another party's word about who somebody is. */
export const federation: Templates = [
  {
    when: [
      "decode|decoded|decodes|base64|parse|parsed .. token|jwt|payload|part|claims|id",
      "verify|verified|verification|signature .. false|none|off|skip|no|not|without|later",
      "no|not|without|skip|never .. signature|verify|verified|verifying|checked",
      "payload is all",
      "algorithm none",
      "all we need",
    ],
    cwe: 347,
    asvs: "V9",
    severity: "high",
    because: "anybody can write such a token",
    name: "The token is read but its signature is not checked",
    description:
      "Anybody could write a token that names another person and be signed in as them. The ticket says “{quote}”; the signature has to be checked with the provider's key before any field is read.",
    test: {
      title: "Sign in with tokens that are unsigned, altered and signed by another key",
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "<sso> .. same|existing|linked|link|merge|match|account",
      "email|mail|address .. claim|id token|value|provider|token",
      "existing|password account|accounts .. linked|merged|matched|same",
      "find|finds|look|looks|match|matched|user|employee|account .. by|from|with .. email|mail|address",
      "by the? email|mail|address .. that|claim|of|from",
      "same email|mail|address",
      "email verified",
    ],
    cwe: 347,
    severity: "high",
    because: "the wrong e-mail address opens another person's account",
    name: "An e-mail address from the provider opens an existing account",
    description:
      "Somebody could give a provider account of their own the e-mail address of a user here and arrive in that user's account. The ticket says “{quote}”; accounts have to be tied by issuer and subject, the address has to be verified, and an existing account linked only after its own sign-in.",
    test: {
      title: "Sign in through a provider account with a second user's unverified e-mail address",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "redirect|redirects uri|uris|url",
      "callback url|uri|address|urls .. any|pattern|prefix|wildcard|match",
      "match .. uri|entire|pattern|prefix|host",
    ],
    cwe: 347,
    severity: "high",
    because: "the code goes to the attacker's address",
    name: "The sign-in may send its code to a foreign address",
    description:
      "Somebody could start a sign-in whose answer goes to an address of theirs. The ticket says “{quote}”; redirect addresses have to be compared in full with a registered list.",
    test: {
      title: "Start the sign-in with altered hosts, paths and wildcards as redirect address",
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "state|nonce|pkce|verifier .. no|not|never|whichever|without|skip|optional|missing|needed|drop|removed|longer",
      "no|not|without|skip|whichever|drop .. state|nonce|pkce|verifier",
    ],
    cwe: 346,
    severity: "medium",
    because: "it takes a victim who opens a prepared link",
    name: "The answer of the provider is not tied to the one who asked",
    description:
      "Somebody could have a victim finish a sign-in that somebody else began, and so join the wrong accounts. The ticket says “{quote}”; state, nonce and code verifier have to be made per sign-in and compared.",
    test: { title: "Finish a sign-in from another browser and with old state and nonce", minutes: 60, kind: "manual" },
  },
  {
    when: [
      "aud|audience|issuer|iss|kid .. not|no|missing|any|never|without|skip|ignored|accepted|optional|looked",
      "no|not|without|skip|missing|any .. aud|audience|issuer|iss|who issued",
      "jwks|jku|issuer uri|url|address|keys",
      "issuer|discovery|well known",
      "keys .. issuer|fetched|taken|loaded",
    ],
    cwe: 347,
    asvs: "V9",
    severity: "high",
    because: "a token made for another service or by another issuer is taken",
    name: "Tokens made for another service or by another issuer may be taken",
    description:
      "Somebody could present a token that was issued to another service or by an issuer of their own. The ticket says “{quote}”; issuer and audience have to be on a fixed list, and keys have to come from that list too.",
    test: {
      title: "Present tokens of a foreign issuer, a foreign audience and with a foreign key address",
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "role|roles|group|groups|tenant|admin|scope .. claim|claims|token|provider|directory|idp|field|fields|mapped|mapping",
      "claim|claims|group|groups|attribute .. role|roles|admin|tenant|mapped|mapping|decide",
    ],
    cwe: 347,
    severity: "high",
    because: "another system decides who is administrator here",
    name: "A claim from outside decides over rights here",
    description:
      "Whoever edits groups or fields at the provider could make themselves administrator or enter another tenant here. The ticket says “{quote}”; only named values may count, per tenant, and they have to be read anew at each sign-in.",
    test: { title: "Sign in with added, renamed and foreign groups and tenants", minutes: 60, kind: "manual" },
  },
  {
    when: [
      "domain .. join|joins|team|account|workspace|organization|tenant",
      "created|create|creates|provision|provisioned|provisioning .. user|users|account|accounts|one|automatically|first",
      "if there is none",
      "just in time",
    ],
    cwe: 347,
    severity: "medium",
    because: "strangers of the provider become users here",
    name: "Accounts are made for whoever the provider lets in",
    description:
      "Somebody whom the provider knows, but nobody here invited, could get an account and its default rights. The ticket says “{quote}”; domain or invitation has to be checked, and leaving the provider has to end the account here.",
    test: { title: "Sign in as an uninvited and as a removed person of the provider", minutes: 45, kind: "manual" },
  },
  {
    cwe: 347,
    severity: "high",
    because: "a forged or mixed-up identity opens an account",
    name: "An identity from outside may be accepted unchecked",
    description:
      "A stranger could present a token or an assertion that was made for somebody else or by somebody else. The ticket says “{quote}”; signature, issuer, audience and lifetime have to be checked before an account opens.",
    test: { title: "Present altered, expired and foreign tokens to the changed sign-in", minutes: 90, kind: "manual" },
  },
];
