/** How long after its contact was checked security.txt may be believed, in days. RFC 9116 (2.5.5) advises less than a year. */
export const securityTxtDays = 364;

/** When a security.txt expires whose contact was checked on an ISO day. Nothing renews it but a new check. */
export const securityTxtExpires = (checked: string): string =>
  `${new Date(Date.parse(checked) + securityTxtDays * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
