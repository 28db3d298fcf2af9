import "./theme-switch.css";

const themes = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** Shown only where a script can act on it; `ThemeSwitch.client.ts` does. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Colours</legend>
      {themes.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === "system"} className="sr-only" />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
