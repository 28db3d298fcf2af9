import type { ChangedFile, DiffLine } from "./diff.ts";
import type { CodeSituation } from "./situation.ts";
import { guards } from "./situations/guards.ts";
import { settings } from "./situations/settings.ts";

/** A line of the change that took a guard away. */
export interface RemovedGuard {
  readonly situation: CodeSituation;
  readonly file: ChangedFile;
  readonly line: number;
}

interface GuardRule {
  readonly situation: CodeSituation;
  readonly guard: RegExp;
  readonly unless?: RegExp;
  /** What takes its place in an added line, besides a guard of the same sort. */
  readonly or?: RegExp;
}

// A line has one guard: the first that fits.
/** A call or an annotation by whatever name that asks for a right. */
export const ASKS_RIGHT =
  /(?:require|ensure|assert|authori[sz]e|guard|enforce|restrict|protect|check|verify|only|needs?|must)_?(?:be_|have_|has_|is_)?(?:access|auth|allow|permi|role|admin|owner|member|user|staff|scope|right|login|session|tenant|signed|polic|privilege|grant)/i;

const GUARDS: readonly GuardRule[] = [
  {
    situation: settings.tokenAudience,
    guard:
      /\b(?:jwt|jsonwebtoken|jose|JWT|Jwts)\b.{0,160}\b(?:audience|issuer)\b\s*(?:[:=]|=>)|\.(?:requireAudience|requireIssuer|withAudience|withIssuer)\(|Validate(?:Audience|Issuer)\s*=\s*true|verify_(?:aud|iss)["']?\s*(?:[:=]|=>)\s*true/i,
    or: /\b(?:audience|issuer|aud|iss)\b/,
  },
  {
    situation: guards.forgery,
    guard:
      /protect_from_forgery|verify_authenticity_token|\bcsrf(?:Protection|_protect|Token|_token|Middleware)?\b(?!\w*exempt)|\bcsurf\b|ValidateAntiForgeryToken|AutoValidateAntiforgery|CsrfViewMiddleware|VerifyCsrfToken|check_csrf|verifyCsrf/i,
    unless: /disable|exempt|skip|Ignore/,
  },
  {
    situation: guards.signature,
    guard:
      /verify_?(?:webhook_?)?signature|constructEvent|construct_event|timingSafeEqual|compare_digest|hash_equals|ConstantTimeCompare|hmac\.Equal|secure_compare|FixedTimeEquals|MessageDigest\.isEqual|validate_?signature|verify_?hmac|isValidSignature|checkSignature|validateWebhook|verifyWebhook|valid_?\w{0,20}signature|signature_?(?:is_?)?valid|\.verify\(.{0,60}signature/i,
  },
  {
    situation: settings.unverifiedToken,
    guard: /\b(?:jwt|jsonwebtoken|jose)\.(?:verify|jwtVerify)\(|jwtVerify\(|\bverifyIdToken\(|verify_id_token\(/i,
  },
  {
    situation: guards.rate,
    guard:
      /rate_?limit(?:er|ed|ing)?\b|\bthrottle\w*\b|\bslowDown\b|express-brute|@ratelimit|RateLimiter|@Throttle|EnableRateLimiting|RequireRateLimiting|tooManyAttempts|too_many_attempts|failed_attempts|failedAttempts|\block(?:ed)?_?out\b|max_?attempts|loginAttempts|UserRateThrottle/i,
    unless: /_\.throttle|debounce|lodash|onScroll|scroll|resize|skip/i,
  },
  {
    situation: guards.owner,
    guard:
      /\b(?:user_?id|owner_?id|account_?id|tenant_?id|organi[sz]ation_?id|member_?id|customer_?id|author_?id|owner|author|user|tenant|organi[sz]ation)\b["']?\s*(?:===?|!==?|<>|[:=]|=>|eq)\s*(?:@?current_?(?:user|member|account|tenant)|req(?:uest)?\.(?:user|session|auth|tenant)|ctx\.\w*user|session\b|self\.request\.user|principal|\$user|\$this->user|auth\(\)|Auth::|g\.user|User\.|userId|user\.id|claims)|\bcurrent_(?:user|member|account|customer)\.\w+\.(?:find|where|find_by)|(?:user|owner|author|account|tenant)_id\s*=\s*(?:\$\d|\?|:\w+|%s|@\w+)|By\w*And(?:User|Owner|Account|Member|Customer|Tenant)\w*\(|(?:assert|check|ensure|verify|require|is)_?(?:Is)?_?Owner\w*|\.getOwner\w*\(\)\.equals|\$request->user\(\)->\w+\(\)->(?:find|where)/i,
    or: ASKS_RIGHT,
  },
  {
    situation: guards.role,
    guard:
      /@UseGuards\b|@PreAuthorize|@PostAuthorize|@Secured\b|@RolesAllowed|@Roles\(|\[Authorize\b.{0,60}(?:Roles|Policy)|permission_required|user_passes_test|permission_classes|PermissionRequiredMixin|UserPassesTestMixin|before_action\s+:?(?:require|authori[sz]e|ensure|check|verify|only)_?\w*(?:admin|role|permission|owner|staff|manager|treasurer|editor|moderator|access|authori[sz]e|policy|right)\w*|before_action\s+:?authori[sz]e\w*|load_and_authorize_resource|authorize_resource|\bauthori[sz]e!?[\s(](?!d)|require_?(?:Role|Admin|Permission|Scope|Staff|Manager|Superuser)\w*|\bhas_?(?:Any)?_?(?:Role|Permission|Authority|Scope)\w*\(|\bis_?(?:Admin|Staff|Superuser|Moderator|Manager|Owner)\b|check_?(?:Permission|Access|Role)\w*|(?:assert|ensure)_?(?:Can|Admin|Permission|Allowed|Role|Access)\w*|\bGate::|Gate\.(?:authorize|allows|denies)|\$this->authorize|middleware\(.{0,60}(?:can:|role:|admin|permission)|\bpolicy\(|\bcan\?|\bcannot\?|\.can\(|\.cannot\(|RequireRole|RequireAuthorization\(\s*["']|RequireClaim|adminOnly|admin_only|onlyAdmin|\babort\(\s*403|\b403\b|Forbidden\b|AccessDenied|PermissionDenied|HttpResponseForbidden|StatusForbidden/i,
    unless: /skip_|AllowAnonymous|permitAll|AllowAny|403 (?:page|error)|test/i,
    or: ASKS_RIGHT,
  },
  {
    situation: guards.login,
    guard:
      /login_required|LoginRequiredMixin|@authenticated|before_action\s+:?(?:authenticate|require_login|require_user|require_session|logged_in|signed_in)\w*|\bauthenticate_\w+!|\[Authorize\]|\.RequireAuthorization\(\)|\brequire_?(?:Auth|Session|Login|User|SignedIn)\w*\b|ensure_?(?:Authenticated|LoggedIn|SignedIn)\w*|isAuthenticated|is_authenticated|authMiddleware|auth_middleware|passport\.authenticate|middleware\(\s*\[?\s*['"]auth\b|JwtAuthGuard|AuthGuard|authenticated\(\)|verify_?Token\w*|\b401\b|Unauthorized\b|StatusUnauthorized|jwt_required/i,
    unless: /skip_|AllowAnonymous|permitAll/i,
    or: ASKS_RIGHT,
  },
  {
    situation: guards.redirect,
    guard:
      /LocalRedirect|IsLocalUrl|url_has_allowed_host\w*|is_safe_url|isSafeRedirect|safeRedirect|safe_redirect|allowedRedirect\w*|ALLOWED_REDIRECT\w*|isRelativeUrl|url_from\(|allow_other_host:\s*false|isLocalPath|validateRedirect/i,
  },
  {
    situation: guards.address,
    guard:
      /isPrivate(?:Ip|Address|Host)?|is_private|assertPublic\w*|ensure_?public\w*|isAllowedHost|allowed_?hosts?\b|ALLOWED_HOSTS\.|ssrf\w*|blockPrivate|isInternal(?:Host|Ip|Url)?|isLoopbackAddress|isSiteLocalAddress|allowedDomains|validateUrl|validate_url|is_public_url|isPublicUrl/i,
  },
  {
    situation: guards.path,
    guard:
      /secure_filename|os\.path\.basename|path\.basename|File\.basename|filepath\.Base\(|FilenameUtils\.getName|Path\.GetFileName\(|\bbasename\(|realpath\(|is_relative_to|\.normalize\(\)\.startsWith|startsWith\(\s*(?:root|base|UPLOAD\w*|dir|folder)|safe_join|send_from_directory|getCanonicalPath|filepath\.IsLocal|isInside\w*/i,
  },
  {
    situation: guards.fileType,
    guard:
      /allowed_?(?:file)?_?(?:ext(?:ension)?s?|types?|mimes?|content_?types?)|fileFilter|ALLOWED_(?:EXT|MIME|TYPES|IMAGE)\w*|mimes:|mimetypes:|content_type\s+in\b|FileExtensionValidator|extension_allowlist|extension_whitelist|acceptedTypes|imghdr|validates_attachment_content_type|isAllowedType|\.mimetype\s*(?:===?|!==?|in\b)|getContentType\(\)\.(?:equals|startsWith)/i,
  },
  {
    situation: guards.escape,
    guard:
      /DOMPurify|sanitize_?(?:Html|Url|Markdown)?\(|sanitise\w*\(|escape_?Html\w*|htmlspecialchars|htmlentities|html\.escape|html\.EscapeString|bleach\.clean|\bpurif(?:y|ier)\w*|\bHtmlEncode|Encode\.for\w+|encodeForHTML|ERB::Util|\bh\(|strip_tags|escapeXml|Jsoup\.clean|HtmlSanitizer|HtmlUtils\.htmlEscape|\besc_html|template\.HTMLEscape\w*|_\.escape|\bxss\(|sanitize:\s*true|autoescape\s*=\s*True/i,
    or: /html\/template|textContent|innerText|render\(|\btext\(|createTextNode|<[A-Z]\w+|\{\{|autoescape|link_to|content_tag|<%=|setText|react-markdown|setHTML\(/,
  },
  {
    situation: guards.session,
    guard:
      /session\.regenerate|regenerate_?(?:Session)?Id|session_regenerate_id|reset_session|rotate_?session|cycle_key|changeSessionId|migrateSession|session\.(?:invalidate|destroy|flush|clear)\(|session_destroy|revoke_?(?:all_?)?(?:Tokens|Sessions)\w*|invalidate_?(?:all_?)?(?:Sessions|Tokens)\w*|deleteSessions|logoutOtherDevices|->session\(\)->(?:invalidate|regenerate)/i,
  },
  {
    situation: guards.lock,
    guard:
      /select_for_update|with_lock|\.lock!|lockForUpdate|FOR UPDATE\b|PESSIMISTIC_WRITE|\bsynchronized\b|\.Lock\(\)|mutex\.|acquire_lock|withLock|redlock|idempotency_?key|IdempotencyKey|@Version\b|UPDLOCK|optimistic/i,
  },
  {
    situation: guards.size,
    guard:
      /max_?file_?size|maxFileSize|fileSize\s*:|MAX_CONTENT_LENGTH|MaxBytesReader|LimitReader|max_?(?:upload|request|body)_?size\w*|bodyLimit|MultipartBodyLengthLimit|RequestSizeLimit|max_?page_?size|MAX_(?:LIMIT|PAGE|ROWS|SIZE)\w*|Math\.min\([^)\n]{0,60}(?:limit|size|MAX)|clamp\(.{0,40}(?:limit|size)|max_length\s*=|maxLength|\blimit\s*:\s*["']\d+[km]b/i,
  },
  {
    situation: guards.validation,
    guard:
      /\.(?:safeParse|parse|parseAsync)\(\s*(?:await\s+)?(?:req|request|ctx|body|input|params|payload)|\bvalidate\w*\(|\$request->validate|@Valid\b|@Validated\b|ModelState\.IsValid|ValidationPipe|\bJoi\.|celebrate\(|checkSchema|express-validator|validationResult|is_valid\(|\bfull_clean\(|validates\s+:|validates_\w+|->validated\(\)|\.permit\(|ShouldBindJSON|validator\.\w+|Validator::make|schema\.validate|raise_exception=True|@(?:Min|Max|Size|Positive|PositiveOrZero|Pattern|NotNull|NotBlank)\b|@Is[A-Z]\w+\(|(?:amount|quantity|qty|price|count|total)\w*\s*(?:<=?|>=?)\s*(?:0|MAX|max)/,
    or: /\.permit!|class-validator|schema|z\.object|\bvalidated?\b|validator/i,
  },
  {
    situation: guards.headers,
    guard:
      /\bhelmet\b|Content-Security-Policy|X-Frame-Options|Strict-Transport-Security|X-Content-Type-Options|SecurityMiddleware|XFrameOptionsMiddleware|frameOptions|contentSecurityPolicy|secure_headers|UseHsts|UseHttpsRedirection|force_ssl\s*=\s*true|SECURE_SSL_REDIRECT\s*=\s*True|Talisman/i,
    unless: /disable|false|none/i,
  },
  {
    situation: guards.audit,
    guard:
      /\baudit(?:_?log|_?trail|Logger|Service|or|Event)?\w*(?:\.(?:log|record|write|add|info|emit|create)|\()|AuditLog(?:\.|\()|security_?log\w*\.|logSecurityEvent|activity\(\)->/i,
  },
];

const IMPORT =
  /^\s*(?:import\b|from\s+\S+\s+import\b|using\s+[\w.]+;|require\b|require_relative\b|use\s+[\w\\]+;|const\s+\{?[\w\s,]+\}?\s*=\s*require\(|#include|package\b|export\s+\*)/;
const COMMENT = /^\s*(?:\/\/|#(?!\[)|\*|\/\*|<!--|--\s|"""|''')/;
const DEFINES =
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:def\s+(?:self\.)?([\w?!]+)|func\s+(?:\([^)]*\)\s*)?(\w+)|function\s+(\w+)|(?:\w+\s+)*fun\s+(\w+)|(?:(?:public|private|protected|internal|static|final|async|abstract|override|virtual)\s+)+[\w<>[\],?\s.]{1,80}?\b(\w+)\s*\(|(?:export\s+)?(?:const|let)\s+(\w+)\s*=\s*(?:async\s*)?\(|class\s+(\w+)|\w+\.(?:get|post|put|patch|delete|all|use)\(\s*(["'`][^"'`]+["'`])|(?:get|post|put|patch|delete)\s+(["'][^"']+["']))/;

/** Guards that a change deletes and puts nowhere else. */
export function findRemovedGuards(files: readonly ChangedFile[]): RemovedGuard[] {
  const added = files.flatMap(({ lines }) => lines.filter(({ kind, text }) => kind === "added" && !COMMENT.test(text)));
  const addedText = added.map(({ text }) => text.slice(0, MAX_LINE));
  const always = addedText.filter((_, at) => !SOMETIMES.test(addedText[at - 1] ?? ""));
  const filters = always.map((_, at) => always.slice(Math.max(0, at - FILTER_LINES), at + 1).join(" "));
  const replaced = new Map<GuardRule, boolean>();
  const isReplaced = (rule: GuardRule): boolean => {
    const known =
      replaced.get(rule) ??
      (rule.situation === guards.owner ? always : addedText).some(
        (text) => isGuard(rule, text) || rule.or?.test(text) === true,
      );
    replaced.set(rule, known);
    return known;
  };
  const kept = new Set(addedText.map(normalise));
  const names = new Set(addedText.flatMap((text) => definedIn(text)));
  const found: RemovedGuard[] = [];
  for (const file of files) {
    if (file.deleted) continue;
    file.lines.forEach(({ kind, text }, line) => {
      if (kind !== "removed" || IMPORT.test(text) || COMMENT.test(text) || kept.has(normalise(text))) return;
      const rule = GUARDS.find((one) => isGuard(one, text.slice(0, MAX_LINE)));
      if (!rule || isReplaced(rule) || isDefinition(rule, text) || goesWithItsSubject(file.lines, line, names)) return;
      if (rule.situation === guards.owner && isFilteredBy(ownersIn(text), filters)) return;
      found.push({ situation: rule.situation, file, line });
    });
  }
  return found;
}

const MAX_LINE = 600;
/** Of a view the act or the method: what stands under it holds for that one only. */
const SOMETIMES = /^\s*(?:if|elif|unless)\b.{0,60}\b(?:self\.action|action_name|request\.method)\b/;
const FILTER_LINES = 3;
const OWNER =
  /\b(?:user|owner|account|tenant|organi[sz]ation|member|customer|author)(?:_?id)?(?=["']?\s*(?:===?|!==?|<>|[:=,})]|eq\b|\.equals))/gi;
const FILTERS =
  /\b(?:where|find\w*|filter\w*|get_object_or_404|andWhere|exists\w*|deleteMany|deleteOne)\b["']?\s*[(:]|\bWHERE\b/;
/** What of a query is not compared, but read, written or sorted by. */
const READS = /\b(?:select|include|attributes|order\w*|data|set|values|returning)\b\s*[:(]|\bORDER BY\b/i;

/** The fields by which a line says whose something is, without the ways to write them. */
function ownersIn(text: string): string[] {
  return [...text.slice(0, MAX_LINE).matchAll(OWNER)].map(([name]) => plainOwner(name));
}

const plainOwner = (name: string): string => name.replace(/_?id$/i, "").toLowerCase();

/** Whether an added query asks for one of these fields: `where: { id, ownerId }`. */
function isFilteredBy(owners: readonly string[], added: readonly string[]): boolean {
  return added.some((text) => {
    const from = text.search(FILTERS);
    if (from < 0) return false;
    const asked = text.slice(from).split(READS)[0] ?? "";
    return ownersIn(asked).some((owner) => owners.includes(owner));
  });
}

const isGuard = ({ guard, unless }: GuardRule, text: string): boolean =>
  !IMPORT.test(text) && guard.test(text) && unless?.test(text) !== true;
const normalise = (text: string): string => text.replace(/\s+/g, "");
const definedIn = (text: string): string[] =>
  (DEFINES.exec(text.slice(0, MAX_LINE))?.slice(1) ?? []).filter((name) => name !== undefined);

/** A guard's own definition, such as `function escapeHtml(text) {`: its uses tell whether it is missed. */
function isDefinition({ guard }: GuardRule, text: string): boolean {
  const [name] = definedIn(text);
  return name !== undefined && !/["'`]/.test(name) && guard.test(`${name}(`) && !/[@[]/.test(text.trim().charAt(0));
}

/** Whether the code that the guard stood in, or over, is deleted with it. */
function goesWithItsSubject(lines: readonly DiffLine[], line: number, names: ReadonlySet<string>): boolean {
  const isGone = (at: number): boolean => {
    const defined = lines[at]?.kind === "removed" ? definedIn(lines[at]?.text ?? "") : [];
    return defined.length > 0 && !defined.some((name) => names.has(name));
  };
  if (isGone(line)) return true;
  const stands = /^\s*(?:@|\[|#\[)/.test(lines[line]?.text ?? "");
  for (let at = line + 1; stands && at < lines.length && at < line + MAX_UNIT; at++) {
    const next = lines[at];
    if (next === undefined || next.kind === "gap") break;
    if (next.kind === "added" || next.text.trim() === "") continue;
    if (isGone(at)) return true;
    if (definedIn(next.text).length > 0 || next.kind === "context") return false;
  }
  if (stands) return false;
  // Upwards to the unit it stands in: deleted as well, or still there.
  const indent = indentOf(lines[line]?.text ?? "");
  for (let at = line - 1; at >= 0 && at > line - MAX_UNIT; at--) {
    const before = lines[at];
    if (before === undefined || before.kind === "gap") break;
    if (before.kind === "added" || indentOf(before.text) >= indent) continue;
    if (definedIn(before.text).length > 0) return isGone(at);
  }
  return false;
}

const MAX_UNIT = 60;
const indentOf = (text: string): number =>
  text.trim() === "" ? Number.POSITIVE_INFINITY : text.length - text.trimStart().length;
