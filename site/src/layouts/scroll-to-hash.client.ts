/** Time that a page gets to settle before it moves, in ms. */
const settling = 100;

/** Brings the element that the address names into view: gliding there, or at once for those who want no motion. */
export function scrollToHash(): void {
  if (location.hash === "") return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  setTimeout(() => {
    document.querySelector(":target")?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
  }, settling);
}
