import type { ReactNode } from "react";

interface Props {
  label: string;
  tabs: readonly { value: string; label: string; panel: ReactNode }[];
}

/** Tabs, the first one active. `Tabs.client.ts` switches them; without a script both panels show. */
export function Tabs({ label, tabs }: Props) {
  return (
    <div data-tabs data-active={tabs[0]?.value}>
      <div
        role="tablist"
        aria-label={label}
        className="needs-script inset flex gap-1 border-ink border-b-[1.5px] max-2xs:flex-wrap"
      >
        {tabs.map((tab, index) => (
          // Index tabs of a card file: the active one is open to the sheet below.
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`tab-${tab.value}`}
            aria-controls={`panel-${tab.value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={tab.value}
            className="-mb-[1.5px] min-h-12 cursor-pointer whitespace-nowrap rounded-t-[4px] border-[1.5px] border-rule-strong border-b-0 px-[clamp(0.75rem,3vw,1.25rem)] pb-[1.5px] font-semibold text-base text-muted hover:text-ink aria-selected:border-ink aria-selected:bg-sheet aria-selected:text-ink forced-colors:aria-selected:border-[Highlight] forced-colors:aria-selected:text-[Highlight]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`panel-${tab.value}`}
          aria-labelledby={`tab-${tab.value}`}
          data-inactive={index > 0 || undefined}
          className="bg-sheet in-[.scripted]:data-inactive:hidden"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
