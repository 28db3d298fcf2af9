import type { Language } from "./files.ts";

/** What a value is put into; each has controls of its own. */
export type Place = "statement" | "shell" | "markup" | "path" | "address" | "redirect" | "code" | "object";

/** What a request carries, by the path that reads it: `req.query.url`, `params[]`, `request.args.get()`. */
const SOURCES: Readonly<Record<Language, readonly RegExp[]>> = {
  javascript: [
    /^(?:req|request|ctx|context|c|event|evt)\.(?:(?:request|req)\.)?(?:query|body|params?|headers?|cookies?|queryStringParameters|pathParameters|rawBody|files?|originalUrl|url|hostname|json|formData|text|parseBody|get)\b/,
    /\bsearchParams\b|^(?:formData|form)\.get\b|^(?:window\.|document\.|self\.)?location\.(?:hash|search|href)\b|^document\.(?:URL|referrer)\b|^(?:window\.)?name$^|^params\.\w|^get(?:Query|RouterParam|Header|Cookie)\b|^readBody\b|^useSearchParams\b|^URLSearchParams\b|\.(?:originalname|originalFilename)$/,
  ],
  python: [
    /^(?:self\.)?request\.(?:args|form|values|json|get_json|GET|POST|PUT|data|query_params|cookies|headers|files|FILES|COOKIES|META|body|path_params|query|rel_url|match_info|get_data|stream|params|url|referrer|path)\b/,
    /^self\.get_(?:query_|body_)?arguments?\b|^info\.context\.request\b/,
  ],
  java: [
    /^(?:request|req|httpRequest|servletRequest|httpServletRequest|ctx|context|exchange|call)\.(?:getParameter\w*|getHeaders?|getCookies?|getQueryString|getInputStream|getReader|getParts?|getPathInfo|getRequestURI|queryParams?|queryParameters|parameters|pathVariable|pathParam|formParam|param|body|receive\w*|request|headers?)\b|\.getOriginalFilename\(\)/,
  ],
  ruby: [
    /^params\b|^cookies\b|^request\.(?:headers|body|referer|referrer|query_parameters|raw_post|params|fullpath|url|env|GET|POST)\b|\.original_filename$/,
  ],
  php: [
    /^\$_(?:GET|POST|REQUEST|COOKIE|FILES)\b|^\$_SERVER\[(?:HTTP_|QUERY_STRING|REQUEST_URI|PATH_INFO|PHP_SELF)?/,
    /^\$(?:request|req|this\.request)\.(?:input|get|query|all|post|header|cookie|cookies|files?|route|request|getContent|getParsedBody|getQueryParams|getPost|getGet|string|only|except|json)\b|^(?:Request|Input)\.(?:input|get|all)\b|^request\(\)|^filter_input\b|\.getClientOriginalName\(\)/,
  ],
  go: [
    /^(?:r|req|request)\.(?:URL|FormValue|PostFormValue|Form|PostForm|MultipartForm|Header|Body|PathValue|Cookie|Cookies|Host|RequestURI|FormFile|Referer|UserAgent)\b/,
    /^mux\.Vars\b|^chi\.URLParam\b|^(?:c|ctx)\.(?:Query|QueryParam|QueryParams|Param|Params|PostForm|FormValue|GetHeader|Get|GetQuery|Cookie|Cookies|DefaultQuery|DefaultPostForm|FormFile|Body|GetRawData|UserValue|URLParam)\b/,
  ],
  csharp: [
    /^(?:this\.)?(?:HttpContext\.|context\.|ctx\.|httpContext\.)?Request\.(?:Query|Form|Headers|Cookies|Body|RouteValues|QueryString|Path|Params)\b|^Request\[|^(?:\w*[fF]ile|upload|image|Input\.\w+)\.FileName$/,
  ],
  markup: [],
};

/** Whether a path reads what a request carries. */
export function isSource(path: string, language: Language): boolean {
  return SOURCES[language].some((source) => source.test(path));
}

// What is left of such a call's argument cannot carry a statement, an address or markup: a number, a key, a digest, a test.
const NARROWING =
  /(?:^|\.)(?:Number|parseInt|parseFloat|BigInt|Boolean|int|float|bool|len|round|abs|intval|floatval|boolval|count|strlen|isset|empty|is_numeric|ctype_\w+|to_i|to_f|to_sym|size|length|Integer|Float|Atoi|ParseInt|ParseFloat|ParseUint|ParseBool|valueOf|parseLong|parseDouble|toInt|toLong|toIntOrNull|toLongOrNull|toUUID|UUID|fromString|Parse|TryParse|ToInt32|ToInt64|Guid|ObjectId|uuid|now|indexOf|findIndex|hash|sha256|md5|digest|hexdigest|getTime|strftime|date|is[A-Z]\w*|has[A-Z]\w*|includes|has|contains|containsKey|in_array|array_key_exists|startsWith|endsWith|startswith|endswith|start_with\?|end_with\?|include\?|key\?|present\?|blank\?|nil\?|any\?|isEmpty|test|equals|matches)$/;
const VALIDATING =
  /(?:^|\.)(?:parse|safeParse|parseAsync|validate\w*|validated|assert\w*|ensure\w*|verify\w*|sanitize\w*|sanitise\w*|clean\w*|allowed\w*|allowlist\w*|whitelist\w*|safe[A-Z_]\w*|pick|only|permit|slice_allowed|enum|coerce|resolve(?:Allowed|Safe)\w*|z\.\w+)$/;
const CONTROLS: Readonly<Record<Place, RegExp>> = {
  statement:
    /(?:^|\.)(?:quote|quote_name|quoteIdent\w*|escape\w*|literal|ident\w*|real_escape_string|mysqli_real_escape_string|sanitize_sql\w*|Identifier|Literal|quoteIdentifier|prepare|bind\w*|(?<!Arel\.)sql|raw_identifier|pgIdent)$/i,
  shell: /(?:^|\.)(?:quote|shellescape|escape|escapeshellarg|escapeshellcmd|shell_quote|basename)$/,
  markup:
    /(?:^|\.)(?:\w*escape\w*|\w*encode\w*|\w*sanitize\w*|\w*sanitise\w*|htmlspecialchars|htmlentities|strip_tags|clean|purify|h|e|esc|esc_\w+|EscapeString|HtmlEncode|forHtml\w*|forJavaScript\w*|Encode|urlencode|rawurlencode|url_for|t|translate|gettext|i18n\.t|json_encode|number_format|render|renderToString)$/i,
  path: /(?:^|\.)(?:OpenReadStream|basename|secure_filename|safe_join|getName|GetFileName|GetFileNameWithoutExtension|Base|fileName|sanitize\w*|slugify|parameterize|randomUUID|uuid4?|realpath|File\.basename)$/,
  address:
    /(?:^|\.)(?:encodeURIComponent|quote|quote_plus|urlencode|rawurlencode|QueryEscape|PathEscape|EscapeDataString|UrlEncode|escape|CGI\.escape|ERB::Util\.url_encode|encode|URLSearchParams|toString)$/,
  redirect:
    /(?:^|\.)(?:encodeURIComponent|url_for|reverse|quote|urlencode|\w*_path|\w*_url|route|to_route|pathname|LocalRedirect|safe\w*|url_from|get_absolute_url|resolve_url|relative\w*|local\w*|UrlEncode|QueryEscape)$/i,
  code: /^$/,
  object:
    /(?:^|\.)(?:permit|only|pick|expect|slice|validated|validate\w*|safe|parse|plainToInstance|new \w+|from\w*|\w*Dto|\w*Schema\.\w+|\w*_params|cleaned_data|model_dump|asdict|omit|except)$/i,
};

/** Whether what a call gives back is harmless in a place, whatever it was given. */
export function isControl(callee: string, place: Place): boolean {
  return NARROWING.test(callee) || VALIDATING.test(callee) || CONTROLS[place].test(callee);
}

// Calls that give back what they were given, in another form.
const TRANSPARENT =
  /(?:^|\.)(?:String|str|string|toString|to_s|trim|strip|toLowerCase|toUpperCase|lower|upper|downcase|upcase|capitalize|decode|decode\w+|b64decode|urlsafe_b64decode|base64_decode|strict_decode64|decode64|atob|Buffer\.from|from|unquote|urldecode|rawurldecode|decodeURIComponent|QueryUnescape|join|concat|format|Sprintf|sprintf|replace|replaceAll|gsub|sub|slice|substring|substr|get|getOrDefault|first|last|fetch|dig|at|Get|getFirst|pop|FirstOrDefault|Path|Paths\.get|Path\.of|resolve|new \w*(?:URL|Uri|URI|String|File|Reader|Stream|Path|Buffer|StringBuilder)|URI\.create|URI|parse_url|url\.Parse|getBytes|GetBytes|encode|Join|Combine|File|ReadAll|NewReader|read|readAllBytes|getInputStream|getvalue|getOriginalFilename|getClientOriginalName|original_filename|filename|OpenReadStream|FromBase64String|orElse|orEmpty|toPath|of|append|let|also|ToString|Trim|unsafe|items|entries|values|keys|all|to_h|to_unsafe_h|to_unsafe_hash|to_hash|merge|get_json|json|receive\w*|text|formData|compact|flatten|Object\.entries|Object\.assign|getString|toList|asList|List\.of|listOf|arrayOf)$/;

export function isTransparent(callee: string): boolean {
  return TRANSPARENT.test(callee);
}

/** A condition that asks whether a value is one of those allowed. */
export const CHECK =
  /(?:^|\.|_)(?:includes|has|hasOwn|hasOwnProperty|contains\w*|containsKey|in_array|array_key_exists|include\?|key\?|member\?|test|match|match\?|matches|fullmatch|preg_match|MatchString|isLocalUrl|IsLocalUrl|url_has_allowed_host\w*|is_?(?:safe|allowed|valid|local|relative|internal|public|same|trusted|known|sort)\w*|allow(?:ed|s)?\w*|startsWith|starts_with|start_with\?|HasPrefix|startswith|StartsWith|validate\w*|valid\w*|IsPathRooted|is_relative_to|TryParse|isSafe\w*)$/i;
export const STATED_CHECK = /(?:^|\.)(?:assert|ensure|check|validate|verify|reject|guard|require)(?:[A-Z_]\w*)?!?$/;
