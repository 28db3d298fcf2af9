import type { FrameHeightMessage } from "../embeds/EmbeddedFrame.client.ts";

/** Lets a form page live in a frame, and loads the rest once somebody touches the form. */
const form = document.querySelector<HTMLFormElement>("form[data-lead-form]");

const tellHeight = () => {
  const message: FrameHeightMessage = { type: "frame-height", height: document.body.offsetHeight };
  if (parent !== self) parent.postMessage(message, location.origin);
};
new ResizeObserver(tellHeight).observe(document.body);
// The page around may have begun to listen later than we began to speak.
addEventListener("load", tellHeight);
addEventListener("focusin", tellHeight);

let loading: Promise<typeof import("./drive-form.ts")> | undefined;
const load = () => {
  loading ??= import("./drive-form.ts");
  return loading;
};

if (form) {
  form.noValidate = true; // our own words, beside the fields; without script the browser's hold
  const begin = () =>
    void load().then(
      (it) => it.begin(form),
      () => {},
    );
  form.addEventListener("focusin", begin, { once: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    load().then(
      (it) => it.press(form, event.submitter),
      () => goOnWithoutScript(form),
    );
  });
  form.dataset.ready = "";
  if (window.earlyPress) form.requestSubmit(window.earlyPress);
}

/** The rest did not come: what was hidden of the form is shown, and once all of it is, it posts like any other. */
function goOnWithoutScript(form: HTMLFormElement): void {
  const { classList } = document.documentElement;
  if (classList.contains("scripted") && form.querySelector("[data-step]")) classList.remove("scripted");
  else form.submit();
}

declare global {
  interface Window {
    /** What a form was submitted with before its script was there (FramedDocument.astro). */
    earlyPress?: HTMLElement | null;
  }
}
