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
      "In the United Kingdom or in the European Union, as you choose when you sign. Backups stay in the same region.",
    retention:
      "Findings and the phrases they quote from a ticket, answers and test results: for the term of the contract. The rest of a ticket's text: for 90 days after its last change, or for the audit period that you choose.",
    people:
      "The testers of your micro tests, each for the tickets of their tests. In the managed service, our people who read and plan with your team see them too. A partner's testers see them only once you have approved that partner by name. Crowd testers get a brief that you have approved, never the ticket. Our own engineers see a ticket only with your consent, given for one case and valid for one day.",
    models:
      "Language models read under terms that forbid their provider to train on your text or to keep it. You can switch them off. Then only our engine is left, which is one part of the Analyst. Rightly or not, it alone marked 43% of the public changes in which language models, told to judge as testers, saw something to test (“How good is it?”).",
    deletion:
      "On your request, within 30 days, backups included. At the end of the contract you first get everything as JSON, and then written confirmation that our copy is gone. The contract names the days for these two steps.",
    scopes: [
      {
        tool: "Jira",
        reads:
          "Issues, comments and sprints of the projects you choose. Jira's consent covers all that the connecting user may see: connect a user limited to those projects.",
        writes:
          "Comments. Jira's usual scope for them also lets an app edit issues: connect a user who may browse and comment, and no more.",
      },
      {
        tool: "Linear",
        reads:
          "Issues and comments of the teams you choose. Linear's scope “read” covers all that the app, or the user who connects it, may see: give it those teams only.",
        writes: "Comments. Linear has a scope for creating them and nothing else.",
      },
      {
        tool: "GitHub",
        reads:
          "Pull requests, their differences, and the change log. GitHub grants its permission for contents by repository, so the app can read all files of those you pick.",
        writes:
          "Comments and checks. GitHub's permission for comments also lets an app edit, close and review pull requests, approval included. The one for checks lets it report a check under any name: in a rule that requires a check, say which app must report it.",
      },
      {
        tool: "GitLab",
        reads:
          "Merge requests, their differences, and the change log. GitLab's scope covers all that the token's role may read: connect a token of each project. On GitLab.com such tokens need a paid plan: without one, connect a separate user who is a member of those projects only.",
        writes:
          "Comments and commit statuses. Both need GitLab's scope “api”, which allows whatever the token's role allows. Reporter is enough for comments; statuses need Developer, and on protected branches the right to push or merge.",
      },
      {
        tool: "Slack, Microsoft Teams",
        reads: "Nothing.",
        writes:
          "Messages to the channel you choose. With Slack's scope for this an app may post in each channel that it has been added to: add it to that one.",
      },
      { tool: "Burp Suite", reads: "Nothing.", writes: "Nothing: a tester opens the plan in it." },
      { tool: "Zapier", reads: "What your automation sends.", writes: "Findings, to your automation." },
    ],
    backups: null,
    signIn: null,
    testData: null,
    accessLog: null,
    encryption: null,
    separation: null,
    modelProvider: null,
    injection: null,
    breach: null,
    recovery: null,
    platformTest: null,
    contract: null,
    demo: null,
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
