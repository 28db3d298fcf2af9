/**
 * What the vendors' scripts do to a page, as far as their documentation and
 * their behaviour in a browser tell: cookies on the highest domain they can
 * reach, further scripts by plain string addresses, styles and markup written
 * into the page, beacons now, later, and when the page is left.
 */
const common = `
  const top = location.hostname.split(".").slice(-2).join(".");
  const cookie = (name, value, age) =>
    (document.cookie = name + "=" + value + "; path=/; domain=" + top + (age ? "; max-age=" + age : ""));
  const script = (address) => {
    const added = document.createElement("script");
    added.src = address;
    document.head.appendChild(added);
  };
  const pixel = (address) => {
    const added = document.createElement("img");
    added.width = added.height = 1;
    added.src = address;
    document.body.appendChild(added);
  };
  const post = (address, body = "") => fetch(address, { method: "POST", mode: "no-cors", keepalive: true, body }).catch(() => {});
  const year = 31536000;
`;

const gtag = `
  const id = new URL(document.currentScript.src).searchParams.get("id");
  let location_ = null, granted = false, handled = 0;
  const off = () => window["ga-disable-" + id] === true;
  const hit = (name, properties = {}) => {
    if (off()) return;
    if (granted) { cookie("_ga", "GA1.1.1", 2 * year); cookie("_ga_" + id.slice(2), "GS2.1", 2 * year); }
    const query = new URLSearchParams({
      tid: id, en: name, dl: properties.page_location ?? location_ ?? location.href, dt: properties.page_title ?? document.title,
      gcs: "G1" + (granted ? "1" : "0"),
    });
    for (const [key, value] of Object.entries(properties)) query.set("ep." + key, String(value));
    post("https://region1.google-analytics.com/g/collect?" + query);
  };
  const handle = (entry) => {
    const [command, first, second] = entry;
    if (command === "consent") granted = second.analytics_storage === "granted";
    if (command === "config") {
      location_ = second.page_location ?? null;
      if (second.send_page_view !== false) hit("page_view");
    }
    if (command === "event") hit(first, second);
  };
  const work = () => { while (handled < dataLayer.length) { const entry = dataLayer[handled++]; if (String(entry) === "[object Arguments]") handle(entry); } };
  const push = dataLayer.push;
  dataLayer.push = function () { push.apply(dataLayer, arguments); work(); };
  work();
  script("https://www.googletagmanager.com/gtag/destination?id=" + id);
  addEventListener("pagehide", () => hit("user_engagement"));
`;

const gtm = `
  script("https://www.googletagmanager.com/gtm/further.js");
  const seen = () => pixel("https://www.googletagmanager.com/a?events=" + dataLayer.map((entry) => entry.event ?? "").filter(Boolean));
  const push = dataLayer.push;
  dataLayer.push = function () { push.apply(dataLayer, arguments); if (arguments[0]?.event) seen(); };
  seen();
`;

const plausible = `
  const { q = [], o = {} } = window.plausible;
  const send = (name, options = {}) => {
    const made = { n: name, u: options.url ?? location.href, d: location.hostname, p: options.props };
    const request = o.transformRequest ? o.transformRequest(made) : made;
    if (request) post("https://plausible.io/api/event", JSON.stringify(request));
  };
  window.plausible = send;
  for (const call of q) send(...call);
  if (o.autoCapturePageviews !== false) send("pageview");
  addEventListener("pagehide", () => send("engagement"));
`;

const leadfeeder = `
  cookie("_lfa", "LF1.1", year);
  localStorage.setItem("_lfa_expiry", "1");
  script("https://sc.lfeeder.com/further.js");
  const seen = () => pixel("https://tr.lfeeder.com/?" + new URLSearchParams({ u: location.href, r: document.referrer }));
  seen();
  setInterval(() => { cookie("_lfa", "LF1.2", year); seen(); }, 200);
  addEventListener("pagehide", () => { cookie("_lfa", "LF1.3", year); post("https://tr.lfeeder.com/?leaving"); });
`;

const hubspotLoader = `
  const account = new URL(document.currentScript.src).pathname.slice(1, -3);
  script("https://js-eu1.hs-analytics.net/analytics/1/" + account + ".js");
`;

const hubspot = `
  let path = null, off = false;
  const handle = ([command, argument]) => {
    if (command === "setPath") path = argument;
    if (command === "doNotTrack") { off = true; cookie("__hs_do_not_track", "yes", year); }
  };
  for (const entry of window._hsq ?? []) handle(entry);
  window._hsq = { push: handle };
  cookie("__hstc", "1", year / 2);
  cookie("hubspotutk", "1", year / 2);
  cookie("__hssc", "1", 1800);
  cookie("__hssrc", "1");
  const box = document.createElement("div");
  box.innerHTML = '<span style="display: none">HubSpot</span>';
  document.body.appendChild(box);
  const seen = () => off || pixel("https://track-eu1.hubspot.com/__ptq.gif?" + new URLSearchParams({ pu: path ?? location.href }));
  seen();
  addEventListener("pagehide", () => off || post("https://track-eu1.hubspot.com/leaving"));
`;

const crisp = `
  const id = window.CRISP_WEBSITE_ID;
  cookie("crisp-client%2Fsession%2F" + id, "session_1", year / 2);
  localStorage.setItem("crisp-client/domain-detect/" + id, "1");
  sessionStorage.setItem("crisp-client/socket/" + id, "1");
  script("https://client.crisp.chat/static/further.js");
  const style = document.createElement("style");
  style.textContent = ".crisp-client { position: fixed; right: 20px; bottom: 20px; }";
  document.head.appendChild(style);
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = "https://client.crisp.chat/static/client.css";
  document.head.appendChild(sheet);
  const box = document.createElement("div");
  box.className = "crisp-client";
  box.innerHTML = '<button type="button" style="width: 54px; height: 54px">Open chat</button>';
  document.body.appendChild(box);
`;

const wrap = (text: string) => `(() => {${common}${text}})();`;

/** The answer to a request for a vendor's script, by host and path; everything else is a beacon. */
export const vendorScripts: readonly { address: RegExp; text: string }[] = [
  { address: /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?/, text: wrap(gtag) },
  { address: /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?/, text: wrap(gtm) },
  { address: /^https:\/\/plausible\.io\/js\/pa-[\w-]+\.js$/, text: wrap(plausible) },
  { address: /^https:\/\/sc\.lfeeder\.com\/lftracker_v1_\w+\.js$/, text: wrap(leadfeeder) },
  { address: /^https:\/\/js-eu1\.hs-scripts\.com\/\d+\.js$/, text: wrap(hubspotLoader) },
  { address: /^https:\/\/js-eu1\.hs-analytics\.net\/.*\.js$/, text: wrap(hubspot) },
  { address: /^https:\/\/client\.crisp\.chat\/l\.js$/, text: wrap(crisp) },
];
