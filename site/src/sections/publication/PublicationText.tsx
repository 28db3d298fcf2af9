/** What stands above a piece that is mostly text. `published` is the date as a machine reads it, `minutes` the reading time. */
export interface PieceFacts {
  title: string;
  summary: string;
  date: string;
  published: string;
  minutes: number;
  author?: string;
}

/** Title, summary, date and reading time of a piece that is mostly text. */
export function PublicationText({ title, summary, date, published, minutes, author }: PieceFacts) {
  return (
    <>
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-5 text-lead text-muted">{summary}</p>
      <p className="fact mt-6 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <time dateTime={published}>{date}</time>
        <span>{`${minutes} min read`}</span>
        {author && <span>{author}</span>}
      </p>
    </>
  );
}
