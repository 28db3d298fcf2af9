/** Tells tools/check.ts how far Vitest or Playwright is: a reporter for both. */
export default class TestProgress {
  #done = 0;
  #total = 0;

  /** Vitest's: by files, since nobody knows the number of tests before they are loaded. */
  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onTestModuleEnd(): void {
    this.#tell("files");
  }

  /** Playwright's. */
  onBegin(_: unknown, suite: { allTests(): readonly unknown[] }): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(): void {
    this.#tell("journeys");
  }

  #tell(what: string): void {
    this.#done += 1;
    process.send?.(`${this.#done} of ${this.#total} ${what}`);
  }
}
