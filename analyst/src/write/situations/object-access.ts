// Long because a class's situations are read, ordered and tried together.
import type { Situation, Situations, Wording } from "../situation.ts";

const TWO = "Two test accounts of the same rank, A and B, each with data of its own that the other was never given.";

const BY_ID_FAILS: Wording = "account A is answered with anything of B's, or what is B's has changed afterwards";

const STATED: Situation["control"] = {
  when: [
    "404|403|forbidden|refused|rejected|not found .. unless|if|when|for ... owner|other|others|another|foreign|belong|member|own",
    "only .. own|owner|owners|members|participants|recipient|author|creator .. see|open|read|edit|delete|download|access",
    "must|has|have to? .. belong|own",
    "belongs to .. caller|session|user|account|tenant|organization|team",
    "scoped|limited|restricted|filtered to|by .. own|caller's|current|session|owner|tenant|account|team|user's",
    "checks|check|checked|verify|verifies .. owner|ownership|membership|belongs|tenant",
  ],
  consequence:
    "Check that it holds for each verb and each id in the request, the inner ones too, when A sends a value that is B's.",
};

// What a path or a line names, so that a headline can say it.
const THINGS =
  "orders|invoices|bookings|reservations|appointments|tickets|documents|letters|messages|threads|conversations|chats|comments|notes|photos|pictures|albums|videos|recordings|files|attachments|folders|reports|results|statements|payslips|receipts|certificates|contracts|claims|policies|quotes|offers|payments|payouts|refunds|transactions|transfers|cards|addresses|details|visits|prescriptions|referrals|samples|summary|history|readings|meters|trips|tours|stops|rides|vehicles|cars|devices|sensors|cameras|rooms|flats|tenancies|rent|bills|balance|commissions|shifts|hours|timesheets|absences|grades|exams|submissions|assignments|courses|lessons|plans|workouts|activities|habits|recipes|playlists|listings|ads|products|baskets|carts|wishlists|subscriptions|memberships|votes|ballots|surveys|responses|applications|cases|tasks|issues|boards|pages|drafts|articles|maps|datasets|queries|dashboards|alerts|variables|deliveries|jobs|builds|artefacts|artifacts|assets|releases|packages|databases|domains|records|mailboxes|events|calendar|calendars|feed|invitations|parcels|shipments|labels|loans|donations|vouchers|points|scores|positions|position|location|locations|timeseries|slips|scans|permits|fines|complaints|enquiries|requests|expenses|diary|diaries|portfolio|wallet|wallets|interviews|quizzes|handouts|fixtures|scorecards|items|entries|animals|pets|racks|ports|instances|volumes|snapshots|backups|passes|keys|swaps|checklists|inspections|rentals|auctions|bids|channels|repos|repositories|profiles|profile|questionnaires|consents|purchases|proposals|estimates|milestones|manuscripts|reviews|diagnoses|vaccinations|medications|schedules|rosters|itineraries|leases|accounts|annotations|highlights|bookmarks|collections|libraries|templates|tenders|pumps|charges|secrets|batches|matches|clips|sprints|rings|prints|signatures|cells|bikes|boats|berths|stalls|plots|graves|bundles|media|feedback";
/** Those that mean the same in prose. */
const NOUNS =
  "orders|invoices|bookings|reservations|appointments|tickets|documents|letters|messages|threads|conversations|comments|notes|photos|pictures|albums|videos|recordings|files|attachments|folders|reports|results|statements|payslips|receipts|certificates|contracts|claims|policies|quotes|offers|payments|payouts|refunds|transactions|transfers|cards|visits|prescriptions|referrals|samples|history|readings|meters|trips|tours|rides|vehicles|cars|devices|sensors|cameras|rooms|flats|tenancies|rent|bills|commissions|shifts|timesheets|absences|grades|exams|submissions|assignments|courses|lessons|plans|workouts|activities|habits|recipes|playlists|listings|ads|products|baskets|carts|wishlists|subscriptions|memberships|votes|ballots|surveys|responses|applications|tasks|boards|drafts|articles|datasets|dashboards|alerts|deliveries|artefacts|artifacts|releases|mailboxes|events|calendar|calendars|invitations|parcels|shipments|loans|donations|vouchers|scores|positions|position|location|locations|timeseries|slips|permits|complaints|enquiries|expenses|diary|diaries|portfolio|wallet|wallets|interviews|quizzes|handouts|fixtures|scorecards|animals|pets|racks|instances|volumes|snapshots|backups|swaps|checklists|inspections|rentals|auctions|bids|channels|repos|repositories|questionnaires|consents|purchases|proposals|estimates|milestones|manuscripts|reviews|diagnoses|vaccinations|medications|schedules|rosters|itineraries|leases|annotations|highlights|bookmarks|tenders|pumps|batches|clips|sprints|signatures|bikes|boats|berths|stalls|plots|graves|bundles|allergies|diagnosis|salary|cvs|medicine";
const SIDES =
  "users|customers|clients|patients|employees|members|children|students|pupils|drivers|brokers|sellers|buyers|merchants|vendors|suppliers|tenants|companies|organizations|organisations|orgs|teams|workspaces|projects|schools|clinics|shops|stores|sites|branches|households|families|groups|communities|campaigns|workshops|landlords|donors|hosts|agents|dealers|partners|contacts|owners|people|players|athletes|workers|farms|residents|guests|volunteers|couriers|therapists|practices|offices|departments|warehouses|rounds";
const ID =
  "id|ids|uuid|guid|number|no|nr|ref|reference|slug|code|key|token|vin|name|hash|n|iid|pk|customerid|userid|accountid|orderid|invoiceid|bookingid|childid|driverid|vehicleid|tourid|patientid|employeeid|memberid|studentid|companyid|teamid|orgid|projectid|ticketid|caseid|visitid|deviceid|documentid|fileid|petid|stopid|eventid|appid|groupid|threadid|messageid|albumid|playlistid|courseid|meternumber|brokerno|filenumber|ordernumber|invoicenumber|customernumber|chipnumber|employeenumber|membernumber|layerid|assetid|absenceid|shiftid|roomid|boardid|cardid|pageid|postid|commentid|tenantid|sellerid|vendorid|supplierid|merchantid|storeid|shopid|siteid|claimid|policyid|contractid|parcelid|shipmentid|animalid|householdid|clubid|schoolid|classid|orderno|casenumber|serial|serialnumber|bookingnumber|bookingno|customerno|invoiceno|memberno|delivery|charge|index|jobid|runid|workspaceid|accountno|clientid|recordid|reportid|sampleid|clipid|videoid|letterid|subscriptionid|paymentid|requestid|barcode|plate|imei|iban|environmentid|farmid|fieldid";
const ROLES =
  "<customer|partner|staff>|guardian|haulier|landlord|nephew|relative|farmer|employer|recruiter|doctor|clinician|surgeon|captain|trainer|coach|approver|foreman|mechanic|bookkeeper|photographer|gp|organiser|organizer|lawyer|installer|electrician|gardener|cleaner|breeder|registrar|curator|singer|pilot|skipper|hunter|beekeeper|teacher|manager|vet|midwife|auditor|assessor|inspector|librarian|exhibitor|sponsor|chair|treasurer|janitor";
/** Those who are promised only what is theirs. */
const OWNERS =
  "<customer|partner>|guardian|haulier|landlord|relative|farmer|employer|captain|photographer|organiser|organizer|installer|breeder|registrar|singer|pilot|skipper|hunter|beekeeper|exhibitor|sponsor|coach|gp";
const AS_ONE = `as a|an [one:${OWNERS}]`;
const ONE_APP = `[one:${OWNERS}] app|portal|dashboard|area`;
const ONE_ACTS = `a|an|each|every [one:${OWNERS}] can|may|could|sees|opens|gets|wants|reads|downloads|needs|enters|types|taps|picks|has`;
const WHO = `[who:${ROLES}] can|may|could|see|open|want|need|get|download|read|book|change|edit|look|ask|use|enter|have|find|lose|keep`;
const PART = `[what:${THINGS}|status|settings]`;
const ACTS =
  "see|view|open|read|download|list|edit|change|delete|cancel|reassign|approve|correct|confirm|manage|export|search|pay|enter|add|remove|rename|restore|move|copy|print|answer|submit|track|follow|upload|update|archive|share|send|access|find|check|book|claim|accept|reject|sign|complete|close|reopen|void|mark|choose|pick|listen|watch|play";
const SIDE_ONE =
  "tenant|tenants|workspace|workspaces|organisation|organization|organisations|organizations|company|companies|branch|branches|brand|brands|facility|facilities|school|schools|clinic|clinics|team|teams|department|departments|namespace|namespaces|subsidiary|subsidiaries|warehouse|warehouses|household|households|office|offices|board|boards|project|projects|customer|customers|account|accounts|site|sites|location|locations|group|groups|shop|shops|workshop|workshops|class|classes|community|communities|ward|wards|institute|institutes";
/** A path such as /vehicles/{vin}/trips, then /vehicles/{vin}, then /drivers/{id}. */
const PATHS = [
  `[of:${THINGS}|${SIDES}] ${ID} ${PART}`,
  `[of:${THINGS}|${SIDES}] # ${PART}`,
  `[thing:${THINGS}] ${ID}`,
  `[whose:${SIDES}] ${ID}`,
] as const;
/** A path that ends in a file: /applications/{id}/cv, /invoices/{number}.pdf. */
const FILE_KINDS =
  "pdf|csv|zip|attachment|attachments|photo|photos|image|images|thumbnail|recording|recordings|cv|scan|signature|label|mp3|mp4|xlsx|letter|transcript|avatar";
const FILE_PATHS = [
  `[of:${THINGS}|${SIDES}] ${ID} [what:${FILE_KINDS}]`,
  `[of:${THINGS}|${SIDES}] # [what:${FILE_KINDS}]`,
] as const;
/** The paths with who comes through them, where a line says so. */
const PATHS_OF_ROLES = PATHS.flatMap((path) => [AS_ONE, ONE_ACTS, ONE_APP].map((role) => `${path} && ${role}`));
const WRITTEN_PATHS = PATHS.map((path) => `put|patch|delete|post ... ${path}`);
const WRITTEN_PATHS_OF_ROLES = WRITTEN_PATHS.flatMap((path) =>
  [AS_ONE, ONE_ACTS, ONE_APP].map((role) => `${path} && ${role}`),
);

/** Two callers of the ticket's own kind. */
const TWO_OF_THEM: Wording = [
  "Two test accounts of the same rank, {one} A and {one} B, each with test data that the other was never given. Note B's ids.",
  "Two test accounts of the same rank among {who}, A and B, each with test data that the other was never given. Note B's ids.",
  "Two test accounts of the same rank, A and B, each with test data that the other was never given. Note B's ids.",
];
const GETS_OTHERS: Wording = [
  "the answer to A holds a {what} that only B may open",
  "the answer to A holds a {thing} that only B may open",
  "the answer to A holds anything that only B may open",
];

// Wordings of the second tier.
/** What B may do, so that it is known to work and what goes over the line. */
const AS_B: Wording = [
  "As B, send {endpoint} for B's own data and note each id in path, query and body; it has to work.",
  "As B, do with B's own data what “{line}” is about and record each request; it has to work.",
  "As B, do with B's own data what the quoted line describes and record each request; it has to work.",
];

/** The same with A's credentials. */
const AS_A: Wording = [
  "As A, send {endpoint} with B's ids in place of A's, one at a time.",
  "As A, send the recorded requests with B's ids in them, everything else as A's own.",
];

const LOOK_AT_B = "As B, look at the data again and compare it with what it was.";
const REACHED: Wording = "caller A is answered with B's data, or B's data is different afterwards";
// End of wordings.

