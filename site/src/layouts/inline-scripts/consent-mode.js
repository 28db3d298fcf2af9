// Google Consent Mode v2: denied before any tag, whatever comes later.
window.dataLayer = window.dataLayer || [];
(function () {
  // biome-ignore lint/complexity/noArguments: Google's tag reads nothing else
  dataLayer.push(arguments);
})("consent", "default", {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
  security_storage: "granted",
});
