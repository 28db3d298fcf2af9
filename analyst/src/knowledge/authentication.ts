import { defineThreat } from "./threat.ts";

/** Proving who one is: sign-in, second factors, passwords. */
export const authentication = [
  defineThreat({
    id: "sign-in-changed",
    family: "authentication",
    cwe: 287,
    severity: "high",
    because: "a flaw in signing in opens every account",
    when: {
      sure: [
        "returns|return true & unlock|check|auth|login|password",
        "reveal|show|view & card number|cvv|pin & unlock|password|mfa",
        "biometric|fingerprint|face & unlock|open|login|vault|app",

        "<drop> .. login|password|authentication|<mfa>",
        "<login> without|instead|by|with|using|via .. password|phone|email|pin|code|link|qr|badge|card|number|name|biometric|fingerprint",
        "<introduce> .. <mfa>",
        "<mfa> for|on|at|when|optional|mandatory|required|enrolment|setup|reset",
        "password rule|policy|length|strength|complexity|requirement|history|expiry",
        "automatically <login>",
        "<login> automatically",
        "auto login",
        "guest <login>",
        "anonymous <login>",
        "no longer .. <login>|password",
        "trusted|remembered|known device|browser|network|ip|location",
        "remember|trust .. device|browser",
        "minimum|maximum .. password|passphrase",
        "api key|token .. authentication|auth|instead",
        "basic auth|authentication",
        "default|initial|temporary|shared|same password|login|account",
      ],
      likely: [
        "<introduce> .. <login>",
        "<login> flow|method|process|screen|form|page|endpoint|api & <introduce|modify|drop>",
        "<login> with|via|by|using",
        "sign up|signup|registration|register & <introduce|modify|allow|drop>",
        "kiosk|shared|tablet mode|device|screen|account",
        "change .. password|email|phone & <customer>",
        "pin|passcode to|for|instead",
        "reauthenticate|step up|re enter|confirm password",
        "<anonymous> .. <allow|modify|view|upload>",
        "authenticate .. with|by|via|against|using",
        "machine|service to machine|service",
        "passwordless",
      ],
      hint: ["<mfa>", "<login>", "auth|authentication|authenticated", "password", "account creation|creating"],
    },
    name: "Signing in without the intended proof",
    description:
      "The change touches how a person or system proves who it is ({quote}). A step that can be skipped, answered from the client or reached by an older route lets somebody in as {actor}. Each route into the account has to ask for the same proof.",
    test: { title: "Try to sign in skipping, repeating and reordering the steps", minutes: 90, kind: "manual" },
  }),
  defineThreat({
    id: "function-without-authentication",
    family: "authentication",
    cwe: 306,
    severity: "high",
    because: "nobody has to sign in to use it",
    when: {
      sure: [
        "<endpoint> & <anonymous>",
        "<anonymous> .. <view|modify> .. <endpoint|record|personal>",
        "without .. login|token|authentication|account|password & <view|modify|upload|fetch|execute> ... <record|file|endpoint|personal|money>",
        "no authentication|auth|login|token|password & endpoint|api|port|dashboard|panel|console|service|socket|queue|database",
      ],
      likely: [
        "public|open|unauthenticated endpoint|api|route",
        "disable|disabled auth|authentication|login",
        "allow|allows anonymous",
      ],
    },
    unless: ["no longer|not anymore <anonymous>"],
    name: "{object} reachable without signing in",
    description:
      "The ticket lets somebody use this without an account ({quote}). What {endpoint} returns or changes must be safe in the hands of a stranger and of a script that calls it all night.",
    test: { title: "Call {endpoint} without credentials and with expired ones", minutes: 45, kind: "automated" },
  }),
];
