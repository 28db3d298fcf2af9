import { reportPageView } from "../analytics/page-view.ts";
import { wireThemeSwitch } from "./theme.ts";

wireThemeSwitch();

// A static build outlives the year it was made in.
for (const year of document.querySelectorAll("[data-current-year]")) year.textContent = `${new Date().getFullYear()}`;

reportPageView();
