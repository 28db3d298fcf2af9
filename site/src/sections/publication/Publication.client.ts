/** Marks, in the contents beside an article, the section that is being read: the last whose heading stands in the upper third or above. */
export function highlightContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  if (links.length === 0) return;
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const mark = () => {
    const begun = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3);
    for (const [index, link] of links.entries()) {
      if (index === begun) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  // Told whenever a heading enters or leaves the upper third, from either side.
  const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -67% 0px" });
  for (const heading of headings) if (heading) observer.observe(heading);
}
