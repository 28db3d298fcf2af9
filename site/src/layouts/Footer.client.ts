const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

function remembered(): Theme {
  try {
    const stored = localStorage.getItem("theme");
    return isTheme(stored) ? stored : "system";
  } catch {
    return "system"; // storage is blocked: the choice then lasts as long as the page
  }
}

function remember(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // see remembered()
  }
}

/** The document's inline script has already applied a remembered choice. */
function enhanceThemeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>("input[name=theme]");
  const current = remembered();
  for (const radio of radios) {
    radio.checked = radio.value === current;
    radio.addEventListener("change", () => {
      if (!isTheme(radio.value)) return;
      remember(radio.value);
      if (radio.value === "system") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = radio.value;
    });
  }
}

/** A static build outlives the year it was made in. */
function updateYear(): void {
  for (const year of document.querySelectorAll("[data-current-year]")) year.textContent = `${new Date().getFullYear()}`;
}

export function enhanceFooter(): void {
  enhanceThemeSwitch();
  updateYear();
}
