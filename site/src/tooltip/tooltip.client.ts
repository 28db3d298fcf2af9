/** Milliseconds. A tip that just closed lets the next one open at once. */
const openDelay = 700;
const skipDelay = 300;
/** Pixels between the tip, what it explains, and the window's edge. */
const gap = 8;

let explained: HTMLElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

function bubble(): HTMLElement {
  const existing = document.querySelector<HTMLElement>("#tip");
  if (existing) return existing;
  const made = document.createElement("div");
  made.id = "tip";
  made.role = "tooltip";
  made.popover = "manual";
  made.className =
    "fixed inset-auto max-w-[min(20rem,100vw-1rem)] rounded-[3px] bg-inverse px-3 py-2 text-on-inverse text-small";
  document.body.append(made);
  return made;
}

function open(element: HTMLElement): void {
  const tip = bubble();
  tip.textContent = element.dataset.tip ?? "";
  tip.showPopover();
  place(tip, element);
  element.setAttribute("aria-describedby", tip.id);
  explained = element;
}

function place(tip: HTMLElement, element: HTMLElement): void {
  const anchor = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = anchor.left + anchor.width / 2 - width / 2;
  const above = anchor.top - height - gap;
  tip.style.left = `${Math.max(gap, Math.min(middle, document.documentElement.clientWidth - width - gap))}px`;
  tip.style.top = `${above < gap ? anchor.bottom + gap : above}px`;
}

function close(): void {
  clearTimeout(waiting);
  if (!explained) return;
  bubble().hidePopover();
  explained.removeAttribute("aria-describedby");
  explained = undefined;
  closedAt = performance.now();
}

/**
 * Shows the text of `data-tip` beside what a pointer rests on or the keyboard
 * focuses. It repeats or explains: nothing may be said only there, since touch
 * never sees it.
 */
export function explain(element: HTMLElement): void {
  if (element === explained) return;
  close();
  waiting = setTimeout(() => open(element), performance.now() - closedAt < skipDelay ? 0 : openDelay);
}

document.addEventListener("pointerout", ({ relatedTarget }) => {
  const inside = relatedTarget instanceof Element && relatedTarget.closest("[data-tip], #tip");
  if (!inside) close();
});
document.addEventListener("focusout", close);
document.addEventListener("pointerdown", close);
/** Focus brings its element into sight, and the tip stays with it; under a pointer that rests, something else is now. */
function follow(): void {
  if (explained && explained === document.activeElement) place(bubble(), explained);
  else if (explained) close();
}
document.addEventListener("scroll", follow, { capture: true, passive: true });
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") close();
});
