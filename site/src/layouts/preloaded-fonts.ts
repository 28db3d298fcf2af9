import display from "../generated/fonts/display.woff2?url";
import text from "../generated/fonts/text.woff2?url";

/** Faces that stand above the fold on every page. */
export const preloadedFonts = [display, text];
