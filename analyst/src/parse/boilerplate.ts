/** Lines that a template, a tool or politeness put there. Each pattern is bounded and tried on one line. */
const LINES: readonly RegExp[] = [
  // Trailers of a commit (git-interpret-trailers) and what tools append to it.
  /^\s*(?:(?:signed-off|co-authored|co-developed|reviewed|acked|tested|reported|suggested|approved|helped|merged)-by|change-id|git-svn-id|differential revision|reviewed-on|cc|changelog-entry)\s*:/i,
  /^\s*\(?cherry[ -]picked from (?:commit )?[\da-f]{6,40}\)?\s*$/i,
  /^\s*(?:see merge request|merge (?:branch|pull request|remote-tracking)|imported from|this reverts commit)\b.{0,120}$/i,
  // Rules for contributors, as the forms of code hosts ask for them.
  /^\s*(?:[-*+]\s*)?(?:\[[ xX]\]\s*)?(?:I|we|my (?:code|change|commit|pr)|(?:this|the|your) (?:pr|pull request|change|commit|code))\b.{0,60}\b(?:contributing|contribution guide|guidelines|code of conduct|style guide|code style|self[- ]review|existing issues?|for duplicates|searched|commented (?:my )?code|\bcla\b|tests? (?:pass|that prove)|up to date with|updated the (?:changelog|documentation))/i,
  /^\s*(?:[-*+]\s*)?(?:please (?:read|check|make sure|ensure|search|fill|follow|delete|remove|tick)|before (?:you )?(?:submit|open|post|creat)|thanks? (?:you )?for (?:contributing|your|taking|submitting|opening))\b.{0,120}\b(?:contributing|contribution|guidelines|template|checklist|submit|submitting|pull requests?|issues?|reviewers?|maintainers?|checkbox|boxes|section)/i,
  /^\s*(?:[-*+]\s*)?\[ \]\s*(?:bug ?fix|new feature|feature|breaking change|refactor(?:ing)?|documentation(?: update)?|docs|chore|performance(?: improvement)?|tests?|style|ci|build|other|security(?: fix| patch)?|dependency (?:update|upgrade))\b[^\n]{0,90}$/i,
  /^\s*(?:_?no response_?|n\/a|none|tbd|<!--.*-->)\s*$/i,
  // Thanks and greetings.
  /^\s*(?:many )?(?:thanks|thank you|thx|cheers|(?:kind |best )?regards)(?:,? (?:so much|a lot|very much|in advance|again|all|everyone|team|folks|for (?:any|the|your|all) [\w ]{2,30}))*\s*[.!,)]*\s*$/i,
  /^\s*(?:hi|hello|hey|dear|greetings)(?: (?:all|everyone|everybody|team|folks|there|guys|maintainers|developers|devs))?\s*[.!,)]*\s*$/i,
];

/** Statements of scope are claims, not facts: their author may be wrong, or deceptive. */
const CLAIM =
  /(?:^|(?<=[.!?;]\s)|(?<=^[-*]\s))\s*(?:(?:this|it|that) (?:is|was|should be) )?(?:(?:only|just|purely|merely|simply) (?:the )?(?:strings?|texts?|copy|labels?|wording|comments?|docs|documentation|styles?|styling|css|markup|cosmetics?|cosmetic changes?|tests?|types|visual|a refactor(?:ing)?|refactor(?:ing)?)(?: changes?| changed| is changed| are changed| is touched| are touched)?|(?:there (?:is|are) )?no (?:functional|behaviou?ral|behaviou?r|logic|security|security[- ]relevant|user[- ]facing|user[- ]visible|breaking|code|api|production code|runtime) (?:changes?|impact|implications?|relevance|difference)(?: intended| expected| here| at all)?|nothing (?:security[- ]relevant|else|about security|in behaviou?r)(?: has)? chang(?:es|ed)|(?:already|was already|has been|security has already) (?:been )?(?:reviewed|approved|checked|pen[- ]?tested|tested|signed off)(?: by (?:the )?(?:security|appsec|infosec|security team|our security team))?|(?:strings|texts?|copy|labels|styles|comments|docs|documentation|refactor(?:ing)?|cosmetics?|tests?)(?: changes?)?[ -]only(?: changes?)?|cosmetic changes only|(?:pure|purely|just|only|simply)(?: an?)?(?: (?:small|minor|tiny|quick|pure|simple))?(?: (?:clean[- ]?up|refactor(?:ing)?|tidy[- ]?up|housekeeping))+|no (?:logic|code|production code|behaviou?r)(?: (?:is|was|has been|gets))? (?:changed|touched|affected)|(?:very )?low[- ]risk(?: change)?|(?:trivial|minor)(?: (?:fix|change|cleanup))?)(?:, (?:no|nothing|not|and no|only) [^.\n]{0,40})?\s*(?:[.!]|$)/gim;

const MAX_LINE = 400;

/** Replaces boilerplate and claims with spaces, keeping every offset. Linear in the length. */
export function blankBoilerplate(input: string): string {
  return input
    .split(/(\r\n|\n|\r)/)
    .map((line) => (line.length <= MAX_LINE && LINES.some((pattern) => pattern.test(line)) ? blankOut(line) : line))
    .join("")
    .replace(CLAIM, blankOut);
}

/** As many spaces, line ends kept. */
export function blankOut(text: string): string {
  return text.replace(/[^\n\r]/g, " ");
}
