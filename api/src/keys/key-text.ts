import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** Letters of a secret, without any that a word boundary or an address would break. */
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** 40 letters of 62 are 238 bits: nobody guesses one, so a fast hash is enough to keep it. */
const secretLength = 40;
const checksumLength = 6;

/** A key of any company: `name_key_`, the secret, and a checksum by which scanners and typists are told apart from chance. */
const form = new RegExp(`^([a-z0-9]{1,20}_key_[${alphabet}]{${secretLength}})([${alphabet}]{${checksumLength}})$`);

/** What keys of a company begin with, so that one that leaked can be found and traced: `acme_key_`. */
export function keyPrefix(domain: string): string {
  const [label = ""] = domain.toLowerCase().split(".");
  return `${label.replace(/[^a-z0-9]/g, "").slice(0, 20) || "api"}_key_`;
}

/** A key that nobody has seen. */
export function makeKey(prefix: string): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${prefix}${secret}${checksum(prefix + secret)}`;
}

/** Whether a text can be a key at all: what was cut, mistyped or made up costs no query. */
export function isKeyText(text: string): boolean {
  const [, body = "", sum] = form.exec(text) ?? [];
  return sum !== undefined && checksum(body) === sum;
}

/** Whether something in an address looks like a key, whole or not. */
export function holdsKey(address: string): boolean {
  return /[a-z0-9]_key_[0-9a-z]{20}/i.test(address);
}

/**
 * What is kept of a key. It is found by this hash, so that how long a look-up takes says nothing about a secret: whoever
 * sends a key does not choose its hash.
 */
export function hashOfKey(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** CRC-32 in base 62. It guards against typing mistakes, not against people. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < checksumLength; place += 1) {
    digits = alphabet[rest % alphabet.length] + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
