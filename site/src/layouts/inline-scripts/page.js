// Runs before anything is painted. Kept in the page itself: it cannot wait for a file.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
document.documentElement.classList.add("scripted");
if (navigator.globalPrivacyControl) document.documentElement.dataset.gpc = "";
// For browsers whose buttons cannot open a dialog by themselves.
addEventListener("click", ({ target }) => {
  const button = target.closest?.("[commandfor]");
  if (button && !button.commandForElement) document.getElementById(button.getAttribute("commandfor")).showModal();
});
// What is pressed before its script has run, the page's or an island's, is pressed again once that has run or failed.
{
  const pressed = new Set();
  let waits =
    "astro-island[ssr] button, [type=button]:is(.needs-script, .needs-script *):not(astro-island *, [commandfor])";
  addEventListener("click", ({ target }) => {
    const button = target.closest?.(waits);
    if (button) pressed.add(button);
  });
  addEventListener("submit", (event) => {
    if (event.target.closest("astro-island[ssr]")) event.preventDefault();
  });
  // A moment later: whoever else listens says by then whether the button still waits.
  const again = () =>
    setTimeout(() => {
      for (const button of pressed) {
        if (button.matches(waits)) continue;
        pressed.delete(button);
        if (button.checkVisibility()) button.click();
      }
    });
  addEventListener("astro:hydrate", again, true);
  addEventListener("astro:hydration-error", again);
  addEventListener("scripts-run", () => {
    waits = "astro-island[ssr] button";
    again();
  });
}
if (location.hash.startsWith("#ticket=")) {
  const held = [location.hash.slice("#ticket=".length)];
  history.replaceState(null, "", location.pathname + location.search);
  window.consumeTicketLink = () => held.pop();
}
