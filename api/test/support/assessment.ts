/** An assessment, for tests that are not about the engine. */
export const assessment = {
  testable: true,
  insufficient: false,
  questions: [],
  vulnerabilities: [
    {
      name: "Any agent can reach any order",
      description: "The list takes a customer's number from the address.",
      cwe: "CWE-639",
      severity: "high" as const,
      confidence: 0.9,
      evidence: [{ start: 0, end: 4 }],
      microTest: {
        title: "Ask for another customer's orders",
        minutes: 45,
        kind: "manual" as const,
        setUp: "Two customers with orders.",
        steps: ["As one customer, send the other's id."],
        failsIf: "the order is shown",
      },
    },
  ],
};

/** The same, with what made it. */
export const engineAssessment = { ...assessment, engine: "test" };