export const objectAccess: Situations = [
  {
    id: "object-public-storage",
    when: [
      "[store:bucket|container] .. public|publicly|world|anonymous",
      "public|anonymous|world .. read|readable|access .. [store:bucket|container]",
      "public|anonymous read & [store:bucket|s3]",
      "block public access|acls .. false|off|disabled|removed & [store:bucket|s3|access]",
    ],
    unless: [
      "block|refuse|disable|remove|no public access|read",
      "public access .. block|blocked .. true|on|enabled",
      "public|static website|assets|images|docs|downloads",
    ],
    cwe: 668,
    severity: "high",
    rationale: "a stored file then needs neither account nor link, only its key",
    name: [
      "Whoever knows a key reads {objects} straight from the public {store}",
      "Whoever knows a key reads files straight from the public {store}",
    ],
    consequence: [
      "So the {store} answers to everyone: a stranger who guesses or lists keys reads {objects} past every check that the application makes, unless nothing but public files is kept there.",
      "So the {store} answers to everyone: a stranger who guesses or lists keys reads files past every check that the application makes, unless nothing but public files is kept there.",
    ],
    test: {
      technique: "probe-setting",
      title: "Read and list the {store} without credentials",
      setUp:
        "On staging: a private test file stored by the application, its key, and a shell without cloud credentials.",
      steps: [
        "Without credentials, GET the file's storage address by its key.",
        "Without credentials, ask for the listing (`?list-type=2` on S3).",
      ],
      failsIf: "the private file or the listing is returned without a signature",
    },
    example:
      "Photos of the damage\n\nThe bucket is made public so that the app can show thumbnails without asking for addresses.",
    counterexample: "Photos of the damage\n\nThe bucket moves to another region. The app asks for addresses as before.",
  },
  {
    id: "object-agent-borrows-rights",
    when: [
      "[bot:assistant|agent|bot|chatbot|copilot|model|tool|tools|index] ... [rights:service|admin|integration|crawler|system|shared] account|user|user's|token|key|account's",
      "with .. [rights:service|admin|integration|crawler's|system|shared] account|user|user's|token|key|account's & [bot:assistant|bot|chatbot|copilot|model|index]",
    ],
    unless: [
      "as the user|caller|person",
      "with the? user's|caller's .. rights|permissions|token",
      "user|support|build|ci|virtual|user|monitoring agent|agents",
    ],
    cwe: 863,
    severity: "high",
    rationale: "what the asker may not open can be had by asking for it",
    name: "Whoever asks the {bot} is told what only its {rights} account may open",
    consequence:
      "So the look-up is made with the rights of the {rights} account and not with the asker's: a person who names another's entry is told of it, unless each hit is checked with the asker's own rights.",
    test: {
      technique: "steer-model",
      title: "Ask the {bot} as A for what only B may open",
      setUp:
        "Two accounts, A and B. B owns an entry with a marked sentence in it; A is refused when opening the entry itself.",
      steps: [
        "As A, ask for B's entry by its number and by its title.",
        "As A, ask for a summary of everything that mentions the first word of the marked sentence.",
      ],
      failsIf: "an answer to A holds the marked sentence",
    },
    example:
      "Chat helper\n\nThe assistant looks up bookings. Its look-ups are made by the assistant with the service account of the desk.",
    counterexample: "Chat helper\n\nThe assistant answers from the public handbook and has no tools.",
  },
  {
    id: "object-cache-shared",
    when: [
      "cache|caches|cached|caching .. by|per|under .. [keyed:path|url|query|hash|thread|page|question|sha256|filename]",
      "cache key .. is|of|from [keyed:path|url|query|hash|question|sha256]",
      "key [keyed:sha256|path|url|query|hash|question] & cache|bytes|language",
      "key [keyed:sha256|path|url|query|hash|question] && cache|cached|caches",
    ],
    unless: [
      "cache|cached|key|keyed ... per|by|and|with .. user|account|tenant|session",
      "build|ci|npm|pip|docker|layer|browser cache",
      "public|static pages|assets|images|catalogue",
    ],
    cwe: 668,
    severity: "high",
    rationale: "the second account is answered with what was made for the first",
    name: [
      "What {endpoint} keeps by {keyed} for account A is served to account B",
      "What is cached by {keyed} for account A is served to account B",
    ],
    consequence:
      "So a kept answer is found again by its {keyed} alone: account B sends the same {keyed} and gets what was made with A's rights, unless both would be shown the same anyway.",
    test: {
      technique: "compare-answers",
      title: "Send the same {keyed} as A and then as B, with a warm cache",
      setUp: "Two accounts, A and B, of which only A may see a marked text. An empty cache on staging.",
      steps: [
        "As A, cause an answer that holds the marked text, twice, until it comes from the cache.",
        "As B, send exactly the same {keyed} within the cache's lifetime.",
      ],
      failsIf: "the marked text reaches B",
    },
    example:
      "Faster numbers\n\nAnswers of `GET /stats` are cached by path and query for ten minutes in front of the service.",
    counterexample: "Faster numbers\n\nAnswers of `GET /stats` are cached per account for ten minutes.",
  },
  {
    id: "object-check-dropped",
    when: [
      "remove|removes|removed|drop|drops|dropped|skip|skips|without|lift ... [check:ownership|owner|membership|tenant|permission|access|authorization|visibility] check|checks|filter|condition|clause",
      "[check:ownership|membership|tenant|owner|permission|access|visibility] check|filter|condition|look .. dropped|removed|gone|skipped|left",
      "ignore|ignores|ignoring|bypass|bypasses|bypassing|skip|skipping [check:permissions|ownership|membership|visibility] for|in|on|when|so",
      "[check:permissions|permission|ownership|visibility] .. ignored|skipped|bypassed",
      "per user|tenant|team [check:filter|check] .. roadmap|later|follows|off|left|next",
    ],
    unless: [
      "duplicate|redundant|duplicated|unused|double|unnecessary .. check|filter|condition|checks",
      "moved|moves|instead .. check|middleware|service|guard",
      "bug|vulnerability|test|tests|fix|fixed|prevent .. check|bypass|bypassing|skipped",
    ],
    cwe: 639,
    severity: "high",
    rationale: "the check that is taken away is what kept one account's data from another",
    name: [
      "Without the {check} check, {endpoint} serves A what is B's",
      "Without the {check} check, account A reaches B's {objects}",
      "Without the {check} check, account A reaches what is B's",
    ],
    consequence:
      "So being able to send the request is enough: account A names an id of B's where {check} was asked before, and is served unless the question is asked in another place.",
    test: {
      technique: "swap-ids",
      title: "Send B's ids as A where the {check} check went",
      setUp: TWO,
      steps: [
        [
          "As B, send {endpoint} with an id of B's; it has to work.",
          "As B, do what the line names on B's own data and record the request; it has to work.",
        ],
        "As A, send the same request with the same id.",
        "As an account that belongs to none of B's groups, send it once more.",
      ],
      failsIf: BY_ID_FAILS,
    },
    example:
      "One download route\n\nThe ownership check is dropped from the file service, since it does not know the claims.",
    counterexample: "One download route\n\nThe duplicated ownership check is moved to the middleware and tested there.",
  },
  {
    id: "object-belonging-unknown",
    when: [
      "doesn't|don't|needn't|not .. know|check|checks|ask|verify|compare|look|matter which|whose|whether|who .. [what:~] belong|belongs",
      "without asking|checking|looking|verifying .. which|whose|whether .. [what:~] belong|belongs",
      "no|without check|checking .. that|whether|which the? [what:~] belong|belongs",
      "regardless|irrespective of .. who|whom|whose|which .. [what:~] belong|belongs|owns",
    ],
    cwe: 639,
    severity: "high",
    rationale: "the ticket leaves out the one question that keeps each account to its own",
    name: [
      "Account A can send {endpoint} for {what} that belong to B",
      "Any account can name {what} that belong to another, and is served",
    ],
    consequence:
      "So belonging is not asked: account A names {what} of account B by id and is served, unless another part of the server asks it.",
    test: {
      technique: "swap-ids",
      title: "Name {what} of B's as A",
      setUp: TWO,
      steps: [
        [
          "As B, send {endpoint} for {what} of B's own; it has to work.",
          "As B, do what the line names for {what} of B's own and record the request; it has to work.",
        ],
        "As A, send the same request with the same id, then with the ids beside it.",
      ],
      failsIf: BY_ID_FAILS,
    },
    example:
      "Advisers file for firms\n\nThe start page takes a firm and its year. The server need not know whose firms they are: it does not check which firms belong to which adviser.",
    counterexample: "Advisers file for firms\n\nThe start page gets a picture and a list of dates.",
  },
  {
    id: "object-filter-optional",
    when: [
      "[key:project|customer|tenant|org|organization|organisation|company|team|workspace|user|account|client|store|site] ... left out|empty|missing|omitted|optional|blank|absent ... all|every|everything|everybody|across",
      "leave out|omit ... [key:customer|tenant|project|team|company|organization|user|account|client]",
      "without [key:project|customer|tenant|org|team|workspace|user|account] ... all|every|everything .. returned|come|comes|listed|projects|tenants|customers|users",
    ],
    unless: ["caller's|own .. tenant|team|projects|account"],
    cwe: 639,
    severity: "high",
    rationale: "one request without the filter returns data of every account",
    name: [
      "Leaving out the {key} in {endpoint} returns everyone's data",
      "Leaving out the {key} returns data of every account",
    ],
    consequence:
      "So a request that leaves out the {key} is answered more widely than one that names it; a caller sees entries of a {key} they do not belong to, unless the caller's own account narrows the query anyway.",
    test: {
      technique: "alter-values",
      title: ["Call {endpoint} without the {key}", "Send the request without the {key}"],
      setUp: TWO,
      steps: [
        [
          "As A, call {endpoint} with A's own {key}; note the number of entries.",
          "As A, send the request with A's own {key}; note the number of entries.",
        ],
        "As A, send it without the {key}, with an empty value, with `null` and with `*`.",
      ],
      failsIf: "an entry of B is in any of the answers",
    },
    example: "API, May\n\n`GET /jobs?project=` may be left out, then jobs of all projects come back.",
    counterexample: "API, May\n\n`GET /jobs?project=` has to be sent. A wrong value is answered with 400.",
  },
  {
    id: "object-number-and-no-account",
    when: [
      "[what:order|booking|reservation|tracking|ticket|case|invoice|parcel|card|policy|membership|customer|flat|contract] [key:number|reference|code|id] .. and|plus|with .. last|family|name|surname|email|postcode|zip|birth",
      "[what:order|booking|reservation|ticket|case|invoice|parcel|card|policy|membership|customer|contract] [key:number|reference|code] .. last|family name|surname & replace|replaces|instead|enough|without|no|login|account",
      "no|without|needn't .. login|account|sign|password & [what:order|booking|case|ticket|parcel|card|tracking|reference|customer|member|invoice|receipt] [key:number|code|id]",
      "no|without .. login|account|sign|password|registration && running|sequential|consecutive [what:~] [key:number|id|counter]",
      "running|sequential|consecutive [key:number|id|counter] .. from|on the? [what:receipt|letter|label|order|mail|ticket|invoice]",
    ],
    unless: [
      "random|unguessable|uuid|token .. id|number|link|bits|characters",
      "signed in|logged in|after login",
      "test|tests|lint|migration number|id",
    ],
    cwe: 639,
    severity: "high",
    rationale: "numbers that are printed or counted can be tried in a row without an account",
    name: [
      "A stranger who counts the {what} {key} up is served by {endpoint}",
      "A stranger who tries the next {what} {key} is shown another person's data",
    ],
    consequence:
      "So the {what} {key} is key enough: a stranger who changes a digit is shown another person's data, unless the value is too random to be tried or the second detail asked beside it is secret.",
    test: {
      technique: "guess-values",
      title: "Reach another person's data by trying the {what} {key}",
      setUp:
        "On staging: two entries made one after the other for two different people, and a client without a session.",
      steps: [
        "Without an account, send the first person's {what} {key} with what else is asked; note what is shown.",
        "Without an account, add and subtract 1 to 200, one request a second, everything else as before.",
        "Where a second detail is asked, send the second person's {what} {key} with 50 common values of that detail.",
      ],
      failsIf: "the second person's entry is shown",
    },
    example:
      "Parcel tracker\n\nBuyers without a login see the state of a parcel: the page asks for parcel number and postcode.",
    counterexample: "Parcel tracker\n\nSigned-in buyers see the state of their parcels in a coloured bar.",
  },
  {
    id: "object-picker-only",
    when: [
      "[widget:picker|selector|dropdown|dialog|switcher|select|list|menu|box] .. lists|offers|shows|list|offer .. the|only|those|theirs|their|one [what:~]",
      "[widget:picker|selector|dropdown|dialog|switcher|menu|box] .. lists|offers|shows|filled .. theirs|own|theirs|of .. person|user|customer|caller|is",
      "set|sent|filled|chosen|comes|come by|from|in the? [widget:picker|selector|dropdown|dialog|switcher]",
      "filter|filters|filtered|hidden|found|sorted .. in the [widget:browser|sidebar|frontend|app|client|page|script]",
      "hide|hides|hiding .. [widget:menu|entries|button|buttons|tabs|links] && api .. same|unchanged|stays|as before",
      "[widget:app|page|frontend|browser|client] just|only|simply? doesn't|won't|hides|not show|shows|display",
    ],
    unless: ["server|api|backend .. checks|refuses|rejects|answers 403|404", "style|color|colour|width|icon|tooltip"],
    cwe: 639,
    severity: "high",
    rationale: "only the {widget} keeps to what is the caller's, and requests can be written without it",
    name: [
      "Through {code}, values that the {widget} does not offer are taken",
      "{endpoint} serves what the {widget} keeps back",
      "What the {widget} keeps back can be had with a request written by hand",
    ],
    consequence:
      "So the {widget} is what keeps each caller to their own: whoever writes the request by hand sends a value that it does not offer, and is served with what belongs to others, unless the server asks as well.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: "Send what the {widget} does not offer",
      setUp: TWO,
      steps: [
        "As A, go through it once with A's own data and record the requests behind the {widget}.",
        ["As A, send them again with B's values in {code}.", "As A, send them again with B's ids in place of A's."],
        "As A, search each raw answer for data of B's that was not shown.",
      ],
      failsIf: BY_ID_FAILS,
    },
    example: "Stall switch\n\nThe vendor goes along as `vendorId`; the picker lists the stalls of the person.",
    counterexample: "Stall switch\n\nThe name of the stall is printed on each label in bold letters.",
  },
  {
    id: "object-linked-unasked",
    when: [
      "no|without confirmation|approval|consent|acceptance|check .. by|from|of the? [whom:other|owner|school|patient|child|parent|requester|member|customer|partner|recipient|guest|friend|driver|neighbour] && add|adds|link|linked|linking|becomes|see|sees|follow|open",
      "[whom:owner|patient|child|parent|requester|member|customer|partner|recipient|guest|neighbour] needn't|isn't|doesn't|not .. confirm|agree|asked|approve|accept && add|adds|link|linked|see|sees|follow|open",
    ],
    cwe: 639,
    severity: "high",
    rationale: "the one whose data is opened has no say in it",
    name: "Without a yes from the {whom}, another account is let in to what is theirs",
    consequence:
      "So one side decides alone: an account names a stranger and from then on reaches what is the stranger's, unless something is asked that only the right person knows.",
    test: {
      technique: "swap-ids",
      title: "Let A in without the {whom}'s yes",
      setUp:
        "Two test people, A and B, who have nothing to do with each other, and what can be known of B from outside.",
      steps: [
        "As A, go through the step that the line names with B's details.",
        "As A, read what is now listed of B's and record the requests.",
        "As B, look whether a message tells of it and whether it can be undone.",
      ],
      failsIf: "account A reads anything of B's before B has agreed",
    },
    example:
      "Family view\n\nA daughter adds her mother by name and birthday. Then she sees the letters. No confirmation by the patient in this version.",
    counterexample: "Family view\n\nThe page of the family gets a new picture. The letters are larger.",
  },
  {
    id: "object-any-key-named",
    when: [
      "any|whatever|arbitrary [key:key|id|path|number|uuid|userid|reference|code] .. client|caller|user|app|browser|staff|patients|customers|one names|sends|types|type|passes|wants|gives",
      "[key:uuid|id|number|key] of any|every|another [whose:board|backup|user|project|card|customer|account|team|document|order|member|patient|room]",
      "[key:id|uuid|number|userid|reference] .. nothing else|more .. needed|asked|required|checked",
      "without comparing|checking .. owner|user|account|member & [key:id|uuid|number|key]",
      "[key:uuid|id|number|key] .. alone|only .. enough|suffices|needed|looked|found",
      "<customer|partner|staff|everyone> .. open|opens|follow|follows|see|find|look .. [thing:~] by its|their|the [key:number|id|code|reference]",
      "[thing:~] is|are|can be? opened|found|shown|read|followed by|with its|their|the [key:number|id|code|reference]",
      "by any [whose:team|user|customer|account|project|tenant|board|order|member] [key:name|number|id]",
    ],
    unless: ["any number of", "test|tests|fixture|docs", "sort|sorted|order|ordered|sorting by"],
    cwe: 639,
    severity: "high",
    rationale: "to name it is to be served with it",
    name: [
      "A caller who tries the {key} of another's {thing} through {endpoint} is served",
      "A caller who tries the {key} of another's {thing} is served",
      "A caller of {endpoint} who names B's {key} is served with it",
      "A caller who names the {key} of a {whose} that is B's is served",
      "A caller who names B's {key} in {code} is served with it",
      "A caller who names a {key} that is B's is served with {objects} of B's",
    ],
    consequence:
      "So the {key} alone decides: a caller who has or tries one that stands for B's data is served, unless the server looks up whether it is the caller's.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: "Name a {key} that is B's",
      setUp: TWO,
      steps: [
        "As B, do what the line names with a {key} of B's own and record the request; it has to work.",
        "As A, send the same request with B's {key}.",
        "As A, send it with a {key} that does not exist and compare the two answers.",
      ],
      failsIf: BY_ID_FAILS,
    },
    example: "Copy cards\n\nIn `copyCard`, accept the uuid of any board, so that cards can go to other teams.",
    counterexample: "Copy cards\n\nThe copied card gets a second colour and a shadow.",
  },
  {
    id: "object-number-links",
    when: [
      "[who:<customer|staff|partner>] enters|enter|types|type|entering|typing|choose|chooses|picks .. any|the|a|an|their|another [whose:patient|child|member|card|contract|student|customer|policy|meter|client|flat|device|serial|account] [key:number|code|id|reference]",
      "[who:<customer|staff|partner>] can|may claim|link|pair|register|adopt|connect .. [whose:device|child|card|contract|meter|patient|vehicle|account|policy|membership] .. by|with|through .. [key:number|serial|code|id|email]",
      "enter|enters|type|types|choose|chooses|entered|typed .. any|the|a|an|another [whose:patient|child|member|card|contract|student|customer|policy|meter|client|flat|device|account|vehicle] [key:number|code|id|reference]",
      "[whose:patient|child|member|card|contract|student|customer|client|policy|meter|flat|device|vehicle|chip] [key:number|code|id] .. entered|typed|enough",
      "claim|add|link|pair|register|adopt|connect .. [whose:device|child|card|contract|meter|patient|vehicle|policy|membership] .. by|with|through .. [key:number|serial|code|id]",
    ],
    unless: [
      "approve|approves|approval|confirm|confirms|accept|accepts by|from the? other|owner|school|child|patient|member",
      "phone|version|line|error|status|zip|issue number|code",
    ],
    cwe: 639,
    severity: "high",
    rationale: "the number is known to more people than the one it stands for",
    name: "A stranger's {whose} {key} opens the stranger's data to whoever enters it",
    consequence:
      "So knowing the {whose} {key} is taken for being entitled: whoever enters that of a stranger is connected to the stranger's data, unless its owner agrees first.",
    test: {
      technique: "swap-ids",
      title: "Enter the {whose} {key} of a person who never agreed",
      setUp:
        "Two test people, A and B, who have nothing to do with each other. Note B's {whose} {key} as it is printed or shown.",
      steps: [
        "As A, enter B's {whose} {key} in place of A's own.",
        "As A, enter the values just above and below B's.",
        "As B, look whether a message tells of it and whether it can be refused.",
      ],
      failsIf: "person A sees or changes anything of B's before B has agreed",
    },
    example: "Carer app\n\nA carer enters the patient number and follows that person, with the list of the last month.",
    counterexample: "Carer app\n\nThe clinic links carers to their patients. The list of the last month gets a filter.",
  },
  {
    id: "object-owner-in-header",
    when: [
      "header x [key:tenant|user|org|account|organization|company|team|workspace|customer|shop|store] id?",
      "x [key:tenant|user|org|account|organization|company|team|workspace|customer|shop|store] id? header",
      "passes|sends|sets|pass|send|set x [key:tenant|user|org|account|organization|company|team|workspace|customer|shop|store]",
    ],
    unless: ["strip|strips|stripped|overwritten|overwrites .. header|proxy|gateway"],
    cwe: 639,
    severity: "high",
    rationale: "the header is written by the caller and decides whose data is served",
    name: "A caller who puts another {key} into the X-{key} header is served that one's data",
    consequence:
      "So whose data is served hangs on a header that the caller writes: a caller of one {key} names another, unless it is compared with what the caller's credentials stand for.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: "Send another {key} in the X-{key} header",
      setUp: "Credentials of two callers, A and B, that belong to a different {key} each. Note both values.",
      steps: [
        "With A's credentials and A's {key} in the header, send a reading and a writing request; both have to work.",
        "With A's credentials, put B's {key} into the header and send both again.",
        "With A's credentials, send the header twice, A's first, then B's; then leave it out.",
      ],
      failsIf: "an answer to A holds anything of B's, or something is written on B's side",
    },
    example: "Company switch\n\nThe token has the list of companies; the active one is the header `X-Company`.",
    counterexample: "Company switch\n\nThe header of the page shows the company's logo.",
  },
  {
    id: "object-caller-names-owner",
    when: [
      "[key:user|customer|account|member|tenant|org|organization|organisation|company|team|workspace|shop|store|patient|employee|project|seller|school|client] id? .. comes|comes|taken|read|given|sent|passed|set|chosen .. from|in|by|with the? .. [place:body|query|url|form|request|header|path|payload|client|browser|app]",
      "[key:userid|customerid|accountid|tenantid|orgid|teamid|projectid|workspaceid|memberid|companyid|employeeid|patientid|ownerid|studentid|organizationid|environmentid] .. from|in|of|to|sent|passed|into .. [place:body|query|url|form|request|header|path|client|app|payload]",
      "[key:org|team|tenant|account|customer|user|project|store] parameter|param|header|field .. decides|tells|says|names|chooses|picks|selects .. whose|who|which",
      "<writing-endpoint> & [key:userid|customerid|accountid|ownerid|employeeid|childid|memberid]",
      "[key:team|user|customer|owner|tenant|account|company|organization] may|can be? given|sent|set .. in .. [place:request|body|query|url|payload]",
    ],
    unless: ["validated|compared|checked .. against|with .. token|session|membership"],
    cwe: 639,
    severity: "high",
    rationale: "the caller writes the value that decides whose data is used",
    name: [
      "A caller of {endpoint} can name another account's {key}",
      "A caller can put another account's {key} into the {place}",
      "A caller can send another account's {key}",
    ],
    consequence:
      "So whose data is used depends on the {key} that the caller writes: account A sends B's, unless the server compares it with what A belongs to.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Send B's {key} to {endpoint} as A", "Send B's {key} as A"],
      setUp: "Two test accounts, A and B, that share no {key}. Note both values.",
      steps: [
        [
          "As A, call {endpoint} with A's own {key}; it has to work.",
          "As A, send the request with A's own {key}; it has to work.",
        ],
        "As A, send it with B's {key}, everything else as before.",
        "As B, look whether anything was added or changed on B's side.",
      ],
      failsIf: "an answer to A holds anything of B's, or something is written on B's side",
    },
    example:
      "Charts for partners\n\n`GET /series?org=12` is called from their portal. The org parameter decides whose numbers are returned.",
    counterexample:
      "Charts for partners\n\nTheir portal shows the chart as a picture that we send once a month by mail.",
  },
  {
    id: "object-share-link",
    when: [
      "<keyed-endpoint> ... anyone|anybody|everyone|everybody|people ... has|have|with|gets|knows|opens .. link|address|url",
      "<endpoint> & without signing|logging|login|an & <view>",
      "whoever opens|reads|follows it|them|the sees|sees|can|gets|reads & [link:link|address|url]",
      "[link:link|address|url] ... whoever opens|reads|follows|has",
      "[link:link|address|url] ... anybody|anyone|everyone|everybody ... open|see|view|opens|sees",
      "[link:link|address|url] ... no account|login needed|required|necessary",
      "anybody|anyone|everyone|everybody|whoever|people with|has|have|knows|opens the? [link:link|address|url] .. see|sees|open|opens|edit|view|read|download|can",
      "share|shared|sharing|public|guest|unlisted [link:link|links|url|urls] .. to|for|of .. [what:<record|file|image>]",
      "share|shares|publish|publishes|sharing .. [what:<record|file|image>] .. by|with|as|through|via|over a? public|unlisted|secret|share? [link:link|url|address]",
      "[what:<record|file|image>] .. open|opened|seen|read|viewed|downloaded|visible .. by|for|to anyone|anybody|everyone|whoever .. has|have|with|knows .. [link:link|url|address]",
      "anyone|anybody|everyone|whoever .. has|have|with|gets|knows .. [link:link|url|address] .. see|open|read|edit|view|download .. [what:<record|file|image>]",
      "[what:<record|file|image>] .. public|shareable|sharable|unlisted [link:link|links|url|urls]",
      "[what:<record|file|image>] .. [link:link|address|url] .. without|no .. login|account|password",
    ],
    unless: [
      "share|shared .. code|library|component|module|helper|state|logic|styles",
      "link .. to docs|documentation|help|issue|jira",
    ],
    cwe: 639,
    severity: "medium",
    rationale: "links are passed on, and no account stands behind whoever opens one",
    name: [
      "A stranger who is forwarded the {link} opens the {what}",
      "A stranger who is forwarded {endpoint} is served without an account",
      "A stranger who is forwarded the {link} sees {objects} that are another's",
    ],
    consequence: [
      "So whoever is forwarded the {link} stands where the recipient stood: they see the {what} behind it, unless the {link} can be ended, and a neighbouring one too, unless its last part is too random to be guessed.",
      "So whoever is forwarded the address stands where the recipient stood: they see what is behind it, unless the address can be ended, and its neighbour too, unless its last part is too random to be guessed.",
    ],
    test: {
      technique: "walk-flow",
      title: [
        "Open the {link} to the {what} late and altered",
        "Open {endpoint} late and altered",
        "Open the {link} late and altered",
      ],
      setUp: "A test account that makes two links to two different contents, and a browser without a session.",
      steps: [
        "Without a session, open the first link, and note each further request that follows (files, lists).",
        "Send those requests with the second content's id in place of the first.",
        "Compare both links; where only a number differs, count it up by 1 to 20.",
        "End the first link in the way the product offers, then open it again without a session.",
      ],
      failsIf: "the ended link still answers, or a request of the first link returns other content",
    },
    example: "Share an album\n\nOwners make a public link for an album, it shows the photos without a login.",
    counterexample: "Share an album\n\nOwners invite members by name. The page has no address outside of the app.",
  },
  {
    id: "object-moved-across",
    when: [
      "move|moves|moving|copy|copies|clone|duplicate|transfer|import|reassign .. [what:<record>|service|card|cards|app|template|site|page|pages|channel|device|contact|contacts|task|tasks|issue|issues|environment|collection|item|items] .. to|into|from|between .. [other:other|another|different|any] [place:project|projects|team|teams|workspace|workspaces|board|boards|account|accounts|organization|organizations|tenant|tenants|space|spaces|owner|group|groups|customer|customers]",
      "move|moves|moving|copy|copies|transfer [what:~] to|into|between [other:other|another|different|any] [place:project|projects|team|teams|workspace|workspaces|board|boards|account|accounts|organization|organizations|tenant|tenants|space|spaces|group|groups]",
    ],
    unless: [
      "move .. file|files|code|function|class|component|helper|constant|test|tests .. to|into .. module|folder|package|lib|directory",
    ],
    cwe: 863,
    severity: "high",
    rationale: "it needs rights on two sides, and one that is not asked carries data across",
    name: "With rights on one side alone, account A moves {what} of B to {other} {place}",
    consequence:
      "So the caller names two places, where the {what} is and where it goes: account A pulls in what is B's, unless A's rights are checked for both ends.",
    test: {
      technique: "swap-ids",
      title: "Move {what} with one end that is B's",
      setUp: "Accounts A and B with two places each that the other may not open, and test data in each. Note all ids.",
      steps: [
        "As A, send the request from A's first place to A's second; it has to work.",
        "As A, name what is B's as the source and A's place as the target.",
        "As A, name what is A's as the source and B's place as the target.",
      ],
      failsIf: "the second or third request is carried out",
    },
    example: "Reorganised teams\n\nOwners can move a card to another workspace with its history.",
    counterexample: "Move a service\n\nThe buttons of a service are moved to the header and get icons.",
  },
  {
    id: "object-shared-with-people",
    when: [
      "share|shares|shared|sharing .. [what:<record|file|image>|list|view|mailbox|vault|notebook] .. with|between|across|to|among .. [whom:team|teams|users|user|members|people|circle|circles|group|groups|colleagues|colleague|friends|partners|doctors|clients|customers|coaches|family|school|schools|companies|organizations]",
      "[what:<record|file|image>|list|view|mailbox|vault|notebook] .. can|may|could be shared with .. [whom:team|teams|users|user|members|people|circle|circles|group|groups|colleagues|colleague|friends|partners|doctors|clients|customers|coaches|family|school|schools|companies|organizations]",
      "invite|invites .. [whom:members|people|users|guests|friends|colleagues] .. to .. [what:<record>|room|project|board|space]",
    ],
    unless: [
      "share|shared .. code|library|component|module|helper|state|logic|styles|link|links",
      "share|shares|shared|sharing .. login|password|credentials|channel|key|credits",
    ],
    cwe: 863,
    severity: "medium",
    rationale: "the other side keeps reading what its owner believes to be taken back",
    name: "After the share is withdrawn, {whom} can still open the {what}",
    consequence:
      "So the {what} has two sides now: {whom} with whom it is shared can change more than was granted and read on after withdrawal, unless the server asks for the present share each time.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: "Use a share of the {what} beyond what was granted",
      setUp: "Three test accounts: B who shares, A with whom B shares for reading, C with whom nobody shares.",
      steps: [
        "As B, share the {what} with A; as A, open it and record every request.",
        "As A, send B's changing requests for it.",
        "As C, send A's recorded requests.",
        "As B, withdraw the share; as A, send the recorded requests again.",
      ],
      failsIf: "a request of C's, one of A's after the withdrawal, or a change that A was not granted succeeds",
    },
    example: "Calendars\n\nA calendar can be shared with a circle. Its events are shown there.",
    counterexample: "Calendars\n\nA calendar can be shown by week. Weekends are grey.",
  },
  {
    id: "object-results-show-private",
    when: [
      "[where:search|suggestions|autocomplete|typeahead|feed|rss|digest|reports|report|statistics|index|export] ... [kind:private|restricted|hidden|internal|confidential] [what:spaces|space|pages|page|boards|board|projects|project|notes|comments|channels|documents|files|folders|tickets|posts|albums|events|ones|groups|entries|messages]",
      "[kind:private|restricted|hidden|internal|confidential] [what:spaces|space|pages|page|boards|board|projects|project|notes|comments|channels|documents|files|folders|tickets|posts|albums|events|ones|groups|entries|messages] ... in|by|to|from the? .. [where:search|suggestions|autocomplete|feed|rss|digest|reports|report|statistics|index|export|results]",
    ],
    unless: [
      "exclude|excludes|excluded|hide|hides|without|not|never|filter .. private|restricted|hidden|internal|confidential",
    ],
    cwe: 863,
    severity: "medium",
    rationale: "titles and snippets tell what the page itself refuses to show",
    name: [
      "The {where} at {endpoint} tells of {kind} {what} to people who may not open them",
      "The {where} tells of {kind} {what} to people who may not open them",
    ],
    consequence:
      "So there is a second way to {kind} {what}: one who is refused there reads a title, a number or a piece of text in the {where}, unless each hit is checked with the rights of whoever looks.",
    control: STATED,
    test: {
      technique: "compare-answers",
      title: "Look for B's {kind} content in the {where} as A",
      setUp: "Accounts A and B. B makes {kind} content with a marked word in its title and another in its text.",
      steps: [
        "As B, look for both marked words in the {where}; they have to be there.",
        "As A, who may not open it, do the same and compare entries, snippets and counted totals.",
      ],
      failsIf: "account A is shown a marked word, or A's total counts B's {kind} content",
    },
    example: "Search in the header\n\nThe search finds private spaces as well, so that their members find things too.",
    counterexample: "Search in the header\n\nThe box gets a magnifier and a shortcut key. Results look the same.",
  },
  {
    id: "object-search-all",
    when: [
      "search|searches|find|finds|look|list|lists|listing .. [scope:all|every|any|across|global|other] .. [what:users|customers|members|patients|tenants|workspaces|organizations|companies|contacts|clients|students|employees|accounts|teams|schools|guests]",
      "search|reports|report|export|list|overview|statistics .. [scope:across] .. [what:workspaces|tenants|organizations|teams|companies|accounts|customers|projects|sites|schools|branches]",
      "index|search|query .. [scope:all|every] [what:spaces|projects|tenants|workspaces|boards|teams]",
    ],
    unless: ["public|published .. profiles|projects|pages", "test|tests|fixture|replace|refactor|migration"],
    cwe: 863,
    severity: "medium",
    rationale: "a query that does not begin with the caller's own side answers for every side",
    name: [
      "Through {endpoint}, account A finds {what} that A has nothing to do with",
      "By searching, account A finds {what} that A has nothing to do with",
    ],
    consequence:
      "So the query goes over {scope} {what}: account A finds those of B by a name or a filter, unless it begins with what A may see.",
    control: STATED,
    test: {
      technique: "compare-answers",
      title: "Find B's side as A",
      setUp: "Accounts A and B on two sides that share no member. B's side has a marked name.",
      steps: [
        [
          "As B, call {endpoint} for the marked name; it has to be there.",
          "As B, look for the marked name; it has to be there.",
        ],
        "As A, do the same, with the whole name, its first letter and an empty search.",
        "As A, send A's request with each id and filter in it set to B's.",
      ],
      failsIf: "account A is shown the marked name, or A's total counts it",
    },
    example: "Lookup\n\nThe box in the header searches across all workspaces by name.",
    counterexample: "Lookup\n\nThe box in the header gets a magnifier and a shortcut key.",
  },
  {
    id: "object-staff-any-customer",
    when: [
      "[who:<staff|partner>|managers|supervisors|leads|heads|chefs] can|may|could|should|now .. [action:see|view|open|read|search|find|list|look|edit|change|correct|update|delete|cancel|approve|export|download|assign|book|move] .. [scope:any|all|every|each|other] [what:~]",
      "a|the|each|every|any [one:<staff|partner>|manager|supervisor|lead|head] can|may|could|should|now .. [action:see|view|open|read|search|find|list|look|edit|change|correct|update|delete|cancel|approve|export|download|assign|book|move] .. [scope:any|all|every|each|other] [what:~]",
      "as a [one:<staff|partner>|manager|supervisor|lead|head] i|we? want|need|would|can like? to? .. [action:see|view|open|read|search|find|list|edit|change|correct|update|delete|cancel|approve|export|download|assign|book|move] .. [scope:any|all|every|each|other] [what:~]",
      "all|any|every [who:<staff|customer>] .. of|in the [place:school|team|company|office|shop|ward|clinic|club|department|workspace|organisation|organization] can|may|could .. [action:see|open|read|edit|view|change|correct|delete]",
      "[who:<staff|partner>|managers|supervisors|leads|heads|chefs] [action:see|open|read|view|edit|get] [scope:any|all|every|each|other] [what:~]",
    ],
    unless: ["admin|administrator|root only", "all|any|every .. settings|options|buttons|icons|columns|screens"],
    cwe: 639,
    severity: "high",
    rationale: "one curious or stolen account of that rank goes through many people's data",
    name: [
      "All {who} of the {place} can {action} there, outside their own work too",
      "{who} can {action} {scope} {what}, outside their own work too",
      "One {one} can {action} {scope} {what}, outside the own work too",
    ],
    consequence: [
      "So one account of this rank is enough to reach people whom {who} have nothing to do with, unless each request is tied to the team, branch or case of whoever asks.",
      "So one account of this rank is enough to reach people whom the {one} has nothing to do with, unless each request is tied to the team, branch or case of whoever asks.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: [
        "As one of {who}, reach a person outside the own work",
        "As a {one}, reach a person outside the own work",
      ],
      setUp:
        "Two test accounts of that rank, X and Y, with different work, and one test person with whom only Y has to do.",
      steps: [
        [
          "As Y, {action} {what} for the test person and record each request; it has to work.",
          "As Y, {action} for the test person what the line names and record each request; it has to work.",
        ],
        "As X, send the same requests with the same ids.",
        "As X, look for the test person in the lists and by name.",
      ],
      failsIf: "account X is answered with data of the test person, or changes them",
    },
    example: "Cross-office files\n\nSupport agents can open all customers' contracts from the new tab.",
    counterexample: "Cross-office files\n\nThe new tab shows opening hours of all offices on a map.",
  },
  {
    id: "object-bulk-ids",
    when: [
      "<endpoint> & array|list .. of|with .. ids|id|elements|numbers",
      "array|list ... each element|entry|item & <endpoint>",
      "<endpoint> & bulk|batch",
      "select|pick|choose|tick .. several|multiple|many [what:~] & <modify|delete|export>",
      "bulk|batch|mass <modify|delete|export>|edit|update|assign .. of|for [what:~]",
      "<modify|delete> .. several|multiple|many|selected [what:~] at|in|with one|once",
    ],
    unless: ["bulk|batch|mass .. mail|email|size|insert|queue|job|jobs|import", "test|tests|refactor|performance"],
    cwe: 639,
    severity: "high",
    rationale: "one foreign id among own ones is easily let through, and many go in one request",
    name: [
      "One id of B's among A's own is worked on by {endpoint}",
      "One id of B's among A's own {what} is worked on as well",
    ],
    consequence: [
      "So one request to {endpoint} names several entries; one of account B between A's own is worked on as well, unless each id is checked for the caller and not the request as a whole.",
      "So one request names several {what}; one of account B's between A's own is worked on as well, unless each id is checked for the caller and not the request as a whole.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Mix an id of B's into A's list for {endpoint}", "Mix an id of B's into A's list of {what}"],
      setUp: TWO,
      steps: [
        [
          "As A, send {endpoint} with two ids of A's; it has to work.",
          "As A, send the request for two {what} of A's; it has to work.",
        ],
        "As A, send one id of A's and one of B's in the same list, then B's first.",
        "As B, look whether B's entry was changed or is missing.",
      ],
      failsIf: "the entry of B is part of the answer, or is altered afterwards",
    },
    example:
      "Bulk edit\n\nVendors send an array to `PATCH /vendor/products`, each element with its id and what should change.",
    counterexample: "Product table\n\nThe table of products gets a wider column and keeps its width.",
  },
  {
    id: "object-graphql-relations",
    when: [
      "graphql .. type|types|field|fields|relation|relations|query|resolver|mutation|schema|nodes|connection",
      "expand|include|populate ... related|relations|nested|children|linked & <endpoint>",
      "relations|fields .. linked|related|nested .. with|by|through a? dot|expand|include",
    ],
    unless: ["graphql .. version|upgrade|dependency|lint|codegen|playground|test|tests|docs|rename"],
    cwe: 639,
    severity: "high",
    rationale: "what the query's root refuses can be reached over a relation",
    name: [
      "Over the relations of {endpoint}, account A reaches what is B's",
      "Over the relations of {code}, account A reaches what is B's",
      "Over a relation in the schema, account A reaches B's {objects}",
    ],
    consequence:
      "So data is reachable from several sides; account A, who is refused at the root, walks from A's own entry over relations to B's, unless the check sits at each type and not at the query.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: "Walk from A's entry over relations to B's",
      setUp: "Accounts A and B in different teams with an entry each, and the schema. Note B's ids.",
      steps: [
        "As A, ask for B's entry by its id at the query's root.",
        "As A, ask for A's own entry and follow each relation two steps.",
        "As A, send each mutation that takes an id with B's.",
      ],
      failsIf: "an answer holds a field of B's entry that A may not open elsewhere, or a mutation changes it",
    },
    example: "GraphQL for courses\n\nThe GraphQL types `courseNode` and members are made from the models, both ways.",
    counterexample: "Docs for courses\n\nThe pages are made from the models, with pictures in both columns.",
  },
  {
    id: "object-live-channel",
    when: [
      "subscribe|subscribes|join|joins|joined|listen .. to|on|by|the|a|with .. [chan:channel|channels|room|rooms|topic|topics|stream] & websocket|websockets|socket|live|id|ids|name|names|key|mqtt|sse|real",
      "one|each|own [chan:channel|room|topic] per|for .. [what:<record>|record|user|order|ride|driver|device|team|ticket|document|player|table|game]",
      "websocket|websockets|socket|sse|mqtt & [chan:channel|channels|room|rooms|topic|topics] .. per|by|for|with|id|named|names",
      "[chan:channel|room|topic] id|name is the? [what:~]",
      "[chan:channel|room|topic] name|names|key|id & websocket|socket|subscribe|join|mqtt|live",
    ],
    unless: [
      "subscription .. plan|paid|monthly|price|billing",
      "subscribe .. newsletter",
      "slack|discord|news|release channel",
    ],
    cwe: 639,
    severity: "high",
    rationale: "a channel joined by its name goes on telling, for as long as it is open",
    name: [
      "Account A can join B's {chan} at {endpoint} by naming it",
      "Account A can join the {chan} of B's {what} by naming it",
      "Account A can listen to a {chan} that is B's by naming it",
    ],
    consequence:
      "So what is sent live reaches whoever has joined: account A names the {chan} of B's and hears everything that follows, unless joining is checked as strictly as reading.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: "Join B's {chan} as A",
      setUp: "Accounts A and B and a client that opens the live connection by hand. Note what B's client joins.",
      steps: [
        "As B, join and trigger an update; it has to arrive.",
        "As A, send the same join message, and trigger the update again as B.",
        "As A, send it with a wildcard (`*`, `#`) in place of the last part.",
      ],
      failsIf: "account A receives an update of B's",
    },
    example: "Live position\n\nThe app opens a websocket and joins the room of the ride by its id.",
    counterexample: "Map of rides\n\nThe map is loaded again each minute. The rider is drawn as a dot.",
  },
  {
    id: "object-file-by-id",
    when: [
      ...FILE_PATHS.flatMap((path) => [AS_ONE, ONE_ACTS, ONE_APP].map((role) => `${path} && ${role}`)),
      ...FILE_PATHS.map((path) => `${path} & <keyed-endpoint>`),
      "<keyed-endpoint> & [what:pdf|csv|zip|attachment|photo|image|thumbnail|recording|payslip|certificate]",
      "[what:<file>|report|recording|invoice|invoices|payslip|certificate|artifact|letter] .. download|downloads|downloaded|served|fetched .. by|with|under|from .. its|their|the .. id|number|name|uuid|key|address",
      "download|downloads|serve|serves .. [what:<file>|report|recording|invoice|invoices|payslip|certificate|artifact|letter] by|with its|their|the? id|number|name|uuid|key",
    ],
    unless: [
      "download .. app|client|installer|binary|release|agent|model|models|dependency|package|plugin",
      "no cookie|session|login|account|token needed|required|necessary",
      "public|anonymous|everyone|without .. download|pdf|file|image|login|account",
    ],
    cwe: 639,
    severity: "high",
    rationale: "any caller who puts another value into the address could get a file that is another's",
    name: [
      "Through {endpoint}, a {one} may get the {what} of other {of}",
      "Through {endpoint}, {subject} may get the {what} of other {of}",
      "Through {endpoint}, account A may get the {what} of other {of}",
      "Through {endpoint}, account A may get B's {what}",
      "Through its address, account A may get B's {what}",
    ],
    consequence: [
      "So the value in the address picks whose {what} comes back: a {one} who puts in one of the other {of} gets it, unless the file is looked up for that {one} and not by the value alone.",
      "So the value in the address picks whose {what} comes back: account A puts in one of the other {of} and gets it, unless the file is looked up for A and not by the value alone.",
      "So the value in the address picks whose {what} comes back: account A puts in B's and gets it, unless the file is looked up for A and not by the value alone.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Call {endpoint} as A with B's value", "Fetch B's {what} as A by its address"],
      setUp:
        "Two test accounts of the same rank, A and B, each with a file of that kind that holds a marked text. Note both addresses.",
      steps: [
        [
          "As B, call {endpoint} with B's own value; B's mark has to be in the file.",
          "As B, fetch B's {what}; the mark has to be in it.",
        ],
        "As A, send the same request with A's credentials, then with the values next to A's own.",
        "Without any credentials, send B's request once more.",
      ],
      failsIf: "the file with B's mark reaches A, or the caller without credentials",
    },
    example: "Payslips\n\n`GET /payslips/:id/download` gives the PDF to employees.",
    counterexample: "Payslips\n\nThe PDF of a payslip is printed in the office and sent by post.",
  },
  {
    id: "object-child-under-parent",
    when: [
      "<keyed-endpoint> & [part:version|versions|revision|revisions|rev]",
      "[part:version|versions|revision|revisions|comment|comments|attachment|entry|entries|item|items] .. by its|their number|id|key|revision|uuid alone|only",
    ],
    unless: ["api version|versions|v2", "upgrade|bump|sdk|node|php|python"],
    cwe: 639,
    severity: "high",
    rationale: "a check at the parent says nothing of a part that is loaded by its own number",
    name: [
      "Under A's own parent, {endpoint} serves a {part} that is B's",
      "Under A's own parent, a {part} that is B's can be loaded by its number",
    ],
    consequence:
      "So the {part} is loaded by a number of its own: account A names a parent of A's and the number of B's, and passes, unless the two are checked to belong together.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Mix A's parent with B's {part} on {endpoint}", "Mix A's parent with B's {part}"],
      setUp: "Accounts A and B, each with a parent entry and one {part} below it. Note all four ids.",
      steps: [
        [
          "As A, call {endpoint} with A's parent and A's {part}; it has to work.",
          "As A, ask for A's {part} below A's parent; it has to work.",
        ],
        "As A, ask for B's {part} below A's parent, then below B's.",
      ],
      failsIf: "account A is answered with B's {part}",
    },
    example: "Page history\n\n`GET /pages/:slug/revisions/:rev` returns the older text.",
    counterexample: "Page history\n\nThe page remembers how far one has scrolled.",
  },
  {
    id: "object-write-by-id",
    when: [
      ...WRITTEN_PATHS_OF_ROLES,
      ...WRITTEN_PATHS.map((path) => `${path} & ${WHO}`),
      ...WRITTEN_PATHS.map((path) => `${path} & <keyed-endpoint>`),
      "<writing-endpoint> & <keyed-endpoint>",
      "<keyed-endpoint> & put|patch|delete",
    ],
    unless: ["<keyed-endpoint> & <anonymous>"],
    cwe: 639,
    severity: "high",
    rationale: "any signed-in caller who puts another value into the address could change what is another's",
    name: [
      "A {one} may send {endpoint} for the {what} of other {of}",
      "A {one} may send {endpoint} for another's {thing}",
      "A {one} may send {endpoint} for other {whose}",
      "Account A may send {endpoint} for the {what} of other {of}",
      "Account A may send {endpoint} for B's {thing}",
      "Account A may send {endpoint} for other {whose}",
      "Account A may send {endpoint} with an id that is B's",
    ],
    consequence: [
      "So the value in the address picks whose {what} the call writes: a {one} who puts in one of the other {of} is served, unless the server asks for each call whether that {one} may.",
      "So the value in the address picks which {thing} the call changes: a {one} who puts in another's value is served, unless the server asks for each call whether that {one} may.",
      "So the value in the address picks what is written to: a {one} who puts in another's is served, unless the server asks for each call whether it is theirs to change.",
      "So the value in the address picks whose {what} the call writes: account A who puts in one of the other {of} is served, unless the server asks for each call whether A may.",
      "So the value in the address picks which {thing} the call changes: account A who puts in B's value is served, unless the server asks for each call whether A may.",
      "So the value in the address picks what is written to: account A who puts in B's is served, unless the server asks for each call whether it is A's to change.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: [
        "Send {endpoint} as {one} A with a value of {one} B",
        "Send {endpoint} as {one} A for B's {thing}",
        "Send {endpoint} as A with a value that is B's",
        "Send {endpoint} as A for B's {thing}",
        "Send {endpoint} as A with B's value",
      ],
      setUp: TWO_OF_THEM,
      steps: [
        "As B, send {endpoint} with B's own value and record the request; it has to work.",
        "As A, send the recorded request with B's value in the address and one altered field, all else as A's own.",
        [
          "As B, look at the {what} that the value stands for and at what else is below it.",
          "As B, look at what the value stands for and at its {thing}.",
          "As B, look at what the value stands for.",
        ],
      ],
      failsIf: [
        "what A sends changes {what} that only B may change, or its answer holds any of it",
        "what A sends is carried out on B's {thing}, or its answer holds anything of B's",
        "what A sends is carried out on what is B's, or its answer holds anything of it",
      ],
    },
    example: "Standing orders\n\n`PATCH /standing-orders/{id}` takes the same fields, all optional.",
    counterexample: "Standing orders\n\nThe list is sorted by the next run and shows a coloured dot.",
  },
  {
    id: "object-read-unsigned",
    when: [
      ...PATHS.slice(0, 3).flatMap((path) =>
        [
          "no login|account|sign|password|token|session|auth",
          "without .. login|logging|account|sign|signing|password|registering",
        ].map((open) => `${path} && ${open}`),
      ),
      "<keyed-endpoint> && no login|account|sign|password|session|auth",
      "<keyed-endpoint> && without .. login|logging|account|sign|signing|password|registering",
    ],
    unless: ["without .. login|account|sign|signing .. 401|403|refused|redirected", "token .. random|signed|bits|hmac"],
    cwe: 639,
    severity: "high",
    rationale: "no account stands behind the caller, so the value in the address is all that is asked for",
    name: [
      "Without an account, {endpoint} may open the {what} of other {of}",
      "Without an account, {endpoint} may open other people's {thing}",
      "Whoever alters the value in {endpoint} may be served without an account",
    ],
    consequence: [
      "So the value in the address is all that is asked for: a stranger who counts it up is shown the {what} of other {of}, unless it is too random to be tried.",
      "So the value in the address is all that is asked for: a stranger who counts it up is shown other people's {thing}, unless it is too random to be tried.",
      "So the value in the address is all that is asked for: a stranger who counts it up is shown what is another's, unless it is too random to be tried.",
    ],
    test: {
      technique: "guess-values",
      title: "Call {endpoint} with other values and without a session",
      setUp:
        "Two entries made one after the other for two test people, A and B, and a client without a session. Note both values.",
      steps: [
        "Without a session, call {endpoint} with A's value; it has to work.",
        "Without a session, call it with B's value, then with A's plus and minus 1 to 20, one request a second.",
        "Look whether the values are counted up and whether they stand on paper.",
      ],
      failsIf: [
        "{what} of B's {of} come back for a value that follows from A's",
        "{thing} of B's come back for a value that follows from A's",
        "anything of B's comes back for a value that follows from A's",
      ],
    },
    example: "Ferry check-in\n\n`/boardings/<number>` opens seat and cabin. Travellers need no login for it.",
    counterexample: "Ferry check-in\n\nThe counter prints seat and cabin on a card. Travellers need no login for it.",
  },
  {
    id: "object-read-by-id",
    when: [
      ...PATHS_OF_ROLES,
      ...PATHS.map((path) => `${path} & ${WHO}`),
      ...PATHS.map((path) => `${path} & <keyed-endpoint>`),
      `<keyed-endpoint> .... [thing:${NOUNS}]`,
      `[thing:${NOUNS}] .... <keyed-endpoint>`,
      "<keyed-endpoint>",
    ],
    unless: [
      "<keyed-endpoint> & <anonymous>",
      "<keyed-endpoint> & deprecated",
      "public|share link|links|view|views|page",
      "redirect|redirects|rename|renamed|moved .. <keyed-endpoint>",
    ],
    cwe: 639,
    severity: "high",
    rationale: "any signed-in caller who puts another value into the address could read what is another's",
    name: [
      "Through {endpoint}, a {one} may read the {what} of other {of}",
      "Through {endpoint}, a {one} may read another's {thing}",
      "Through {endpoint}, a {one} may read what belongs to other {whose}",
      "Through {endpoint}, {subject} may read the {what} of other {of}",
      "Through {endpoint}, {subject} may read another's {thing}",
      "Through {endpoint}, account A may read the {what} of other {of}",
      "Through {endpoint}, account A may read B's {thing}",
      "Through {endpoint}, account A may read what belongs to other {whose}",
      "Through {endpoint}, account A may read B's {objects}",
      "Account A may call {endpoint} with a value that is B's",
    ],
    consequence: [
      "So the value in the address picks whose {what} the answer holds: a {one} who puts in one of the other {of} reads that, unless the query is limited to what that {one} may see.",
      "So the value in the address picks which {thing} the answer holds: a {one} who puts in another's value reads that, unless the query is limited to what that {one} may see.",
      "So the value in the address picks what comes back: a {one} who puts in another's reads the answer, unless the query is limited to what that {one} may see.",
      "So the value in the address picks whose {what} the answer holds: account A puts in one of the other {of} and reads that, unless the query is limited to what A may see.",
      "So the value in the address picks which {thing} the answer holds: account A puts in B's value and reads that, unless the query is limited to what A may see.",
      "So the value in the address picks what comes back: account A puts in B's and reads the answer, unless the query is limited to what A may see.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: [
        "Call {endpoint} as {one} A for {what} of {one} B",
        "Call {endpoint} as {one} A for B's {thing}",
        "Call {endpoint} as A for a {what} that only B may open",
        "Call {endpoint} as A for B's {thing}",
        "Call {endpoint} as A with B's value",
      ],
      setUp: TWO_OF_THEM,
      steps: [
        "As B, call {endpoint} with B's own value and note what comes back; it has to work.",
        "As A, send the same request with B's value, all else as A's own.",
        "As A, send it with the values next to A's own, where they can be counted.",
      ],
      failsIf: GETS_OTHERS,
    },
    example: "Rent page\n\n`GET /tenancies/{ref}/rent` returns balance and next due date.",
    counterexample: "Rent page\n\nThe balance is printed in bold, and the due date below it.",
  },
  {
    id: "object-of-all-others",
    when: [
      "<view|export|modify> .. [what:<record|personal|file>|hours|notes|results|positions] .. of [all:all|every|any|other|each|another] .. [whose:users|customers|customer|members|member|teams|team|projects|workspaces|tenants|accounts|account|employees|patients|students|sellers|clients|people|user|tenant|company|companies|branch|branches]",
      "<view|export|modify> .. [all:all|any|other|another|every] [whose:user's|users|customers|customer's|member's|members|tenant's|tenants|team's|teams|employee's|patient's|student's|seller's|client's|people's] [what:<record|personal|file>|hours|notes|results|orders|positions]",
      "see|sees|shows|show|open|contains|lists|read|reads .. [what:~] .. from|of|across [all:all|every|other] [whose:workshops|teams|branches|offices|tenants|companies|customers|schools|clinics|sites|shops|workspaces|accounts|members|users|projects|departments]",
      "<view|modify> .. each [all:others|other's] [what:<record|personal|file>|hours|notes|results|orders|positions]",
      "<customer|partner> .. <view|modify> .. [all:another|other|different|foreign] [whose:namespace|account|company|tenant|team|department|organization|workspace|project|customer|clinic|shop|site|school|store|branch|branches|accounts|tenants|companies|teams]",
    ],
    unless: ["admin|administrator|admins|administrators only", "test|tests|fixture|refactor"],
    cwe: 639,
    severity: "high",
    rationale: "what is shown belongs to people who never gave it to the one who looks",
    name: [
      "{endpoint} gives the caller {what} of {all} {whose}",
      "An account can reach {what} of {all} {whose}",
      "An account can reach {all} {whose} that it does not belong to",
      "An account can reach {what} of {all}",
    ],
    consequence: [
      "So {what} of {all} {whose} lie behind one request: an account that has nothing to do with them asks for them, unless the server compares their owner with the caller.",
      "So one request reaches over to {all} {whose}: an account that does not belong there asks for it, unless the server compares that side with the caller's own.",
      "So {what} of {all} lie behind one request: an account asks for more than it was given, unless the server compares their owner with the caller.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Ask as A for {what} of B's", "Ask as A for what lies on B's side"],
      setUp: TWO,
      steps: [
        [
          "As B, reach B's own {what} in the way the line names and record the request.",
          "As B, do on B's side what the line names and record the request.",
        ],
        "As A, who has nothing to do with B, send the recorded request.",
        "As A, send A's own request with each id and filter in it set to B's.",
      ],
      failsIf: BY_ID_FAILS,
    },
    example: "Rota\n\nThe new tab lists the shifts, and one can see the timesheet of any other member.",
    counterexample: "Rota\n\nThe new tab lists the shifts with a coloured dot for the night.",
  },
  {
    id: "object-own-part-only",
    when: [
      "[who:<customer|partner>] can|may|could|should? <view|modify|export> .. only? their|own own? [what:~]",
      "a|an|the|each|every|any [one:<customer|partner>] can|may|could? <view|modify|export> .. only? his|her|their|own own? [what:~]",
      "as a [one:<customer|partner>] .. want|would|need ... <view|modify|export> .. my own? [what:~]",
    ],
    unless: ["own|their|my .. login|logins|account|password|language|theme|avatar|settings|layout|colour|pace|name"],
    cwe: 639,
    severity: "medium",
    rationale: "whose data is shown is decided by a value that can be changed in the request",
    name: ["{who} can reach {what} that are not their own", "A {one} can reach {what} of others"],
    consequence:
      "So each account is meant to reach its own {what}: whoever puts another's id into the request asks for those of others, unless the server derives the part from the account.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: "Ask as A for B's {what}",
      setUp: "Two test accounts of that rank, A and B, each with its own {what}.",
      steps: [
        "As A, reach A's own {what} and record every request.",
        "As A, replace each id and each filter in them by B's, one at a time.",
        "As A, leave each of them out.",
      ],
      failsIf: BY_ID_FAILS,
    },
    example: "Rack portal\n\nCustomers see their own racks with a graph.",
    counterexample: "Rack portal\n\nThe graph of the ports is drawn in two colours.",
  },
  {
    id: "object-list-endpoint",
    when: ["<endpoint> & list|lists|listed|history|search|export|all"],
    unless: [
      "<endpoint> & <anonymous>",
      "put|patch|delete|post <endpoint>",
      "health|status|version|metrics|login",
      "rename|renamed|moved|deprecated|redirects",
    ],
    cwe: 639,
    severity: "medium",
    rationale: "a list that is not narrowed to the caller shows many accounts' entries at once",
    name: "Account A can find entries of B's in the answer of {endpoint}",
    consequence:
      "So {endpoint} answers with several entries at once: A finds B's among them, or asks for them with a changed value, unless the query starts from what the caller may see.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: "Look for B's entries in {endpoint} as A",
      setUp: TWO,
      steps: [
        "As B, call {endpoint} and note a value that only B's entry has.",
        "As A, call {endpoint}, page to the end and search for that value.",
        "As A, set each parameter of {endpoint} to B's value, then leave each out.",
      ],
      failsIf: "an answer to A holds the value that only B's entry has",
    },
    example: "Jobs\n\n`GET /jobs` has all of the last hundred with their state.",
    counterexample: "Project colours\n\nUse a darker red for the header of the settings dialog.",
  },
  // Second tier: the class being decided, one topic tells which question it is.
  {
    id: "object-role-act",
    topicOnly: true,
    when: [
      `as a|an [one:${ROLES}] .. can|may|want|need|like to? [action:${ACTS}] .. [what:${NOUNS}]`,
      `as a|an [one:${ROLES}] .. want|would|need be? able|like? to [action:${ACTS}] .. [what:${NOUNS}]`,
      `a|an|each|every [one:${ROLES}] can|may|could|should [action:${ACTS}] ... [what:${NOUNS}]`,
      `a|an|each|every [one:${ROLES}] sees|opens|gets|reads|finds|downloads|lists ... [what:${NOUNS}]`,
      `allow|let|lets|allows|enable a|an [one:${ROLES}] to? [action:${ACTS}] ... [what:${NOUNS}]`,
      `allow|let|lets|allows|enable [who:${ROLES}] to? [action:${ACTS}] ... [what:${NOUNS}]`,
      `[who:${ROLES}] can|may|could|should [action:${ACTS}] ... [what:${NOUNS}]`,
      `[who:${ROLES}] see|open|get|read|find|download|list|follow ... [what:${NOUNS}]`,
    ],
    unless: ["anyone|everyone|public .. see|read & public"],
    cwe: 639,
    severity: "high",
    rationale: "people of the same role would reach what each of them was promised alone",
    name: [
      "A {one} may {action} another's {what}",
      "A {one} may reach another's {what}",
      "{subject} may {action} another's {what}",
      "{subject} may reach another's {what}",
      "{who} may {action} another's {what}",
      "{who} may reach another's {what}",
    ],
    consequence: [
      "So it counts whose {what} a request names: a {one} who puts another's ids into it gets at those too, unless the server asks each time whether they are within that {one}'s rights.",
      "So it counts whose {what} a request names: whoever of the {who} puts another's ids into it gets at those too, unless the server asks each time whether they are within the caller's rights.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Ask as {one} A for B's {what}", "Ask as A for B's {what}"],
      setUp: [
        "Two test accounts, {one} A and {one} B, each with {what} that the other is not meant to reach. Note all ids.",
        "Two test accounts among the {who}, A and B, each with {what} that the other is not meant to reach. Note all ids.",
      ],
      steps: [
        [
          "As A, {action} A's own {what} and record each request; it has to work.",
          "As A, reach A's own {what} and record each request; it has to work.",
        ],
        "As A, send the recorded requests with the ids of B's {what}.",
        "As B, look at B's {what} again and compare with the state before.",
      ],
      failsIf: "the answer to A holds B's {what}, or what A sends changes B's {what}",
    },
    example: "Choir app\n\nAs a singer I want to download the recordings of my part.",
    counterexample: "Choir app\n\nThe tuning fork hums louder.",
  },
  {
    id: "object-link-to-thing",
    topicOnly: true,
    when: [
      `[open:link|links|address|url|mail|sms|widget] .... [what:${NOUNS}] & whoever|anyone|anybody|everyone|everybody|people with|has|opens|who|can|without|have`,
      `[what:${NOUNS}] .... [open:link|links|address|url|mail|sms|widget] & whoever|anyone|anybody|everyone|everybody|people with|has|opens|who|can|without|have`,
      `whoever|anyone|anybody|everyone|everybody .. link|address|url|opens .... [what:${NOUNS}]`,
      `[what:${NOUNS}] & no|without .. login|account|sign|session|password|accounts`,
      `[open:link|links|address|url|mail|sms] .... [what:${NOUNS}] & no|without .. login|account|sign|session|password|accounts`,
      `[open:link|links|address|url] .... number|id|code|plate .. [what:${NOUNS}]`,
    ],
    unless: ["donate|patreon|social|documentation|docs link|links"],
    cwe: 639,
    severity: "high",
    rationale: "no account stands behind the caller, so whatever is asked for is all that separates two people",
    name: [
      "Whoever alters a value in {endpoint} may open another's {what}",
      "Whoever alters a value in the {open} may open another's {what}",
      "Without an account, a stranger may open another's {what}",
    ],
    consequence:
      "So no account says who is asking: a stranger who alters a value in the request, is forwarded what another was sent, opens {what} of people who never chose it, unless the value is too random to be tried.",
    test: {
      technique: "guess-values",
      title: [
        "Open another's {what} by {endpoint} without an account",
        "Open another's {what} by an altered {open}",
        "Open another's {what} without an account",
      ],
      setUp: "Two test people, A and B, each with {what} of their own, and a browser without a session.",
      steps: [
        [
          "Without a session, call {endpoint} as A would and note each value in the request; A's {what} have to come back.",
          "Without a session, open the {open} that A got and note each value in the request; A's {what} have to come back.",
          "Without a session, reach A's {what} and note each value in the request; it has to work.",
        ],
        "Replace each value by B's, then count numbers up and down by 1 to 20, one request a second.",
        "Take from A what the product lets one take back, then send A's request again.",
      ],
      failsIf: "{what} of B's come back for a value that can be counted, or A's still do after the end",
    },
    example: "Allotments\n\nBills are shown to gardeners with no login.",
    counterexample: "Allotments\n\nThe carrots are shown in orange.",
  },
  {
    id: "object-side-named",
    topicOnly: true,
    when: [
      `[what:${NOUNS}] .. of|from|across|in|to|between|with .. another|each|every|one|other [a:${SIDE_ONE}]`,
      `[what:${NOUNS}] .. of|from|across|in|to|between|with .. all|several|multiple|different|both|their|many|other [sides:${SIDE_ONE}]`,
      `across|between|from all|several|multiple|different|other? [sides:${SIDE_ONE}] & [what:${NOUNS}]`,
      `[what:${NOUNS}] across|between [sides:${SIDE_ONE}]`,
      `[what:${NOUNS}] .. shared|seen|visible|used|moved|copied .. across|between|by [sides:${SIDE_ONE}]`,
      `another|different [a:${SIDE_ONE}] & [what:${NOUNS}]`,
      `across|between [sides:${SIDE_ONE}]`,
      `in|from|of|to|with|by another|different [a:${SIDE_ONE}]`,
      `of|from|across|in all|several|multiple|other|different [sides:${SIDE_ONE}]`,
    ],
    unless: ["bastion|ssh|admin users & tenants"],
    cwe: 863,
    severity: "high",
    rationale: "what was kept to one side would be open to callers of another",
    name: [
      "A caller of one {a} may reach {what} of another",
      "A caller may reach {what} of {sides} that they do not belong to",
      "A caller of one {a} may reach what is another's",
      "A caller may reach what lies with {sides} that they do not belong to",
    ],
    consequence: [
      "So {what} of more than one {a} lie behind the same requests: a caller from the one names ids of the other and is served, unless each query begins with the {a} that the caller belongs to.",
      "So {what} of several {sides} lie behind the same requests: a caller who belongs to one names ids of another and is served, unless each query begins with where the caller belongs.",
      "So more than one {a} is served by the same requests: a caller from the one names ids of the other and is served, unless each query begins with the {a} that the caller belongs to.",
      "So several {sides} are served by the same requests: a caller who belongs to one names ids of another and is served, unless each query begins with where the caller belongs.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Ask as A for {what} of B's side", "Ask as A for what lies on B's side"],
      setUp: [
        "Two test accounts of the same rank, A and B, each in a different {a}, with marked test data on both sides. Note the ids.",
        "Two test accounts of the same rank, A and B, that share none of the {sides}, with marked test data on both sides. Note the ids.",
      ],
      steps: [
        [
          "As B, reach {what} of B's side and record each request; it has to work.",
          "As B, reach the marked data of B's side and record each request; it has to work.",
        ],
        "As A, send the recorded requests, with all else as A's own.",
        "As A, send A's own requests with the id of B's side in place of A's, then without it.",
      ],
      failsIf: [
        "marked {what} of B's side reach A, or are changed by A",
        "marked data of B's side reaches A, or is changed by A",
      ],
    },
    example: "Reading club\n\nOne can borrow playlists from another school.",
    counterexample: "Reading club\n\nThe room is painted blue.",
  },
  {
    id: "object-row-policy",
    topicOnly: true,
    when: ["row level", "drop policy", "rls", "for select to", "policy scope|tenant_isolation", "[fn:sudo]"],
    cwe: 863,
    severity: "high",
    rationale: "such a rule is the last one that separates rows, and every other query relies on it",
    name: [
      "Past the row rule of “{line}”, rows of others may be read",
      "Past {code}, rows of others may be read",
      "Rows of others may be read past the rule that keeps them apart",
    ],
    consequence:
      "So which rows a caller sees hangs on a rule in the data layer: where that rule is wide, gone, evaluated once for several callers, a query as A returns rows of B, unless the service narrows it as well.",
    test: {
      technique: "swap-ids",
      title: "Read B's rows as A under the changed rule",
      setUp: "Two accounts, A and B, with one marked row each in every table that the rule covers.",
      steps: [
        "As B, read B's marked row over the API; it has to work.",
        "As A, ask for it by its id, then list everything and search for the mark.",
        "As A, send the update and the delete for B's row, then look at it as B.",
      ],
      failsIf: REACHED,
    },
    example: "Jobs read the table\n\nMigration: drop policy owner_rows on invoices, as the job saw nothing.",
    counterexample: "Jobs read the table\n\nThe job runs an hour later and logs how long it took.",
  },
  {
    id: "object-presigned",
    topicOnly: true,
    when: ["presign|presigned|presigning|presigner", "pre signed", "signed url|urls|address|addresses"],
    cwe: 639,
    severity: "high",
    rationale: "a signed address is good for whoever holds it, and for whatever key was signed",
    name: [
      "Through {endpoint}, a caller may get a signed address for another's file",
      "“{line}”: a signed address may open another's file",
      "A signed address may open a file that is another's",
    ],
    consequence:
      "So the storage trusts the signature and asks nothing else: a caller who has another's key signed, or alters what the signature leaves open, reaches another's file.",
    test: {
      technique: "swap-ids",
      title: "Have B's file signed as A, and alter a signed address",
      setUp: "Two accounts, A and B, with a marked file each; note both keys.",
      steps: [
        "As A, get a signed address for A's file and fetch it; it has to work.",
        "As A, ask for a signed address with B's key, then with ../ and B's prefix in it.",
        "Without credentials, replace A's key by B's in the address that was signed for A, and send it.",
        "Send A's address again after its time is over.",
      ],
      failsIf: "the mark of B's file comes back, or the expired address still answers",
    },
    example: "Big uploads\n\nThe app asks for a presigned address by the key of the file.",
    counterexample: "Big uploads\n\nThe app sends files in parts of five megabytes and shows a bar.",
  },
  {
    id: "object-emergency",
    topicOnly: true,
    when: ["emergency", "break glass", "breakglass", "override .. restriction|restricted", "takeover"],
    cwe: 863,
    severity: "high",
    rationale: "such access passes the usual check on purpose, so its own limits are all there is",
    name: [
      "“{line}”: it may open more than the one case, and after its time",
      "Emergency access may open more than the case it was asked for",
    ],
    consequence:
      "So the usual check is passed on purpose: what is left is the one case, the time and the trace. An account may reach a second case with the same grant, or read on when it should have ended.",
    test: {
      technique: "swap-ids",
      title: "Use an emergency grant on another case and after its end",
      setUp: "Accounts A (may ask for emergency access), X and Y, whose data A is not let to without it.",
      steps: [
        "As A, gain emergency access to X's data and record each request; it has to work.",
        "As A, send the recorded requests with Y's ids.",
        "End the grant in the way that the product offers, and send the requests for X again.",
        "Look in the log for each of A's requests.",
      ],
      failsIf: "data of Y's is answered, that of X's after the end too, or one of the requests left no trace",
    },
    example: "Locked files\n\nA nurse can press Emergency and the chart opens.",
    counterexample: "Locked files\n\nThe chart opens in a wider window.",
  },
  {
    id: "object-merge-two",
    topicOnly: true,
    when: [
      "merge|merges|merging|deduplicate ... contact|contacts|account|accounts|person|patient|patients|deals|customers|two|duplicate|duplicates|groups|tickets|profiles",
      "keep .. drop",
      "[id:keepid|dropid]",
    ],
    cwe: 639,
    severity: "high",
    rationale: "what is merged away cannot be asked back by its owner",
    name: [
      "{endpoint} may merge what is B's into what is A's",
      "“{line}”: one of the two may be another account's",
      "One side of a merge may be another account's",
    ],
    consequence:
      "So two entries are named and one takes over what the other held: account A names one of its own to keep and one of B's to drop, and holds B's data, unless rights are asked for both.",
    test: {
      technique: "swap-ids",
      title: ["Send {endpoint} as A with one id that is B's", "Merge an entry of B's into one of A's"],
      setUp: TWO,
      steps: [
        "As A, merge two entries of A's and record the request; it has to work.",
        "As A, send it with an entry of A's to keep and one of B's to drop.",
        "As A, send it the other way round.",
        LOOK_AT_B,
      ],
      failsIf: "an entry of B's was merged, or A's entry now holds something of B's",
    },
    example: "Duplicate people\n\nMerge two contacts into one, notes and deals go along.",
    counterexample: "Twins\n\nNames are shown in bold where they are alike.",
  },
  {
    id: "object-live-topic",
    topicOnly: true,
    when: [
      "[over:websocket|websockets|wss|sse|mqtt|amqp]",
      "vhost|vhosts",
      "subscribe|subscribes|subscription|join|joins|joined .. room|channel|topic|topics|rooms|channels|queue|conversation|stream|events",
      "topics|queues|topic|queue .. named|consume|read|publish|prefix|acl|serial|chosen",
      "topic|queue|room .. chosen|by",
      "realtime board|channel|channels|updates|events|room|topic",
    ],
    cwe: 639,
    severity: "high",
    rationale: "events go on flowing to whoever is subscribed, without another question",
    name: [
      "A caller may receive events of others over {endpoint}",
      "“{line}”: events of others may arrive too",
      "A caller may receive events of others over {over}",
      "A caller may receive events that are another's",
    ],
    consequence:
      "So a caller names what it wants to hear: one who names a room, topic or key of another receives those events too, unless each subscription is compared with the caller's rights, at its start and when they are taken away.",
    test: {
      technique: "swap-ids",
      title: "Subscribe as A to what is B's",
      setUp: "Two callers, A and B, with separate data, and a client that shows raw messages.",
      steps: [
        "As B, subscribe to B's own and cause an event; note the name that is sent and the event that arrives.",
        "As A, send the same subscription with B's name, with a wildcard, and without a name.",
        "As B, cause another event, and publish one as A under B's name.",
        "Let A subscribe to something shared, take the right away, and cause a further event.",
      ],
      failsIf: "an event of B's arrives at A, one sent by A arrives at B, or A still hears after the right was taken",
    },
    example: "Live board\n\nThe client opens a websocket and sends the id of the board.",
    counterexample: "Live board\n\nThe board is redrawn twice as fast.",
  },
  {
    id: "object-feed-address",
    topicOnly: true,
    when: [
      "webcal",
      "ics|ical|icalendar & feed|feeds|phone|phones|subscribe|subscription|contains|url|address|link|calendar",
      "rss|atom feed",
      "private|personal feed|calendar",
    ],
    cwe: 639,
    severity: "medium",
    rationale: "feed readers send no session, so the address is all that is asked for",
    name: [
      "The feed at {endpoint} may open for whoever alters its address",
      "“{line}”: whoever alters the address may get another's feed",
      "Whoever alters a feed's address may read another's entries",
    ],
    consequence:
      "So the address alone opens the feed: where it holds a number or a name, a stranger alters it and reads another's entries; where it holds a secret, the question is whether it can be ended.",
    test: {
      technique: "guess-values",
      title: "Fetch another's feed by an altered address",
      setUp: "Two test people, A and B, each with a feed and a marked entry, and a client without a session.",
      steps: [
        "Without a session, fetch A's feed; the marked entry has to be there.",
        "Replace each number and name in A's address by B's, then by the ones beside it.",
        "Take away A's access, renew the address in the way the product offers, and fetch the old one again.",
      ],
      failsIf: "the marked entry of B comes back, or the old address still answers",
    },
    example: "Rota on the phone\n\nThe rota comes as a webcal address, one for each of us.",
    counterexample: "Rota on the phone\n\nShifts are shown in the colours of the ward.",
  },
  {
    id: "object-bot-tells",
    topicOnly: true,
    when: [
      "[bot:assistant|chatbot|bot|crawler|copilot|llm] .. index|indexes|sees|answers|replies|knows|looks|reads|book|post|fetch|search|ask",
      "rag|embeddings",
      "ask about .. documents|docs|files|tickets",
      "in the? chat .. [bot:bot|assistant]",
      "index .. shared by|for all|every",
    ],
    cwe: 863,
    severity: "high",
    rationale: "the answer is made from everything that the index holds",
    name: [
      "Whoever asks the {bot} may be told what they may not open",
      "“{line}”: an answer may hold what the asker may not open",
      "Whoever asks may be told what they may not open",
    ],
    consequence:
      "So the answer is put together with the rights of a program: a person who may not open an entry asks about it and is told, unless each hit is checked with the asker's own rights.",
    test: {
      technique: "steer-model",
      title: "Ask as A for what only B may open",
      setUp: "Two accounts, A and B, and an entry of B's with a marked sentence; A is refused when opening it.",
      steps: [
        "As B, ask for the marked sentence; it has to be answered.",
        "As A, ask for the entry by its number, by its title and by the first words of the sentence.",
        "As A, ask for a summary of everything about its subject.",
        "Let B share the entry with A, take it back, and ask again as A.",
      ],
      failsIf: "an answer to A holds the marked sentence while A may not open it",
    },
    example: "Docs chat\n\nThe assistant answers from all pages of the wiki.",
    counterexample: "Docs chat\n\nThe icon of the chat is larger.",
  },
  {
    id: "object-borrowed-credentials",
    topicOnly: true,
    when: [
      "shared|saved|team connection|connections|credentials|credential",
      "[x:secretref|secretstore|clustersecretstore]",
      "secret|secrets .. namespace|namespaces|project|projects|tenant",
      "stored|saved card|cards",
      "one shared|service user|account .. for all|every",
      "same .. login|credentials .. for all|every|everyone",
    ],
    cwe: 863,
    severity: "high",
    rationale: "whoever may use it acts with rights that were granted to another",
    name: [
      "{endpoint} may act with a stored credential that is B's",
      "“{line}”: A may act with what was stored for B",
      "A caller may act with a credential that was stored for another",
    ],
    consequence:
      "So what was stored for one is used by naming it: a caller who names another's acts with its rights and never sees the value itself, unless the service asks whether the caller may use that one.",
    test: {
      technique: "swap-ids",
      title: "Use as A what is stored for B",
      setUp: "Two accounts, A and B, with a stored credential each whose use leaves different marks.",
      steps: [
        "As A, use A's own and record each request with the id that names it; it has to work.",
        "As A, send the requests with the id of B's.",
        "As A, look whether the value itself comes back in any answer.",
      ],
      failsIf: "the use succeeds with B's, or its value is in an answer to A",
    },
    example: "Query editor\n\nPeople can run a query with a saved connection of the team.",
    counterexample: "Query editor\n\nKeywords are shown in blue, strings in green.",
  },
  {
    id: "object-passthrough-query",
    topicOnly: true,
    when: [
      "promql|logql|cql|passthrough|dsl",
      "query dsl|builds",
      "filter|query .. raw|free|any|string|directly .. index|query|search|where|tenant",
      "mapped to where",
      "[k:filter|include|where] .. all columns|relations|fields|tables",
      "tenant label|filter .. query|string|part",
    ],
    cwe: 863,
    severity: "high",
    rationale: "a query that the caller writes can also ask for what its filter should leave out",
    name: [
      "A query written for {endpoint} may reach rows of others",
      "“{line}”: a query may be written that reaches rows of others",
      "A caller may write a query that reaches rows of others",
    ],
    consequence:
      "So the caller has a part in the query itself: one who names another's tenant, closes the filter early, asks over a relation, gets rows that are not theirs, unless the limit is added where the caller cannot touch it.",
    test: {
      technique: "alter-values",
      title: "Write queries as A that ask for B's rows",
      setUp: "Two callers, A and B, with one marked row each in the same store.",
      steps: [
        "As A, send a permitted query; A's row has to be there and B's not.",
        "As A, name B's tenant or id in the query, then both at once, then a pattern such as .* for it.",
        "As A, close a bracket and a quote early and add an always true condition.",
        "As A, ask for counts and groups over a field that only B's row has.",
      ],
      failsIf: "a row of B's, or a count that includes it, comes back to A",
    },
    example: "Metrics for teams\n\nThe page sends any PromQL to the store.",
    counterexample: "Metrics for teams\n\nThe page draws lines in the colours of the team.",
  },
  {
    id: "object-sent-owner",
    topicOnly: true,
    when: [
      "[key:ownerid|tenantid|accountid|customerid|userid|workerid|employeeid|patientid|childid|memberid|studentid|companyid|clientid|orgid|playerid|teamid|projectid|workspaceid|environmentid|organizationid|boardid|roomid|personid|serviceid]",
      "[kind:owner|tenant|account|customer|user|worker|employee|patient|child|member|student|company|client|org|project|team|workspace|athlete|person|card|service|contract] id in|from|of|with|sent|comes|may|goes|as|by|is|parameter|and",
      "[kind:account|customer|user|child|employee|patient|tenant|namespace|team|board|project] .. from|in the query|body|form|url|request|path|conversation|link",
      "by [kind:service|person|account|user] id",
      "number|id .. in the request|url|link|form .. decides|picks|tells",
      "query|parameter|address .. [kind:athlete|viewing|participant|account|customer|employee|customer]",
    ],
    cwe: 639,
    severity: "high",
    rationale: "the sender writes the value that says whose data is meant",
    name: [
      "A caller may send another's value as {key} to {endpoint}",
      "A caller may send another's value as {key}",
      "A caller may name a {kind} not their own in {endpoint}",
      "A caller may name a {kind} not their own and be served",
      "Through {endpoint}, a caller may name whose data is meant",
      "A caller may name whose data is meant",
    ],
    consequence: [
      "So the value in {key} tells whose data is meant: account A sends B's and is served, unless it is compared with what A's sign-in stands for.",
      "So a value that is sent tells whose data is meant: account A sends B's and is served, unless it is compared with what A's sign-in stands for.",
    ],
    test: {
      technique: "swap-ids",
      title: [
        "Send B's {key} to {endpoint} as A",
        "Send B's {key} as A",
        "Send B's value to {endpoint} as A",
        "Send B's value as A",
      ],
      setUp: TWO,
      steps: [
        [
          "As A, send {endpoint} with A's own values; it has to work.",
          "As A, do with A's own values what the quoted line describes and record the request; it has to work.",
        ],
        [
          "As A, send it with B's {key}, then with both, then without any.",
          "As A, send it with B's value where the line has one, then with both, then without any.",
        ],
        LOOK_AT_B,
      ],
      failsIf: REACHED,
    },
    example: "Enter hours\n\nForemen use the same form with workerId added.",
    counterexample: "Enter hours\n\nThe form has a larger font.",
  },
  {
    id: "object-code-lookup",
    topicOnly: true,
    when: [
      "find|findunique|findbyid|findone|findfirst .. params|req|args|input|where|id",
      "findunique",
      "find_by",
      "[fn:getobject|loadbyid|findbyid|getbyid|batchget|batchgetusers]",
      "looked|look|looks|load|loads|resolve|resolved|fetch|fetched|found .. by .. id|number|key|digest|name alone|only|its|id|directly|own|params",
      "by its own? id alone|only",
      "join dropped",
      "drops|drop|dropped .. join|before_action|belongs_to",
    ],
    cwe: 639,
    severity: "high",
    rationale: "the value that the look-up uses comes from the caller",
    name: [
      "The look-up in {code} may return what is B's to A",
      "The look-up behind {endpoint} may return what is B's to A",
      "“{line}”: the look-up may return what is B's to A",
      "A look-up by id alone may return what is B's to A",
    ],
    consequence:
      "So one value from the request is all that the look-up goes by: account A puts in one that stands for B's data and gets it, unless the owner is part of the condition, or asked right after.",
    test: {
      technique: "swap-ids",
      title: ["Look up B's data as A by {endpoint}", "Look up B's data as A by its id"],
      setUp: TWO,
      steps: [AS_B, AS_A, "As A, use an id that does not exist and compare the answer with the one for B's."],
      failsIf: REACHED,
    },
    example: "Device view\n\nThe resolver is `findUnique({ where: { id } })`.",
    counterexample: "Device view\n\nThe page gets a second column and a title.",
  },
  {
    id: "object-check-gone",
    topicOnly: true,
    when: [
      "no|without .. owner|ownership|permission|permissions|membership|tenant|access check|checks|filter|condition|scope|scoped",
      "drop|dropped|drops|skip|skipped|ignore|ignored|ignores|bypass .. owner|ownership|check|permission|permissions|scope|condition|policy|before_action|policies|authorization",
      "scope|scoped|check|condition .. dropped|removed|gone|skipped",
      "regardless of|whether .. who|they|access|owner|role",
      "don't|doesn't|not|never|no_longer .. require|check|checks|compare|compared|ask .. authorities|owner|ownership|permissions|rights|scopes|scope|tenant|account",
      "scopes|rights|permissions|owner .. not compared|checked|asked",
      "check .. moved to the front|client|app",
    ],
    unless: [
      "fix|fixes|fixed|prevent|prevents .. bypass|missing|check",
      "redundant|duplicate|unused .. check|condition",
    ],
    cwe: 863,
    severity: "high",
    rationale: "the line itself says that the question is not asked there",
    name: [
      "Through {endpoint}, A may reach B's data, as the check is left out",
      "“{line}”: A may reach B's data",
      "With a check left out, A may reach B's data",
    ],
    consequence:
      "So being able to send the request is enough there: account A names what is B's and is served, unless another place asks the question that is left out here.",
    test: {
      technique: "swap-ids",
      title: "Send B's ids as A where the check is left out",
      setUp: TWO,
      steps: [AS_B, AS_A, "As an account that shares no group with B, send them once more.", LOOK_AT_B],
      failsIf: REACHED,
    },
    example: "Old favourites\n\nWe don't require the authorities for shared favourites.",
    counterexample: "Old favourites\n\nStars are drawn in yellow.",
  },
  {
    id: "object-check-added",
    topicOnly: true,
    when: [
      "enforce|enforces|restrict|restricts|restricted|prevent|prevents|gate|authorize|authorise .. [what:ownership|access|members|visibility|editing|collections|ciphers|routes|rights]",
      "enforce|enforces|restrict|restricts|restricted|secure|prevent|prevents|gate|authorize|authorise .. user|users|field|fields|collection|endpoint|community|private|random|requested|other",
      "block random|other|users",
      "add|adds|added|handle .. [what:authorization|authorisation|ownership|permission|permissions|access] check|checks|for|tests|in|to",
      "add|check|checks|verify|validate for|that|of|data|is .. moderator|admin|owner|ownership|membership|permission|authorization|visibility|read",
      "fix|fixes|fixed .. [what:permission|permissions|scope|ownership|authorization|access|tenant|visibility|acl]",
      "limit .. [what:visibility|access] for|to|of",
      "apply .. [what:acl|scope|permissions|ownership]",
      "filter|filtered|filter result|results by .. readable|accessible|own",
      "ensure|make .. uploaded|files|are private",
      "test|tests|coverage for .. [what:private|permission|permissions|access]",
      "based on .. [what:permissions|permission|visibility]",
      "if|when .. does not belong",
      "show|list|display|shows only .. current|own|allowed|teacher|their",
      "only .. current user|teacher|issues|classes|which|members .. has|can|user|permission|see|viewed",
      "viewed by its members",
      "lack of .. membership",
      "can't|cannot modify|overwrite|replace|change|edit .. other|others",
    ],
    unless: ["bypass|dropped|removed check"],
    cwe: 639,
    severity: "medium",
    rationale: "a check holds only where every way to the data leads through it",
    name: [
      "“{line}”: another way to the same data may stay open",
      "The limit on {what} may leave another way to the same data open",
      "The limit may leave another way to the same data open",
    ],
    consequence:
      "So a rule says whose data it is. Check that it holds for reading, changing and deleting, for lists and exports, and for entries reached over their parent, when A sends B's ids.",
    test: {
      technique: "swap-ids",
      title: "Try each way to B's data as A under the new check",
      setUp: TWO,
      steps: [
        AS_B,
        [
          "As A, send {endpoint} with B's ids; it has to be refused now.",
          "As A, send the recorded requests with B's ids; the one that the line speaks of has to be refused now.",
        ],
        "As A, reach the same data by its list, its search, its export and its parent, and with each other verb.",
        LOOK_AT_B,
      ],
      failsIf: "one of A's requests is answered with B's data, or has changed it",
    },
    example: "fix(api): enforce ownership on drafts\n\nOther members got an error.",
    counterexample: "fix(api): enforce order of drafts\n\nNew ones come first.",
  },
  {
    id: "object-public-flag",
    topicOnly: true,
    when: [
      `[state:private|unlisted|hidden|restricted|embargoed|confidential|draft|unpublished|archived] [what:${NOUNS}|projects|pages|spaces|channels|groups|messages|profiles|accounts|communities|posts|collections|teams|events]`,
      `[what:${NOUNS}|projects|pages|spaces|groups|profiles|collections] .. made|marked|set|are|is|default .. [state:private|unlisted|hidden|restricted|public]`,
      "[state:private|unlisted|hidden|restricted|embargoed|confidential] spaces|space|pages|page|boards|board|projects|project|notes|channels|documents|files|folders|posts|albums|events|groups|messages|recordings|profiles|profile|account|packages|communities|community|playlists|items|fields|field|libraries|repo|repositories|status|collections",
      "[state:public] recordings|boards|profiles|dashboards|collections|projects|lists|views|status|fields",
      "[state:protected] recordings|pages|files",
      "make|makes|made|set|mark|default|publish|published|unpublish to? [state:public|private|unlisted|hidden]",
      "visibility|ispublic|isprivate|publicly|includeprivate",
      "public|private toggle|default|flag|field|fields|switch",
      "publish .. dataset|page|board|dashboard|item|map",
      "own visibility",
      "include private",
      "private and public",
    ],
    cwe: 863,
    severity: "medium",
    rationale: "the mark has to be asked on each way to the entry and not only on its page",
    name: [
      "A caller who is not let in may reach another's {state} {what}",
      "{endpoint} may give out entries that the caller should not see",
      "The mark that says who sees an entry may not hold on every way to it",
    ],
    consequence:
      "So a mark on the entry decides who sees it. A caller who is not meant may get it by its id, in a search, in a feed or by what hangs below it, unless each of these ways asks the same mark.",
    test: {
      technique: "swap-ids",
      title: "Reach B's closed entry as A on each way",
      setUp:
        "Accounts A and B, and a client without a session. B has one open and one closed entry, each with a marked text and an attachment.",
      steps: [
        "As B, record the requests that show both entries; they have to work.",
        "As A, and without a session, ask for the closed entry by its id, and for its comments and files by theirs.",
        "As A, look for the mark in lists, search, feeds and counts.",
        "As B, close the open entry, and as A fetch it once more.",
      ],
      failsIf: "the mark of a closed entry reaches A or the caller without a session",
    },
    example: "Boards\n\nA copy is set to private at first.",
    counterexample: "Boards\n\nA copy has a grey header at first.",
  },
  {
    id: "object-open-page",
    topicOnly: true,
    when: [
      "[open:link|links|widget|url|urls] .. without|no .. account|login|sign|session|password|token",
      "without|no .. account|login|sign|registering|registration|accounts",
      "anyone|anybody|everyone|everybody|whoever|people|guest|guests with|has|opens|knows|of|can|who|gets .... [open:link|url]",
      "anyone|anybody|whoever|everyone .. opens|clicks|follows|finds|holds",
      "[open:link|links] .... whoever|anyone|anybody|everyone|recipient|recipients|expires|forward|guest|guests|reviewers|joins|joined",
      "share|shared|sharing|secret|private|guest|invite|invitation|public|cancel|unsubscribe|magic|direct|upload [open:link|links|url]",
      "gets|get|by|via|copies|with|has a|the|one link",
      "[open:link|links] .. form|carries|carry|has|have|should|works|work|number|to",
      "<keyed-endpoint> & public|anonymous|link|mail|mailed",
      "text|e mail|mails|message link|links",
      "public|anonymous|unauthenticated page|endpoint|view|views|access|link|widget|url",
      "guest access|view|links|accounts|account",
      "publish to .. web",
      "for embedded|embedding",
    ],
    unless: [
      "donate|patreon|docs|documentation link|links",
      "links|link to|work|works the? event|details|after|file|shop",
      "list now link",
    ],
    cwe: 639,
    severity: "medium",
    rationale: "no account stands behind whoever calls, and what is known can be passed on",
    name: [
      "Whoever alters a value in {endpoint} may reach another's data",
      "Whoever is passed the {open} may reach another's data",
      "Without an account, a caller may reach another person's data",
    ],
    consequence:
      "So no account tells who is asking: whoever is forwarded it, or alters a value in it, stands where the right person would, unless the value is too random to be tried and can be ended.",
    test: {
      technique: "guess-values",
      title: [
        "Call {endpoint} without an account, with altered values",
        "Open it without an account, with altered values",
      ],
      setUp: "Two test people, A and B, each with a marked entry, and a browser without a session.",
      steps: [
        [
          "Without a session, call {endpoint} as A would; note each value in the request.",
          "Without a session, do what “{line}” is about for A; note each value in the request.",
          "Without a session, do what the quoted line describes for A; note each value in the request.",
        ],
        "Replace each value by B's, then count numbers up by 1 to 20, one request a second.",
        "End it in the way that the product offers, then send A's request again.",
      ],
      failsIf: "the marked entry of B comes back, or the ended one still answers",
    },
    example: "Baby album\n\nThere is guest access for the family.",
    counterexample: "Baby album\n\nPictures are shown in the order of the days.",
  },
  {
    id: "object-counted-number",
    topicOnly: true,
    when: [
      "<keyed-endpoint> & number|numbers|numeric|sequential|running|count",
      "[key:number|numbers|counter] .. [p:printed|running|sequential|consecutive|count|counts|digits|digit|short|shorter|unique]",
      "[p:running|sequential|consecutive|serial|printed|nine|digit|short] .. [key:number|numbers|id|ids|counter]",
      "[what:order|invoice|claim|parcel|contract|card|policy|permit|meeting|booking|tracking|customer|member|employee|receipt|shipment|ticket|patient|result|flight|plate|case|account|incident] [key:number|numbers|no|reference]",
      "by [key:number|reference|code|plate] ",
      "[what:digits|digit] [key:code|number|id|pin]",
    ],
    unless: ["version|phone|line|page|build|issue|pr|port|max|maximum|large number", "number of"],
    cwe: 639,
    severity: "medium",
    rationale: "numbers that are printed or counted can be known and tried by people whom they do not belong to",
    name: [
      "Whoever tries another {what} {key} at {endpoint} may be shown that entry",
      "Whoever tries another {what} {key} may be shown that person's data",
      "Whoever tries the next number at {endpoint} may be shown another's entry",
      "“{line}”: whoever tries the next number may be shown another's entry",
      "Whoever tries the next number may be shown another's entry",
    ],
    consequence:
      "So the number says which entry is meant, and it can be read off a paper or counted up: who sends the next one is shown another's entry, unless something is asked that only the right person has.",
    test: {
      technique: "guess-values",
      title: ["Count the number in {endpoint} up", "Count the number up"],
      setUp: "Two entries made one after the other for two different test people, A and B; note both numbers.",
      steps: [
        "As A, open A's entry by its number and record the request; it has to work.",
        "As A, send the request with B's number, then add and subtract 1 to 20, one request a second.",
        "Without a session, send both requests once more.",
      ],
      failsIf: "an entry of B's, or a part of it, comes back",
    },
    example: "Claim page\n\nThe claim number opens the status.",
    counterexample: "Claim page\n\nThe status has a green and a red dot.",
  },
  {
    id: "object-person-for-person",
    topicOnly: true,
    when: [
      "[one:parent|guardian|mother|father|relative|son|daughter|grandparent|carer|caregiver|accountant|adviser|advisor|delegate|bookkeeper|spouse|landlord|auditor|teacher|trainer|coach|doctor|nurse|clinician|guardians] .. see|sees|open|opens|read|reads|get|gets|edit|edits|manage|manages|download|enter|enters|book|can|may|could|pay|view|change|correct|correct|invite|want|serve|upload|picks|pick|need|have|has|do",
      "as a [one:parent|guardian|mother|father|son|daughter|teacher|coach|landlord|trainer|doctor|accountant]",
      "delegated|delegation|delegate",
      "on behalf",
      "for .. somebody|someone|everyone|another|others else|person",
      "family plan|page|view|access",
      "power of attorney",
      "other person's|people's",
      "give .. another customer|user|member|person",
      "add .. relatives|relative|partner|guardian|adviser|grandparents|family",
    ],
    cwe: 863,
    severity: "medium",
    rationale: "who belongs to whom is known to the server alone and is not proven by the request",
    name: [
      "A caller with no tie to the person may {predicate} too",
      "A {one} may reach data of people with whom there is no tie, by {endpoint}",
      "A {one} may reach data of people with whom there is no tie",
      "One person may reach data of another with whom there is no tie",
    ],
    consequence:
      "So one person acts on what is another's, by a tie that the server has to know: with the ids of a person outside that tie, the same request may be served, and so it may after the tie has ended.",
    test: {
      technique: "swap-ids",
      title: "Act for a person who is not tied to the account",
      setUp:
        "Three test people: A, X who is tied to A as the ticket has it, and Y who is not. Note the ids of X and Y.",
      steps: [
        "As A, do for X what the quoted line describes and record each request; it has to work.",
        "As A, send the recorded requests with Y's ids.",
        "End the tie between A and X, and send the requests for X again.",
      ],
      failsIf: "data of Y's is answered, or that of X's after the end",
    },
    example: "Sick notes\n\nParents can hand in a note in the app.",
    counterexample: "Sick notes\n\nThe page has a picture and a larger button.",
  },
  {
    id: "object-other-side",
    topicOnly: true,
    when: [
      "multi tenant|company|site|organisation|organization|tenancy",
      "[side:tenant|workspace|organisation|organization|team|company|namespace] .. scope|scoped|filter|isolation|switcher|membership",
      "not|no_longer .. by|per|to [side:tenant|workspace|organisation|organization|team|company|namespace]",
    ],
    cwe: 863,
    severity: "high",
    rationale: "the wall between two sides is what each of them relies on",
    name: [
      "Through {endpoint}, a caller may reach data of a {side} not their own",
      "A caller may reach data of a {side} not their own",
      "A caller may reach data of a side not their own",
    ],
    consequence:
      "So data of more than one side lies behind the same door: a caller from the one names ids of the other, and is served, unless each query begins with the side that the caller belongs to.",
    test: {
      technique: "swap-ids",
      title: ["Send {endpoint} with ids of the other side", "Send ids of the other side"],
      setUp: "Two test accounts, A and B, of the same rank on two sides that share no member, each with marked data.",
      steps: [
        [
          "As B, send {endpoint} for B's own data and note each id; it has to work.",
          "As B, do on B's side what “{line}” is about and record each request; it has to work.",
          "As B, do on B's side what the quoted line describes and record each request; it has to work.",
        ],
        "As A, send the same requests with B's ids, one at a time.",
        "As A, send A's own request with the side's id left out, empty, and set to B's.",
      ],
      failsIf: "marked data of B's side reaches A, or is changed by A",
    },
    example: "Stock view\n\nStock is multi-tenant from now on.",
    counterexample: "Stock view\n\nThe table is sorted by name.",
  },
  {
    id: "object-file-served",
    topicOnly: true,
    when: [
      "download|downloads|downloaded|export|exports|exported .. [what:attachment|attachments|receipt|receipts|invoice|invoices|payslip|payslips|recording|recordings|photo|photos|picture|pictures|video|videos|files|documents|document|report|reports|statement|statements|backup|backups|clip|clips|certificate|artefact|artifacts|data|collection|orders]",
      "[what:attachment|attachments|receipt|receipts|invoice|invoices|payslip|payslips|recording|recordings|photo|photos|picture|pictures|video|videos|files|documents|statement|statements|backup|backups|clip|clips|certificate|artefact|artifacts|report|reports] .. download|downloads|downloaded|export|pdf|csv|zip|served|streams|loads|loaded|opens|list|see|upload|uploaded|stored|private|get|fetch",
      "export|exports|download|downloads|import moved|single|to|as|csv|pdf|all|all",
      "streams|stream the file",
      "upload|uploads [what:documents|files|photos|recordings|pictures]",
      "uploads|uploaded files|documents|photos",
    ],
    cwe: 639,
    severity: "medium",
    rationale: "files are often fetched by an address of their own, which the page's check does not cover",
    name: [
      "A caller may fetch a {what} of another's from {endpoint}",
      "“{line}”: a caller may fetch those of others too",
      "A caller may fetch a {what} of another's",
      "A caller may download what is another's",
    ],
    consequence:
      "So content leaves the page as a file with an address of its own: account A sends the address or the id of B's, and gets it, unless the request for the file asks again whose it is.",
    test: {
      technique: "swap-ids",
      title: "Fetch B's file as A",
      setUp: "Two test accounts, A and B, each with a marked file of that kind. Note B's address and ids.",
      steps: [
        "As B, fetch B's marked file and record each request; it has to work.",
        "As A, send the same requests, then with the ids next to B's.",
        "Without a session, send them once more.",
        "As A, ask for the smaller copies, earlier versions and previews of B's file.",
      ],
      failsIf: "the mark of B's file reaches A or the caller without a session",
    },
    example: "Year end\n\nReceipts are stored by the office in a list.",
    counterexample: "Year end\n\nThe office sends a greeting.",
  },
  {
    id: "object-changed-by-other",
    topicOnly: true,
    when: [
      `to|can|may|cannot|must|users|members|button [action:edit|change|delete|update|cancel|reassign|approve|correct|confirm|restore|revert|rename|reset|archive|remove|hide|assign|duplicate|merge|move] .. [what:${NOUNS}|comments|tags|recipients|members|profile|devices|offer]`,
      `edit|change|delete|update|cancel|reassign|approve|correct|confirm|restore|revert|rename|reset|archive|remove|hide|assign|duplicate|merge|move|overwrite|create .. [what:${NOUNS}|tag|tags|recipients|profile|devices|offer|folder|folders]`,
      "put|patch|delete <endpoint>",
    ],
    unless: ["test|tests|refactor|fixtures|stub|storybook & delete|update|remove"],
    cwe: 639,
    severity: "medium",
    rationale: "what is another's would be changed and not only seen",
    name: [
      "Account A may {action} B's {what}",
      "Through {endpoint}, account A may change B's {what}",
      "Account A may change B's {what}",
      "Through {endpoint}, account A may change what is B's",
    ],
    consequence: [
      "So a request changes {what} that the server keeps: account A who sends it with ids of B's changes those, unless the owner is asked for in the change itself and not only where it is offered.",
      "So a request changes what the server keeps: account A who sends it with ids of B's changes that, unless the owner is asked for in the change itself and not only where it is offered.",
    ],
    test: {
      technique: "swap-ids",
      title: ["Change B's {what} as A", "Send {endpoint} as A with B's ids"],
      setUp: TWO,
      steps: [
        [
          "As A, {action} A's own {what} and record each request; it has to work.",
          "As A, change A's own {what} and record each request; it has to work.",
          "As A, send {endpoint} for A's own data and record the request; it has to work.",
        ],
        [
          "As A, send the changing requests with the ids of B's {what}.",
          "As A, send the changing requests with B's ids.",
        ],
        ["As B, look at B's {what} and compare them with what they were.", LOOK_AT_B],
      ],
      failsIf: ["what A sends has changed B's {what}", "what A sends has changed what is B's"],
    },
    example: "Surveys\n\nAdd ability to delete responses.",
    counterexample: "Surveys\n\nAnswers are shown with one line each.",
  },
  {
    id: "object-written-body",
    topicOnly: true,
    when: [
      "<writing-endpoint> & [key:userid|customerid|accountid|memberid|orderid|flat|patientid|studentnumber|itemid|boardid|listid|groupid|projectid|teamid|deviceid|backupid|shiftid|ticketid|bookingid|productid|documentid|childid|from|ids|lineid|cardid|recordid|clientid|contractid|roomid|invoiceid]",
      "<writing-endpoint>",
    ],
    cwe: 639,
    severity: "high",
    rationale: "any signed-in caller who writes another value into the request could act on what is another's",
    name: [
      "A caller may send {endpoint} with a value in {key} that is another's",
      "A caller may send {endpoint} with values that are another's",
    ],
    consequence: [
      "So what the request works on is named by {key} in its body: account A writes B's value there and is served, unless the server asks whether A may use that one.",
      "So what the request works on is named in its body: account A writes B's values there and is served, unless the server asks whether A may use those.",
    ],
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Send {endpoint} as A with B's {key}", "Send {endpoint} as A with B's values"],
      setUp: TWO,
      steps: [
        "As B, send {endpoint} with B's own values and record the request; it has to work.",
        [
          "As A, send A's own request with B's value in {key}, then with both values, then without.",
          "As A, send A's own request with one of B's ids at a time in place of A's.",
        ],
        LOOK_AT_B,
      ],
      failsIf: "what A sends is stored for B, is carried out on what is B's, or is answered with any of it",
    },
    example: "Hall votes\n\nThe form sends `POST /votes` with flat and item.",
    counterexample: "Hall votes\n\nThe form has a flat button and one item for each row.",
  },
  {
    id: "object-search-hits",
    topicOnly: true,
    when: [
      `search|searches|searching|lookup|autocomplete|suggestions|typeahead|find|finds .... [what:${NOUNS}]`,
      `[what:${NOUNS}|customer|colleague|users|memo] .... search|searches|searching|lookup|autocomplete|suggestions|typeahead`,
      "search|searches|searching|lookup|autocomplete|suggestions|typeahead|free_busy|finder",
      "filter|filters|filtering to|for|by|on|results",
      "query|queries to|for|on|of",
      "folder|indexed|invalid queries",
    ],
    cwe: 639,
    severity: "medium",
    rationale: "a query is narrowed by what the caller types and not by whose data it is",
    name: [
      "A search through {endpoint} may show a caller what is another's",
      "A search may find {what} that the caller has no right to",
      "A search may show a caller what is another's",
    ],
    consequence:
      "So the question is what the query begins with: if not with what the caller may see, A finds B's entries by a name, by a filter, by an empty search, or learns from the count that they exist.",
    test: {
      technique: "compare-answers",
      title: "Find B's marked entry as A",
      setUp: "Two test accounts, A and B; B has an entry with a marked word in each of its fields.",
      steps: [
        "As B, look for the marked words; the entry has to be found.",
        "As A, look for them, then with the first letter, an empty search and each filter set to B's.",
        "As A, compare the totals with and without B's entry.",
      ],
      failsIf: "a marked word reaches A, or A's total counts B's entry",
    },
    example: "Find things\n\nA box for searching goes to the top.",
    counterexample: "Top row\n\nThe tabs get another order.",
  },
  {
    id: "object-list-page",
    topicOnly: true,
    when: [
      `[page:page|list|table|overview|dashboard|timeline|view|tab|panel|screen|widget|calendar|map|feed|grid] .. shows|show|of|with|for|lists|loads|contains .. [what:${NOUNS}]`,
      `[what:${NOUNS}|rooms|report|project|submission|user|webhooks|addresses] [page:page|list|table|overview|dashboard|timeline|view|tab|panel|screen]`,
      `[what:${NOUNS}] details|detail [page:page|view|screen]`,
    ],
    cwe: 639,
    severity: "medium",
    rationale: "what is shown to each caller is decided on the server by whose entry it is",
    name: ["{endpoint} may show B's {what} to account A", "The {page} may show B's {what} to account A"],
    consequence:
      "So {what} are brought together for whoever looks: account A is shown those of B's, by itself or when asking with B's ids, unless the query starts from what A may see.",
    test: {
      technique: "swap-ids",
      title: "Look as A for B's {what} in the answers behind the {page}",
      setUp: "Two test accounts of the same rank, A and B, each with marked {what} that the other was never given.",
      steps: [
        "As B, open the {page} and record each request behind it; B's marked {what} have to be there.",
        "As A, open the {page}, page to the end and search the raw answers for B's marks.",
        "As A, set each id and each filter in A's requests to B's, then leave each out.",
      ],
      failsIf: "an answer to A holds marked {what} of B's",
    },
    example: "Year of the club\n\nThe new page shows the bills.",
    counterexample: "Addresses\n\nAn address has one more line.",
  },
  {
    id: "object-new-door",
    topicOnly: true,
    when: [
      `[door:endpoint|api|route|query|mutation|resolver|controller|handler] .. for|to|of|with|returns|that|exposing .. [what:${NOUNS}]`,
      `[what:${NOUNS}] [door:endpoint|endpoints|api|route|routes|query|mutation|resolver|controller]`,
      "add|adds|added|new|introduce|expose|exposes|implement .. [door:endpoint|api|route|mutation|resolver] .. get|fetch|list|update|delete|remove|create|by",
    ],
    cwe: 639,
    severity: "medium",
    rationale: "a new way to the data needs the same question about its owner as the old ones",
    name: [
      "{endpoint} may give B's {what} to account A",
      "The new {door} may give B's {what} to account A",
      "{endpoint} may serve account A with what is B's",
      "{code} may serve account A with what is B's",
      "The new {door} may serve account A with what is B's",
    ],
    consequence: [
      "So {what} get one more way in: account A takes it with B's ids and is served where the older ways would refuse, unless it asks whose they are.",
      "So data that has an owner gets one more way in: account A takes it with B's ids and is served where the older ways would refuse, unless it asks whose data is named.",
    ],
    test: {
      technique: "swap-ids",
      title: ["Call {endpoint} as A with B's ids", "Call the {door} as A with B's ids"],
      setUp: TWO,
      steps: [
        [
          "As B, call {endpoint} for B's own data and record the request; it has to work.",
          "As B, call the {door} for B's own data and record the request; it has to work.",
        ],
        "As A, send the recorded request with A's credentials and B's ids.",
        LOOK_AT_B,
      ],
      failsIf: REACHED,
    },
    example: "Shipments\n\nAdd an API for shipments.",
    counterexample: "Shipments\n\nA truck is drawn beside the name.",
  },
  {
    id: "object-people-let-in",
    topicOnly: true,
    when: [
      `shared|shares|sharing|invite|invites|invited|join|joins|joined .. [what:${NOUNS}|rooms|groups|connections|workspace]`,
      `[what:${NOUNS}|rooms|groups|connections] .. shared|invited|joined`,
      "member|members|membership|participants|attendees|collaborator|collaborators|followers|presence .. of|can|see|may|list|resolved|only|added|get",
      "invite|invites|invited|invitation|invitations .. to|by|people|members|guests|circles",
      "join|joins|joined|joining .. by|with|group|team|room|course|people|members|invitation",
      "share|shared|shares|sharing .. dialog|with|access|user|group|people",
      "permission|permissions .. on|for|of|per|explicit|visible",
      "lane by invitation",
    ],
    cwe: 863,
    severity: "medium",
    rationale: "who was let in, and who no longer is, has to be asked at each request",
    name: [
      "{endpoint} may serve one who was never let in",
      "A caller who was never let in may reach the {what}",
      "A caller who was never let in may {predicate} too",
      "A caller who was never let in may reach what is shared among others",
    ],
    consequence:
      "So access hangs on who was let in: an account that never was, and one that no longer is, sends the same requests and may be served, unless the present state is asked each time.",
    test: {
      technique: "swap-ids",
      title: "Send the requests of one who was let in as one who was not",
      setUp: "Three test accounts: B whose data it is, A who is let in as the ticket has it, C who is not.",
      steps: [
        "As A, do what the quoted line describes and record each request; it has to work.",
        "As C, send the recorded requests with the same ids.",
        "As A, send the changing requests that only B is offered.",
        "Take A's access away, and send A's requests again.",
      ],
      failsIf: "caller C is served, or A is after the end",
    },
    example: "Lanes\n\nFriends are put on the same lane by invitation.",
    counterexample: "Lanes\n\nThe lanes have a wooden floor.",
  },
  {
    id: "object-shown-data",
    topicOnly: true,
    when: [
      `shows|show|shown|lists|contains|returns|return|gives|display|displays ... [what:${NOUNS}]`,
      `see|sees|view|views|open|opens|read|reads|download|downloads .. [what:${NOUNS}]`,
      `[what:${NOUNS}] .. shown|listed|returned|displayed|visible|seen|opened|downloaded|loaded`,
      `push|mail|notification|digest .. about|with|for .. [what:${NOUNS}]`,
    ],
    unless: ["cache|caching|fixes|bug|refactor & tag|methods|validation"],
    cwe: 639,
    severity: "medium",
    rationale: "whoever is served learns what another never gave them",
    name: ["{endpoint} may give B's {what} to account A", "Account A may be shown B's {what}"],
    consequence:
      "So {what} go out to a caller, and it counts by what they are picked: account A asks with B's ids and is sent B's {what}, unless the server asks whose they are.",
    test: {
      technique: "swap-ids",
      title: "Ask as A for B's {what}",
      setUp: "Two test accounts of the same rank, A and B, each with marked {what} that the other was never given.",
      steps: [
        "As B, reach B's marked {what} and record each request; it has to work.",
        "As A, send the recorded requests with B's ids, all else as A's own.",
        "As A, send A's own requests without the ids that narrow them and search the answers for B's marks.",
      ],
      failsIf: "an answer to A holds marked {what} of B's",
    },
    example: "Gauges\n\nThe phone shows the readings too.",
    counterexample: "Gauges\n\nRounder corners.",
  },
  // End of the second tier.
  {
    id: "general-object-access",
    cwe: 639,
    severity: "medium",
    rationale: "a caller who is let in for what is theirs would reach what is another's as well",
    name: [
      "With another's ids, {subject} may {predicate}",
      "{endpoint} may serve one caller with what is another's",
      "With {code}, one caller may reach what is another's",
      "“{line}”: one caller may reach what is another's",
      "One caller may reach {objects} that are another's",
      "One caller may reach what is another's",
    ],
    consequence:
      "The question here is whose it is that a request names: that the server knows caller A does not tell whether A is served when the ids in the request are B's.",
    control: STATED,
    test: {
      technique: "swap-ids",
      title: ["Send {endpoint} as A with B's ids", "Send B's ids as A"],
      setUp:
        "Two test callers with the same rights, A and B, each with test data that the other was never given, and a recording proxy.",
      steps: [AS_B, AS_A, LOOK_AT_B],
      failsIf: REACHED,
    },
  },
];
