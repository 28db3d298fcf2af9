import { paths } from "../routes.ts";
import "./search-page.css";

/** One box over everything on the site. `SearchPage.client.ts` fills the list. */
export function SearchPage() {
  return (
    <div className="frame inset min-h-[70vh] pt-14 pb-16 lg:pt-20 lg:pb-24">
      <h1 className="text-h1">Search</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to every screen reader yet */}
      <form role="search" action={paths.search} data-site-search={paths.searchIndex} className="needs-script mt-10">
        <input
          type="search"
          name="q"
          aria-label="Search the site"
          placeholder="Such as webhook, SSDF or retest"
          autoComplete="off"
          maxLength={200}
          className="min-h-14 w-full max-w-[44rem] rounded-[2px] border-[1.5px] border-ink bg-sheet px-4 text-body placeholder:text-muted placeholder:opacity-100"
        />
        <p role="status" className="fact mt-3 min-h-[1.5em] text-muted" />
      </form>
      <noscript>
        <p className="mt-8">Searching needs JavaScript. Everything is listed on these pages too.</p>
      </noscript>
      <ol data-found className="search-found" />
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
