/** What can be found: one entry a page, or an episode on its page. */
export interface SearchDocument {
  /** Its address, which is also its name. */
  id: string;
  title: string;
  /** What it is, such as "Article · 8 min". */
  label: string;
  /** One or two sentences, shown below the title. */
  text: string;
  keywords: string;
  /** Everything else it says. Searched, not shown. */
  body: string;
}

/** How the index is made and read: both ends must agree. */
export const searchOptions = {
  fields: ["title", "text", "keywords", "body"],
  storeFields: ["title", "label", "text"],
  searchOptions: {
    boost: { title: 4, keywords: 2, text: 2 },
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  },
};
