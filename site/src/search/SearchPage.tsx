import MiniSearch, { type SearchResult } from "minisearch";
import { useEffect, useRef, useState } from "react";
import { fetchCached } from "../api-client/api.ts";
import { paths } from "../routes.ts";
import { IslandBoundary } from "../ui/IslandBoundary.tsx";
import { type SearchDocument, searchOptions } from "./search-documents.ts";

/** More than a visitor looks through. */
const maxShown = 30;

type Found = SearchResult & Pick<SearchDocument, "title" | "label" | "text">;

/** Pages with all the words, best first; with any of them when no page has all. The index comes with the first search. */
async function findPages(words: string): Promise<Found[]> {
  const index = await fetchCached(paths.searchIndex, async (response) =>
    MiniSearch.loadJSON<SearchDocument>(await response.text(), searchOptions),
  );
  const strict = index.search(words, { combineWith: "AND" });
  return (strict.length > 0 ? strict : index.search(words, { combineWith: "OR" })) as Found[];
}

/** What was found, and what is announced of it. */
const noResults = { found: [] as Found[], status: "" };

const counted = (count: number, words: string): string => {
  if (count === 0) return `Nothing found for “${words}”.`;
  if (count > maxShown) return `The ${maxShown} best of ${count} results for “${words}”`;
  return `${count} ${count === 1 ? "result" : "results"} for “${words}”`;
};

/** One box over everything on the site, searched as one types. */
export function SearchPage() {
  return (
    <div className="frame inset min-h-[70vh] pt-14 pb-16 lg:pt-20 lg:pb-24">
      <h1 className="text-h1">Search</h1>
      <IslandBoundary>
        <Search />
      </IslandBoundary>
      <noscript>
        <p className="mt-8">Searching needs JavaScript. Everything is listed on these pages too.</p>
      </noscript>
      <p className="mt-10 text-muted">
        {"Or look through the "}
        <a href={paths.resourceHub} className="link">
          resource hub
        </a>
        {" and the "}
        <a href={paths.blog} className="link">
          blog
        </a>
        .
      </p>
    </div>
  );
}

function Search() {
  const [{ found, status }, setResults] = useState(noResults);
  const box = useRef<HTMLInputElement>(null);
  const wanted = () => box.current?.value.trim() ?? "";

  async function search(): Promise<void> {
    const words = wanted();
    if (words === "") return setResults(noResults);
    try {
      const found = await findPages(words);
      // Somebody may type faster than the network answers.
      if (wanted() === words) setResults({ found: found.slice(0, maxShown), status: counted(found.length, words) });
    } catch {
      setResults((before) => ({ ...before, status: "The search could not be loaded. Please try again in a moment." }));
    }
  }

  function type(): void {
    const words = wanted();
    // While third parties read the address, what a visitor types stays out of it.
    if (!("tracked" in document.documentElement.dataset))
      history.replaceState(null, "", words === "" ? location.pathname : `?q=${encodeURIComponent(words)}`);
    void search();
  }

  // The page's script has filled the box from the address, and the visitor may have typed since.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) box.current?.focus();
    if (wanted() !== "") type();
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to every screen reader yet */}
      <form
        role="search"
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
        className="needs-script mt-10"
      >
        <input
          ref={box}
          type="search"
          name="q"
          aria-label="Search the site"
          placeholder="Such as webhook, SSDF or retest"
          autoComplete="off"
          maxLength={200}
          onChange={type}
          className="min-h-14 w-full max-w-[44rem] rounded-[2px] border-[1.5px] border-ink bg-sheet px-4 text-body placeholder:text-muted placeholder:opacity-100"
        />
        <p role="status" className="fact mt-3 min-h-[1.5em] text-muted">
          {status}
        </p>
      </form>
      <ol data-found className="max-w-[52rem]">
        {found.map(({ id, title, label, text }) => (
          <li key={id} className="relative border-rule border-t py-5 last:border-b">
            <p className="font-medium font-mono text-fact text-muted">{label}</p>
            <h2 className="mt-1 text-h3 leading-[1.2]">
              <a href={id} className="hover:underline hover:underline-offset-[0.2em]">
                {title}
              </a>
            </h2>
            <p className="mt-1.5 line-clamp-2 text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
