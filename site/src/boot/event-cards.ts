/**
 * Says of each event card whether its day has passed, by the visitor's clock:
 * a static build outlives its events.
 */
export function dateEventCards(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const card of document.querySelectorAll<HTMLElement>("[data-event-date]")) {
    if ((card.dataset.eventDate ?? "") >= today) continue;
    const label = card.querySelector("[data-card-label]");
    if (label?.textContent) label.textContent = label.textContent.replace("Upcoming Event", "Past Event");
    const action = card.querySelector("[data-card-action]");
    if (action) action.textContent = "Check it out";
  }
}
