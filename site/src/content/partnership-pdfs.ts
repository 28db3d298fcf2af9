const addresses = import.meta.glob<string>("../../../content/partnerships/*.pdf", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Address of a partnership page as a PDF; undefined until `npm run partnership-pdf` has made it from the page. */
export const partnershipPdf = (id: string): string | undefined => addresses[`../../../content/partnerships/${id}.pdf`];
