/** The version of this release, as `package.json` has it; a test holds the two equal. */
export const version = "1.0.0";
