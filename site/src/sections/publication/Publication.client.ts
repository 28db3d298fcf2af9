/** Marks, in the contents beside an article, the section that is being read. */
export function highlightContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  if (links.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links) {
          if (link.hash === `#${target.id}`) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
      }
    },
    // A heading counts while it is in the upper third, below the sticky header.
    { rootMargin: "-80px 0px -66% 0px" },
  );
  for (const { hash } of links) {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (heading) observer.observe(heading);
  }
}
