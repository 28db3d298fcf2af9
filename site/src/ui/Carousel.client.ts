const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Adds arrows that wrap, dots and arrow keys to one carousel; see `ui/Carousel.tsx` for its parts. */
function enhanceCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>("[data-track]");
  if (!track) return;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...carousel.querySelectorAll<HTMLElement>("[data-dot]")];
  let current = 0;
  /** The slide that a press asked for and that is not reached yet. */
  let wanted: number | null = null;

  const show = (index: number) => {
    current = index;
    for (const [at, dot] of dots.entries()) {
      if (at === index) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
  };

  const go = (index: number) => {
    const wrapped = (index + slides.length) % slides.length;
    wanted = wrapped;
    show(wrapped);
    glide(wrapped);
  };

  const glide = (index: number) =>
    track.scrollTo({
      left: (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0),
      behavior: still() ? "instant" : "smooth",
    });

  carousel.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-step], [data-dot]") : null;
    if (button?.dataset.step) go(current + Number(button.dataset.step));
    if (button?.dataset.dot) go(Number(button.dataset.dot));
  });

  track.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(current + step);
  });

  // Swiping and the browser's own scrolling move the dots too, once the track rests.
  for (const own of ["pointerdown", "touchstart", "wheel"])
    track.addEventListener(own, () => (wanted = null), { passive: true });
  track.addEventListener("scrollend", () => {
    if (track.clientWidth === 0 || track.scrollWidth <= track.clientWidth) return;
    const at = Math.round(track.scrollLeft / track.clientWidth);
    // The end of an earlier glide, heard after the next press: that press still holds.
    if (wanted !== null && wanted !== at) glide(wanted);
    else {
      wanted = null;
      show(at);
    }
  });
}

export function enhanceCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) enhanceCarousel(carousel);
}
