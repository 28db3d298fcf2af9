import { choiceButton } from "./button.ts";

interface Props {
  /** Id of the list whose items marked `data-searched` are searched, each by the words of its `ResourceCard`. */
  searches: string;
  label: string;
  placeholder: string;
  /** Offered as buttons with their number of items, the first one chosen; an item names its own in `data-category`. */
  categories?: readonly { value: string; label: string; count: number }[];
}

/** A search box over the cards of a page. It needs a script: without one all cards are there. */
export function CardSearch({ searches, label, placeholder, categories = [] }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every screen reader yet
    <form role="search" data-searches={searches} className="needs-script">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          className="min-h-12 w-full max-w-[28rem] rounded-[2px] border-[1.5px] border-ink bg-sheet px-4 text-base placeholder:text-muted placeholder:opacity-100"
        />
        <p role="status" className="fact text-muted" />
      </div>
      {categories.length > 0 && (
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="sr-only">Category</legend>
          {categories.map(({ value, label, count }, index) => (
            <button
              key={value}
              type="button"
              data-chooses={value}
              data-count={count}
              aria-pressed={index === 0}
              // The count is for the eye alone: the button's name stays the category's.
              className={`min-h-10 px-3 after:ml-2.5 after:font-normal after:opacity-75 after:content-[attr(data-count)_/_''] ${choiceButton}`}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
    </form>
  );
}
