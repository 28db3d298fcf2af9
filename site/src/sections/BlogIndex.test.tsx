import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BlogIndex } from "./BlogIndex.tsx";

test("an article is shown with the cover that it names", () => {
  const article = {
    slug: "without-a-cover-of-its-own",
    cover: "mttr",
    title: "T",
    summary: "S",
    date: "1 May 2026",
    minutes: 3,
  };
  const html = renderToStaticMarkup(
    <BlogIndex
      words={{ title: "Blog", lead: "Lead" }}
      coverAddress={(id) => `/covers.svg#${id}`}
      articles={[article]}
    />,
  );
  expect(html).toContain('<use href="/covers.svg#mttr">');
});
