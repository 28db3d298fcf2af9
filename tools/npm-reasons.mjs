/** What is to be done about npm's codes, by the first that fits. */
const remedies = /** @type {const} */ ([
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    "Its name is unknown here. Is this machine online, or does it need a proxy (npm config set https-proxy)?",
  ],
  [
    /CERT|SIGNATURE|UNABLE_TO|SELF_SIGNED/,
    "Its certificate is not trusted, as behind a company's proxy: set NODE_EXTRA_CA_CERTS, or npm's cafile, to the file with that company's certificate.",
  ],
  [/^407$/, "The proxy wants a user and a password: npm config set https-proxy http://user:password@host:port"],
  [/^40[13]$/, "The registry does not let you in: look at the token in your .npmrc."],
  [/^5\d\d$|^429$/, "The registry is in trouble, or a proxy before it."],
  [/^[A-Z_]+$/, "Nothing answers there. Is this machine online, or does it need a proxy (npm config set https-proxy)?"],
]);

/** @param {string} code npm's own, such as ENOTFOUND or 407 */
const remedyFor = (code) => remedies.find(([codes]) => codes.test(code))?.[1] ?? "";

/** @param {string} url what npm asked for @param {string} code */
function sentence(url, code) {
  return `npm gets no package from ${new URL(url).origin} (${code}). ${remedyFor(code)}`;
}

/** How long npm may be without any answer before that is said, in milliseconds. */
const patienceMs = 9_000;

/** How long after the first failure something must have come, in milliseconds. */
const recoveryMs = 20_000;

/** What no second try mends: certificates, and who one is. */
const isCertain = (/** @type {string} */ code) => /^4|CERT|SIGNATURE|UNABLE_TO/.test(code) && code !== "429";

/**
 * Listens to npm at --loglevel=http, says why it waits, each reason once, and ends it when that is in vain: npm
 * itself would try for each of hundreds of packages.
 * @param {(line: string) => void} say
 */
export function npmReasons(say) {
  let anyCame = false;
  /** @type {Set<string>} */
  const said = new Set();
  const waiting = setTimeout(() => say(`npm has had no answer yet. ${remedyFor("ETIMEDOUT")}`), patienceMs);
  /** @type {NodeJS.Timeout | undefined} */
  let recovering;
  function stop() {
    clearTimeout(waiting);
    clearTimeout(recovering);
  }
  return {
    stop,
    /** @param {string} line @param {() => void} giveUp */
    onLine(line, giveUp) {
      const [, failedUrl, failure] = /GET (\S+) attempt \d+ failed with (\w+)/.exec(line) ?? [];
      const [, status, statusUrl] = /fetch GET (\d{3}) (\S+)/.exec(line) ?? [];
      const [code, url] = failure ? [failure, failedUrl] : [status, statusUrl];
      if (!code || !url) return;
      if (/^[23]/.test(code)) {
        anyCame = true;
        stop();
        return;
      }
      clearTimeout(waiting);
      const reason = sentence(url, code);
      if (!said.has(reason)) say(reason);
      said.add(reason);
      if (anyCame) return;
      if (isCertain(code)) giveUp();
      else recovering ??= setTimeout(giveUp, recoveryMs);
    },
  };
}

/** @param {string} output of npm @returns {string} its own words about what failed, without its requests and its own code */
export function npmErrors(output) {
  const noise = /^npm (http|warn)|^npm error\s+(at |\w+: |\}|$)/;
  return output
    .split("\n")
    .filter((line) => line !== "" && !noise.test(line))
    .map((line) => `${line}\n`)
    .join("");
}
