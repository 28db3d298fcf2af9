import { buttonClass } from "../ui/button.ts";

interface Shared {
  title: string;
  text: string;
}

/** Shares the page's address. `ShareBlock.client.ts` acts on it. */
export function ShareButton({ title, text, className = "" }: Shared & { className?: string }) {
  return (
    <button
      type="button"
      data-share-title={title}
      data-share-text={text}
      className={`${className} ${buttonClass("outline", "small")}`}
    >
      Share
    </button>
  );
}

/** Sharing needs a script: without one the block is not there. */
export function ShareBlock({ heading, ...shared }: Shared & { heading: string }) {
  return (
    <section className="needs-script inset border-rule border-t py-8" aria-labelledby="share-heading">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="share-heading" className="font-semibold font-text text-h4 tracking-normal">
          {heading}
        </h2>
        <ShareButton {...shared} />
      </div>
    </section>
  );
}
