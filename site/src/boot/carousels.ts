const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Adds arrows that wrap, dots and arrow keys to one carousel; see `ui/Carousel.tsx` for its parts. */
function wireCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>("[data-track]");
  if (!track) return;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...carousel.querySelectorAll<HTMLElement>("[data-dot]")];
  let current = 0;

  const show = (index: number) => {
    current = index;
    for (const [at, dot] of dots.entries()) {
      if (at === index) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
  };

  const go = (index: number) => {
    const wrapped = (index + slides.length) % slides.length;
    show(wrapped);
    track.scrollTo({
      left: (slides[wrapped]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0),
      behavior: still() ? "instant" : "smooth",
    });
  };

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
  track.addEventListener("scrollend", () => {
    if (track.clientWidth > 0 && track.scrollWidth > track.clientWidth)
      show(Math.round(track.scrollLeft / track.clientWidth));
  });
}

export function wireCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) wireCarousel(carousel);
}
