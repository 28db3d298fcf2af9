import { expect, test } from "vitest";
import { clientKey } from "../src/client-address.ts";

test.each(["203.0.113.7", "2001:db8:1:2::7"])(
  "what counts for a client tells nothing of its address: %s",
  (address) => {
    const key = clientKey(address, "secret");
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(clientKey(address, "secret")).toBe(key);
    expect(clientKey(address, "another secret")).not.toBe(key);
    expect(clientKey(address, "secret", "network")).not.toBe(key);
  },
);
