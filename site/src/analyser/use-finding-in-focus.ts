import { type RefObject, useCallback, useEffect, useState } from "react";

/** Where ticket and findings stand side by side. */
const sideBySide = "(min-width: 62rem)";

/** How far down the window the finding stands that is being read. */
const readAt = 0.4;

const scrolling = (): ScrollBehavior => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

/** Scrolls the ticket's own field, and nothing else, until the finding's first phrase is seen. */
function reveal(form: HTMLElement | null, finding: number): void {
  const field = form?.querySelector(".ticket-field");
  const mark = field?.querySelector(`mark[data-findings~="${finding}"]`);
  if (!field || !mark || !matchMedia(sideBySide).matches) return;
  const { top, bottom } = field.getBoundingClientRect();
  const { top: from, bottom: to, height } = mark.getBoundingClientRect();
  if (from >= top && to <= bottom) return;
  field.scrollTo({ top: field.scrollTop + from - top - (field.clientHeight - height) / 2, behavior: scrolling() });
}

/**
 * Which finding is in focus, from 1: the one under the pointer or the keyboard's
 * focus, else the one that was reached by reading on. 0 while there is none.
 *
 * @param count how many findings stand beside the ticket that they are about
 */
export function useFindingInFocus(form: RefObject<HTMLElement | null>, count: number) {
  const [hovered, setHovered] = useState(0);
  const [focused, setFocused] = useState(0);
  const [reached, setReached] = useState(0);

  useEffect(() => {
    setHovered(0);
    setFocused(0);
    setReached(count > 0 ? 1 : 0);
    if (count === 0) return;
    const read = () => {
      if (!matchMedia(sideBySide).matches) return;
      const tops = [...(form.current?.querySelectorAll("[data-finding]") ?? [])].map(
        (finding) => finding.getBoundingClientRect().top,
      );
      setReached(Math.max(1, tops.filter((top) => top < innerHeight * readAt).length));
    };
    addEventListener("scroll", read, { passive: true });
    return () => removeEventListener("scroll", read);
  }, [form, count]);

  useEffect(() => {
    if (reached > 0) reveal(form.current, reached);
  }, [form, reached]);

  /** From the findings: the ticket shows the phrase. */
  const showPhrase = useCallback((finding: number) => finding > 0 && reveal(form.current, finding), [form]);

  return { pointedAt: count > 0 ? hovered || focused || reached : 0, showPhrase, setHovered, setFocused, setReached };
}
