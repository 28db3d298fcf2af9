import { coverOf } from "./covers.ts";
import "./cover.css";

interface Props {
  /** The piece's id in content/covers.yaml: an article's slug, an episode's "s1e1". */
  id: string;
}

/**
 * A piece's drawn cover, 8 : 5, as wide as its place. Paper in both themes.
 *
 * @throws Error when covers.yaml has no such entry
 */
export function Cover({ id }: Props) {
  const { alt, picture } = coverOf(id);
  return (
    <svg
      role="img"
      viewBox="0 0 640 400"
      fill="none"
      strokeWidth="4"
      strokeLinejoin="round"
      className="cover stroke-ink"
    >
      <title>{alt}</title>
      {picture}
    </svg>
  );
}
