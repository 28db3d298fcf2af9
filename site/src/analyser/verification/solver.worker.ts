// altcha-lib's ready worker derives keys with Node's crypto; in a browser it is Web Crypto's work.
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

handler({ deriveKey });
