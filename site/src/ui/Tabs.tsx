import type { ReactNode } from "react";
import "./tabs.css";

interface Props {
  label: string;
  tabs: readonly { value: string; label: string; panel: ReactNode }[];
}

/** Tabs, the first one active. `Tabs.client.ts` switches them; without a script both panels show. */
export function Tabs({ label, tabs }: Props) {
  return (
    <div data-tabs data-active={tabs[0]?.value} className="tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`tab-${tab.value}`}
            aria-controls={`panel-${tab.value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={tab.value}
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
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
