import { LinkedText } from "./LinkedText.tsx";

type Notes = readonly { title: string; text: string }[];

/** By which a note is led to. */
export const noteId = (title: string): string =>
  `about-${title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** Notes that belong together, below a title each. */
export function NoteGroups({ groups }: { groups: readonly { title: string; notes: Notes }[] }) {
  return groups.map(({ title, notes }) => (
    <div key={title} className="mt-10 first-of-type:mt-0">
      <h3 className="label mb-3">{title}</h3>
      <TitledNotes notes={notes} className="" />
    </div>
  ));
}

/** What a reader has to know of the figures, each note found by its title. */
export function TitledNotes(props: { notes: Notes; className?: string }) {
  const { notes, className = "mt-8" } = props;
  return (
    <dl className={`${className} max-w-[56rem] border-rule border-t text-base`}>
      {notes.map(({ title, text }) => (
        <div
          key={title}
          id={noteId(title)}
          className="grid gap-x-8 border-rule border-b py-2 target:bg-sunken sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-[44em] text-muted">
            <LinkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
