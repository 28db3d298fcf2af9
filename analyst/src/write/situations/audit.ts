// Long because a class's situations are read, ordered and tried together.
import type { Situations } from "../situation.ts";

const TWO =
  "Two test accounts of the same rank, A and B, test data that both may work on, and read access to every log of the test system.";

export const audit: Situations = [
  {
    id: "audit-forged-line",
    when: [
      "[what:name|username|agent|body|header|message|reason|text|comment|query|input|subject|path|referer|arguments] .. from|of|in|goes|ends|is|are|and ... log|logs|logged|logging|syslog & plain|unescaped|unquoted|raw|concatenated|as|unchanged|escape|escaping",
      "log|logs|logged|logging|prints|syslog .. [what:name|username|agent|body|header|headers|message|reason|text|comment|query|input|subject|path|referer|arguments] .. as is|sent|it|they|typed|raw|unescaped|unquoted|unchanged|plain",
      "log ... s ... [what:payload|topic|message|username|input|body|name|path|agent] && text|plain|file|line",
      "log|logs|logging|syslog & <drop> .. escape|escaping|sanitise|sanitize|sanitization|newline|newlines && [what:name|username|agent|body|header|message|reason|text|comment|query|input|subject]",
    ],
    unless: ["json|structured|quoted|encoded .. log|lines|line"],
    cwe: 117,
    severity: "medium",
    rationale: "whoever reads the log cannot tell a real line from one that was typed",
    name: [
      "A line break in the {what} sent to {endpoint} forges a second log line",
      "A line break in the {what} forges a second log line",
    ],
    consequence:
      "So the {what} ends in a line of the log: whoever supplies it adds a line break and a made-up line that bears another's name, unless such characters are escaped on writing.",
    control: {
      when: [
        "escape|escapes|encode|encodes|strip|strips|sanitise|sanitizes .. newline|newlines|line|control|characters",
      ],
      consequence: "Check that it holds for CR alone, LF alone, U+2028 and the escape sequences of a terminal.",
    },
    test: {
      technique: "inject-input",
      title: "Put a made-up log line into the {what}",
      setUp: "A test environment whose raw log can be read, and a client that can set the {what} freely.",
      steps: [
        "Send a {what} of `x`, a real line break, and then a copy of a genuine log line with the name of another test account.",
        "Send the same with CR alone, with LF alone and with `\\x1b[2K` in front of the copied line.",
        "Read the raw log and count the lines that each request left.",
      ],
      failsIf: "the copied line stands in the log as a line of its own",
    },
    example: "Auth log\n\nThe auth log is a plain text file now, it logs the name as it was typed, easier to grep.",
    counterexample: "Auth log\n\nThe auth log is kept on a second disk, which is larger.",
  },
  {
    id: "audit-cleared-by",
    when: [
      "[who:<staff|admin|customer|everyone|partner>] .. can|may|could|able|now .. [verb:delete|clear|remove|purge|empty|wipe|edit|prune|hide] .. [log:history|log|logs|trail|journal|timeline|audit|changelog]",
      "give|let|allow|lets|allows|gives .. [who:<staff|admin|customer|everyone|partner>] .. [verb:delete|clear|remove|purge|empty|wipe|edit|hide] .. [log:history|log|logs|trail|journal|timeline|audit|changelog]",
      "as an? [one:<staff|admin|customer|partner>] ... [verb:delete|clear|remove|purge|empty|wipe|edit|hide] ... [log:history|log|logs|trail|journal|timeline|audit|changelog]",
      "give|let|allow [who:<staff|admin|customer|everyone|partner>] .. bin|delete|remove|trash & who|history|log",
      "<writing-endpoint> & [verb:delete|clear|purge|truncate] .. [log:history|log|logs|trail|journal|audit]",
    ],
    unless: [
      "browser|search|chat|browsing|watch|call|git|command|terminal history|log",
      "own|their .. search|browsing|watch|chat history",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "the trace can be gone before misuse is noticed",
    name: [
      "{who} can {verb} entries of the {log} that name them",
      "One {one} can {verb} entries of the {log} that name them",
      "{who} can take out the entry that names them",
      "A call of {endpoint} takes out the {log} that names the caller",
    ],
    consequence:
      "So whoever did wrong can take out the lines that tell of it before anybody has looked, unless a copy, and a line on the removal itself, stays where the same account cannot reach it.",
    control: {
      when: [
        "copy|copied|archive|archived|siem|central|backup .. log|trail|entries|history|elsewhere",
        "soft delete|deleted",
        "removal|deletion|clearing .. logged|recorded",
      ],
      consequence:
        "Check that what is kept still tells who changed what from which value, and that the same account cannot remove it too.",
    },
    test: {
      technique: "walk-flow",
      title: "Make a change, then take out what tells of it",
      setUp: "Two test accounts: A, who may do what the line names, and B, who reads what is left afterwards.",
      steps: [
        "As A, change one value of a test entry from 1 to 2; as B, see that the change is listed.",
        "As A, take out that entry in the way the line names.",
        "As B, look for who changed the value and from what, and for who took the entry out.",
      ],
      failsIf: "account B finds neither the change nor its removal anywhere",
    },
    example: "Item history\n\nSite managers can clear the history of an item, the list gets shorter.",
    counterexample: "Item history\n\nThe history of an item is shown with pictures and can't be changed by anyone.",
  },
  {
    id: "audit-overwritten",
    when: [
      "[old:old|previous|earlier|former|older] [part:value|values|text|version|versions|entry|entries|row|line|note|amount|figure|address|state|name] is|are|gets|get .. overwritten|replaced|gone|lost|dropped|deleted|discarded && [who:<staff|admin|customer|partner>] .. can|may [verb:correct|edit|change|adjust|update|overwrite|amend] [what:~]",
      "[old:old|previous|earlier|former|older] [part:value|values|text|version|versions|entry|entries|row|line|note|amount|figure|address|state|name] is|are|gets|get .. overwritten|replaced|gone|lost|dropped|deleted|discarded",
      "[what:~] no longer keep|keeps .. [old:earlier|old|previous|former] [part:text|texts|value|values|version|versions|state]",
      "[what:~] is|are edited|corrected|changed|overwritten in place && [part:entry|entries|row|rows|line|lines|correction]",
      "overwrites|overwrite|overwriting|replaces the? [old:old|previous|earlier|existing] [part:value|values|text|version|entry|row|line|note|amount|figure|record|state]",
      "[part:value|values|entry|row|amount|figure|grade|hours|result|reading] .. corrected|changed|edited|overwritten .. in place|without .. history|trace|version",
    ],
    unless: ["cache|cached|config|build|file|token|password|image|draft"],
    cwe: 778,
    severity: "medium",
    rationale: "a wrong correction cannot be told from what was there before",
    name: [
      "{who} can {verb} {what}, and nothing shows the {old} {part}",
      "Whoever overwrites the {old} {part} leaves nothing that shows it",
      "Whoever changes the {part} leaves nothing that shows what it was",
    ],
    consequence:
      "So after a correction nobody can say what stood there before and who replaced it; one who does it to their own advantage is not found out, unless another log keeps both.",
    control: {
      when: ["history|audit|journal|log|logged|recorded .. keeps|kept|who|old|before|change"],
      consequence:
        "Check that what is kept names the account, the time and the value before, for two changes in a row as well.",
    },
    test: {
      technique: "walk-flow",
      title: "Overwrite the {part} and look for what it was",
      setUp: TWO,
      steps: [
        "As A, change the {part} of a test entry from 1 to 2; a minute later, as B, from 2 to 3.",
        "With all read rights, look for the values 1 and 2 and for who replaced each.",
      ],
      failsIf: "the value 1 is found nowhere, or A cannot be told from B",
    },
    example: "Meter office\n\nReadings can be corrected on the same page. The old value is overwritten.",
    counterexample: "Meter office\n\nThe old page is replaced by one with larger letters.",
  },
  {
    id: "audit-vanishes",
    when: [
      "[what:line|lines|item|items|entry|entries|post|posts|booking|payment|order] .. vanish|vanishes|disappear|disappears .. from the? [place:bill|list|log|history|journal|report|statement|thread|timeline]",
      "[what:post|posts|message|messages|comment|comments|line|lines|item|items|removals] .. disappear|disappears|vanish|gone for real|good|ever && [place:moderators|staff|compliance|audit|manager|manager's|support]",
      "[what:line|item|entry] ... as if it had never been|existed",
    ],
    unless: ["bug|fix|fixed|crash|refresh|reload|sometimes"],
    cwe: 778,
    severity: "medium",
    rationale: "what was taken out cannot be told from what never was",
    name: [
      "What vanishes from the {place} leaves nothing that tells who took it out",
      "A {what} can be made to vanish, and nothing tells who took it out",
    ],
    consequence:
      "So nothing is left to ask about: one who takes something out to their own advantage is not found, unless the removal with account, time and content is kept where that account cannot reach it.",
    test: {
      technique: "walk-flow",
      title: "Take a {what} out and look for it",
      setUp: TWO,
      steps: [
        "As A, take out a {what} with a marked text; as B, a minute later, another.",
        "With all read rights, look for the marked text, and for who took out which.",
      ],
      failsIf: "the marked text is found nowhere, or A cannot be told from B",
    },
    example:
      "Tables\n\nWaiters can take things off. The line should vanish from the bill as if it had never been there.",
    counterexample: "Tables\n\nThe line below the total of the bill is thicker and the letters are larger.",
  },
  {
    id: "audit-unprotected-lines",
    when: [
      "drop|drops|dropped|remove|removes|removed|without|no the? [guard:hash] chain",
      "no longer [only:append] only",
      "[guard:hash] chain .. removed|dropped|gone|off",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "an altered line looks like a true one",
    name: [
      "With the {guard} chain gone, a line once written can be altered unseen",
      "With the {only}-only rule gone, a line once written can be altered unseen",
    ],
    consequence:
      "So whoever may write to the table can alter a line that tells of them, and no check finds it, unless copies are kept where that account cannot write.",
    test: {
      technique: "use-identity",
      title: "Alter a written line with the rights of the application",
      setUp:
        "A test system, the application's own database account, and every check and copy of the lines that remains.",
      steps: [
        "Cause two lines as test account A, and note account, time and amount of each.",
        "With the application's database account, alter the account in the first line and delete the second.",
        "Run every check that remains, and compare with every copy.",
      ],
      failsIf: "neither a check nor a copy shows that the two lines were touched",
    },
    example: "Ledger\n\nWe drop the hash chain, inserts had to queue up at the end of a month.",
    counterexample: "Ledger\n\nThe ledger shows the amounts in two columns with a thin line between.",
  },
  {
    id: "audit-kept-too-short",
    when: [
      "[log:log|logs|trail|history|audit|journal|entries|events] .. kept|keep|keeps|retained|retention|stored|deleted|purged|dropped|removed|rotated ... [n:#] [unit:days|day|hours|weeks|week|months|month|entries|lines]",
      "retention .. [n:#] [unit:days|day|weeks|week|months|month] && [log:log|audit|trail|events|history]",
      "keep|keeps|kept|retain|retains ... [n:#] [unit:days|day|hours|weeks|week|months|month] .. of? [log:logs|log|history|audit|trail|events|entries]",
      "last|only [n:#] [unit:entries|lines|events|changes] .. kept|of|in .. [log:history|log|logs|trail|journal|list]",
    ],
    unless: ["chat|build|search|browser|order|debug history|log|logs"],
    cwe: 778,
    severity: "low",
    rationale: "it does no harm itself, but misuse that is noticed late cannot be traced to its author",
    name: "Misuse that is noticed after {n} {unit} has no line in the {log} any more",
    consequence:
      "So the {log} of {n} {unit} is all there is: misuse that comes to light later, at the end of a quarter or by a complaint, has no line any more, unless a copy is kept longer elsewhere.",
    control: {
      when: ["copy|copied|archive|archived|siem|central|exported .. elsewhere|years|log|logs|daily"],
      consequence:
        "Check that the copy names account, time and value too, and that whoever writes the {log} cannot alter it.",
    },
    test: {
      technique: "walk-flow",
      title: "Look for a change that is older than {n} {unit}",
      setUp: "A test system whose clock or limit can be set, a test account A, and an account that may read the {log}.",
      steps: [
        "As A, make one change that is listed in the {log}.",
        "Go past {n} {unit}, by the clock or by further test changes, and run the clean-up.",
        "Look for A's change in the {log} and in every copy of it.",
      ],
      failsIf: "the change of A's is found nowhere",
    },
    example: "Cheaper disks\n\nThe audit log is kept for 14 days, the disk was full.",
    counterexample: "Cheaper disks\n\nThe disk is changed for a larger one, 14 of them in all.",
  },
  {
    id: "audit-not-written",
    when: [
      "no trace|line|entry|record in|of|on|is|remains && [who:<staff|admin|partner>] .. can|may|could .. [verb:approve|correct|edit|change|delete|remove|cancel|override|refund|merge|reset|unlock|move] [what:~]",
      "nothing|none is|gets|be noted|logged|recorded|written|kept && [who:<staff|admin|partner|customer>|they] .. can|may|could|want [verb:approve|correct|edit|change|delete|remove|cancel|reject|override|refund|adjust|merge|reset|unlock|release|transfer|reassign|open|read|export|download|replace|move|view|see] [what:~]",
      "no longer|not notes|note|logs|log|records|record|shows|show who [did:opened|opens|changed|changes|edited|approved|deleted|removed|issued|downloaded|viewed|read|saw|made|moved|ran] [what:~]",
      "stop|stops recording|logging|writing|keeping [what:~]",
      "[what:~] no longer write|writes|create|creates|leave|leaves .. line|lines|entry|entries|row",
      "[what:~] entry|line|slip|row|note|record is|are no longer created|written|printed|made|kept",
      "[what:~] are|is no longer stored|kept && audit|log|logs|events|trail|history",
      "[what:~] are|is left out && audit|log|logs|trail|history",
      "[what:~] is|are not|never logged|audited|recorded|journaled",
      "[what:~] isn't|aren't|don't|doesn't|never .. written|appear|show|go|listed|kept ... [log:history|audit|journal|trail|log|logs]",
      "[what:~] isn't|aren't|never logged|audited|recorded|journaled",
      "[what:~] is|are no longer logged|audited|recorded|journaled",
      "[what:~] .. not|never|without .. shown|listed|appear|appears|recorded|written ... in|to the? [log:history|audit|journal|trail|log|logs]",
      "no [log:history|audit|journal|trail|log] entry|entries|line|lines|record .. for|when|of [what:~]",
      "skip|skips|disable|disables|suppress|omit|leave|leaves|silence .. [log:history|audit|journal|trail|logging] .. for|during|when|on|in [what:~]",
      "[log:history|audit|journal|trail|logging] .. skipped|disabled|off|suppressed .. for|during|when|on|in [what:~]",
      "[what:~] without .. [log:history|audit|journal|trail|log] entry|entries|line|record|trail",
      "no longer .. create|creates|write|writes|leave .. [log:history|audit|journal|trail|log]",
    ],
    unless: [
      "without logging|signing in",
      "debug|verbose|noisy|health|noise|info|warning",
      "removes|remove|delete|deleted .. for good|real|ever",
      "fix|fixed|bug|missing|was|were .. not .. logged|recorded|written",
      "password|passwords|token|tokens|secret|secrets|personal|body|bodies .. not|never .. logged|log|logs",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "misuse on this way leaves nothing that could be looked up afterwards",
    name: [
      "{who} can {verb} the {what}, and nothing that is written down tells of it",
      "Nothing that is written down tells who {did} the {what}",
      "Nothing that is written down tells of the {what}",
      "Nothing that is written down tells who used {endpoint}",
    ],
    consequence:
      "So there is a gap that is known: a person who wants to stay unseen takes this way, and a later question for who it was stays open, unless the name is kept in another place.",
    control: {
      when: ["also|still|instead|elsewhere .. logged|recorded|written|kept|log|trail"],
      consequence: "Check that what is kept instead names the account, the time and the value before.",
    },
    test: {
      technique: "walk-flow",
      title: ["Look for who was behind the {what}", "Look for who used {endpoint}"],
      setUp: TWO,
      steps: [
        [
          "As A, {verb} the {what} on one test entry; as B, a minute later, on another.",
          "As A, do on test data what the line says of the {what}; as B, the same a minute later.",
          "As A, use {endpoint} on test data; as B, the same a minute later.",
        ],
        "In each log, look for both by account, time and the value before.",
      ],
      failsIf: "no log tells which of the two accounts did which",
    },
    example: "Monthly run\n\nCorrections made during the run do not appear in the history, which saves an hour.",
    counterexample: "Monthly run\n\nThe run starts an hour earlier and mails the sums to the office.",
  },
  {
    id: "audit-acting-as",
    when: [
      "[who:<staff|admin|partner>] .. can|may|could|able|to .. sign|log|signs|logs in as .. [whom:<customer|others>|them]",
      "[who:<staff|admin|partner>] .. can|may|could|able|to|act|acts|acting .. impersonate|masquerade|behalf .. [whom:<customer|others>|them]",
      "as an? [one:<staff|admin|partner>] ... impersonate|masquerade|login|log|sign .. as .. [whom:<customer>]",
      "log|sign in as .. [whom:owner|customer|user|member|patient|client|them|student|tenant]",
      "impersonate|impersonating|impersonates|masquerade as? a|an|the|any|other? [whom:<customer>|users]",
      "<endpoint> & impersonate|impersonation|masquerade",
    ],
    unless: ["test|tests|playwright|cypress"],
    cwe: 778,
    severity: "medium",
    rationale: "the entry then accuses another person, and nobody can prove who it was",
    name: [
      "Changes by {who} acting as the {whom} can bear the wrong name",
      "Changes by one {one} acting as the {whom} can bear the wrong name",
      "A change made while acting as the {whom} can bear the wrong name",
      "A change made in a session from {endpoint} can bear the wrong name",
    ],
    consequence: [
      "So two people act under one name: a change made while acting as the {whom} looks like theirs, unless each entry keeps the real account beside the one acted for.",
      "So two people act under one name: a change made in such a session looks like that of the person acted for, unless each entry keeps the real account beside it.",
    ],
    control: {
      when: [
        "real|both|original|acting .. actor|user|person|account|name .. logged|recorded|kept|shown|written",
        "logged|recorded|written ... who|impersonation|impersonated|both|real",
      ],
      consequence:
        "Check that the real account stands beside each single change, and not only at the start and end of such a session.",
    },
    test: {
      technique: "use-identity",
      title: "Make a change while acting as another and read who made it",
      setUp:
        "A test account A that may act as others, a test account B, and read access to the entries on B's changes.",
      steps: [
        "As B, change one value; as A, act as B and change it again.",
        "As A while acting as B, change B's mail address and delete one test entry.",
        "Read the entry on each of the four acts.",
      ],
      failsIf: "an entry on one of A's acts names B alone",
    },
    example: "Help on the phone\n\nSupport agents can sign in as the customer to see what is wrong.",
    counterexample: "Help on the phone\n\nSupport agents get a page with the opening hours.",
  },
  {
    id: "audit-shared-account",
    when: [
      "[one:one|shared|common|same] [what:account|login|pin|user|token|key|password] .. for|by|used|across|per .. [whom:all|everyone|everybody|team|staff|shift|shop|ward|office|store|app|whole]",
      "everyone|everybody|all|staff|team|they share|shares|uses|use the? [one:one|same|shared|common] [what:account|login|pin|user|token|key]",
      "[one:shared|common|group] [what:login|pin|account] && [verb:change|edit|correct|approve|delete|book|confirm|enter]",
      "[whom:terminal|till|kiosk|tablet|device|ward|shop|station] [what:account|login|token] ... <modify>",
    ],
    unless: [
      "shared|common|same|one .. code|library|key value|user interface",
      "replace|replaces|instead|no longer|remove|away .. shared|common",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "several people stand behind one name, and none can be shown to have done it",
    name: "What is done with the {one} {what} cannot be traced to a person",
    consequence:
      "So each entry names the {what} and no person: one of those who share it does wrong, and nobody can show which, unless the person is asked for and written down beside it.",
    control: {
      when: ["initials|badge|person|name .. entered|asked|scanned|recorded|written"],
      consequence:
        "Check that the person named beside the {what} has proved to be that person, and did not just pick a name.",
    },
    test: {
      technique: "use-identity",
      title: "Act as two people with the {one} {what} and tell them apart",
      setUp: "The {one} {what} on a test system, two testers, and read access to every log.",
      steps: [
        "As the first tester, make one change with it; as the second, make another a minute later.",
        "From logs and histories, find out which of the two made which change.",
        "Where a name is asked for, give the other tester's.",
      ],
      failsIf: "the two testers cannot be told apart, or a name that was only typed is taken down as the author",
    },
    example:
      "Till in the shop\n\nThere is one account for the whole shop, so that cashiers need not sign in to book returns.",
    counterexample: "Till in the shop\n\nEach cashier signs in with a card. The drawer opens faster.",
  },
  {
    id: "audit-typed-author",
    when: [
      "[field:author|actor|operator|editor|user|name|username|timestamp|time|date] .. from|taken|comes|sent .. from|in|by|with? the? [place:header|body|client|request|app|message|form|upload|csv|query|param|browser|phone|tablet|device]",
      "[field:message|actor|author|text|time] .. built|made|set|filled by|in the? [place:client|browser|app|device]",
      "changed by|created by|by|author .. from|is|comes the? .. [place:header|body|client|request|message|form|upload|csv|query]",
      "[who:<staff|customer|admin|everyone>] .. can|may [verb:edit|change|choose|pick|set|enter|type] .. [field:author|timestamp|date|time|operator|editor|signature] .. of|from|entry|entries|note|line|log",
    ],
    unless: [
      "commit|git|session|token|certificate author|user|name|date",
      "validate|validated|session|token|certificate",
      "filter|sort|display|format|search|expire|expiry",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "the entry then accuses another person, and nobody can prove who it was",
    name: [
      "{who} can put a false {field} on an entry",
      "A false {field} in the {place} sent to {endpoint} ends on the entry",
      "A false {field} from the {place} ends on the entry",
    ],
    consequence: [
      "So the {field} on the entry is what the {place} says: whoever writes that acts and the entry tells otherwise, unless the server puts the signed-in account and its own time beside it.",
      "So the {field} on the entry is what was typed: one person acts and the entry tells otherwise, unless the server puts the signed-in account and its own time beside it.",
    ],
    test: {
      technique: "forge-message",
      title: ["Send a false {field} in the {place}", "Enter a false {field}"],
      setUp: "Two test accounts, A and B, a test entry that both may change, and read access to what is written down.",
      steps: [
        "As A, do it in the usual way; the entry has to name A and the present time.",
        [
          "As A, do it again and alter the {field} in the {place} to one that is not A's own.",
          "As A, do it again with a {field} that is not A's own.",
        ],
        "Read both entries with all that is kept beside them.",
      ],
      failsIf: "the second entry shows the false {field} and nothing beside it that tells of A",
    },
    example: "Scanner history\n\nThe list of scans shows who did it; the operator is taken from the header.",
    counterexample: "Scanner history\n\nThe app shows the last ten scans in the order of their time.",
  },
  {
    id: "audit-new-trail",
    when: [
      "add|adds|new|introduce|implement|create|build|need|want .. [log:audit|activity|change|access|event|security] [book:log|trail|history|journal] .. of|on|for [what:~]",
      "show|shows|log|record|records|note|notes|see|list|lists|know .. who [verb:opened|opens|changed|changes|edited|approved|deleted|removed|issued|downloaded|viewed|read|saw|made|moved|released|ran|rejected] [what:~]",
      "log|logs|audit|record|write every [what:~]",
      "every [what:~] .. must|has|should be? .. traceable|recorded|logged|audited",
      "each [what:~] has|must .. to? be recorded|logged|audited|traceable",
    ],
    unless: [
      "browser|scroll|search|git|undo|chat|message|order|booking|payment|search history",
      "console|debug|error|errors|exception|test|tests|level|verbose",
      "in|into|login log|logs",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "the trail is relied on, so a gap in it hides misuse",
    name: [
      "A refused try may be missing from the {log} {book} of the {what}",
      "Whoever {verb} the {what} some other way may be missing from the list",
      "A refused {what} may be missing where each is written down",
    ],
    consequence: [
      "So people will rely on this {log} {book}: a try that is refused, and one that fails half-way, leaves no line unless the server writes it apart from the change.",
      "So people will rely on it to know who {verb} the {what}: whoever does it in a second way, by a saved request for one, leaves no line, unless the server writes it wherever it happens.",
      "So people will rely on it: one {what} that is refused, and one that fails half-way, leaves no line unless the server writes it apart from the change.",
    ],
    control: {
      when: [
        "can't|cannot|never|must not be? changed|edited|deleted|removed|altered",
        "append only",
        "immutable",
        "hash chain",
        "failed|refused|denied .. attempts|tries|as well|too",
      ],
      consequence:
        "Check that it holds for a try that is refused, one that fails half-way, and one that is sent again from a recorded request.",
    },
    test: {
      technique: "walk-flow",
      title: "Compare the trail with what two accounts did",
      setUp: TWO,
      steps: [
        "As A, do once what is to be written down; note time and value.",
        "As an account without the right, send A's recorded request.",
        "As B, send A's recorded request with a client of the tester's, and once more with an invalid last value.",
        "Compare the trail with the notes: account, time and what it was done to.",
      ],
      failsIf: "one of the requests, the refused one included, has no line that names its account",
    },
    example: "Security page\n\nAdd an access log for contracts: every opening with name and time.",
    counterexample: "Security page\n\nA new tab explains how to choose a long password.",
  },
  {
    id: "audit-powerful-act",
    when: [
      "[who:<staff|admin|partner>|managers|supervisors] can|may|could|should|now .. [verb:approve|correct|edit|change|delete|remove|cancel|reject|override|refund|adjust|merge|reset|unlock|release|transfer|reassign|waive|void|close|publish|revoke|export|download|move|block|unblock|suspend|restore|update|overwrite] [what:~]",
      "a|an|the|each|every|any [one:<staff|admin|partner>|manager|supervisor] can|may|could|should|now .. [verb:approve|correct|edit|change|delete|remove|cancel|reject|override|refund|adjust|merge|reset|unlock|release|transfer|reassign|waive|void|close|publish|revoke|export|download|move|block|unblock|suspend|restore|update|overwrite] [what:~]",
      "as an? [one:<staff|admin|partner>|manager|supervisor] .. want|need|would|can .. to? [verb:approve|correct|edit|change|delete|remove|cancel|reject|override|refund|adjust|merge|reset|unlock|release|transfer|reassign|waive|void|close|publish|revoke|export|download|move|block|unblock|suspend|restore|update|overwrite] [what:~]",
      "[who:<everyone>] can|may|could .. [verb:approve|correct|edit|change|delete|remove|cancel|reject|override|refund|adjust|merge|reset|unlock|release|transfer|reassign|close|publish|revoke|move] [what:~]",
    ],
    unless: [
      "audit|audited|logged|trail|journal",
      "log|history|recorded|noted .. who|each|every|change|entry|with",
      "who|whom .. changed|did|approved|released|moved|when|old",
      "can|may no longer|only",
      "own|their|his|her .. password|language|avatar|profile|settings",
      "remove|edit|change|move .. column|columns|layout|filter|view|tab",
    ],
    cwe: 778,
    severity: "low",
    rationale: "it does no harm itself, but harm done this way cannot be traced to its author",
    name: [
      "{who} can {verb} the {what}, and it may not be told which of them did",
      "Any {one} can {verb} the {what}, and it may not be told which one did",
    ],
    consequence: [
      "So several people hold this right: if one of them uses it wrongly, it is found out only by an entry with account, time and the value before, unless such an entry is there already.",
      "So several people hold this right: if one of them uses it wrongly, it is found out only by an entry with account, time and the value before, unless such an entry is there already.",
    ],
    test: {
      technique: "walk-flow",
      title: "As two accounts, {verb} the {what} and tell them apart afterwards",
      setUp: TWO,
      steps: [
        "As A, {verb} the {what} on one test entry; as B, a minute later, on another.",
        "With all read rights, find out from logs and histories who did which, when, and what was there before.",
      ],
      failsIf: "one of the two cannot be given to its account, or what was there before is unknown",
    },
    example: "Exam office\n\nStaff can correct marks on a new screen, in the row itself.",
    counterexample: "Exam office\n\nThe plan of rooms is printed with larger letters.",
  },
  {
    id: "au-header-names-actor",
    when: [
      "actor|user|author|name|username|operator|who ... header|x_user|x_actor|x_acting|x_operator",
      "header|x_user|x_actor|x_acting ... actor|author|operator|user|who & log|history|entry|entries|audit|trail|journal|written|changed|created",
    ],
    unless: ["user_agent|content_type", "header .. name|bar|menu", "page header"],
    cwe: 778,
    severity: "medium",
    rationale: "the entry then accuses a person who did not act, and hides the one who did",
    name: [
      "Whoever sets {code} by hand may act under another person's name",
      "Whoever sets that header by hand may act under another person's name",
    ],
    consequence:
      "So the name on an entry comes with the request. A caller who sends the header with a colleague's name acts, and the entry tells of the colleague, unless only a trusted hop can set it.",
    test: {
      technique: "forge-message",
      title: "Send a change with another account's name in the header",
      setUp: "Two test accounts, A and B, curl, and read access to the entries that are written.",
      steps: [
        "As A, make one change in the usual way; its entry has to name A.",
        "As A, send the same change by curl with the header that the quoted line is about set to B, past the gateway where it can be reached, and through it.",
        "Send it once more with the header given twice, first A and then B.",
      ],
      failsIf: "an entry on one of A's requests names B",
    },
    example: "Whose move\n\nThe actor of an entry is taken from the X-Actor header.",
    counterexample: "Whose move\n\nThe actor bows to the stalls.",
  },
  {
    id: "au-free-text-in-line",
    topicOnly: true,
    when: [
      "log|logs|logged|logging|syslog & plain_text|plain|raw|free_text|unescaped|escape|escapes|escaping|concatenated|body|newline|newlines|strip_nothing",
      "trailing message|string",
      "line is|format & user|name|action",
      "escapecontrolcharactersonreceive|strip_nothing",
      "user_agent|x_forwarded_for & log|logs|line|entry|syslog",
    ],
    unless: ["json|structured|encoded log|lines", "sign|login|in|out log", "instead of json ... never"],
    cwe: 117,
    severity: "medium",
    rationale: "whoever reads the log cannot tell a real line from one that was typed",
    name: ["“{line}”: a typed line break may forge a line", "A typed line break may forge a line of the log"],
    consequence:
      "So text that others choose ends in a line of the log. A line break in it, followed by a copy of a genuine line with another's name, reads like a second entry, unless such characters are escaped on writing.",
    test: {
      technique: "inject-input",
      title: "Send a made-up line inside a value that is logged",
      setUp: "A test system whose raw log can be read, and a caller who can choose a value that is logged.",
      steps: [
        "As that caller, send `x`, a line feed, and a copy of a genuine line with the name of another test account.",
        "Send it again with a carriage return alone, and with `\\x1b[2K` in front of the copied line.",
        "Read the raw log and count the lines that each request left.",
      ],
      failsIf: "the copied line stands in the log as a line of its own",
    },
    example: "Say why\n\nThe log line ends with the reason as free text.",
    counterexample: "Say why\n\nThe dog sleeps on the stairs.",
  },
  {
    id: "au-how-long-kept",
    topicOnly: true,
    when: [
      "retention|retain|retained|kept|keep|keeps|stored|rotated|rotation|rotates|archive|expire|expires|last ... [n:#] [unit:days|day|weeks|week|months|month|years|hours] & log|logs|audit|history|trail|entries|entry|events|journal|lines|written|recorded|stream",
      "retention|retain|retained|kept|keep|keeps|stored|rotated|rotation|rotates|holds|last|at|shrinks|newest ... [size:#] [big:entries|mb|gb|kb|lines|versions] & log|logs|audit|history|trail|journal|lines|written|recorded|stream|buffer",
      "[n:#] [unit:days|day|weeks|week|months|month] & log|logs|audit|history|trail|events|retention",
      "retention",
      "log|logs|audit .. rotate|rotated|rotation",
      "rotation mechanism",
      "older .. entries",
      "entries older",
    ],
    cwe: 778,
    severity: "low",
    rationale: "it does no harm itself, but misuse that is noticed late cannot be traced",
    name: [
      "Misuse that is noticed after {n} {unit} may have no entry any more",
      "With room for {size} {big}, newer lines may push out those of a misuse",
      "“{line}”: misuse that is noticed late may have no entry any more",
      "Misuse that is noticed late may have no entry any more",
    ],
    consequence:
      "So entries end after a time or a number. Misuse that comes to light later has no entry any more, and one who can fill the log pushes older lines out, unless a copy is kept elsewhere.",
    test: {
      technique: "walk-flow",
      title: "Look for a change beyond what is kept",
      setUp:
        "A test system whose clock or limit can be set, a test account A, and an account that may read the entries and every copy.",
      steps: [
        "As A, make one change that is written down.",
        "Go past the time or number that the quoted line names, as a second account by many small changes, and have the clean-up run.",
        "Look for A's change in the entries and in every copy.",
      ],
      failsIf: "the change of A's is found nowhere before the stated time is over, or small changes pushed it out",
    },
    example: "Cheaper\n\nRetention of events goes down, rotation comes weekly.",
    counterexample: "Cheaper\n\nBread of the day before costs half.",
  },
  {
    id: "au-trace-changed",
    topicOnly: true,
    when: [
      "edit|edits|edited|editable|editing|correct|corrected|correcting|alter|hide|hidden|overwrite|overwrites|amend|shifts|pencil ... [log:log|trail|history|journal|audit|entry|entries|evidence|timeline|lines]",
      "[log:log|trail|history|journal|audit|entry|entries|evidence|timeline|lines|note|notes] .... can|may|be|is|are|now .. edited|corrected|altered|hidden|changed|editable|shows_the_new",
      "pencil ... each|entry",
      "append_only|tamper|immutable|hash_chain|log_file_validation",
      "changed|corrected later|afterwards|after_signing",
    ],
    unless: [
      "edit history|log .. shows|show|page",
      "who .. edited|changed|corrected",
      "gets|get .. entry",
      "can't|cannot|never be? edited|changed",
      "browser|git history",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "an altered entry looks like a true one",
    name: [
      "An account that may change the {log} may alter what tells of its own deed",
      "An entry may be altered by the person it names",
    ],
    consequence:
      "So what tells of a deed can itself be changed. A person who did wrong alters the entry that names them, and later readers see the new text, unless the old one is kept where that account cannot reach it.",
    control: {
      when: [
        "old|previous|first|original .. text|value|version|entry ... kept|shown|stays|listed",
        "append_only|immutable",
      ],
      consequence:
        "Check that the first version stays readable after two changes in a row, and that the same account cannot remove it.",
    },
    test: {
      technique: "alter-values",
      title: "Alter an entry that names its own author",
      setUp:
        "Two test accounts: A, with the rights that the quoted line speaks of, and B, who only reads entries; and every copy of them.",
      steps: [
        "As A, change a test value from 1 to 2, and as B note the entry on it.",
        "As A, by the page and by a request sent by hand, set another name, time and value on that entry.",
        "As B, read the entry and every copy for A, 1 and 2.",
      ],
      failsIf: "account B no longer finds A with the values 1 and 2",
    },
    example: "Typos\n\nOwners get a pencil for entries of the journal.",
    counterexample: "Typos\n\nOwners get a pencil and a sheet of paper.",
  },
  {
    id: "au-nothing-written",
    topicOnly: true,
    when: [
      "no_longer|not|never|nothing|without|skip|skips|stop|stopped|disable|disabled|off|false|none|isn't|aren't|don't|doesn't|nobody|no ... [log:log|logs|logged|logging|audit|audited|history|journal|recorded|recording|entry|entries|trail|trace|trigger|listed|written|noted|row|rows|event]",
      "[what:~] is|are|was|were|be|get|gets no_longer|not|never logged|recorded|audited|listed|tracked|journaled|written",
      "[what:~] isn't|aren't|wasn't|weren't logged|recorded|written|audited|listed|tracked",
      "[what:~] no_longer|don't|do_not|never appear|appears|show|end|go|goes in|up",
      "no_longer|not|never|don't write|writes|add|adds|leave|leaves a|an|any? line|lines|entry|entries|row|rows per|for|of|on [what:~]",
      "no entry|entries|line|lines in|into the? .. log|list|history|feed|journal|trail for|of|when [what:~]",
      "log|audit|history|journal|recording|logging|auditing is|are? off|disabled|skipped|suppressed for [what:~]",
      "stop|stops|skip|skips|drop|no logging|recording|auditing|tracking of|for? the|all|every? [what:~]",
      "no|without an|any? audit|log|history|journal entry|entries|line|lines|row|rows|event|events for|on|of|about|when [what:~]",
      "[log:log|logs|logging|audit|history|journal|recording|auditing|trail|trigger|entries|events] .. off|disabled|false|skipped|suppressed|silenced|optional|bypassed|none|debug",
      "logs|events|entries .... debug level|only",
      "goes|go|move|moved to debug",
      "suppress|suppresses|suppressed|mute|silence|quiet|quieter|ignore|ignores|filter_out|exclude|excludes|returns_early ... [log:log|logs|audit|entries|entry|event|events|alerts|warnings]",
      "clutter|noise|noisy .. [log:log|logs|audit|history|feed]",
      "left_out ... who|when|by|name",
      "who .. is left_out",
      "history|log|feed & left_out",
    ],
    unless: [
      "personal|secrets|password|tokens|body ... not|never log|logged",
      "logged|signed .. in|out",
      "no logs found|yet",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "misuse in this way leaves nothing that could be looked up afterwards",
    name: [
      "Who stands behind {what} could not be told afterwards",
      "“{line}”: who did it could not be told afterwards",
      "Who did it could not be told afterwards, as nothing is written down",
    ],
    consequence:
      "So there is a gap that its users know of: a person who wants to stay unseen goes this way, and a later question for who it was stays open, unless the name is kept in another place.",
    control: {
      when: ["also|still|instead|elsewhere .. logged|recorded|written|kept|log|trail"],
      consequence: "Check that what is kept instead names the account, the time and the value before.",
    },
    test: {
      technique: "walk-flow",
      title: "Act as two accounts and look for who it was",
      setUp:
        "Two test accounts of the same rank, A and B, test data that both may work on, and read access to every log of the test system.",
      steps: [
        "As A, at a noted minute, do what the quoted line is about; as B, the same two minutes later with another value.",
        "Search each log, history and copy for both minutes: account, time, value before.",
      ],
      failsIf: "no log tells which of the two accounts did which",
    },
    example: "Faster night run\n\nAudit entries are off while the job runs.",
    counterexample: "Faster night run\n\nThe bus has no stop at the park.",
  },
  {
    id: "au-trace-removed",
    topicOnly: true,
    when: [
      "delete|deletes|deleted|deletion|remove|removes|removed|clear|clears|purge|purged|wipe|empty|drop|dropped|gone|truncate|tidy_up|clean ... [log:log|logs|trail|history|journal|audit|entry|entries|timeline|versions|drafts|changelog]",
      "[log:log|logs|trail|history|journal|entry|entries|timeline|versions] .. is|are|be|gets|get|were|was .. deleted|removed|cleared|purged|wiped|emptied|dropped|gone|removed_for_good",
      "removed .. changed_by|audit|history",
      "for_good|without_trace|no_trace|without_a_trace",
    ],
    unless: [
      "deletion|removal|delete|purge .. is|are|gets|goes .. logged|recorded|to",
      "goes to .. audit|log",
      "who .. removed|removes|deleted|deletes|edited",
      "created|renamed|added|changed|shared|edited .. deleted|removed",
      "log|logs|record deletion|deletions|children|deleting",
      "see|sees|shows when|who",
      "edit and delete",
      "browser|search history",
      "unneeded|duplicate code",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "the trace can be gone before misuse is noticed",
    name: [
      "With the {log} gone, it may not be told who did what",
      "“{line}”: who did it may be gone with it",
      "What tells who did it may be gone with it",
    ],
    consequence:
      "So something that tells of a deed goes away. One who did wrong relies on that, unless an entry on the removal, with account, time and content, stays where the same account cannot reach it.",
    control: {
      when: [
        "copy|archive|siem|backup|kept|simple_history .. log|trail|entries|history|elsewhere",
        "soft_delete|soft_deleted",
        "still|instead|already .. logged|recorded|kept",
      ],
      consequence:
        "Check that what is kept names account, time and the value before, and that the same account cannot remove it too.",
    },
    test: {
      technique: "walk-flow",
      title: "Make a change, have its trace removed, and look for both",
      setUp:
        "Two test accounts: A, with the rights that the quoted line speaks of, and B, who reads all logs and histories.",
      steps: [
        "As A, change a test value from 1 to 2.",
        "As A, or by the job that does it, cause the removal that the quoted line describes.",
        "As B, look for who changed the value from 1, and for who caused the removal.",
      ],
      failsIf: "account B finds no entry on the change or none on its removal",
    },
    example: "Smaller page\n\nThe journal of repairs was cleared.",
    counterexample: "Smaller page\n\nThe picture is gone from the wall.",
  },
  {
    id: "au-overwritten-value",
    topicOnly: true,
    when: [
      "overwrite|overwrites|overwritten|overwriting|in_place|rewritten",
      "old|previous|earlier|former .. value|values|version|versions|text|row|amount|author & kept|lost|gone|overwritten|replaced",
      "one row|entry|line per",
    ],
    unless: ["cache|config|build|file|files|overwritten"],
    cwe: 778,
    severity: "medium",
    rationale: "a wrong correction cannot be told from what stood there before",
    name: [
      "“{line}”: nobody may be able to tell what stood there before",
      "Nobody may be able to tell what stood there before a change, and who made it",
    ],
    consequence:
      "So after a change the question is what stood there before and who replaced it. One who changes it to their own advantage is found out only if both are kept.",
    control: {
      when: ["history|audit|journal|log|logged|recorded .. keeps|kept|who|old|before|change"],
      consequence:
        "Check that what is kept names the account, the time and the value before, for two changes in a row as well.",
    },
    test: {
      technique: "walk-flow",
      title: "Change a value twice and look for the first",
      setUp:
        "Two test accounts of the same rank, A and B, a test entry that both may change, and read access to every log and history.",
      steps: [
        "As A, change what the quoted line is about from 1 to 2; a minute later, as B, from 2 to 3.",
        "With all read rights, look for the values 1 and 2 and for who replaced each.",
      ],
      failsIf: "the value 1 is found nowhere, or A cannot be told from B",
    },
    example: "One row\n\nReassigning a case overwrites its clerk.",
    counterexample: "One row\n\nThe chairs stand along the wall.",
  },
  {
    id: "au-acting-for-others",
    topicOnly: true,
    when: [
      "impersonate|impersonates|impersonation|impersonating|masquerade|act_as|acting_as|work_as|view_as|on_behalf|behalf|in_the_name|as_the_customer|as_the_user",
      "delegate|delegated|delegation|stand_in|substitute|send_as|deputy|deputies",
      "release|released|approve|approved|sign|signed .. for|as .. colleague|colleagues|another|others|person|them",
      "open|opens|operate|operates|see|sees ... as the? customer|user|patient|client|member|cashier",
      "open|opens .. mailbox|account|portal|session of",
      "login|log_in|sign_in as .. customer|user|owner|tenant|member|them|others|citizen|colleague",
    ],
    unless: ["tests|playwright|cypress"],
    cwe: 778,
    severity: "medium",
    rationale: "the entry then accuses another person, and nobody can prove who it was",
    name: [
      "{subject} can {predicate}, and the entry may name the wrong person",
      "“{line}”: what is done may bear the wrong person's name",
      "What one person does in another's name may be entered as the other's",
    ],
    consequence:
      "So one person acts where another's name stands. Unless each entry keeps the real account beside the one acted for, a wrong step looks like that of the person it was done to.",
    control: {
      when: [
        "real|both|original|acting .. actor|user|person|account|name .. logged|recorded|kept|shown|written",
        "logged|recorded|written ... who|impersonation|both|real",
      ],
      consequence:
        "Check that the real account stands beside each single change, and not only at the start and end of such a session.",
    },
    test: {
      technique: "use-identity",
      title: "Act for another and read who is named",
      setUp: "A test account A that may act for B, the test account B, and read access to the entries on B's changes.",
      steps: [
        "As B, change one test value; as A, in the way that the quoted line describes, change it again.",
        "As A, in the same way, read one entry and take one back.",
        "Read the entry on each of these acts.",
      ],
      failsIf: "an entry on one of A's acts names B alone",
    },
    example: "Holidays\n\nA substitute can release results on behalf of a colleague.",
    counterexample: "Holidays\n\nA colleague brings cake from the sea.",
  },
  {
    id: "au-author-not-proved",
    topicOnly: true,
    when: [
      "actor|author|operator|created_by|changed_by|signer|username|user|name|who|sender ... header|body|caller|typed|chosen|choosing|free|sent|x_user|x_actor|client",
      "as|by|with|user|shown|under .. [who:system|bot|supervisor|import|automation]",
      "technical|workspace|service|shared|common|personal|one .. key|account|token|user|login|pin",
      "signs|sign|signature|stamp|stamps|initials ... finger|name|names|choosing|number|draw|typed|person",
      "supervisor|kiosk|terminal|till mode|account|login",
      "time|timestamp|time_stamps|date .. come|comes|from|set|shifts|changed ... user|hand|client|device|installer|body",
      "second call & history|log|entry",
      "form's script & history|log",
    ],
    unless: ["commit|git author"],
    cwe: 778,
    severity: "medium",
    rationale: "the entry then names nobody, or a person who did not act",
    name: [
      "Entries under “{who}” may not tell which person acted",
      "“{line}”: the entry may name the wrong person",
      "The entry may name the wrong person",
    ],
    consequence:
      "So the question is where the name on the entry comes from. If it is sent along, chosen from a list, or that of an account that many use, one person acts and the entry tells otherwise.",
    test: {
      technique: "forge-message",
      title: "Act as A with another name in the request",
      setUp: "Two test accounts, A and B, a proxy that alters requests, and read access to what is written down.",
      steps: [
        "As A, do what the quoted line is about in the usual way; the entry has to name A and the present time.",
        "As A, send the same request with each field and header that carries a name set to B, and once with it left out.",
        "Read all entries with all that is kept beside them.",
      ],
      failsIf: "an entry on A's request names B, names nobody, or does not tell of A",
    },
    example: "Feed\n\nMoves are shown as done by the system.",
    counterexample: "Feed\n\nThe actor plays in the old theatre.",
  },
  {
    id: "au-bypassing-path",
    topicOnly: true,
    when: [
      "bulk|batch|mass|import|imported|migration|raw|directly|sql|fast_lane|cron & log|audit|history|hook|hooks|entry|entries|event|events|change|changes|delete|deletes|update|updates|rows|write|writes|owner",
      "bulk|mass|batch .. action|actions|delete|edit|update|change|import",
      "trigger|triggers|hook|hooks|callback|callbacks & skip|skips|without|direct|directly|writes",
      "one entry|statement",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "many changes at once are exactly those that have to be traced",
    name: [
      "{subject} can {predicate}, and single changes may not be told apart",
      "“{line}”: single changes may not be told apart",
      "Changes made many at a time may not be told apart afterwards",
    ],
    consequence:
      "So many changes are made by one act, past the place where a single one is written down. Unless each leaves an entry with account and value before, nobody can say what was changed and undo it.",
    test: {
      technique: "walk-flow",
      title: "Change three entries at once and look for each",
      setUp:
        "Two test accounts of the same rank, A and B, six test entries with noted values, and read access to every log and history.",
      steps: [
        "As A, change one entry singly and note what is written down.",
        "As A, change three entries in the way that the quoted line describes; as B, two others.",
        "For each of the six, look for account, time and the value before.",
      ],
      failsIf: "one of the five has no entry with account and value before, while the single one has",
    },
    example: "Quick\n\nThe import writes rows directly to the table.",
    counterexample: "Quick\n\nThe fox jumps over the hedge.",
  },
  {
    id: "au-override",
    topicOnly: true,
    when: [
      "emergency|break_glass|break_the_glass|override|overrides|overriding|without_approval|second_approver|four_eyes|skip_approval|own_click",
      "reason .. optional|mandatory|no_longer|required|asked|list|box",
      "i have a reason",
      "type .. reason",
      "supervisor|elevated mode",
    ],
    unless: ["exception handling|class|thrown|error", "emergency contact|contacts"],
    cwe: 778,
    severity: "medium",
    rationale: "a right meant for rare cases is misused where nobody looks at its use",
    name: [
      "{subject} can {predicate}, and use without need may go unseen",
      "“{line}”: use without need may go unseen",
      "A right meant for rare cases may be used without need and unseen",
    ],
    consequence:
      "So there is a way past the usual order. What keeps people from using it without need is that each use is written down with account, entry and reason, and that another person reads it.",
    test: {
      technique: "walk-flow",
      title: "Use the exception without need and look for its trace",
      setUp:
        "A test account A with the right that the quoted line speaks of, a test entry B that A has nothing to do with, and an account that reads the entries.",
      steps: [
        "As A, use it on B with the reason left empty, then with a single blank, then with `x`.",
        "As A, do three things on B while it lasts, reading included.",
        "As the reading account, look for each of them with account, time and reason.",
      ],
      failsIf: "one of the uses, or of the three things, has no entry that names A",
    },
    example: "Night shift\n\nIn an emergency the second ward may be opened.",
    counterexample: "Night shift\n\nThe cook makes soup at three.",
  },
  {
    id: "au-remote-session",
    topicOnly: true,
    when: [
      "shell|terminal|console|ssh|remote_support|remote_help|keystrokes|root|exec|kubectl & support|staff|developers|session|recorded|opens|partner|people",
      "remote support|help|shell|access|session",
      "session recording|recordings",
    ],
    unless: ["console log|error|output", "shell script"],
    cwe: 778,
    severity: "medium",
    rationale: "what is done inside such a session changes more than any page allows",
    name: [
      "{subject} can {predicate}, and what is done there may leave no trace",
      "“{line}”: what is done inside may leave no trace",
      "What is done inside such a session may leave no trace",
    ],
    consequence:
      "So a person works inside another machine or screen. That a session began tells little: without an entry on what was typed and by whom, a wrong step cannot be traced to them.",
    test: {
      technique: "use-identity",
      title: "Work as two people in a session and look for what each did",
      setUp:
        "A test machine, two test accounts A and B that may open a session there, and read access to every log outside that machine.",
      steps: [
        "As A, open a session in the way that the quoted line describes and create the file canary-a; as B, canary-b.",
        "As A, delete the shell history and the local logs before leaving.",
        "From the logs outside, find out who created which file and when.",
      ],
      failsIf: "the two files cannot each be given to an account",
    },
    example: "Faraway help\n\nSupport opens a shell on the box.",
    counterexample: "Faraway help\n\nA letter takes six days.",
  },
  {
    id: "au-automatic-actor",
    topicOnly: true,
    when: [
      "ai_assistant|chat_assistant|coding_agent|ai_agent|bot|bots|automation|llm|ai|service_token|api_token|service_tokens|without_the_user & action|actions|call|calls|does|did|log|listed|feed|entry|delete|change|changes|writes|acts",
      "each|every tool call|calls",
      "tool calls",
    ],
    cwe: 778,
    severity: "medium",
    rationale: "a wrong step of a program then has no person who asked for it",
    name: [
      "“{line}”: who asked for a step may not be told",
      "Who asked a program for a step may not be told afterwards",
    ],
    consequence:
      "So a program acts in place of a person. Afterwards it must be told who asked for it, what it was given and what it did, or one who misuses it stays unnamed.",
    test: {
      technique: "use-identity",
      title: "Have the program act for A and for B and tell them apart",
      setUp: "Two test accounts, A and B, that may use the program, and read access to every entry.",
      steps: [
        "As A, have the program make one change and read one entry; as B, the same a minute later with another value.",
        "As A, have it try a change that A may not make.",
        "From the entries, find out who asked for which of the five, with which values.",
      ],
      failsIf: "one of the five has no entry, or its entry does not name the one who asked",
    },
    example: "Helper\n\nThe bot's actions show up in the feed.",
    counterexample: "Helper\n\nThe ladder leans on the wall.",
  },
  {
    id: "au-sign-in-events",
    topicOnly: true,
    when: [
      "[what:login|logins|logon|logons|failure|failures|attempt|attempts] & log|logs|logged|event|events|entry|entries|recorded|audit|security|syslog|written|write",
      "sign_in|sign_ins|signin|signins|failed|denied|refused|passphrase|password|second_factor|mfa & log|logs|logged|event|events|entry|entries|history|list|recorded|audit|activity|recent|alert|alerts",
      "session issued|event|events",
      "recent|last sign|login|logins|activity",
    ],
    cwe: 778,
    severity: "low",
    rationale: "it takes nothing itself, but guessing goes unnoticed where it leaves no entry",
    name: [
      "A {what} of one kind may leave no entry",
      "“{line}”: one way of signing in may leave no entry",
      "One way of signing in may leave no entry",
    ],
    consequence:
      "So people rely on sign-ins being told of. Each way in, refused tries, a reset and a new key have to leave an entry with account, time and address, also when the name does not exist.",
    test: {
      technique: "walk-flow",
      title: "Sign in, fail and reset in every way and compare the entries",
      setUp:
        "A test account with each way of signing in that exists, a second address to come from, and read access to the entries.",
      steps: [
        "Sign in once by each way, by page and by API, and note the minute.",
        "Fail once by each way: a wrong password, a wrong code, a name that does not exist.",
        "Reset the password, add a second device, and compare the entries with the notes.",
      ],
      failsIf: "one of the noted acts has no entry with the right account and address",
    },
    example: "Notice it\n\nFailed logins are listed as events.",
    counterexample: "Notice it\n\nThe board hangs next to the door.",
  },
  {
    id: "au-delivery",
    topicOnly: true,
    when: [
      "syslog|siem|stream|streaming|s3|async|asynchronously|buffer|batched|elasticsearch|cloudtrail|webhook & audit|log|logs|event|events|entries|trail",
      "audit|trail|cloudtrail .. database|table|stream|bucket|log|module|file",
      "ensure|validations|fail|fails|silently|ignored|loudly & log|event|eventlog|audit|entry",
    ],
    unless: ["log|logged in"],
    cwe: 778,
    severity: "low",
    rationale: "it does no harm itself, but entries that are lost hide what came before",
    name: [
      "“{line}”: entries may be lost while their target is away",
      "Entries may be lost while the place they go to is away",
    ],
    consequence:
      "So entries are handed on to another place. What was done while that place is full, slow or away must not be missing afterwards, nor may the sender be able to change what has arrived.",
    test: {
      technique: "walk-flow",
      title: "Act while the target is away and count what arrives",
      setUp:
        "A test system whose target for entries the tester can switch off, a test account A, and the credentials by which entries are delivered.",
      steps: [
        "As A, make one change; switch the target off, make three more, and switch it on after five minutes.",
        "Restart the sender while the target is off, make one more change, and switch it on again.",
        "With the sender's credentials, try to overwrite and to remove an entry that has arrived.",
      ],
      failsIf: "one of the five changes is missing at the target, or one that arrived could be removed",
    },
    example: "Off the box\n\nAudit events go to syslog.",
    counterexample: "Off the box\n\nThe lid goes on the pot.",
  },
  {
    id: "au-who-looked",
    topicOnly: true,
    when: [
      "who ... opened|opens|looked|looks|viewed|views|read|reads|saw|sees|accessed|downloaded|searched|searches|looked_at",
      "who opened|opens|looked|looks|viewed|views|read|reads|saw|sees|accessed|downloaded|searched at|in|for? the|a|an|which|what? [what:~]",
      "reading|views|viewing|access|accesses|searches ... logged|recorded|trail|listed",
      "access log|logs",
    ],
    unless: ["web server|nginx|apache access"],
    cwe: 778,
    severity: "medium",
    rationale: "curious reading changes nothing and shows only in such a list",
    name: [
      "A reader of {what} may come another way and stay unlisted",
      "“{line}”: a reader may come another way and stay unlisted",
      "A reader may come another way and stay unlisted",
    ],
    consequence:
      "So the question is who has looked at what. A reader who comes by search, a list, an export, a preview or a request of their own must leave the same entry as one who opens the page.",
    test: {
      technique: "walk-flow",
      title: "Read one entry in four ways and count the lines",
      setUp:
        "A test entry marked CANARY-LOOK-1, a test account A that may read it, one that may not, and read access to the list of readers.",
      steps: [
        "As A, open the entry; then find CANARY-LOOK-1 by search, in a list, in an export, and with the page's own request sent by curl.",
        "As the account that may not, send the same request.",
        "Compare the list with the noted minutes: account, time and entry.",
      ],
      failsIf: "a way by which CANARY-LOOK-1 was read has no line, or the refused request has none",
    },
    example: "Curious eyes\n\nThere is an access log.",
    counterexample: "Curious eyes\n\nThe cat looks at the birds.",
  },
  {
    id: "au-new-or-wider-trail",
    topicOnly: true,
    when: [
      "[log:audit|trail|activity|changelog|eventlog|history|journal|timeline|versioning]",
      "who [did:>] & log|logs|history|audit|trail|journal|entry|entries|record|recorded|show|shows|see|trace|noted|notes|events|activity",
      "log|audit|history|journal|activity entry|entries|line|lines|event|events|row|message|action for|of|on|about|when the|each|every? [what:~]",
      "log|history|audit|journal|trail of|for the|all|each|every? [what:~]",
      "paper_trail|action_logs",
      "log|logs|logged|logger|record|records|recorded|note|notes|noted|entry|entries|event|events|track|tracks ... who|actor|user|each|every|change|changes|edit|edits|action|actions|delete|decision",
      "who|whom .. changed|did|made|issued|approved|released|deleted|removed|edited|banned|moved|closed|decided|asked|confirmed|when",
      "each|every .. call|change|action|purge|delete|access|correction|edit|decision .. must|is|leaves|gets|goes|written|recorded|logged|has|of",
      "mod|moderation|security|event|change|access .. log|logs|list|page|feed",
    ],
    unless: ["browser|chat|git|scroll|search|order|booking|payment|purchase history"],
    cwe: 778,
    severity: "low",
    rationale: "the trail is relied on, so a gap in it hides misuse",
    name: [
      "By a second way, it may stay untold who {did}",
      "An entry for {what} may be missing where it comes about by a second way",
      "“{line}”: a second way may leave no entry",
      "A change made in a second way may be missing from the trail",
    ],
    consequence:
      "So people will rely on these entries. A change sent by hand, one that is refused and one that fails half-way must be in them with account, time and the value before, and their author must not be able to change them.",
    control: {
      when: [
        "can't|cannot|never|must_not .. changed|edited|deleted|removed|altered",
        "append_only|immutable",
        "failed|refused|denied .. attempts|tries|too",
      ],
      consequence: "Check that it holds for a change sent by hand, one that is refused and one that fails half-way.",
    },
    test: {
      technique: "walk-flow",
      title: "Compare the entries with what two accounts did in three ways",
      setUp:
        "Two test accounts, A with the right to what the quoted line is about and B without, a test entry, a proxy, and read access to the trail.",
      steps: [
        "As A, do it once by the page, at a noted minute, from the value 1 to 2.",
        "As A, send the recorded request by hand with the value 3, and once with an invalid last field.",
        "As B, send A's recorded request with B's own session.",
        "Compare the trail with the notes: account, time, value before and after.",
      ],
      failsIf: "one of the four requests, the refused one included, has no entry that names its account",
    },
    example: "Order in the house\n\nThe audit trail names target and time.",
    counterexample: "Order in the house\n\nThe path leads to the lake.",
  },
  {
    id: "au-powerful-change",
    topicOnly: true,
    when: [
      "approve|approves|approving|release|releases|refund|refunds|transfer|transfers|merge|merges|correct|corrects|withdraw|withdraws|void|voids|edit|edits|delete|deletes|change|changes|cancel|cancels|close|closes|ban|bans|waive|waives|reset|resets the|a|an|all|any|their|each|every [what:~]",
      "<staff|admin|partner|everyone|customer> & <modify>|change|changes|approve|approves|release|refund|transfer|merge|correct|corrected|withdraw|reset",
      "approve|approves|approval|approvals|release|refund|refunds|payout|payouts|grade|grades|marks|balance|price|discount|role|roles|permission|permissions|owner|ownership|iban|points",
      "merge|transfer|reassign|corrections|correction|withdrawn|moderation|moderators|ban|kick|waive|waived",
      "<modify> & <endpoint>",
    ],
    cwe: 778,
    severity: "low",
    rationale: "it does no harm itself, but harm done this way cannot be traced to its author",
    name: [
      "{subject} can {predicate}, and it may not be told who did",
      "It may not be told who acted on {what}, and what stood there before",
      "“{line}”: it may not be told which person did it",
      "It may not be told who used {endpoint}, and what stood there before",
      "It may not be told which person did it, and what stood there before",
    ],
    consequence: [
      "So where {subject} can {predicate}, a wrong step is found out only by an entry with account, time and the value before, which the same person cannot alter.",
      "So more than one person can do this. If one of them does it wrongly, that is found out only by an entry with account, time and the value before, which the same person cannot alter.",
    ],
    control: {
      when: ["log|logged|audit|history|recorded|noted .. who|each|every|with|user|name|change"],
      consequence: "Check that the entry holds account, time and the value before, for a request sent by hand as well.",
    },
    test: {
      technique: "walk-flow",
      title: "Do it as two accounts and tell them apart afterwards",
      setUp:
        "Two test accounts with the right to it, A and B, two test entries whose values are noted, and read access to every log and history.",
      steps: [
        [
          "As A, at a noted minute, {predicate}; as B, do the same two minutes later with other values.",
          "As A, at a noted minute, do what the quoted line is about on the first entry; as B, on the second.",
        ],
        "As A, undo what B did.",
        "With all read rights, find out who did which, when, and what was there before.",
      ],
      failsIf: "one of the three cannot be given to its account, or what was there before is unknown",
    },
    example: "Exam day\n\nLecturers may change grades after the report.",
    counterexample: "Exam day\n\nLecturers may bring their own chalk.",
  },
  {
    id: "general-audit",
    cwe: 778,
    severity: "low",
    rationale: "a gap in the trace takes nothing itself but leaves misuse without a name",
    name: [
      "{subject} can {predicate}, and the logs may not tell who did",
      "The logs may not tell who did what through {endpoint}",
      "“{line}”: the logs may not tell who did it",
      "With {code}, the logs may not tell who did what",
      "The logs may not tell who did this, and when",
    ],
    consequence:
      "So the question is whether an entry tells afterwards who it was, when, and what stood there before, and whether that person could alter it.",
    test: {
      technique: "walk-flow",
      title: [
        "Call {endpoint} as A and as B and tell them apart in the logs",
        "Do it as A and as B and tell them apart in the logs",
      ],
      setUp:
        "Two test callers with the same rights, A and B, test data that both may work on, and read access to every log of the test system.",
      steps: [
        [
          "As A, call {endpoint} at a noted minute; as B, do the same two minutes later with another value.",
          "As A, do what the quoted line is about at a noted minute; as B, do the same two minutes later with another value.",
        ],
        "Search every log for the two minutes, and write down caller, time, value before and value after.",
        "With A's rights alone, try to change A's entry.",
      ],
      failsIf: "an entry is missing, the entries do not tell A from B, or A has altered one",
    },
  },
];
