import { track } from "../../analytics/track.ts";

/** Without a script it is a link to the demo further down; with one it is the button of a dialog. */
function buttonInPlaceOf(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = link.className;
  button.setAttribute("aria-haspopup", "dialog");
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}

/** Makes a dialog close when the press that ends outside of it also began there: not when a drag slips off it. */
function closeFromOutside(dialog: HTMLDialogElement): void {
  let pressedOutside = false;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressedOutside = target === dialog;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (pressedOutside && target === dialog) dialog.close();
  });
}

/** Puts what the template holds, and so loads it, beside the template. */
function bringToLife(screen: HTMLElement): void {
  const template = screen.querySelector("template");
  if (template) screen.append(template.content.cloneNode(true));
}

/** The site's own recording: comes with the first opening, plays while the dialog is open. */
function showOnOpen(screen: HTMLElement): void {
  if (!screen.querySelector("video")) bringToLife(screen);
  // A browser that refuses to start by itself leaves that to the visitor: the controls are there.
  screen
    .querySelector("video")
    ?.play()
    .catch(() => undefined);
}

/** Makes Watch Demo open its dialog; see `sections/home/DemoDialog.tsx` for its parts. */
export function enhanceDemoDialog(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-watch-demo]");
  const dialog = document.querySelector<HTMLDialogElement>("#demo-dialog");
  const screen = dialog?.querySelector<HTMLElement>("[data-demo-screen]");
  if (!link || !dialog || !screen) return;
  const button = buttonInPlaceOf(link);
  const load = screen.querySelector<HTMLElement>("[data-demo-load]");

  button.addEventListener("click", () => {
    track("watch_demo", {});
    track("CTA Clicked", { cta_text: "Watch Demo", cta_position: "hero-secondary" });
    dialog.showModal();
    if (screen.dataset.demoScreen === "on-open") showOnOpen(screen);
  });
  load?.addEventListener("click", () => {
    bringToLife(screen);
    load.parentElement?.toggleAttribute("hidden", true);
    screen.querySelector("iframe")?.focus();
  });
  closeFromOutside(dialog);
  dialog.addEventListener("close", () => {
    screen.querySelector("video")?.pause();
    // The only way to make a stranger's player stop; it has to be asked for again.
    screen.querySelector("iframe")?.remove();
    load?.parentElement?.toggleAttribute("hidden", false);
    button.focus();
  });
}
