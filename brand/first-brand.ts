/**
 * The company this site was made for, as it stands in what is built. Whoever
 * takes the site over leaves this file: `npm run launch-check` looks for these in
 * the built files, pictures, PDFs and the video.
 */
export const firstBrand = {
  name: "Latchwork",
  domain: "latchwork.example",
  companyNumber: "00000000",
  tagline: "Security testing at the pace of the sprint",
  addressLines: ["4 Tallow Yard", "Bristol BS1 0XX"],
  mark: ["M2 4h18v5a4 4 0 0 0 0 8v9H2z", "M16 11h12v4H16z"],
} as const;
