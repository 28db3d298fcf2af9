import { buttonClass } from "../ui/button.ts";

interface Props {
  heading: string;
  title: string;
  text: string;
}

/** Sharing needs a script: without one the block is not there. `ShareBlock.client.ts` acts on it. */
export function ShareBlock({ heading, title, text }: Props) {
  return (
    <section className="needs-script inset border-rule border-t py-8" aria-labelledby="share-heading">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="share-heading" className="font-semibold font-text text-h4 tracking-normal">
          {heading}
        </h2>
        <button
          type="button"
          data-share-title={title}
          data-share-text={text}
          className={buttonClass("outline", "small")}
        >
          Share
        </button>
      </div>
    </section>
  );
}
