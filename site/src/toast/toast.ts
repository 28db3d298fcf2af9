const maxToasts = 3;
/** Milliseconds. */
const shownFor = 5000;
const fadeFor = 200;

const hidden = { opacity: 0, transform: "translateY(0.5rem)" };
const shown = { opacity: 1, transform: "none" };
const fade: Keyframe[] = [
  hidden,
  { ...shown, offset: fadeFor / shownFor },
  { ...shown, offset: 1 - fadeFor / shownFor },
  hidden,
];

let region: HTMLElement | undefined;
/** Where the keyboard was before it reached a toast. */
let focusedBefore: EventTarget | null = null;

function createRegion(): HTMLElement {
  const created = document.createElement("div");
  created.id = "toasts";
  created.role = "region";
  created.ariaLabel = "Notifications";
  created.popover = "manual";
  created.className =
    "fixed inset-[auto_max(1rem,env(safe-area-inset-right))_max(1rem,env(safe-area-inset-bottom))_auto] w-[min(23rem,100vw-2rem)] flex-col gap-2.5 overflow-visible bg-transparent open:flex";
  const pause = () => {
    for (const life of created.getAnimations({ subtree: true })) life.pause();
  };
  const resume = ({ type }: Event) => {
    if (created.matches(type === "focusout" ? ":hover" : ":focus-within")) return;
    for (const life of created.getAnimations({ subtree: true })) life.play();
  };
  created.addEventListener("pointerenter", pause);
  created.addEventListener("pointerleave", resume);
  created.addEventListener("focusin", pause);
  created.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && created.contains(relatedTarget))) focusedBefore = relatedTarget;
  });
  created.addEventListener("focusout", resume);
  document.body.append(created);
  return created;
}

function createToast(message: string): { toast: HTMLElement; close: HTMLButtonElement } {
  const toast = document.createElement("div");
  toast.className =
    "flex items-center justify-between gap-4 border-signal border-l-4 bg-inverse py-3 pr-2 pl-4.5 font-medium text-base text-on-inverse [box-shadow:0_12px_28px_-10px_var(--color-shade)]";
  const text = document.createElement("p");
  text.role = "alert";
  text.textContent = message;
  const close = document.createElement("button");
  close.type = "button";
  close.ariaLabel = "Close";
  close.className =
    "size-9 flex-none cursor-pointer font-normal text-[2rem] leading-none focus-visible:-outline-offset-2 focus-visible:outline-on-inverse";
  close.textContent = "×";
  toast.append(text, close);
  return { toast, close };
}

/**
 * Shows a short message at the lower right for 5 seconds, or as long as a
 * pointer or the focus rests there, and has it read out. At most three stay.
 */
export function showToast(message: string): void {
  region ??= createRegion();
  const { toast, close } = createToast(message);
  if (region.childElementCount === maxToasts) region.firstElementChild?.remove();
  region.append(toast);
  // The consent banner is a modal dialog: only what is opened after it lies above it.
  region.hidePopover();
  region.showPopover();

  // One animation is look and clock of a toast: it can be paused, and knows what is left.
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const life = toast.animate(still ? [] : fade, shownFor);
  life.onfinish = () => {
    if (toast.contains(document.activeElement) && focusedBefore instanceof HTMLElement) focusedBefore.focus();
    toast.remove();
    if (region?.childElementCount === 0) region.hidePopover();
  };
  close.onclick = () => {
    life.currentTime = shownFor - fadeFor;
    life.play();
  };
}
