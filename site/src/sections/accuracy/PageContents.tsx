interface Props {
  title: string;
  /** Each is the section whose heading has this id with `-heading` behind it. */
  parts: readonly { id: string; heading: string }[];
  className: string;
}

/** Links to the parts of a long page. */
export function PageContents({ title, parts, className }: Props) {
  return (
    <nav aria-labelledby="contents-heading" className={className}>
      <h2 id="contents-heading" className="label">
        {title}
      </h2>
      <ul className="mt-1.5 grid text-base">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}-heading`} className="link inline-block py-0.5">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
