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
// What is pressed in an island that is not hydrated yet is pressed again once it is, or once that has failed.
{
  const pressed = new Set();
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("astro-island[ssr] button");
    if (button) pressed.add(button);
  });
  addEventListener("submit", (event) => {
    if (event.target.closest("astro-island[ssr]")) event.preventDefault();
  });
  const again = ({ target }) => {
    for (const button of pressed) {
      if (!target.contains(button)) continue;
      pressed.delete(button);
      setTimeout(() => button.checkVisibility() && button.click());
    }
  };
  addEventListener("astro:hydrate", again, true);
  addEventListener("astro:hydration-error", again);
}
if (location.hash.startsWith("#ticket=")) {
  const held = [location.hash.slice("#ticket=".length)];
  history.replaceState(null, "", location.pathname + location.search);
  window.consumeTicketLink = () => held.pop();
}
