// Stands right after the event's banner: it goes before it is painted once its day is over, for a built page outlives it.
{
  const banner = document.currentScript.previousElementSibling;
  if (banner.dataset.until < new Date().toISOString().slice(0, 10)) banner.remove();
}
