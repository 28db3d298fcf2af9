/** Something the caller of the command line got wrong. The message is one sentence that says what and where. */
export class Problem extends Error {
  override readonly name = "Problem";
}
