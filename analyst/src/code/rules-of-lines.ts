import type { Language } from "./files.ts";
import type { CodeSituation } from "./situation.ts";
import { injection } from "./situations/injection.ts";
import { requests } from "./situations/requests.ts";
import { settings } from "./situations/settings.ts";

/** A line that is a finding by itself. Tried on added lines without their comments; every pattern is bounded. */
export interface LineRule {
  readonly situation: CodeSituation;
  readonly line: RegExp;
  readonly languages?: readonly Language[];
  readonly unless?: RegExp;
  /** What the lines around, five up and down, have or have not to contain. */
  readonly near?: RegExp;
  readonly notNear?: RegExp;
  /** What the function under the line has not to contain. */
  readonly notUnder?: RegExp;
}

const SECRET_NAME =
  "(?:password|passwd|pwd|secret|api_?key|access_?key|private_?key|auth_?token|client_?secret|signing_?key|jwt_?key|encryption_?key)";

export const lineRules: readonly LineRule[] = [
  {
    situation: settings.certificates,
    line: /\brejectUnauthorized\s*[:=]\s*false|\bNODE_TLS_REJECT_UNAUTHORIZED\b.{0,6}=\s*["']?0|\bInsecureSkipVerify\s*[:=]\s*true|\bverify\s*=\s*False\b|\bverify_ssl\s*[=:]\s*[Ff]alse|\bssl\s*=\s*False\b|CERT_NONE\b|check_hostname\s*=\s*False|_create_unverified_context|CURLOPT_SSL_VERIFY(?:PEER|HOST)\b.{0,6}(?:false|0)\b|\bVERIFY_NONE\b|['"]verify['"]\s*=>\s*false|verify_peer(?:_name)?['"]?\s*=>\s*false|\bwithoutVerifying\(\)|(?:NoopHostnameVerifier|ALLOW_ALL_HOSTNAME_VERIFIER|TrustAllStrategy|TrustSelfSignedStrategy|InsecureTrustManagerFactory|DangerousAcceptAnyServerCertificateValidator)\b|[hH]ostnameVerifier\s*[({=].{0,40}(?:->\s*true|\btrue\b)|(?:ServerCertificate(?:Custom)?ValidationCallback|RemoteCertificateValidationCallback)\b.{0,80}(?:=>\s*true|return true)|\bstrictSSL\s*:\s*false/,
    unless: /\bjwt\b/i,
  },
  {
    situation: settings.origins,
    line: /Access-Control-Allow-Origin["']?\s*(?:[,:=]|=>)\s*["']?(?:\*|null\b|(?:req|request|r|ctx)\.(?:headers?|Header|get)|\$_SERVER\[['"]HTTP_ORIGIN)|\borigin\s*:\s*(?:true\b|["']\*["']|\(\s*\w+\s*,\s*(?:cb|callback|done)\s*\)\s*=>\s*(?:cb|callback|done)\(null,\s*true)|\bcors\(\s*\)|allow_origins\s*=\s*\[\s*["']\*["']|CORS_(?:ORIGIN_)?ALLOW_ALL(?:_ORIGINS)?\s*=\s*True|\bCORS\(\s*app\s*\)|@CrossOrigin(?:\s*$|\(\s*\)|\((?:origins|value|originPatterns)?\s*=?\s*\{?\s*"\*")|\.(?:allowedOrigins|allowedOriginPatterns|setAllowedOrigins|addAllowedOrigin(?:Pattern)?)\((?:listOf\(|List\.of\()?\s*"\*"|\.AllowAnyOrigin\(\)|SetIsOriginAllowed\(\s*\w+\s*=>\s*true|AllowAllOrigins\s*[:=]\s*true|AllowOrigins\s*:\s*\[\]string\{\s*"\*"|\borigins\s+["']\*["']|anyHost\(\)|['"]allowed_origins['"]\s*=>\s*\[\s*['"]\*/,
    unless: /\bcallback\(null,\s*false|\.woff|\bfonts?\b/,
  },
  {
    situation: settings.scriptCookie,
    line: /\bhttp_?only\b["']?\s*(?:[:=]|=>)\s*["']?(?:false|False|0)\b|setHttpOnly\(\s*false|\.httpOnly\(\s*false|withHttpOnlyFalse\(|HttpOnly\s*[:=]\s*false|SESSION_COOKIE_HTTPONLY\s*=\s*False/i,
    unless: /csrf|xsrf|theme|locale|lang\b|consent/i,
    notNear: /csrf|xsrf|XSRF-TOKEN/i,
  },
  {
    situation: settings.scriptCookie,
    line: /\b(?:res|response|reply|ctx\.cookies|cookies\(\)|cookies|Cookies)\.(?:cookie|setCookie|set|set_cookie)\(\s*["'](?:\w*(?:sess|token|auth|jwt|sid|remember)\w*)["']\s*,\s*[^,{}]{1,80}(?:,\s*(?:max_age|expires|maxAge)\s*=?\s*[\w*]+)?\s*\)\s*;?\s*$/i,
    unless: /csrf|xsrf/i,
  },
  {
    situation: settings.plainCookie,
    line: /\bsecure\b["']?\s*(?:[:=]|=>)\s*(?:false|False)\b|setSecure\(\s*false|SESSION_COOKIE_SECURE\s*=\s*False|CookieSecurePolicy\.None|\.secure\(\s*false/,
    near: /cookie|session|httpOnly|sameSite|samesite|http_only/i,
  },
  {
    situation: settings.crossSiteCookie,
    line: /\bsame_?site["']?\s*(?:[:=(]|=>)\s*(?:["'](?:none)["']|:none|SameSiteMode\.None|http\.SameSiteNoneMode)/i,
  },
  {
    situation: settings.unverifiedToken,
    line: /verify_signature["']?\s*[:=]\s*[Ff]alse|\bverify\s*=\s*False\b.{0,60}algorithms|\bjwt\.decode\([^)\n]{1,120}verify\s*=\s*False|algorithms?["']?\s*[:=]\s*\[?\s*["'](?:none|NONE)["']|\bParseUnverified\(|\bjwt_?decode\(\s*(?:token|req|request|bearer|access)|JWT\.decode\([^,\n]{1,60},\s*nil,\s*false|ValidateIssuerSigningKey\s*=\s*false|RequireSignedTokens\s*=\s*false|SignatureValidator\s*=|\.parseClaimsJwt\(|\bJWT\.decode\(\s*\w+\s*\)|unsecured\(\)|ReadJwtToken\(/,
    unless: /exp\b.{0,20}(?:Date|time)|\bclient-?side\b/i,
  },
  {
    situation: settings.unverifiedToken,
    line: /\b(?:jwt|jsonwebtoken|jose)\.(?:decode|decodeJwt)\(/,
    languages: ["javascript"],
    notNear: /\b(?:jwt|jsonwebtoken|jose)\.(?:verify|jwtVerify)\(|jwtVerify\(|complete:\s*true/,
  },
  {
    situation: settings.tokenAlgorithm,
    line: /\b(?:algorithms?|alg|algos)\b["']?\s*(?:[:=]|=>)\s*\[?\s*\(?(?:await\s+)?[\w$.()>-]*(?:[hH]eader|decoded|unverified|token|jwt|claims|complete)\w*(?:\??\.|\[|->|\()[^,\n]{0,40}\balg(?:orithm)?\b|\b(?:decode|verify)\([^\n]{0,120}[hH]eader\w*(?:\.|\[["']|->|\?\.)(?:get\(["'])?alg\b/,
  },
  {
    situation: settings.tokenAudience,
    line: /\bverify_(?:aud|iss)["']?\s*(?:[:=]|=>)\s*(?!\s*(?:true|True)\b)|\bValidate(?:Audience|Issuer)\s*=\s*(?!\s*true\b)|\b(?:skip|ignore|disable)_?(?:Aud|Iss|audience|issuer)\w*["']?\s*(?:[:=]|=>)\s*true|SkipClaimsValidation|setSkipDefaultAudienceValidators|setSkipAllValidators/i,
  },
  {
    situation: settings.expiredToken,
    line: /\bignoreExpiration\s*:\s*true|verify_exp["']?\s*[:=]\s*[Ff]alse|ValidateLifetime\s*=\s*false|verify_expiration["']?\s*[:=]\s*false|\bclockTolerance\s*:\s*(?:Infinity|\d{6,})/,
  },
  {
    situation: settings.randomness,
    line: /(?:token|secret|password|passwd|pin\b|otp|nonce|salt|session_?id|api_?key|reset_?code|invite_?code|verification_?code|coupon|voucher|\bcode)\w*["']?\s*(?::=|[:=]|=>|\.push\().{0,60}(?:Math\.random\(|\brandom\.(?:random|randint|choice|choices|randrange|sample|getrandbits)\(|\bnew Random\(|(?<![\w.])m?t?_?rand\(|\brand\.(?:Int|Intn|Read|Uint\d+|Perm|Int63)\(|\bRandom\.(?:nextInt|nextLong|Next|Shared)|Random\(\)\.next|\bThreadLocalRandom\b|\buniqid\(|RandomStringUtils\.random|\bRandom\.rand\(|\.sample\b(?=.{0,30}join))/i,
    unless:
      /SecureRandom|secrets\.|crypto\.|SystemRandom|status_?code|postcode|barcode|country_?code|colou?r|jitter|delay|zip_?code/i,
  },
  {
    situation: settings.randomness,
    line: /\breturn\b.{0,40}(?:Math\.random\(\)|random\.choices?\(|\bnew Random\(|mt_rand\(|rand\.Intn\()|(?:Math\.random\(\)\.toString\(36\))|''\.join\(random\.choices?\(|"".join\(random\.choices?\(/,
    near: /(?:def|function|func|fun|const|let|static|public|private)\b.{0,60}(?:token|secret|password|otp|pin\b|nonce|session|apikey|api_key|resetcode|invite|voucher|code)/i,
    unless: /SystemRandom|SecureRandom/,
  },
  {
    situation: settings.randomness,
    line: /\bnew Random\(\)\.next|\bRandom\(\)\.next|\brandom\.(?:randint|randrange|choices?)\(|\bmt_rand\(|\brand\.Int(?:n|31n|63n)?\(|Math\.floor\([^\n]{0,40}Math\.random\(/,
    near: /\b(?:reset|invite|invitation|verif\w*|otp|one_?time|login|sign_?in|access|confirm\w*)_?(?:code|token|pin|key|password|link|store)s?\b|\b(?:otp|passcode|pin_?code|token|secret|password)\s*(?::=|=)/i,
    unless: /SystemRandom|SecureRandom|jitter|delay|sleep|colou?r/i,
  },
  {
    situation: settings.digest,
    line: /\b(?:md5|sha1|sha256|sha512|MD5|SHA1|SHA256)\b.{0,60}(?:password|passwd|pwd|\bpin\b)|(?:password|passwd|pwd|\bpin\b)\w*.{0,60}(?:\b(?:md5|sha1|sha256|sha512)\(|createHash\(|hashlib\.\w+\(|Digest::\w+|MessageDigest|MD5\.|SHA1\.|SHA256\.|getInstance\("(?:MD5|SHA))/i,
    unless: /pbkdf2|scrypt|bcrypt|argon|password_reset_token|hmac|createHmac|pwned|haveibeen/i,
  },
  {
    situation: settings.cipher,
    line: /["'](?:aes-\d{3}-ecb|des(?:-\w+)?|des-ede3?(?:-\w+)?|rc4|bf-\w+)["']|Cipher\.getInstance\(\s*"(?:AES"|AES\/ECB|DES|DESede|RC4|Blowfish)|\bMODE_ECB\b|modes\.ECB\(|CipherMode\.ECB|\bdes\.NewCipher\(|\brc4\.NewCipher\(|\bDES\.new\(|\bARC4\.new\(|mcrypt_encrypt\(|\bcreateCipher\(|(?:DES|TripleDES|RC2)(?:CryptoServiceProvider|\.Create\(\))/,
  },
  {
    situation: settings.secret,
    line: new RegExp(
      `\\b\\w{0,40}${SECRET_NAME}\\w{0,20}["']?\\s*(?::\\s*(?:String|string|str)\\s*)?(?::=|=>|[:=])\\s*[bru]?["'\`](?=[^"'\`\\s]{10,200}["'\`])(?=[^"'\`]*\\d)(?![^"'\`]*[\${}<> ])[A-Za-z\\d+/_=.!@#%^&*-]{10,200}["'\`]`,
      "i",
    ),
    unless:
      /process\.env|os\.environ|getenv|ENV\[|config\(|example|changeme|placeholder|your[-_]|xxxx|\btest\b|dummy|fake|hash|regex|pattern|\/api\/|i18n|label|message|error|path|route|selector|testid|field|header|column|secretmanager|arn:|vault:|kms:/i,
  },
  {
    situation: settings.secret,
    line: /["'`](?:sk_live_|rk_live_|AKIA|ghp_|gho_|glpat-|xox[bpars]-|SG\.|AIza|-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY)[\w.+/=-]{8,}/,
  },
  {
    situation: settings.errors,
    line: /(?:res(?:ponse)?|reply|ctx)\b.{0,60}(?:json|send|body|end|render)\b.{0,60}\b(?:err|error|e|ex)\.stack\b|(?:jsonify|JsonResponse|HttpResponse|Response)\(.{0,60}traceback\.format_exc\(|http\.Error\(w,.{0,20}debug\.Stack\(|\.(?:StatusCode|BadRequest|Problem|Content)\(.{0,40}\bex\.(?:ToString\(\)|StackTrace)|printStackTrace\(\s*(?:response|resp|res)\.|render\b.{0,40}\b(?:e|error|exception)\.(?:backtrace|full_message)|echo\s+\$e->getTraceAsString\(\)/,
  },
  {
    situation: settings.debug,
    line: /^\s*DEBUG\s*=\s*True\b|\.run\(.{0,80}\bdebug\s*=\s*True|APP_DEBUG['"]?\s*(?:=>|=|,)\s*true|display_errors['"]?\s*[,=]\s*['"]?(?:1|on|true)|UseDeveloperExceptionPage\(\)|consider_all_requests_local\s*=\s*true|gin\.SetMode\(gin\.DebugMode\)|\bdebug\.SetGCPercent\b(?!)|_ "net\/http\/pprof"/,
    unless: /env\.|environ|getenv|IsDevelopment|if\b/,
  },
  {
    situation: settings.forgery,
    line: /@csrf_exempt\b|\bcsrf_exempt\(|\.csrf\(\)\.disable\(\)|\bcsrf\s*\(\s*(?:\w+\s*->\s*\w+\.disable\(\)|AbstractHttpConfigurer::disable|CsrfConfigurer::disable|\{\s*(?:it\.)?disable\(\)\s*\})|\bcsrf\s*\{\s*(?:it\.)?disable\(\)|skip_before_action\s+:verify_authenticity_token|skip_forgery_protection|protect_from_forgery\b.{0,60}(?:except:|:null_session)|\[IgnoreAntiforgeryToken|WTF_CSRF_ENABLED['"]?\]?\s*=\s*False|csrf\.exempt|@csrf\.exempt|withoutMiddleware\(.{0,40}VerifyCsrfToken|csrf_protection['"]?\s*=>\s*false/,
    notUnder:
      /\b(?:construct_?event|verify_?(?:webhook_?)?signature|validate_?(?:webhook_?)?signature|verify_header|compare_digest|secure_compare|hash_equals)\(/i,
  },
  {
    situation: requests.opened,
    line: /@PermitAll\b|\[AllowAnonymous\]|\.AllowAnonymous\(\)|skip_before_action\s+:(?!verify_authenticity)\w*(?:auth|login|sign|admin|role|permission|user|member|require)\w*|skip_authorization_check|skip_authorize_resource|permission_classes\s*=\s*[[(]\s*(?:AllowAny|permissions\.AllowAny)|\banyRequest\(\)\.permitAll\(\)|withoutMiddleware\(.{0,40}(?:auth|can|role)|"\/\*\*"\s*\)\.permitAll\(\)|requestMatchers\(\s*"[^"\n]{0,60}(?:admin|internal|actuator|manage|users|accounts|reports?|export)[^"\n]{0,60}"\s*\)\.permitAll|@Public\(\)|authenticate\s*:\s*false\b|auth\s*:\s*false\b/,
    unless: /login|signin|sign_in|signup|register|health|status|password_?reset|callback|webhook|\/auth\//i,
    notNear: /\b(?:login|sign_?in|sign_?up|register|health|ping|healthz|forgot|robots|version|webhook)\b/i,
  },
  {
    situation: injection.markup,
    line: /dangerouslySetInnerHTML\s*[=:]\s*\{?\{\s*__html\s*:(?!\s*["'`]|\s*[A-Z_]+\s*\}|\s*(?:\w+\.)*(?:DOMPurify|sanitize\w*|sanitise\w*|purify|clean\w*|escape\w*|safe\w*|trusted\w*)\b|\s*JSON\.stringify|\s*\w*(?:[sS]anitized|[cC]lean|[sS]afe|Css|css|JsonLd|jsonLd)\w*\s*\})/,
    notNear: /DOMPurify\.sanitize|sanitizeHtml\(|xss\(/,
  },
  {
    situation: injection.markup,
    line: /\bv-html\s*=|\{@html\s|\bset:html=|\[innerHTML\]\s*=|<%-\s*(?!include|partial|body|yield|csrf|stylesheet|javascript)|\{\{\{\s*(?!body|yield)\w|\{\{[^}\n]{1,80}\|\s*safe\b|\{!!\s*(?!csrf|method)|<%==\s|@Html\.Raw\(|\|\s*raw\s*\}\}|\bth:utext=|\{%\s*autoescape\s+(?:off|false)/,
    unless:
      /sanitize|purify|clean\(|escape|markdown\(.{0,40}safe|csrf_|t\(|__\(|trans\(|JSON\.stringify|icon|svg|(?:\bview\(|->make\()\s*['"][\w.:-]+['"]\s*(?:,[^\n]{0,160})?\)->render\(\)/i,
  },
  {
    situation: injection.markup,
    languages: ["ruby"],
    line: /[\w)\]}"]\.html_safe\b/,
    unless: /["'][^"'#\n]*["']\.html_safe|\bt\(|\bsanitize\(|\bh\(|safe_join|content_tag|link_to|icon|svg|to_json/,
  },
  {
    situation: injection.markup,
    languages: ["php", "markup"],
    line: /<\?=\s*(?!\(?\s*\(?(?:int|float)?\)?\s*(?:htmlspecialchars|htmlentities|e|esc\w*|h|urlencode|rawurlencode|intval|number_format|count|strlen|json_encode|strip_tags)\b)[^?\n]{0,120}\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\b/,
  },
  {
    situation: injection.entities,
    line: /resolve_entities\s*=\s*True|\bnoent\s*:\s*true|LIBXML_NOENT|DtdProcessing\.Parse\b|XmlResolver\s*=\s*new XmlUrlResolver|ProhibitDtd\s*=\s*false|libxml_disable_entity_loader\(\s*false|Nokogiri::XML\b.{0,80}\.?noent|load_dtd\s*=\s*True|SUPPORT_DTD\s*,\s*true|IS_SUPPORTING_EXTERNAL_ENTITIES\s*,\s*true/,
  },
  {
    situation: injection.entities,
    languages: ["java"],
    line: /\b(?:DocumentBuilderFactory|SAXParserFactory|XMLInputFactory|TransformerFactory|SchemaFactory)\.(?:newInstance|newFactory|newDefaultInstance)\(|\bnew SAXReader\(|\bnew SAXBuilder\(|XMLReaderFactory\.createXMLReader\(/,
    notNear:
      /setFeature|disallow-doctype-decl|FEATURE_SECURE_PROCESSING|ACCESS_EXTERNAL_DTD|setExpandEntityReferences\(false|SUPPORT_DTD|SECURE/,
  },
  {
    situation: settings.messages,
    languages: ["javascript", "markup"],
    line: /\.postMessage\([^\n]{1,160},\s*["']\*["']\s*\)/,
  },
  {
    situation: settings.messages,
    languages: ["javascript", "markup"],
    line: /(?:window|self|globalThis|^\s*)\.?addEventListener\(\s*["']message["']|window\.onmessage\s*=/,
    notNear: /\.origin\b|\.source\b|worker|Worker|port\b|MessageChannel|parentPort/,
  },
  {
    situation: settings.permissions,
    line: /\bchmod\w*\([^\n]{0,80}(?:0o?777|0o?666)\b|os\.(?:MkdirAll|WriteFile|Mkdir|OpenFile)\([^\n]{0,100}0o?777\b|FileUtils\.chmod\(?\s*0o?777|\bumask\(\s*0o?0+\s*\)/,
  },
  {
    situation: requests.assignment,
    languages: ["javascript"],
    line: /@Body\(\)\s*\w+\s*:\s*(?:Deep|QueryDeep)?Partial(?:Entity)?<\s*(?!\w*(?:Dto|DTO|Input|Request|Command|Form|Payload|Params|Body|Schema|Fields)\s*>)[A-Z]\w*\s*>/,
  },
  {
    situation: requests.assignment,
    line: /\$guarded\s*=\s*\[\s*\]|Model::unguard\(\)|\bparams\b.{0,120}\.permit!|^\s*fields\s*=\s*["']__all__["']|attr_accessible\s+:all/,
  },
  {
    situation: requests.assignment,
    languages: ["ruby"],
    line: /^\s*\.permit!/,
    near: /\bparams\b/,
  },
  {
    situation: injection.objectRead,
    languages: ["csharp"],
    line: /\bTypeNameHandling\.(?:Auto|All|Objects|Arrays)\b/,
    notNear: /SerializationBinder/,
  },
];

/** What the log must not hold, in the arguments of a call that logs. */
export const LOGGING =
  /^(?:console\.(?:log|info|debug|warn|error)|(?:\w+\.)*(?:log|logger|logging|Log|LOG|_logger|Rails\.logger|slog|zap|klog|logrus|sugar|LOGGER)\.(?:\w+)|print|println|fmt\.Print(?:f|ln)?|puts|error_log|var_dump|print_r|syslog|Log\.\w+|log\.\w+|logger|logger\.\w+|info|debug|log)$/;
export const SECRET_WORD =
  /(?:^|[._\s\W])(?:password|passwd|passphrase|pwd|secret|client_?secret|api_?key|access_?token|refresh_?token|auth_?token|id_?token|reset_?token|session_?token|bearer|jwt|otp|pin_?code|card_?number|cvv|cvc|ssn|iban|authorization|private_?key|credentials?|set-cookie)\b|(?:[a-z])(?:Password|Secret|ApiKey|AccessToken|RefreshToken|AuthToken|ResetToken|CardNumber|PrivateKey)\b|\btoken\b|\b(?:req|request)\.headers$/i;
