/** A text as searches compare it: without case, and with every apostrophe and quotation mark straight. */
function searchable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„″]/g, '"');
}

/** Title and description of a `ResourceCard`, without what follows the title for screen readers. */
const textOf = (card: HTMLElement): string =>
  searchable(["h3 a", "h3 + p"].map((part) => card.querySelector(part)?.firstChild?.textContent).join("\n"));

/** The category that every card belongs to. */
const everything = "all";

/**
 * Searches the cards of a page as one types: a card stays while its category
 * is chosen and its title or description contains the text, whatever the case.
 * Text and category also stand in the address (`?q=`, `?category=`), so a view
 * can be linked and the back button returns to it. See `ui/CardSearch.tsx`.
 */
function enhanceCardSearch(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("input[name=q]");
  const list = document.getElementById(form.dataset.searches ?? "");
  const empty = document.querySelector<HTMLElement>("[data-no-cards]");
  const status = form.querySelector<HTMLElement>("[role=status]");
  if (!input || !list || !empty || !status) return;
  const cards = [...list.querySelectorAll<HTMLElement>("[data-searched]")];
  const texts = cards.map(textOf);
  const shelves = [...list.querySelectorAll<HTMLElement>("[data-shelf]")];
  const choices = [...form.querySelectorAll<HTMLElement>("[data-chooses]")];
  let category = everything;

  const show = () => {
    const wanted = searchable(input.value.trim());
    let shown = 0;
    for (const [index, card] of cards.entries()) {
      const inCategory = category === everything || card.dataset.category === category;
      const matches = inCategory && texts[index]?.includes(wanted) === true;
      card.hidden = !matches;
      if (matches) shown += 1;
    }
    for (const shelf of shelves)
      shelf.hidden =
        shelf.dataset.shelf === "whole" ? shown < cards.length : !shelf.querySelector("[data-searched]:not([hidden])");
    for (const choice of choices) choice.setAttribute("aria-pressed", String(choice.dataset.chooses === category));
    empty.hidden = shown > 0;
    status.textContent = shown === cards.length ? "" : `${shown} of ${cards.length} shown`;
  };

  const address = () => {
    const { pathname, searchParams } = new URL(location.href);
    // While third parties read the address, what a visitor types stays out of it.
    if (input.value === "" || "tracked" in document.documentElement.dataset) searchParams.delete("q");
    else searchParams.set("q", input.value);
    if (category === everything) searchParams.delete("category");
    else searchParams.set("category", category);
    return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
  };

  const readAddress = () => {
    const named = new URLSearchParams(location.search);
    const asked = named.get("category") ?? everything;
    category = choices.some((choice) => choice.dataset.chooses === asked) ? asked : everything;
    input.value = named.get("q") ?? "";
  };

  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", () => {
    show();
    history.replaceState(null, "", address()); // a step back for every letter would be a nuisance
  });
  for (const choice of choices) {
    choice.addEventListener("click", () => {
      category = choice.dataset.chooses ?? everything;
      show();
      history.pushState(null, "", address());
    });
  }
  addEventListener("popstate", () => {
    readAddress();
    show();
  });

  // What was typed before this ran counts for more than the address.
  const typed = input.value;
  readAddress();
  if (typed !== "") input.value = typed;
  show();
}

export function enhanceCardSearches(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-searches]")) enhanceCardSearch(form);
}
