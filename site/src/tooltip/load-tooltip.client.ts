/** Loads the tooltip when something that has one is first pointed at or focused; see `tooltip.client.ts`. */
export function loadTooltipOnIntent(): void {
  const arrive = (event: Event): void => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>("[data-tip]");
    const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (element && !byTouch) void import("./tooltip.client.ts").then(({ explain }) => explain(element));
  };
  document.addEventListener("pointerover", arrive);
  document.addEventListener("focusin", arrive);
}
