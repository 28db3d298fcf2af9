import { coverOf } from "./covers.ts";
import "./cover.css";

interface Props {
  /** The name of its file in content/covers/, without the ending: an article's slug, an episode's "s1e1". */
  id: string;
}

/**
 * The drawn cover of a publication or card, 8 : 5, as wide as its place.
 *
 * @throws Error when there is no such file, or it cannot be used
 */
export function Cover({ id }: Props) {
  return (
    <svg role="img" viewBox="0 0 640 400" className="cover" dangerouslySetInnerHTML={{ __html: coverOf(id).markup }} />
  );
}
