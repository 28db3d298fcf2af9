import { coverOf } from "./covers.ts";
import "./cover.css";

/**
 * The drawn cover of a publication or card, 8 : 5, as wide as its place.
 *
 * @param props.id the name of its file in content/covers/, without the ending: an article's slug, an episode's "s1e1"
 * @throws Error when there is no such file, or it cannot be used
 */
export function Cover({ id }: { id: string }) {
  return (
    <svg role="img" viewBox="0 0 640 400" className="cover" dangerouslySetInnerHTML={{ __html: coverOf(id).markup }} />
  );
}

/**
 * The same in a list, beside a heading that says what it is: drawn out of a
 * sheet, for dozens of drawings in a document hold up its words.
 *
 * @param props.address where it lies, see `list-cover-sheets.ts`
 */
export function ListedCover({ address }: { address: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 400" className="cover">
      <use href={address} />
    </svg>
  );
}
