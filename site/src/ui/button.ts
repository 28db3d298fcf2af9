const looks = {
  /** The one thing to do next. Ink on vermilion: paper on it, or a fade of both, would miss 4.5 : 1. */
  signal: "border-signal bg-signal text-on-signal not-disabled:hover:[filter:brightness(1.1)]",
  /** The same weight without the alarm. */
  ink: "border-ink bg-inverse text-on-inverse hover:opacity-90",
  outline: "border-ink bg-transparent text-ink hover:bg-sunken",
} as const;

const sizes = {
  /** Main actions: 48 px tall. */
  large: "min-h-12 px-5 text-base",
  small: "min-h-10 px-3.5 text-small",
} as const;

/** Classes of a button or of a link that looks like one. */
export function buttonClass(look: keyof typeof looks, size: keyof typeof sizes = "large"): string {
  return `button ${looks[look]} ${sizes[size]}`;
}

/** Classes of a button that looks like a link: what is beside the point, or one of many. */
export const textButton = "min-h-10 cursor-pointer font-medium text-small underline underline-offset-4";

/** Classes of one of several buttons of which at most one is pressed. */
export const choiceButton =
  "cursor-pointer rounded-[2px] border border-rule-strong font-medium font-mono text-fact hover:border-ink hover:bg-sunken disabled:cursor-default disabled:opacity-60 aria-pressed:border-ink aria-pressed:bg-inverse aria-pressed:text-on-inverse";
