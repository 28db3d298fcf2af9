/**
 * Shows a short message at the lower right and reads it out. The part that
 * draws it is loaded with the first message: most visits never need it.
 */
export async function notify(message: string): Promise<void> {
  const { notifications } = await import("./Notifications.tsx");
  (await notifications()).add({ description: message, priority: "high" });
}
