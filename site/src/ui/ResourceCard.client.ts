import { eventWords, isoDayOf } from "../content/events.ts";

/** Says of each event card whether its day has passed, by the visitor's clock: a static build outlives its events. */
export function dateEventCards(): void {
  const today = isoDayOf(new Date());
  for (const card of document.querySelectorAll<HTMLElement>("[data-event-date]")) {
    const { label, action } = eventWords(card.dataset.eventDate ?? "", today);
    const shownLabel = card.querySelector("[data-card-label]");
    if (shownLabel?.textContent) shownLabel.textContent = shownLabel.textContent.replace(/^\w+ Event/, label);
    const shownAction = card.querySelector("[data-card-action]");
    if (shownAction) shownAction.textContent = action;
  }
}
