if (self !== top) document.documentElement.classList.add("framed");
// Without its script a form stands whole, keeps to the browser's own checks, and posts by itself.
const standWhole = () => {
  document.documentElement.classList.remove("scripted");
  for (const island of document.querySelectorAll("astro-island[ssr]")) {
    island.removeAttribute("ssr");
    for (const form of island.querySelectorAll("form")) form.noValidate = false;
  }
};
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && standWhole(), true);
addEventListener("script-missing", standWhole);
addEventListener("astro:hydration-error", (event) => {
  event.preventDefault(); // known here: no line in the console
  standWhole();
});
