import { compile, PatternIndex } from "../concepts/pattern.ts";
import type { Sentence, Ticket } from "../reading/ticket.ts";
import { stem } from "../reading/words.ts";

/** Words that a ticket can be full of without saying what changes. */
const EMPTY_WORDS = new Set(
  (
    "a an the this that these those it its is are was were be been being and or but if then than so as at by for from in into of on onto to with without via per our my your their his her we i you they he she us them me " +
    "do does did done doing have has had having will would should could can may might must not no yes all any some few more most other another each every both also too just only even still yet again here there now soon later " +
    "add added adds new feature features update updated updates change changed changes fix fixed fixes fixing bug bugs issue issues problem problems solution meeting review reviews remark remarks comment comments feedback discussed discuss discussion " +
    "improve improvement improvements improved enhancement enhancements minor small big major various several misc miscellaneous stuff thing things work works working wip tbd todo draft final first second third part next step steps phase version v1 v2 v3 release merge merged branch master main dev develop " +
    "ticket task story pr pull request commit see description as above below per call yesterday today tomorrow week sprint monday tuesday wednesday thursday friday slack teams mail jira confluence chat thread link doc finish finished complete completed continue continued implement implemented implementation implements handle handling make makes made get gets use used using need needs needed want wanted like please asap urgent soon possible some better correct correctly properly proper right way " +
    "refactor cleanup clean tidy polish tweak tweaks adjust adjustment adjustments adapt adaptations code module component components logic flow functionality function stuff requirements requirement specification spec specs design mockup customer client boss product owner team colleague said says asked wants one two three four last old previous initial type kind testing tested test tests checklist checked reviewed ready n/a none na screenshots screenshot before after motivation context related closes close resolves resolve refs ref what why how who when where which page screen details detail point points item items agreed according based open remaining rest etc hotfix patch iteration followup follow up temporary temp quick finally done enhancements performance stability general internal backend frontend ui app application system service project site website tool repo it's that's hi hello thanks thank everybody everyone"
  )
    .split(" ")
    .map(stem),
);

/** Phrases that put the substance somewhere else: another place, another day, somebody's memory. */
const DEFERRALS = `came up, coming up, filled in, to be filled|defined|described|decided|discussed|specified|written|added, will follow, follows later|soon|tomorrow, notes|details|text|description|screenshots|spec follow|later|tomorrow|to follow,
  show you, tell|ask me|him|her|us|them, can't describe, hard to describe, split this|into, see board|chat|thread|slack|mail|email|call|notes|attachment|comments|meeting|ticket|below|above|figma|wiki|doc|mockup|parent|other,
  as agreed|discussed|usual|mentioned|said|talked|promised|planned|described|requested|always, we agreed|discussed|talked|spoke|said, agreed on, talked about, discussed in|with|on|yesterday|today|at, tbd, to be confirmed, same as|problem|thing|issue|for|again|story, like .. said|last|before|discussed, spike, placeholder, parent ticket|story, the thing|things|stuff|rest|points|other|usual|remaining, remaining points|items|work|tasks, second half|part, part two|2|3|ii, continues|continuation, what .. said|wanted|asked|meant|discussed|agreed,
  in the call|meeting|workshop|review|demo|standup|retro|email, from the workshop|meeting|call|review|demo|retro|list|feedback|customer|client|board|workshop, after the call|meeting|review|workshop|demo, don't remember, not sure, no idea, somehow, does not|doesn't work, not working, broken, acts|behaves strange|weird|oddly, various, several fixes|bugs|improvements|changes, minor|small fixes|improvements|changes|things, work in progress, wip, quick fix, make it better|nicer|faster|work, needs to be better, better before, sort out, clean up, everything, next sprint, as soon as, first draft, check with|back, marks`;

const deferrals = new PatternIndex<true>();
for (const phrase of DEFERRALS.split(",")) deferrals.add(compile(phrase, new Set()), true);

/** Limits found by trial on the learning corpus; counts are of words. */
const FEWEST_TELLING = 3;
const SHARE_TELLING = 0.25;
const SHORT = 60;
const SHORT_DEFERRING = 40;
const FEWEST_TELLING_DEFERRING = 9;

/** Whether a ticket says too little to be judged either way. */
export function isVague({ sentences }: Ticket): boolean {
  const spoken = sentences.filter(({ block }) => block.kind !== "heading" || sentences.length < 4);
  const words = spoken.flatMap((sentence) => sentence.words);
  if (words.length > SHORT) return false;
  const telling = new Set(
    words.filter((word) => !EMPTY_WORDS.has(word.stem) && !/^\d+$/.test(word.text)).map((word) => word.stem),
  );
  if (telling.size <= FEWEST_TELLING || telling.size / words.length < SHARE_TELLING) return true;
  return words.length <= SHORT_DEFERRING && telling.size <= FEWEST_TELLING_DEFERRING && spoken.some(defers);
}

function defers({ words }: Sentence): boolean {
  let found = false;
  deferrals.scan(words, [], () => {
    found = true;
  });
  return found;
}
