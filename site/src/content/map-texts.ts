/** A copy of what content holds, with each of its texts changed. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const changed = (inner: unknown): unknown => {
    if (typeof inner === "string") return change(inner);
    if (Array.isArray(inner)) return inner.map(changed);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, field]) => [key, changed(field)]));
  };
  return changed(value) as Value;
}
