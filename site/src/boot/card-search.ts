/**
 * Searches the cards of a page as one types: a card stays while its title or
 * description contains the text, whatever the case. The text also stands in
 * the address (`?q=`), so a view can be linked and kept. See `ui/CardSearch.tsx`.
 */
function wireCardSearch(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("input[name=q]");
  const list = document.getElementById(form.dataset.searches ?? "");
  const empty = document.querySelector<HTMLElement>("[data-no-cards]");
  const status = form.querySelector<HTMLElement>("[role=status]");
  if (!input || !list || !empty || !status) return;
  const cards = [...list.children] as HTMLElement[];

  const show = () => {
    const wanted = input.value.toLowerCase();
    let shown = 0;
    for (const card of cards) {
      const matches = (card.dataset.searchText ?? "").includes(wanted);
      card.hidden = !matches;
      if (matches) shown += 1;
    }
    empty.hidden = shown > 0;
    status.textContent = `${shown} of ${cards.length} shown`;
  };

  const remember = () => {
    const address = new URL(location.href);
    if (input.value === "") address.searchParams.delete("q");
    else address.searchParams.set("q", input.value);
    history.replaceState(null, "", address);
  };

  input.addEventListener("input", () => {
    show();
    remember();
  });
  form.addEventListener("submit", (event) => event.preventDefault());

  // What was typed before this ran counts for more than the address.
  input.value ||= new URLSearchParams(location.search).get("q") ?? "";
  if (input.value !== "") show();
}

export function wireCardSearches(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-searches]")) wireCardSearch(form);
}
