/** Makes tabs work by pointer and by arrow, Home and End keys; see `ui/Tabs.tsx` for their parts. */
export function enhanceTabs(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
    const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];

    const activate = (tab: HTMLElement) => {
      root.dataset.active = tab.dataset.value;
      for (const other of tabs) {
        const active = other === tab;
        other.ariaSelected = String(active);
        other.tabIndex = active ? 0 : -1;
        document.getElementById(`panel-${other.dataset.value}`)?.toggleAttribute("data-inactive", !active);
      }
    };

    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener("click", () => activate(tab));
      tab.addEventListener("keydown", (event) => {
        const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: tabs.length - 1 }[event.key];
        const next = target === undefined ? undefined : tabs.at(target % tabs.length);
        if (!next) return;
        event.preventDefault();
        activate(next);
        next.focus();
      });
    }
  }
}
