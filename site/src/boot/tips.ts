/** Loads the tips when something that has one is first pointed at or focused; see `tips/tips.ts`. */
export function awaitTips(): void {
  const arrive = (event: Event): void => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>("[data-tip]");
    const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (element && !byTouch) void import("../tips/tips.ts").then(({ explain }) => explain(element));
  };
  document.addEventListener("pointerover", arrive);
  document.addEventListener("focusin", arrive);
}
