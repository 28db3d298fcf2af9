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
