// The first screen is painted with what stands in the page. All else comes after that: the faces, the other rules, the
// rest of the page part by part, so that no task is long, and its scripts. See docs/decisions/025.
{
  const root = document.documentElement;
  const { styles, scripts, islands } = document.currentScript.dataset;
  const faces = document.getElementById("faces");
  const setFaces = () => {
    faces.media = "all";
  };
  const load = (link) =>
    new Promise((done) => {
      document.head.append(Object.assign(document.createElement("link"), { onload: done, onerror: done }, link));
    });
  const rules = { rel: "stylesheet", href: styles };
  const loadFaces = () =>
    Promise.all(
      [...faces.textContent.matchAll(/url\("(.+?)"/g)].map(([, href]) =>
        load({ rel: "preload", as: "font", crossOrigin: "", href }),
      ),
    );
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const isRead = () =>
    new Promise((done) => {
      if (document.readyState !== "loading") done();
      addEventListener("DOMContentLoaded", done);
    });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isPainted = () =>
    new Promise((done) => {
      setTimeout(done, 4000); // not every program that reads pages paints them
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length === 0) return;
        // That may be the banner alone: what has been read by the end stands two frames later.
        isRead().then(frame).then(frame).then(done);
      }).observe({ type: "paint", buffered: true });
    });
  // Forms listen for it: without their script they stand whole. That it could not be had the browser says by itself.
  const miss = (error) => {
    dispatchEvent(new Event("script-missing"));
    if (!/modul/i.test(error.message)) reportError(error);
  };
  // An island does nothing before somebody points at it, or brings a ticket: nor does what it needs come before.
  const asleep = new AbortController();
  const wake = ({ target }) => {
    const island = target.closest?.("astro-island");
    island?.setAttribute("data-wanted", "");
    if (island) import(islands).then(() => asleep.abort(), miss);
  };
  if (islands) {
    for (const intent of ["pointerover", "touchstart", "focusin", "keydown", "click"])
      addEventListener(intent, wake, { passive: true, signal: asleep.signal });
  }
  const run = async (isStyled) => {
    await isStyled;
    await isRead();
    for (const use of document.querySelectorAll("[data-href]")) use.setAttribute("href", use.dataset.href);
    let size = 0;
    for (const part of document.querySelectorAll(".staged [data-later]")) {
      if (size === 0) await pause();
      size += +part.dataset.later;
      part.removeAttribute("data-later");
      if (size < 80) continue;
      part.getBoundingClientRect(); // laid out now, not all parts together in the next frame
      size = 0;
    }
    root.classList.remove("staged");
    const needed = window.consumeTicketLink ? `${islands ?? ""} ${scripts}` : scripts;
    for (const script of needed.split(" ")) if (script) await import(script).catch(miss);
    await window.laterScripts?.catch(miss);
    dispatchEvent(new Event("scripts-run"));
  };
  // The first screen changes once, to its own faces and the other rules together, unless the faces are slow.
  const finish = async () => {
    const faced = Promise.race([loadFaces(), pause(1000)]);
    const { target } = await load({ ...rules, media: "not all" });
    await faced;
    target.media = "all";
    setFaces();
  };
  const start = () => {
    const [visit] = performance.getEntriesByType("navigation");
    // Who comes to a place within the page, or back to one, finds the whole page.
    if (location.hash !== "" || visit?.type === "reload" || visit?.type === "back_forward") {
      setFaces();
      return load({ ...rules, blocking: "render" });
    }
    root.classList.add("staged");
    // What is not painted yet, or has its faces already, need not wait for them.
    if (document.prerendering || self !== top || document.referrer.startsWith(`${location.origin}/`)) {
      setFaces();
      return load(rules);
    }
    return isPainted().then(finish);
  };
  if (styles) window.afterPaint = run(start());
  else setFaces();
}
