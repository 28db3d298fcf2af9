import type { Templates } from "../template.ts";

/** Proving who somebody is. */
export const authentication: Templates = [
  {
    when: [
      "<mfa> .. only|skip|skipped|off|optional|not|never|no|unless|trusted|remember|missing|disable|disabled|without|fallback",
      "no|without|skip|skips|drop|remove|only|never .. <mfa>",
      "second|two factor|factors|step",
      "code only when|if|once|for",
      "remember|trust|trusts .. device|browser|computer|phone",
    ],
    cwe: 308,
    severity: "high",
    because: "a stolen password is enough again",
    name: "There is a way in without the second factor",
    description:
      "Somebody with a stolen password could get in without the second factor. The ticket says “{quote}”; the server has to ask for the factor wherever a session begins, recovery, old clients and remembered devices included.",
    test: { title: "Reach a session without the second factor by every way to sign in", minutes: 60, kind: "manual" },
  },
  {
    when: [
      "trust|trusts|trusted|skip|skips|skipped|no|without .. header|headers|ip|network|lan|proxy|office|offices|intranet|vpn|localhost",
      "x forwarded|user|remote|real",
      "header|headers .. user|identity|login|signed|who",
      "from|inside one? .. office|offices|network|lan|vpn & login|password|factor|token|auth",
      "request|requests comes|come from .. office|network|proxy|address",
    ],
    cwe: 290,
    severity: "high",
    because: "a header or address can be forged or shared",
    name: "Place or header stands in for proof of identity",
    description:
      "Somebody in the right network, or with a forged header, could act without proving who they are. The ticket says “{quote}”; the address may add to the proof but never replace it, and headers count only from a proxy that sets them anew.",
    test: { title: "Forge the header and call from an unexpected network", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "birthday|birth|surname|last name|postcode|room|member|customer|card|phone|mobile|plate|name|booking|order number? .. enough|plus|and .. birthday|birth|name|number|postcode|surname|login",
      "birthday|birth date|surname|postcode .. enough|plus|login|sign|password|is|as",
      "<login>|identify|identified|enter .. with|by|only .. number|phone|name|birthday|postcode|card|plate|photo|badge|room|face|tag|mail",
      "tap|taps|touch|hold .. face|photo|name|badge|card|picture",
      "number|phone|name|photo|badge|card|mail|email .. is enough|sufficient|plenty|all",
      "badge|card|tag|chip .. <login>|unlock|open|opens|held|hold",
    ],
    cwe: 287,
    severity: "high",
    because: "others can know or find out what is asked for",
    name: "Facts that others know are enough to sign in",
    description:
      "Somebody who saw a card, a list or a letter could get in as that person. The ticket says “{quote}”; signing in has to rest on something that only this person has or knows, with a limit on attempts.",
    test: {
      title: "Get into a second person's account with what a letter, a list or a look tells",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "first|initial|default|temporary|starting|preset|same|shared|common password|passwords|pin|login",
      "password|passwords|pin .. is|are|equals|set to the? birthday|name|serial|number|same|customer",
      "password|passwords|passphrase .. minimum|length|characters|shorter|rules|policy|complexity|strength|at least",
      "minimum|shorter|weaker|simple|simpler .. password|passwords|pin",
      "four|six|4|6 digit|digits|numbers .. password|pin",
      "empty|blank|no password|hash|secret",
    ],
    cwe: 521,
    severity: "medium",
    because: "such passwords fall to a short list",
    name: "Passwords that a short list guesses",
    description:
      "Somebody with a list of common or preset values could get into accounts. The ticket says “{quote}”; length and a check against known passwords have to hold on the server, and preset ones have to be changed before anything else works.",
    test: {
      title: "Try preset, empty and common passwords at every form that takes one",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "change|changes|changed|changing|edit|set|update .. email|mail|password|phone|number .. without|no|again|confirm|immediately|at once|typing|asking",
      "without .. password|confirmation|typing & change|email|mail|password|phone",
      "new|changed email|mail|address|phone .. at once|immediately|straight|without",
    ],
    cwe: 620,
    severity: "high",
    because: "a moment at an open session becomes the whole account",
    name: "Sign-in details can be changed without fresh proof",
    description:
      "Somebody at an unattended device or with a stolen session could change the details and keep the account. The ticket says “{quote}”; the current password or factor has to be asked for, and the old address told.",
    test: { title: "Change address, phone and password from a stolen session", minutes: 45, kind: "manual" },
  },
  {
    when: [
      "<endpoint> .. <anonymous>|open|public|unprotected",
      "<anonymous> .. <endpoint|view|modify|upload|send|execute>",
      "no|without|skip|skips|needs|remove|removed .. login|sign|auth|authentication|token|key|session|credentials",
      "no account|password needed|necessary|required",
      "works|usable|open|available without an? account|login|password",
      "can't|cannot|don't|doesn't log|sign|authenticate .. in",
      "endpoint|api|route|page|socket|service|port|dashboard|console|shell|panel .. open|public|anonymous|unauthenticated|without|no|anonymously",
      "anonymous|anonymously|unauthenticated|public|publicly .. call|subscribe|connect|reach|access|read|write",
      "open a shell|session|connection|console|tunnel",
      "allow anonymous|any|all",
    ],
    cwe: 306,
    severity: "high",
    because: "nobody has to be known to use it",
    name: ["{endpoint} answers without a sign-in", "The way in asks nobody to sign in"],
    description: [
      "Anybody who can reach {endpoint} could use it without an account. The ticket says “{quote}”; a long address or an inner network keeps nobody out for long, so the server has to know the caller before it reads or changes anything.",
      "Anybody who can reach it could use it without an account. The ticket says “{quote}”; a long address or an inner network keeps nobody out for long, so the server has to know the caller before it reads or changes anything.",
    ],
    test: {
      title: [
        "Call {endpoint} without credentials and with expired ones",
        "Call every changed route without credentials and with expired ones",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "fingerprint|face|biometric|biometrics|touch|pin|pattern|digits .. unlock|unlocks|open|login|fall|instead|confirm",
      "unlock|unlocks .. with|by .. fingerprint|face|pin|card|phone|digits",
      "fall|falls back to",
      "pair|pairing|paired .. button|code|press|automatically|without",
    ],
    cwe: 287,
    severity: "medium",
    because: "it takes the device in hand",
    name: "The quicker unlock may be easier to pass than what it replaces",
    description:
      "Somebody with the device in hand could get in by the weaker of two ways. The ticket says “{quote}”; attempts have to be counted, the key has to be bound to the lock in hardware, and a changed fingerprint or PIN has to ask for the password again.",
    test: { title: "Unlock with a new fingerprint, repeated PINs and an altered app", minutes: 60, kind: "manual" },
  },
  {
    when: [
      "user|account|employee|member|customer|driver .. found|looked|find|created|create|matched .. by|from .. mail|email|name|number|phone|header",
      "find|finds|look|looks .. user|account|employee|member|customer .. by|with",
      "account|accounts .. linked|merged|matched .. automatically",
      "create|creates|created .. user|account|accounts|member .. automatically|if|when|without",
      "automatically|auto .. sign|signed|login|logged|log|signs",
      "sign|signs|log|logs them|him|her|the|user in",
      "signed|logged in .. automatically|directly|straight|without|at once",
    ],
    broad: true,
    cwe: 287,
    severity: "high",
    because: "the wrong match opens another person's account",
    name: "Somebody may be signed in to an account that is not theirs",
    description:
      "Somebody who presents a detail of another person could be taken for them. The ticket says “{quote}”; the match has to rest on something proven in this very sign-in, and a first match needs the owner's consent.",
    test: { title: "Arrive with another person's details and see whose account opens", minutes: 60, kind: "manual" },
  },
  {
    cwe: 287,
    severity: "high",
    because: "whoever gets past the sign-in acts as somebody else",
    name: "The changed sign-in may let the wrong person in",
    description:
      "A stranger could leave out, repeat or reorder a step and arrive in another person's account. The ticket says “{quote}”; every way in has to ask for the same proof, and the server has to check it.",
    test: { title: "Leave out, repeat and reorder the steps of the changed sign-in", minutes: 60, kind: "manual" },
  },
];

/** How long and where a sign-in lives. */
export const session: Templates = [
  {
    when: [
      "password .. change|changes|changed|reset|new .. keep|keeps|stay|stays|valid|survive|survives|works|working|open|continue",
      "survive|survives|stay|stays|valid|works|working|keep|going .. password|passwords change|changes|changed|reset|password",
      "when|after .. password .. changes|changed|change",
    ],
    cwe: 613,
    severity: "medium",
    because: "it takes a session that was stolen before",
    name: "Old sessions survive a changed password",
    description:
      "Somebody who already holds a session could go on acting after the owner changed the password to shut them out. The ticket says “{quote}”; a changed password has to end all other sessions and tokens on the server.",
    test: {
      title: "Change the password in one browser and go on with the session of another",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "logout|log out|sign out|signing out|signs out|signed out .. only|not|keeps|keep|stays|stay|leaves|forgets|open|goes|client|still|current|everywhere",
      "after .. logout|log out|sign out|signing out|signs out|removal|leaving",
      "stop|stops|don't|not|no longer .. clear|clearing|delete|revoke|end|invalidate",
      "log|sign out everywhere|all",
    ],
    cwe: 613,
    severity: "medium",
    because: "it takes a stolen token or a shared device",
    name: "Signing out does not end every session",
    description:
      "Somebody with a copied token or the next person at a shared device could go on as the one who signed out. The ticket says “{quote}”; signing out has to end the session on the server, sockets and refresh tokens included.",
    test: { title: "Replay tokens, sockets and refresh tokens after signing out", minutes: 45, kind: "automated" },
  },
  {
    when: [
      "cookie|cookies .. samesite|domain|parent|subdomain|whole|none|third|cross|iframe|embed",
      "samesite",
      "cookie .. for .. domain|subdomains",
    ],
    cwe: 1275,
    severity: "medium",
    because: "it takes another site or subdomain to misuse it",
    name: "The session cookie goes to more sites than it should",
    description:
      "A foreign page or a weaker subdomain could send or receive the session cookie. The ticket says “{quote}”; the cookie has to stay with one host, be Secure and HttpOnly, and cross sites only where each action asks for a token.",
    test: {
      title: "Read the cookie's flags and use the session from a subdomain and a foreign page",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<session> .. local|session storage|localstorage|sessionstorage|url|address|query|javascript|script|memory|asyncstorage",
      "session|token id? .. in .. url|address|query|link",
      "httponly|readable .. javascript|script|scripts",
      "widget|script|javascript .. read|reads .. it|cookie|token|session",
      "localstorage|sessionstorage",
    ],
    cwe: 1004,
    severity: "medium",
    because: "it takes a script or a link that leaks it",
    name: "The session token lies where scripts or links give it away",
    description:
      "One script on the page, a copied link or a log could give the token to somebody else. The ticket says “{quote}”; the token belongs in an HttpOnly cookie, out of addresses and storage that scripts read.",
    test: {
      title: "Look for the token in scripts' reach, addresses, referrers and logs, and replay it",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<session> .. <lifetime>",
      "<lifetime> .. <session>",
      "stay|stays|keep|keeps|remain|remains|kept|signed|logged|valid|lives|lasts|good|open|unlocked .. days|day|year|years|months|weeks|hours|forever|ever|end|shift|restart|removed|uninstalls|weeks",
      "never|no|not .. log|lock|locks|logged|sign|timeout|expire|expires|expiry|out|screen|end",
      "without|no .. end|expiry|expiration|timeout|limit",
      "long lived",
      "idle|inactivity|timeout .. minutes|hours|days|off|longer|removed|raise|instead",
      "from .. minutes|hours|days .. to",
      "remember me",
    ],
    cwe: 613,
    severity: "medium",
    because: "it takes a stolen token or an unattended device",
    name: "The session lives far longer than its use",
    description:
      "Whoever finds the device or copies the token could use the account for as long as the session lives. The ticket says “{quote}”; an absolute and an idle limit have to hold on the server, and risky actions have to ask for the password again.",
    test: {
      title: "Use the session after idle time, after its stated end and from a second device",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "previous|old|earlier session|id|token|tokens",
      "session|id .. same|before|after .. login|sign",
      "accept|accepts|accepting .. old|previous|earlier",
    ],
    cwe: 384,
    severity: "medium",
    because: "it takes a session id that the attacker knows already",
    name: "A session id known before the sign-in may stay valid",
    description:
      "Somebody who knows a session id from before could use it after its owner signed in. The ticket says “{quote}”; each sign-in has to make a new id and end the one before.",
    test: {
      title: "Plant a session id, sign in with it and use it from a second browser",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "revoke|revoked|revocation|revoking|withdraw",
      "list|see|manage .. devices|sessions|tokens|keys",
      "key|keys|token|tokens .. expire|expires|expiry|rotate|end",
    ],
    cwe: 613,
    severity: "medium",
    because: "it takes a token that got into other hands",
    name: "A token may stay usable after it was withdrawn",
    description:
      "Somebody with a copied token could go on after its owner withdrew it. The ticket says “{quote}”; the withdrawal has to take effect on the very next call, in caches, sockets and refresh tokens as well.",
    test: {
      title: "Withdraw a token and use it, its copies and its refresh token at once",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 613,
    severity: "medium",
    because: "it takes a stolen token or an unattended device",
    name: "A session may outlive the reason it was given for",
    description:
      "Somebody with a stolen token or a forgotten device could go on acting as its owner. The ticket says “{quote}”; signing out, a changed password and a removed account have to end the session on the server.",
    test: {
      title: "Reuse old session tokens after sign-out, password change and removal of the account",
      minutes: 45,
      kind: "automated",
    },
  },
];
