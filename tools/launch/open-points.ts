import type { Brand, Confirmation } from "../../brand/brand-type.ts";
import { editingProblems } from "../../site/src/editing/config.ts";
import { securityTxtDays } from "../../site/src/seo/security-txt.ts";
import { wrongVendorIds } from "../../site/src/third-parties/vendors.ts";

/** A text file of the repository. */
export interface TextFile {
  path: string;
  text: string;
}

/** Something that a real company has to replace or confirm before its site goes live. */
export interface OpenPoint {
  /** `file:line`, or the name of a setting. */
  where: string;
  what: string;
}

/** The settings of the service that decide whether it is ready for visitors. */
export interface LaunchSettings {
  /** Whether a request of a visitor reaches anybody. */
  hasLeadChannel: boolean;
  /** Whether mail can be sent: confirmations of the newsletter need it. */
  sendsMail: boolean;
}

/** The line, from 1, of the first text that a pattern finds in a file; 1 when it finds none. */
function lineOf({ text }: TextFile, pattern: RegExp): number {
  const at = text.search(pattern);
  return at < 0 ? 1 : text.slice(0, at).split("\n").length;
}

/** Every line, from 1, that a pattern finds something in. */
const linesWith = ({ text }: TextFile, pattern: RegExp) =>
  text.split("\n").flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

/** Names that the standard keeps for examples (RFC 2606): nobody can own one. */
const reserved = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

