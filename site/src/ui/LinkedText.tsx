import { createContext, useContext } from "react";

/** Where the texts of a page may lead: addresses by title, in small letters. */
export const Places = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * A text in which the “title” of a place, and a <word> that has one, lead there. Quotation marks stay, and around what
 * has no place they are but that; a word without one throws a RangeError.
 */
export function LinkedText({ text }: { text: string }) {
  const places = useContext(Places);
  const at = (title: string) => places.get(title.toLowerCase());
  return text.split(/(“[^”]+”|<[^>]+>)/).map((part, index) => {
    const title = part.slice(1, -1);
    const key = `${index} ${part}`;
    if (part.startsWith("<")) {
      if (at(title) === undefined) throw new RangeError(`content: nothing on the page explains <${title}>.`);
      return (
        <a key={key} href={at(title)} className="underline decoration-dotted underline-offset-[0.22em]">
          {title}
        </a>
      );
    }
    if (!part.startsWith("“") || at(title) === undefined) return part;
    return [
      "“",
      <a key={key} href={at(title)} className="link">
        {title}
      </a>,
      "”",
    ];
  });
}
