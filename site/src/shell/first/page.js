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
if (location.hash.startsWith("#ticket=")) {
  const held = [location.hash.slice("#ticket=".length)];
  history.replaceState(null, "", location.pathname + location.search);
  window.takeTicketLink = () => held.pop();
}
