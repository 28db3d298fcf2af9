import type { ConsentCategory } from "@latchwork/contract/consent";

/** What each category is for, in the visitor's terms. */
export const categoryWords: Record<ConsentCategory, { name: string; purpose: string }> = {
  essential: {
    name: "Essential",
    purpose: "What the site needs to do what you ask of it, such as remembering this choice. Always on.",
  },
  analytics: {
    name: "Analytics",
    purpose: "Counts visits and what they lead to, so that we know which pages help. Never the tickets you paste.",
  },
  marketing: {
    name: "Marketing",
    purpose: "Recognises companies and returning visitors, and connects visits with what you ask of us.",
  },
  functional: { name: "Functional", purpose: "Extras such as a live chat, which remember you between pages." },
};
