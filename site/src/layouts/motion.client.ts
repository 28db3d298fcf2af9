const isMotionReduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Blocks marked `data-fade` come in once they are seen: 1000 ms, after the
 * delay in ms (0 to 900) that the mark holds. The hidden state exists only
 * while this script runs, motion is welcome and somebody scrolls: nothing can
 * stay invisible, also not to a program that takes the whole page at once.
 */
export function fadeInBlocks(): void {
  if (!isMotionReduced()) addEventListener("scroll", hideWhatIsBelow, { once: true, passive: true });
}

function hideWhatIsBelow(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: 1000,
        delay: Math.min(Number((target as HTMLElement).dataset.fade), 900),
        easing: "ease-out",
        fill: "backwards",
      });
      (target as HTMLElement).dataset.seen = "";
    }
  });
  for (const block of document.querySelectorAll<HTMLElement>("[data-fade]")) {
    // What is on the screen has been seen already: fading it now would make it blink.
    if (block.getBoundingClientRect().top < innerHeight) continue;
    block.dataset.unseen = "";
    observer.observe(block);
  }
}

/** Motion that plays once waits until its scene is in sight. Only this script makes it wait. */
export function waitForSight(): void {
  for (const scene of document.querySelectorAll<HTMLElement>("[data-plays-once]")) {
    scene.dataset.waits = "";
    new IntersectionObserver(
      ([entry], observer) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        delete scene.dataset.waits;
      },
      { rootMargin: "0% 0% -33%" },
    ).observe(scene);
  }
}

/** Before a page scrolls by itself its layout has to be final, which takes a moment, in ms. */
const layoutDelay = 100;

/** Brings the element that the address names into view: gliding there, or at once for those who want no motion. */
export function scrollToHash(): void {
  if (location.hash === "") return;
  setTimeout(() => {
    document.querySelector(":target")?.scrollIntoView({ behavior: isMotionReduced() ? "instant" : "smooth" });
  }, layoutDelay);
}
