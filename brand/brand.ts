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
      "The text of a ticket for 90 days after its last change, or for the audit period that you choose. Findings with the phrases they quote, answers and test results for the term of the contract.",
    people:
      "The testers of your micro tests, each for the tickets of their tests. A partner's only after you approved the partner by name; a crowd gets a brief that you approved, never a ticket. Our own engineers only with your consent, given for a case and a day.",
    models:
      "They read under terms that forbid training on your text and keeping it. You can switch them off. The deterministic reading then works alone, and misses more: “How good is it?” counts what it finds.",
    deletion:
      "At your word within 30 days, backups included. At the end of the contract you get everything as JSON first, and a record that the rest is gone.",
    scopes: [
      {
        tool: "Jira",
        reads:
          "issues, comments and sprints of the projects you choose. Jira's own consent covers all that the connecting user may see: connect a user limited to those projects",
        writes: "comments",
      },
      { tool: "Linear", reads: "issues and comments of the teams you choose", writes: "comments" },
      { tool: "GitHub, GitLab", reads: "pull or merge requests and their differences", writes: "comments and checks" },
      { tool: "Slack, Microsoft Teams", reads: "nothing", writes: "messages to the channel you choose" },
      { tool: "Burp Suite", reads: "nothing", writes: "nothing: a tester opens the plan in it" },
      { tool: "Zapier", reads: "what your automation sends", writes: "findings, to your automation" },
    ],
    breach: null,
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
