/** `null` where the company has no address yet: the link then opens a page of the site that says what will open here. */
type OutsideLink = string | null;

/** What only the company itself can vouch for; `npm run launch-check` lists where each is said. */
export type Confirmation =
  | "certifications"
  | "customers"
  | "figures"
  | "privacyNotice"
  | "securityPromises"
  | "terms"
  | "ticketHandling";

/** Facts of the page that buyers read first, each a sentence or a table. A question stands in the place of one that is `null`. */
export interface TicketHandling {
  regions: string | null;
  retention: string | null;
  /** How long backups keep a ticket whose retention is over. */
  backups: string | null;
  people: string | null;
  /** What becomes of test accounts, of data that a test brings up, and of proofs. */
  testData: string | null;
  /** Single sign-on and second factors. */
  signIn: string | null;
  /** What is logged when one of the company's people opens a ticket. */
  accessLog: string | null;
  /** On the way and at rest, and who holds the keys. */
  encryption: string | null;
  /** What keeps the tickets of one customer from another. */
  separation: string | null;
  models: string | null;
  /** Whose language models read tickets on the platform, and where, if any do. */
  modelProvider: string | null;
  /** What is done against tickets that hold orders to a model. */
  injection: string | null;
  deletion: string | null;
  /** How soon customers hear of a breach, and from whom. */
  breach: string | null;
  /** How long the platform may be away, and how much work may be lost. */
  recovery: string | null;
  /** The last penetration test of the platform by another company. */
  platformTest: string | null;
  /** Audits, subcontractors, help in an incident and the way out, as financial firms have to ask. */
  contract: string | null;
  /** What becomes of tickets that somebody shows in a demo. */
  demo: string | null;
  /** What each connected tool is asked for. */
  scopes: readonly { tool: string; reads: string; writes: string }[] | null;
  /** Companies that process tickets on the company's behalf. */
  subProcessors: readonly { name: string; purpose: string; place: string }[] | null;
}

export interface Brand {
  name: string;
  legalName: string;
  companyNumber: string;
  /** Where the company is registered, as in "registered in …". A company of the United Kingdom has to name the part of it. */
  registeredIn: string;
  /** Host name, no scheme, no slash. */
  domain: string;
  /** While false the footer says that the company, its customers and their words are invented. */
  live: boolean;
  tagline: string;
  supportEmail: string;
  salesEmail: string;
  /**
   * ISO day on which somebody last made sure that a report of a flaw reaches a person. `security.txt`
   * expires 364 days after it, and the launch check asks anew 30 days before that.
   */
  securityContactChecked: string;
  /** The drawn mark: SVG path data in a square of 30 units. `favicon.svg` beside this file is the same drawing. */
  mark: readonly { d: string; fill: "ink" | "signal" }[];
  /** One line of the address each. The terms call it the registered office. */
  postalAddress: readonly string[];
  /** Whose law the terms of use name, as in "the law of …". The United Kingdom has three. */
  governingLaw: string;
  /** Names the badges show. Only what the company really holds. */
  certifications: readonly string[];
  /** What the platform does with customers' tickets. `null`: a question on the page, and listed by the launch check. */
  ticketHandling: TicketHandling;
  /** What the company has checked and stands by. Left out here, the launch check lists every place. */
  confirmed: readonly Confirmation[];
  links: {
    portal: OutsideLink;
    /** Where events are announced that have no link of their own. */
    event: OutsideLink;
    professionalNetwork: { name: string; url: OutsideLink };
    videoSite: { name: string; url: OutsideLink };
    /**
     * Address (https) of a frame that plays the company's own demo video, such as
     * `https://www.youtube-nocookie.com/embed/…`. It is loaded only when a visitor
     * asks for it. `null`: the recording of this site, which the site serves itself.
     */
    demoVideo: string | null;
    /**
     * The podcast's page on its streaming service, and the pages of its episodes by
     * the id of the episode, such as `s1e4`. An episode without one opens the show.
     */
    podcastShow: { service: string; url: OutsideLink; episodes: Readonly<Record<string, string>> };
  };
  /**
   * Addresses (https) of pages elsewhere to show in a frame, such as a form at a
   * marketing-automation host. `null`: the site's own page. An outside one is
   * loaded only when a visitor asks for it.
   */
  frames: { bookingForm: string | null; newsletterForm: string | null; privacyDocument: string | null };
  /**
   * The repository whose `content/` people without git edit at `/edit`. `null`:
   * there is no such page. `npm run launch-check` says what it costs.
   */
  editing: {
    host: "github" | "gitlab" | "gitea";
    /** Such as `https://git.example.org`; `null`: github.com, gitlab.com or gitea.com. Forgejo is a `gitea`. */
    origin: string | null;
    /** Owner and name: `company/site`. */
    repository: string;
    branch: string;
    /**
     * How people sign in. GitLab and Gitea: the id of an OAuth application there, with
     * the page's address as its redirect. GitHub: the origin of an OAuth client, such
     * as Sveltia CMS Authenticator. `null`: with an access token.
     */
    signIn: string | null;
  } | null;
  /**
   * The company's id at each third party; `null` leaves that party out altogether.
   * None is loaded before a visitor allows its category. `npm run launch-check`
   * says what each costs the site's security policy.
   */
  thirdParties: {
    /** Measurement id of a Google Analytics 4 property: `G-…`. */
    googleAnalytics: string | null;
    /** Container id: `GTM-…`. */
    googleTagManager: string | null;
    /** Name of the site's script, without `.js`: `pa-…`. */
    plausible: string | null;
    /** Tracker id of Leadfeeder, which tells which companies visit. */
    leadfeeder: string | null;
    /** Account (hub) id, with its data centre when that is not North America: `eu1:25012345`. */
    hubspot: string | null;
    /** Website id of the live chat. */
    crisp: string | null;
  };
}
