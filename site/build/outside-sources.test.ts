import { brand } from "@latchwork/brand";
import { describe, expect, test } from "vitest";
import { VendorIdError, vendors } from "../src/third-parties/vendors.ts";
import { outsideSources } from "./outside-sources.ts";

const nobody = Object.fromEntries(vendors.map(({ id }) => [id, null])) as typeof brand.thirdParties;
const alone = {
  ...brand,
  links: { ...brand.links, demoVideo: null },
  frames: { bookingForm: null, newsletterForm: null, privacyDocument: null },
  thirdParties: nobody,
};

describe("what pages reach beyond their own origin", () => {
  test("is nothing for a company without third parties", () => {
    expect(outsideSources(alone)).toEqual({});
  });

  test("is, for a frame, its origin and no path", () => {
    const frames = { ...alone.frames, bookingForm: "https://forms.example/book?x=1" };
    expect(outsideSources({ ...alone, frames })).toEqual({
      "booking-form": {
        sources: { "frame-src": ["https://forms.example"], "connect-src": ["https://forms.example"] },
        relaxes: [],
        trustedTypes: [],
      },
    });
  });

  test("is, for a demo video, a frame only", () => {
    const links = { ...brand.links, demoVideo: "https://video.example/embed/1" };
    expect(outsideSources({ ...alone, links })["demo-video"]?.sources).toEqual({
      "frame-src": ["https://video.example"],
    });
  });

  test("is, for the editing screen, the git host and nobody else", () => {
    const own = {
      host: "gitlab",
      origin: "https://git.example",
      repository: "a/b",
      branch: "main",
      signIn: null,
    } as const;
    const use = outsideSources({ ...alone, editing: own }).editing;
    expect(use).toEqual({
      sources: {
        "connect-src": ["data:", "blob:", "https://git.example"],
        "img-src": ["blob:", "https://git.example"],
      },
      relaxes: ["html-strings", "inline-styles"],
      trustedTypes: [],
    });
    expect(outsideSources({ ...alone, editing: { ...own, signIn: "id" } }).editing?.opensWindows).toBe(true);
    const hosted = outsideSources({ ...alone, editing: { ...own, host: "github", origin: null } }).editing?.sources;
    expect(hosted?.["connect-src"]).toContain("https://api.github.com");
    expect(outsideSources(alone)).not.toHaveProperty("editing");
  });

  test("is the sum of what the enabled third parties declare, and nothing of the others", () => {
    const thirdParties = { ...nobody, googleAnalytics: "G-ABCDEF1234", plausible: "pa-6_srOGVV9SLMWJ1ZpUAbG" };
    const use = outsideSources({ ...alone, thirdParties })["third-parties"];
    expect(use?.sources["script-src"]).toEqual(["https://*.googletagmanager.com", "https://plausible.io"]);
    expect(use?.sources).not.toHaveProperty("style-src");
    expect(use?.relaxes).toEqual(["script-strings"]);
    expect(use?.trustedTypes).toEqual(["default", "goog#html"]);
  });

  test("costs no Trusted Types where no vendor asks for it", () => {
    const thirdParties = { ...nobody, plausible: "pa-6_srOGVV9SLMWJ1ZpUAbG" };
    expect(outsideSources({ ...alone, thirdParties })["third-parties"]).toMatchObject({
      relaxes: [],
      trustedTypes: [],
    });
  });
});

describe("an id in the brand folder", () => {
  test.each(vendors.map(({ id, idExample }) => [id, idExample.split(" ")[0] ?? ""] as const))(
    "of %s may be %s, and may not be a word of somebody else's",
    (id, example) => {
      const withId = (given: string) => () => outsideSources({ ...alone, thirdParties: { ...nobody, [id]: given } });
      expect(withId(example)).not.toThrow();
      for (const wrong of ["", "your-id", `${example}/../x`, `${example}"`, ` ${example}`]) {
        expect(withId(wrong), wrong).toThrow(VendorIdError);
      }
    },
  );
});
