import type { Templates } from "../template.ts";

const LESSER_ROLE = "a lesser role gets a greater one's power";

/** Who may do what. */
export const functionAccess: Templates = [
  {
    when: [
      "hide|hides|hidden|grey|greyed|disable|disabled|remove|removed .. button|buttons|menu|link|tab|field|entry|icon|column",
      "backend|back end|server|api|endpoint .. not|no|without|unchanged|stays|as .. change|check|checks|know|touched|is|they|before",
      "only the? page|table|menu|front end|frontend|ui|button|form|template",
      "in .. menu of|for",
      "leave|leaves|left .. <endpoint> .. as",
      "<endpoint> .. are|is as they|it were|was",
    ],
    cwe: 862,
    severity: "high",
    because: LESSER_ROLE,
    name: "The page hides the action but the server may still carry it out",
    description: [
      "Somebody who sees no button could call {endpoint} directly. The ticket says “{quote}”; the server has to refuse the role that the page no longer serves.",
      "Somebody who sees no button could send the request directly. The ticket says “{quote}”; the server has to refuse the role that the page no longer serves.",
    ],
    test: {
      title: [
        "Call {endpoint} as the role that lost the button",
        "Send the hidden action's request as the role that lost the button",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "accept|accepts|takes|take|set|sets|contains|sends|send|includes|with .. role|roles|permission|permissions|is admin|owner flag",
      "role|roles|permission|permissions|rights .. in|from|with|of .. body|request|form|link|url|invitation|profile|payload|second step|claims|header",
      "role|admin|recruiter|owner|plan .. come|comes along|from|with",
      "is admin|recruiter|staff|owner",
      "invite|invites|invitation .. role|admin|owner|rights",
    ],
    cwe: 269,
    severity: "high",
    because: "an ordinary account can raise itself to a powerful one",
    name: ["{endpoint} lets the caller set a role", "The caller may set a role, their own included"],
    description: [
      "Somebody could send a stronger role to {endpoint} than they hold. The ticket says “{quote}”; the server has to check that the caller may hand out that role, and never take it from the person it is for.",
      "Somebody could send a stronger role than they hold. The ticket says “{quote}”; the server has to check that the caller may hand out that role, and never take it from the person it is for.",
    ],
    test: {
      title: ["Raise the own role through {endpoint}", "Send a stronger role in every request that carries one"],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<login|view> .. as .. customer|user|member|client|patient|them|another|any",
      "impersonate|impersonation|masquerade|act|acts as|like",
      "open|use|see .. portal|account|app|shop|page as the? customer|user|member|client|they",
      "on behalf of|in the name of",
    ],
    cwe: 269,
    severity: "high",
    because: "one staff account acts as any customer",
    name: ["Any {actor} can act as a customer", "Staff can act as the customer"],
    description:
      "A misused staff account could read and change everything as the customer, and the traces would point to the customer. The ticket says “{quote}”; it needs a role of its own, a reason, an end, a list of what stays forbidden, and a record under the name of who acted.",
    test: {
      title: "Take over an administrator, change the e-mail and pay while acting as somebody else",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "iam|service account|policy|kubernetes|cluster|namespace|pod|lambda|runner|container|bot|token .. admin|full|all|any|owner|write|every|*",
      "cluster admin",
      "admitted|allowed|runs|run|running whatever|root|privileged",
      "root|sudo|administrator rights|user|permissions",
      "permissions write|contents",
      "actions|action|resource|resources *",
    ],
    cwe: 250,
    severity: "high",
    because: "whoever gets into the part holds all its rights",
    name: "A part gets more rights than its task needs",
    description:
      "Somebody who gets into this one part could use all the rights it holds elsewhere. The ticket says “{quote}”; the part has to be given the few actions and objects it needs, by name.",
    test: {
      title: "List what the new rights reach beyond the task and try three of them",
      minutes: 60,
      kind: "automated",
    },
  },
  {
    when: [
      "give|gives|given|grant|grants|assign|assigns|hand|hands|add|remove|promote|change .. role|roles|rights|permission|permissions|admin|admins|maintainers|owner|owners",
      "same rights|permissions|role as",
      "rights|permissions|access .. by default|inherit|inherits|like|same",
      "can|may be given|granted|assigned",
      "any|every maintainer|owner|admin|manager|lead .. add|remove|invite|change|delete",
    ],
    cwe: 269,
    severity: "high",
    because: "rights handed out too widely are rarely taken back",
    name: ["Any {actor} may hand out rights beyond their own", "Rights may be handed out beyond what the giver holds"],
    description:
      "Somebody could gain, keep or pass on rights that nobody meant to give. The ticket says “{quote}”; the server has to check that the giver holds the right and may pass it on, and that the last owner cannot be removed.",
    test: {
      title: "Give, take and inherit rights as each role, the own account included",
      minutes: 60,
      kind: "manual",
    },
  },
  {
    when: [
      "no|without|skip|skips|skipped|drop|bypass .. permission|permissions|role|authorization|rights check|class|guard|test|needed|required",
      "permission|permissions|role|rights|policy check .. skipped|removed|off|dropped|not|later",
      "permissions|checks are|is skipped|ignored|off",
      "all|any|every|everybody|everyone|anybody|anyone .. user|users|members|people|staff|employee|employees|account|maintainers|clerks|viewers .. can|may|edit|start|delete|open|run",
      "any signed|logged in? .. employee|user|account|member",
      "everyone|everybody|anybody|anyone .. can|may|is able <modify|view|execute>",
    ],
    cwe: 862,
    severity: "high",
    because: LESSER_ROLE,
    name: ["Any {actor} can do what few should", "An action for a few is open to every account"],
    description: [
      "Any account could use {endpoint}, whatever its role. The ticket says “{quote}”; the server has to name the roles that may do this and refuse all others.",
      "Any account could do this, whatever its role. The ticket says “{quote}”; the server has to name the roles that may and refuse all others.",
    ],
    test: {
      title: ["Call {endpoint} with the weakest role there is", "Carry out the action with the weakest role there is"],
      minutes: 45,
      kind: "automated",
    },
  },
  {
    when: [
      "<staff|partner|customer|admin|device> .. can|may|could|should|also|now|able .. <modify|execute|send|export|delete>",
      "<staff|admin|customer> .. <modify|delete|export> .. <money|record|permission>",
      "members|viewers|editors|reporters|guests|planners|teachers|clerks .. can|may",
    ],
    broad: true,
    cwe: 862,
    severity: "high",
    because: LESSER_ROLE,
    name: ["Any {actor} gets the new right, whatever their rank", "A right that few had goes to many"],
    description: [
      "A junior, former or taken-over {actor} account could use the new right on anything it can name. The ticket says “{quote}”; the server has to check role and limits on each call, and the right needs somebody who can withdraw it.",
      "A junior, former or taken-over account could use the new right on anything it can name. The ticket says “{quote}”; the server has to check role and limits on each call, and the right needs somebody who can withdraw it.",
    ],
    test: {
      title: [
        "Call {endpoint} with each role below the one required",
        "Use the new right with each role below the one required, and after it was withdrawn",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
  {
    cwe: 862,
    severity: "high",
    because: LESSER_ROLE,
    name: ["Any {actor} may do more than the role allows", "The action may be open to roles that should not have it"],
    description:
      "Somebody with a lesser role could call the action directly, whatever the page shows them. The ticket says “{quote}”; the server has to check the role each time the action is called, by every way that leads to it.",
    test: {
      title: [
        "Call {endpoint} with each role below the one required",
        "Call the changed action with each role below the one required",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
];

/** What remains to be read of who did what. */
export const audit: Templates = [
  {
    when: [
      "delete|deletes|clear|clears|purge|purged|edit|prune|remove|empty|wipe|overwrite .. history|log|logs|entries|entry|audit|trail|timeline|journal|changes",
      "history|log|entries|audit|trail|journal .. deleted|cleared|purged|edited|removed|editable|changed",
    ],
    cwe: 778,
    severity: "medium",
    because: "misuse can be hidden by the one who commits it",
    name: "The record of changes can be cleared or altered",
    description:
      "Somebody could misuse their rights and then remove the trace. The ticket says “{quote}”; entries have to stay as written for those whose acts they describe, and removing any has to leave an entry itself.",
    test: { title: "Act, then clear or edit the record as the same account", minutes: 45, kind: "manual" },
  },
  {
    when: [
      "appear|appears|stored|logged|recorded|look|looks|shown|shows|written .. as|under|like .. system|customer|customer's|user|member's|name|own",
      "changed by|author|actor|user|time|stamp|timestamp|ip address .. from|taken|sends|edit|comes .. header|client|upload|body|caller|request|message",
      "caller sends as",
      "be able to? edit name|time|author|date",
    ],
    cwe: 778,
    severity: "medium",
    because: "acts are written down under somebody else's name",
    name: "The record can name the wrong person or time",
    description:
      "Somebody could act and have another name or time written down. The ticket says “{quote}”; actor and time have to come from the session and the server's clock, with the real actor beside the one acted for.",
    test: {
      title: "Act for somebody else and with forged names and times, then read the record",
      minutes: 45,
      kind: "manual",
    },
  },
  {
    when: [
      "no|not|without|never|nothing|stop|skip|suppress .. log|logs|logged|logging|recorded|record|entry|entries|history|trail|trace|message|audit|written|mail|notification",
      "no longer .. logged|recorded|written|mail|notified|entry|entries",
      "silent|silently|quietly|without notice",
    ],
    cwe: 778,
    severity: "low",
    because: "it hides other harm and does none itself",
    name: "The action leaves no trace",
    description:
      "Somebody could use the action and nobody could say afterwards who it was. The ticket says “{quote}”; actor, time, object and result have to be written down where the actor cannot reach them.",
    test: { title: "Carry out the action as each role and look for its entry", minutes: 45, kind: "manual" },
  },
  {
    when: [
      "log|logs|logged .. user|agent|name|header|input|message|text|path|raw|as",
      "newline|newlines|line break|control characters .. log",
    ],
    cwe: 117,
    severity: "low",
    because: "it forges lines in a log and opens nothing",
    name: "Log lines can be forged from outside",
    description:
      "Somebody could send line breaks or control characters and write lines of their own into the log. The ticket says “{quote}”; values have to be encoded before they are written.",
    test: {
      title: "Send line breaks and control characters in each value that is logged",
      minutes: 45,
      kind: "automated",
    },
  },
  {
    cwe: 778,
    severity: "low",
    because: "it hides other harm and does none itself",
    name: "Who did what may not be traceable afterwards",
    description:
      "Somebody who misuses the change could stay unnoticed, or blame another. The ticket says “{quote}”; the record has to name actor, time and object, and nobody who acts may alter it.",
    test: {
      title: "Do the changed actions and compare what the audit record says of them",
      minutes: 45,
      kind: "manual",
    },
  },
];
