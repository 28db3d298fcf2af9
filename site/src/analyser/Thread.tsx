import { type RefObject, useEffect, useRef } from "react";

interface Props {
  /** The form, whose halves the thread ties together. */
  form: RefObject<HTMLElement | null>;
  /** The finding in focus, from 1; 0 for none. */
  finding: number;
}

/** A thin line from a finding to its phrase, across the perforation. For the eye alone, where both stand side by side. */
export function Thread({ form, finding }: Props) {
  const svg = useRef<SVGSVGElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const d = form.current && pathOf(form.current, finding);
      if (d) svg.current?.firstElementChild?.setAttribute("d", d);
      svg.current?.toggleAttribute("data-drawn", Boolean(d));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    soon();
    if (finding === 0) return () => cancelAnimationFrame(frame);
    const options = { capture: true, passive: true };
    addEventListener("scroll", soon, options); // the page's and the field's own
    addEventListener("resize", soon);
    form.current?.addEventListener("toggle", soon, options); // a finding unfolds
    form.current?.addEventListener("transitionend", soon); // the halves have parted
    form.current?.addEventListener("animationend", soon); // and the finding has arrived
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", soon, options);
      removeEventListener("resize", soon);
      form.current?.removeEventListener("toggle", soon, options);
      form.current?.removeEventListener("transitionend", soon);
      form.current?.removeEventListener("animationend", soon);
    };
  }, [form, finding]);

  return (
    <svg ref={svg} className="thread" aria-hidden="true">
      <path />
    </svg>
  );
}

/** From the number in the margin to the one of the finding, or nothing while either is out of sight. */
function pathOf(form: HTMLElement, finding: number): string | undefined {
  const field = form.querySelector(".ticket-field")?.getBoundingClientRect();
  const mark = form.querySelector(`.margin-numbers [data-number="${finding}"] > span`);
  const number = mark?.getBoundingClientRect();
  // Past the numbers that stand beside it.
  const right = mark?.closest(".margin-line")?.querySelector(":scope > button:last-of-type > span");
  const target = form.querySelector(`[data-finding="${finding}"] [data-finding-number]`)?.getBoundingClientRect();
  if (!field || !number || !right || !target) return undefined;
  const from = number.top + number.height / 2;
  const to = target.top + target.height / 2;
  if (from < field.top || from > field.bottom) return undefined;
  const { left, top } = form.getBoundingClientRect();
  const [x1, y1, x2, y2] = [right.getBoundingClientRect().right - left, from - top, target.left - left, to - top].map(
    Math.round,
  ) as [number, number, number, number];
  const middle = Math.round((x1 + x2) / 2);
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}
