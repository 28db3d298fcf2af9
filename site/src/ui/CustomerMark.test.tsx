import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CustomerMark } from "./CustomerMark.tsx";

vi.mock("../content/logos.ts", () => ({ logoOf: (file: string) => ({ src: `/${file}`, width: 95, height: 32 }) }));

function markOf(changes: object): HTMLElement {
  const customer = { id: "a", name: "Brook & Sons", ...changes };
  document.body.innerHTML = renderToStaticMarkup(<CustomerMark customer={customer} />);
  return document.body;
}

test("a customer without a logo has a drawn mark with the name in letters", () => {
  const mark = markOf({ glyph: "waves", face: "mono" });
  expect(mark.textContent).toBe("Brook & Sons");
  expect(mark.querySelector("path")).not.toBeNull();
  expect(mark.querySelector("img")).toBeNull();
});

test("a logo stands in its place, keeps it while it loads, and is read by the customer's name", () => {
  const mark = markOf({ logo: "brook.svg" });
  const [picture, ...others] = mark.querySelectorAll("img");
  expect(others).toEqual([]);
  expect(mark.querySelector("svg")).toBeNull();
  expect(picture?.getAttribute("src")).toBe("/brook.svg");
  expect(picture?.getAttribute("alt")).toBe("Brook & Sons");
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["95", "32"]);
});

test("a second file takes over on dark grounds", () => {
  const pictures = [...markOf({ logo: "brook.svg", logoDark: "brook-dark.png" }).querySelectorAll("img")];
  expect(pictures.map((picture) => [picture.getAttribute("src"), picture.className])).toEqual([
    ["/brook.svg", "customer-logo-light"],
    ["/brook-dark.png", "customer-logo-dark"],
  ]);
});
