/** The commonest small words of English prose. */
const ENGLISH = wordsOf(
  "the a an and or of to in is are was were be been it its this that these those for on with as by from at not no can could should would will may must has have had do does did when if then so than but we you they their there which who what where how all any only into after before instead now new add user users",
);

/** Small words of other languages in Latin script that English does not have. */
const OTHERS = wordsOf(
  "der das und ist nicht ein eine einen einem mit für auf dem den des zu im von bei soll sollen können kann werden wird oder auch aus nach wenn damit " +
    "le la les des une est et dans pour avec sur pas qui que nous vous peut doit être sont du au aux ou lors afin " +
    "el los las una es y en para con por que no se del puede debe cuando sin sobre desde " +
    "o os uma é e em com não ao dos das pode deve quando sem " +
    "il lo gli un è di che per non sono della dei nel può deve quando " +
    "het een en van niet wij dat willen deze met voor op zijn wordt worden kan moet als bij naar " +
    "nie jest w na z do się że oraz przez dla może po " +
    "och att som inte med av kan ska till från när",
);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Fewer small words than these say nothing of a language. */
const MIN_WORDS = 3;
/** So large a share of letters in another script means another language. */
const SHARE_OF_OTHER_SCRIPT = 0.3;
/** Fewer letters than these say nothing about the script. */
const MIN_LETTERS = 8;

/** Whether prose is in a language other than English, the one the engine reads, as far as its small words and its script show. */
export function seemsForeign(prose: Iterable<string>): boolean {
  let [english, other, letters, elsewhere] = [0, 0, 0, 0];
  for (const part of prose) {
    for (const [word] of part.toLowerCase().matchAll(/\p{L}+/gu)) {
      letters += word.length;
      if (!/\p{Script=Latin}/u.test(word)) elsewhere += word.length;
      if (ENGLISH.has(word)) english += 1;
      else if (OTHERS.has(word)) other += 1;
    }
  }
  if (letters >= MIN_LETTERS && elsewhere / letters > SHARE_OF_OTHER_SCRIPT) return true;
  return other >= MIN_WORDS && other > 2 * english;
}
