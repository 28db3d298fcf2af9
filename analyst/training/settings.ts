/**
 * Everything about learning that is a choice. Part of the model's fingerprint, so a change here asks for training.
 * Figures were chosen on held-out tickets, as docs/decisions/015 says.
 */
export const settings = {
  /** Parts that tickets are split into, by author or repository; each is held out from a model that learns from the others. */
  folds: 4,
  fit: {
    rounds: 50,
    rate: 0.15,
    shrinkage: { real: 0.05, written: 0.05, manner: 0.05 },
    /** How much more a label counts where it holds. */
    weightOfPresent: { real: 1, written: 2, manner: 1 },
  },
  vocabulary: {
    /** Examples that a feature has to occur in, by the mark of its sort. */
    minExamples: { "": 5, "b:": 20, "t:": 9, "p:": 30 } as Readonly<Record<string, number>>,
    /** Texts that a stem has to occur in to get a vector. */
    minTexts: 15,
  },
  vectors: {
    dimensions: 80,
    /** Words either side that count as company. */
    window: 5,
    /** Share of a vector beside the word itself, in the ticket and in its title. */
    share: 3,
    titleShare: 1.5,
    /** Words of a text that are read. */
    maxWords: 400,
  },
  counts: {
    /** A phrase that a reviewer underlined, beside a whole ticket; and what it says of other classes. */
    underlined: 0.5,
    underlinedOthers: 0.3,
    /** A statement of training/statements, beside a whole ticket; and what it says of other classes. */
    statement: 0.5,
    statementOthers: 0.15,
    /** The site's own tickets stand for themselves alone, and everybody sees how they are read. */
    site: 5,
    /** A real ticket with one review, beside one with two. */
    judgedOnce: 1,
  },
  combiner: { real: 1, written: 0.3, benchmark: 1, shrinkage: 1, rounds: 12 },
};
