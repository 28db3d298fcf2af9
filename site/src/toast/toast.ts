/**
 * Shows a short message at the lower right and reads it out. The part that
 * draws it is loaded with the first message: most visits never need it.
 */
export async function showToast(message: string): Promise<void> {
  const { toastManager } = await import("./Toasts.tsx");
  (await toastManager()).add({ description: message, priority: "high" });
}
