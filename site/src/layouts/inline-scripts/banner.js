// Before the first paint, so that nobody who has chosen sees it flash. Whether a choice still counts is for the module to say.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem("cookie-consent");
  } catch {}
  const { readable } = document.currentScript.dataset;
  // On the notice that one may want to read before choosing, the banner leaves the page free.
  if (chosen === null)
    document.getElementById("consent-banner")[location.pathname === readable ? "show" : "showModal"]();
}
