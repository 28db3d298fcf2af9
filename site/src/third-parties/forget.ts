import type { Kept } from "./vendor.ts";

const pattern = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\\\*$/, ".*")}$`);

/** The host, and every domain above it that a cookie could have been set for. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** The path, and every folder above it. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  return ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
}

/** A cookie goes only by the domain and path it was set with, which nobody can read: so by all that are possible. */
function removeCookie(name: string): void {
  for (const path of foldersOf(location.pathname)) {
    for (const domain of ["", ...domainsOf(location.hostname).map((it) => `; domain=${it}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${domain}`;
    }
  }
}

function removeStored(storage: () => Storage, isMeant: RegExp): void {
  try {
    const found = storage();
    for (const key of Object.keys(found)) if (isMeant.test(key)) found.removeItem(key);
  } catch {
    // blocked: then nothing was stored either
  }
}

/** Removes from the visitor's browser what a vendor keeps there. */
export function forget(kept: readonly Kept[]): void {
  for (const { kind, name } of kept) {
    const isMeant = pattern(name);
    if (kind === "local storage") removeStored(() => localStorage, isMeant);
    else if (kind === "session storage") removeStored(() => sessionStorage, isMeant);
    else {
      for (const cookie of document.cookie.split("; ")) {
        const [found = ""] = cookie.split("=", 1);
        // Some vendors encode the slash in a name.
        if (isMeant.test(found) || isMeant.test(found.replaceAll("%2F", "/"))) removeCookie(found);
      }
    }
  }
}
