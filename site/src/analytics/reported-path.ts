/** Query parameters that may leave with an address. Any other may hold what a visitor typed. */
const listedParameters = ["category", "utm_source", "utm_medium", "utm_campaign"];

/** Path and listed parameters of an address; never a fragment. */
export function reportedPath(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => listedParameters.includes(name)));
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}
