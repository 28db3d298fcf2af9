/** The phone's menu covers the screen: once the focus leaves it, it must not hide what has the focus. */
export function enhanceHeader(): void {
  const menu = document.getElementById("site-menu");
  menu?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
    // A frame takes the focus without being named; it is known a moment later.
    setTimeout(() => document.activeElement instanceof HTMLIFrameElement && menu.hidePopover());
  });
}
