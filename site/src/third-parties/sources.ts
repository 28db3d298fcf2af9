/** Whether an address belongs to a source of a content security policy: `https://host` or `https://*.host`. */
export function isFrom(address: string, source: string): boolean {
  const { protocol, hostname } = new URL(address, location.href);
  const [scheme, host = ""] = source.split("://");
  if (protocol !== `${scheme}:`) return false;
  return host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host;
}
