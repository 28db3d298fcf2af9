import MiniSearch, { type SearchResult } from "minisearch";
import { fetchCached } from "../api-client/api.ts";
import { type SearchDocument, searchOptions } from "./search-documents.ts";

/** More than a visitor looks through. */
const maxShown = 30;

type Shown = SearchResult & Pick<SearchDocument, "title" | "label" | "text">;

const loadIndex = (address: string) =>
  fetchCached(address, async (response) => MiniSearch.loadJSON<SearchDocument>(await response.text(), searchOptions));

/** All words first; any of them when no page has all. */
function find(index: MiniSearch<SearchDocument>, wanted: string): Shown[] {
  const strict = index.search(wanted, { combineWith: "AND" });
  return (strict.length > 0 ? strict : index.search(wanted, { combineWith: "OR" })) as Shown[];
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, className = "") {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function drawn({ id, title, label, text }: Shown): HTMLLIElement {
  const item = document.createElement("li");
  const link = element("a", title);
  link.href = String(id);
  const heading = document.createElement("h2");
  heading.append(link);
  item.append(element("p", label, "search-found-label"), heading, element("p", text, "search-found-text"));
  return item;
}

const counted = (count: number, wanted: string): string => {
  if (count === 0) return `Nothing found for “${wanted}”.`;
  if (count > maxShown) return `The ${maxShown} best of ${count} results for “${wanted}”`;
  return `${count} ${count === 1 ? "result" : "results"} for “${wanted}”`;
};

/** Searches the whole site as one types. The index comes with the first letter.  */
export function enhanceSearchPage(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-site-search]");
  const input = form?.querySelector<HTMLInputElement>("input[name=q]");
  const status = form?.querySelector<HTMLElement>("[role=status]");
  const list = document.querySelector<HTMLElement>("[data-found]");
  if (!form || !input || !status || !list) return;

  const show = async () => {
    const wanted = input.value.trim();
    if (wanted === "") {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    try {
      const index = await loadIndex(form.dataset.siteSearch ?? "");
      if (input.value.trim() !== wanted) return; // somebody types faster than the network
      const found = find(index, wanted);
      list.replaceChildren(...found.slice(0, maxShown).map(drawn));
      status.textContent = counted(found.length, wanted);
    } catch {
      status.textContent = "The search could not be loaded. Please try again in a moment.";
    }
  };

  const keepInAddress = () => {
    const wanted = input.value.trim();
    history.replaceState(null, "", wanted === "" ? location.pathname : `?q=${encodeURIComponent(wanted)}`);
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void show();
  });
  input.addEventListener("input", () => {
    keepInAddress();
    void show();
  });
  if (input.value === "") input.value = new URLSearchParams(location.search).get("q") ?? "";
  if (matchMedia("(pointer: fine)").matches) input.focus();
  void show();
}
