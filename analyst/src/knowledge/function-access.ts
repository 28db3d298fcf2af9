import { defineThreat } from "./threat.ts";

/** Who may do what: roles, permissions, administrative functions. */
export const functionAccess = [
  defineThreat({
    id: "role-or-permission-change",
    family: "function-access",
    cwe: 269,
    severity: "high",
    because: "a wrong grant gives a whole role new powers",
    when: {
      sure: [
        "hide|hides .. menu|entry|button|link|tab|item & role|unless|only|permission|user|users",
        "only reached|reachable|visible from|through|via|for",
        "role .. gets|get|value|called|named",
        "stand in|stands in|substitute|deputize",
        "work|works as",
        "everybody|everyone in the company|with a login",
        "open to all|everyone|everybody",
        "may|can .. void|refund|discount|price|prices|approve|prescribe",
        "only|merely checks|check|looks|look .. signed|logged|login|staff",

        "browse|view|see|use|open|look|shop .. as a|the|any|another|given|that|this|selected customer|user|member|patient|student|tenant",
        "as a|the|any given|selected customer|user|member",
        "act|acting|login|logged|log as",
        "switch to user",
        "scope|scopes .. key|token|api",

        "new|additional|custom|extra role|permission|privilege",
        "<introduce> .. role|permission|privilege",
        "change|assign|edit|grant|manage|set|give|update|promote|revoke .. role|permission|privilege|rights|scope",
        "role|permission|privilege|rights .. <staff|admin|partner|customer> & can|may|allowed",
        "only|restricted|limited to? .. <admin|staff> & can|may|visible|see|access",
        "role based",
        "<permission> model|matrix|check|scheme|system|migration",
        "impersonate|impersonation|impersonating|masquerade",
        "act|acting|log|logged|login|sign in? as .. <customer|others|everyone>",
      ],
      likely: [
        "<staff|partner|everyone|customer> can|may|could|able|should .. approve|delete|cancel|refund|publish|unlock|block|grant|reset|manage|disable|release|override",
        "<permission> & <customer|staff|admin|partner>",
        "without asking|needing|waiting .. <admin|staff>",
        "self service & <admin|permission>",
        "admins|administrators|managers|owners|moderators can|may|could",
        "delegate|delegated|deputy|substitute",
        "approve|approves|approval .. own",
      ],
      hint: [
        "approve|approval|reject|four eyes",
        "<admin> .. can|may|could|page|panel|area|screen|view|dashboard|console|section|menu",
        "superuser|sudo",
        "hide|hidden|disabled|invisible .. for|unless|if & button|menu|link|tab",
      ],
    },
    name: "{actor} may do more than the role allows",
    description:
      "The ticket changes who may do what ({quote}). If only the page hides the action, or the server checks a broader role than meant, {actor} can call it directly. Every door to the action has to ask for the same permission.",
    test: { title: "Call the changed actions with each role below the one required", minutes: 60, kind: "manual" },
  }),
  defineThreat({
    id: "administrative-function",
    family: "function-access",
    cwe: 862,
    severity: "high",
    because: "administrative functions act on everybody",
    when: {
      sure: [
        "bulk|mass .. rights|permission|check|staff|route",
        "bulk actions|action|route|endpoint|operations",
        "params permit",
        "permit any|all",
        "back office & only|set|columns",

        "<drop> .. <permission> check",
        "skip|bypass|remove|disable|drop|without .. authorization|permission check|guard|middleware|policy|filter",
        "no longer .. need|require|ask .. admin|permission|role|approval",
        "admin|internal|management|maintenance|backoffice endpoint|api|route|function",
        "<endpoint> & no|without|missing .. authentication|authorization|permission|check|login",
      ],
      likely: [
        "<admin> can|may .. <modify|delete|export>",
        "owners and admins",
        "superadmin|superadmins",
        "page for|visible to|for <admin>",

        "admin|administration|backoffice|management|moderation page|panel|area|screen|view|dashboard|console|section|ui|tool & <introduce|modify|view>",
        "bulk|mass .. <modify|delete>",
        "admin|internal & <writing-endpoint>",
        "trigger|start|run .. from the? ui|browser|admin|page|button|outside",
        "<admin> .. <modify|delete|export> .. <record|customer|personal|permission>",
      ],
      hint: [
        "<writing-endpoint>",
        "all|every .. <customer> & <modify|delete>",
        "<introduce> .. endpoint|route|mutation",
      ],
    },
    name: "Administrative action callable without the role",
    description:
      "The change adds or opens an action meant for few ({quote}). A request sent directly to {endpoint} by an ordinary account must be refused by the server, not only hidden in the interface.",
    test: {
      title: "Replay the administrative request as an ordinary user and signed out",
      minutes: 45,
      kind: "automated",
    },
  }),
];