function ofTheBrand(brand: Brand, file: TextFile, now: Date): OpenPoint[] {
  const at = (key: string, what: string): OpenPoint => ({
    where: `${file.path}:${lineOf(file, new RegExp(`\\b${key}\\b\\s*:`))}`,
    what,
  });
  const points: OpenPoint[] = [];
  if (!brand.live) points.push(at("live", "The footer says that the company is invented. Set live to true."));
  if (reserved.test(brand.domain)) points.push(at("domain", `${brand.domain} is reserved for examples.`));
  if (/^0*$/.test(brand.companyNumber)) points.push(at("companyNumber", "The company number is a placeholder."));
  for (const key of ["supportEmail", "salesEmail"] as const) {
    const host = brand[key].split("@")[1] ?? "";
    if (reserved.test(host)) points.push(at(key, `${brand[key]} reaches nobody.`));
  }
  const contactAsked = new Date(Date.parse(brand.securityContactChecked) + (securityTxtDays - 30) * 86_400_000);
  if (contactAsked < now) {
    points.push(at("securityContactChecked", `security.txt expires ${securityTxtDays} days after this day.`));
  }
  if (brand.postalAddress.some((line) => /\b0XX\b/.test(line))) {
    points.push(at("postalAddress", "The postcode is a placeholder."));
  }
  const { links } = brand;
  const outside: readonly (readonly [key: string, address: string | null, what: string])[] = [
    ["portal", links.portal, "Sign In"],
    ["event", links.event, "Register Here"],
    ["professionalNetwork", links.professionalNetwork.url, links.professionalNetwork.name],
    ["videoSite", links.videoSite.url, links.videoSite.name],
    ["podcastShow", links.podcastShow.url, `the podcast at ${links.podcastShow.service}`],
  ];
  for (const [key, address, what] of outside) {
    const line =
      key === "event" ? lineOf(file, /\bevent\s*:\s*(null|")/) : lineOf(file, new RegExp(`\\b${key}\\b\\s*:`));
    const where = `${file.path}:${line}`;
    if (address === null) points.push({ where, what: `The link to ${what} opens a page that stands in for it.` });
  }
  return points;
}

/** Ids that no vendor gives out, and an editing screen that could not reach its repository. */
export function wrongIds(brand: Brand, file: TextFile): OpenPoint[] {
  const at = (key: string) => `${file.path}:${lineOf(file, new RegExp(`\\b${key}\\b\\s*:`))}`;
  const ofVendors = wrongVendorIds(brand).map(({ id, message }) => ({ where: at(id), what: message }));
  const ofEditing = editingProblems(brand.editing).map(([key, what]) => ({ where: at(key), what }));
  return [...ofVendors, ...ofEditing];
}

/** What is written in the content folder and holds only for a company that says so. */
const claims: readonly { confirmation: Confirmation; path: RegExp; pattern: RegExp; what: string }[] = [
  {
    confirmation: "customers",
    path: /^content\/(customers|testimonials)\.yaml$/,
    pattern: /^(-|\s*)\s*(customer:|[a-z-]+: \{ name:)/,
    what: "An invented customer, or words put in one's mouth.",
  },
  {
    confirmation: "customers",
    path: /^content\/(case-studies|partnerships)\/.*\.md$/,
    pattern: /^title:/,
    what: "An invented customer's or partner's story.",
  },
  {
    confirmation: "figures",
    path: /^content\/(home|how-it-works|faq-[a-z-]+|change-analysis-tool)\.yaml$/,
    pattern: /\b(70%|5x|13 s(econds)?\b|48-hour|under 5 minutes|five days)/,
    what: "A headline figure that the company has to be able to prove.",
  },
];

/** Texts that bind the company as a whole. */
const statements: readonly { confirmation: Confirmation; path: string; what: string }[] = [
  {
    confirmation: "privacyNotice",
    path: "content/privacy-notice.yaml",
    what: "The privacy notice has to be read by whoever answers for it.",
  },
  {
    confirmation: "securityPromises",
    path: "content/security.yaml",
    what: "Researchers are promised answers within days, and no lawsuit. Make sure that you keep to it.",
  },
  { confirmation: "terms", path: "content/terms.yaml", what: "The terms of use have to be read by a lawyer of yours." },
];

/** Rules and sources change: a publication that was checked longer ago than this is to be read again. */
const checkHoldsMonths = 6;

function staleChecks(contents: readonly TextFile[], now: Date): OpenPoint[] {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - checkHoldsMonths);
  return contents.flatMap((file) => {
    const day = /^checked: (\d{4}-\d{2}-\d{2})$/m.exec(file.text)?.[1];
    if (day === undefined || day >= oldest.toISOString().slice(0, 10)) return [];
    const where = `${file.path}:${lineOf(file, /^checked: /m)}`;
    return [{ where, what: `Its facts were last held against their sources on ${day}.` }];
  });
}

/**
 * Everything that stands between this site and a real launch, in a stable order.
 *
 * @param brandFile the brand's own source, for line numbers
 * @param contents every text file of the content folder
 */
export function findOpenPoints(
  brand: Brand,
  brandFile: TextFile,
  contents: readonly TextFile[],
  settings: LaunchSettings,
  now: Date,
): OpenPoint[] {
  const isOpen = (confirmation: Confirmation) => !brand.confirmed.includes(confirmation);
  const points = ofTheBrand(brand, brandFile, now);
  if (isOpen("certifications")) {
    const where = `${brandFile.path}:${lineOf(brandFile, /\bcertifications\s*:/)}`;
    points.push({ where, what: `Certificates claimed on every page: ${brand.certifications.join(", ")}.` });
  }
  for (const { path, pattern, what } of claims.filter((it) => isOpen(it.confirmation))) {
    for (const file of contents.filter((it) => path.test(it.path))) {
      for (const line of linesWith(file, pattern)) points.push({ where: `${file.path}:${line}`, what });
    }
  }
  points.push(...staleChecks(contents, now));
  for (const file of contents.filter(({ path }) => path === "content/events.yaml")) {
    for (const line of linesWith(file, /^ +keepInBanner: true/)) {
      points.push({ where: `${file.path}:${line}`, what: "The banner keeps an event when its day is past." });
    }
  }
  const unset = Object.entries(brand.ticketHandling).filter(([, fact]) => fact === null);
  if (unset.length > 0 || isOpen("ticketHandling")) {
    const where = `${brandFile.path}:${lineOf(brandFile, /\bticketHandling\s*:/)}`;
    for (const [key] of unset) points.push({ where, what: `The page on tickets does not say ${key}.` });
    if (isOpen("ticketHandling")) {
      points.push({ where, what: "What the platform does with tickets is invented. Say what yours does." });
    }
  }
  if (isOpen("terms")) {
    const where = `${brandFile.path}:${lineOf(brandFile, /\bgoverningLaw\s*:/)}`;
    points.push({ where, what: `The terms name the law and the courts of ${brand.governingLaw}.` });
    const registered = `${brandFile.path}:${lineOf(brandFile, /\bregisteredIn\s*:/)}`;
    const said = `The terms say “registered in ${brand.registeredIn}” and call the postal address the registered office.`;
    points.push({ where: registered, what: `${said} A VAT number, if you have one, belongs beside it.` });
  }
  for (const { path, what } of statements.filter((it) => isOpen(it.confirmation))) {
    for (const file of contents.filter((it) => it.path === path)) points.push({ where: `${file.path}:1`, what });
  }
  if (!settings.hasLeadChannel) {
    points.push({
      where: "LEAD_WEBHOOK_URL, HUBSPOT_PORTAL_ID or LEAD_MAIL_TO",
      what: "Requests for a demo are stored, and reach nobody.",
    });
  }
  if (!settings.sendsMail) {
    points.push({ where: "SMTP_URL", what: "Nobody gets the mail that confirms a newsletter." });
  }
  return points;
}
