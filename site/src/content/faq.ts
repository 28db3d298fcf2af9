/** Where a question's answer stands on its page, for links that open it. */
export function faqAnchor(question: string): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-");
}
