import type { Ticket } from "../reading/ticket.ts";
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

/** A ticket with at most this many telling words is too vague when it is also short. Found by trial on the learning corpus. */
const FEWEST_TELLING = 3;
const SHARE_TELLING = 0.25;
const SHORT = 60;

/** Whether a ticket says too little to be judged either way. */
export function isVague({ sentences }: Ticket): boolean {
  const words = sentences
    .filter(({ block }) => block.kind !== "heading" || sentences.length < 4)
    .flatMap((sentence) => sentence.words);
  if (words.length > SHORT) return false;
  const telling = new Set(
    words.filter((word) => !EMPTY_WORDS.has(word.stem) && !/^\d+$/.test(word.text)).map((word) => word.stem),
  );
  return telling.size <= FEWEST_TELLING || telling.size / words.length < SHARE_TELLING;
}
