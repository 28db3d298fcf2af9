import type { Brand } from "./brand-type.ts";

export type { Brand };

/** Everything that makes this site one company's own. Words about the product live in `content/`. */
export const brand: Brand = {
  name: "Latchwork",
  legalName: "Latchwork Ltd",
  companyNumber: "00000000",
  registeredIn: "England and Wales",
  domain: "latchwork.example",
  live: false,
  tagline: "Security testing at the pace of the sprint",
  supportEmail: "support@latchwork.example",
  salesEmail: "hello@latchwork.example",
  securityContactChecked: "2026-11-23",
  mark: [
    { d: "M2 4h18v5a4 4 0 0 0 0 8v9H2z", fill: "ink" },
    { d: "M16 11h12v4H16z", fill: "signal" },
  ],
  postalAddress: ["Latchwork Ltd", "4 Tallow Yard", "Bristol BS1 0XX", "United Kingdom"],
  governingLaw: "England and Wales",
  certifications: ["CREST", "Cyber Essentials", "ISO 9001", "ISO 27001"],
  ticketHandling: {
    regions:
      "In the United Kingdom or in Ireland, as you choose when you sign. Backups stay in the same country. Our people and partners' testers look at tickets from these two countries only. Where language models compute is one of the open questions below.",
    retention:
      "Findings with the phrases and lines that they quote, answers, test results, and the record that a ticket was read and nothing was found: for the term of the contract. The rest of a ticket's text: for 90 days after its last change, or longer if you choose an audit period. The rest of a diff: not at all.",
    people:
      "The testers of your micro tests, each for the tickets of their tests. In the managed service, our people who read and plan with your team see them too. A partner's testers see them only once you have approved that partner by name. Crowd testers get a brief that you have approved, never the ticket. Our own engineers see a ticket only with your consent, given for one case and valid for one day.",
    models:
      "Language models get the text of a ticket or a diff, and earlier findings and answers of the same project, and nothing else about you. Keys and tokens of known forms are masked. Their provider may neither train on it nor keep it. Their findings join those of our engine, and each says who found it. If a model fails or takes too long, the review says that only our engine read the ticket. You can switch the models off. Then only our own engine reads. Alone it marked 43% of the public changes in which language models, told to judge as testers, saw something to test (“How good is it?”), and 4% of the others. In 31% of the first kind it named a weakness that they expected. Most of the changes were commit messages, few were tickets.",
    deletion:
      "When one of your administrators asks, from the platform within a day, and from backups within 30 more. We confirm both in writing. At the end of the contract you first get everything as JSON, and then written confirmation that our copy is gone. The contract names the days for these two steps.",
    scopes: [
      {
        tool: "Jira",
        reads:
          "Issues with their comments, and the sprint named on each, of the projects you choose (read:jira-work), and notices of changes (manage:jira-webhook). To stay connected it asks for offline_access. Attachments are not read. Jira's consent covers all that the connecting user may see: connect a user limited to those projects.",
        writes:
          "Comments (write:jira-work). Jira's usual scope for them also lets an app create, edit and delete issues: connect a user who may browse and comment, and no more.",
      },
      {
        tool: "Linear",
        reads:
          "Issues and comments of the teams you choose (read). Linear's scope covers all that the app, or the user who connects it, may see. Connect an app, or a guest where your plan has them, limited to those teams: an ordinary member sees every team that is not private.",
        writes: "Comments (comments:create). Linear's scope allows creating comments and nothing more.",
      },
      {
        tool: "GitHub",
        reads:
          "Pull requests, their diffs, the history of commits and changelog files (Pull requests, Contents and Metadata: read). GitHub grants its permission for contents by repository, so the app can read all files of those you pick.",
        writes:
          "Comments and checks (Pull requests: write, Checks: write). Comments on lines need the permission for pull requests, which also lets an app edit, close and review them, approval included. With the permission for checks an app can report under any name. So a branch rule that requires a check should also name the app.",
      },
      {
        tool: "GitLab",
        reads:
          "Merge requests, their diffs, the history of commits and changelog files (read_api). GitLab's older scopes cover all that the token's role may read: connect a token of each project. On GitLab.com such tokens need a paid plan: without one, connect a separate user who is a member of those projects only. Where your GitLab has fine-grained tokens, they can be limited to projects and single permissions.",
        writes:
          "Comments and commit statuses (api). With an older token both need this scope, which allows whatever the token's role allows. Reporter is enough for comments; statuses need Developer, and on protected branches the right to push or merge.",
      },
      {
        tool: "Slack, Microsoft Teams",
        reads: "Nothing.",
        writes:
          "Messages to the channel you choose (chat:write in Slack). With Slack's scope an app may post in each channel that it has been added to, and write to members: add it to that one. A Microsoft Teams app is installed in a team, and can write in its channels and to its members.",
      },
      { tool: "Burp Suite", reads: "Nothing.", writes: "Nothing: a tester opens the plan in it." },
      { tool: "Zapier", reads: "What your automation sends.", writes: "Findings, to your automation." },
    ],
    backups: "Up to 30 days. No backup is kept longer.",
    signIn:
      "Through your identity provider, by SAML or OpenID Connect. You can require that for everybody in your account, with the second factor that you set there; otherwise people may also sign in with a password and an app's code. Once you require it, somebody who has left your directory can no longer sign in. A session that is still open ends within 12 hours, or at once if one of your administrators ends it.",
    testData:
      "Sign-in details of test accounts are stored apart from tickets, can be read by the testers of that test only, and are deleted when the test is done, or its retest if there is one. If a script needs sign-in details, they stay in your pipeline's secrets, and we have no copy. Personal data that a test brings up is named by its kind and not copied. Proof of a flaw, such as a request that our testers recorded, is kept until 90 days after the retest. If there is no retest, it is kept until the contract ends.",
    accessLog:
      "Who opened which ticket, when, and for which test or with which consent of yours. The log also records who switched the language models on or off. Partners' testers are logged in the same way. You can read and export the log. It is kept as long as the findings.",
    encryption:
      "In transit: TLS 1.2 or 1.3. At rest and in backups: AES-256. We hold the keys, in the key service of the region where your tickets are kept; you cannot bring keys of your own. So our operators could technically read a ticket: that they ask first is a rule, and the access log shows who opened one. Our tokens for your tools are kept in the same key service; you can revoke them in each tool.",
    separation:
      "Each customer has a database and a key of its own. The programs that read tickets are shared, and work with the credentials of one customer at a time. Before each release a test signs in as one customer and asks for another's tickets, findings and files.",
    modelProvider: null,
    injection:
      "Our engine reads each ticket first. If it notices orders to a reader, no model gets the ticket until one of your people, or of ours in the managed service, has looked at it. The same holds for diffs, and for earlier findings and answers. A model has no tools, no network and no secrets. It can only return findings and tests, as plain text without links. Findings whose quotation is not in the ticket are dropped. Orders that the engine misses can still silence a model, make it raise a false alarm that quotes the ticket, or spoil a finding or a test. So a tester reads each test before it is scripted or run.",
    breach: null,
    recovery: null,
    platformTest: null,
    contract: null,
    demo: "They are read as in the analyser on this site and not stored. Whoever is in the demo sees them. Bring invented or cleaned ones.",
    subProcessors: null,
  },
  confirmed: [],
  links: {
    portal: null,
    event: null,
    professionalNetwork: { name: "LinkedIn", url: null },
    videoSite: { name: "YouTube", url: null },
    demoVideo: null,
    podcastShow: { service: "Spotify", url: null, episodes: {} },
  },
  frames: { bookingForm: null, newsletterForm: null, privacyDocument: null },
  editing: null,
  thirdParties: {
    googleAnalytics: null,
    googleTagManager: null,
    plausible: null,
    leadfeeder: null,
    hubspot: null,
    crisp: null,
  },
};
