/** The parsed value. Undefined if the text is not JSON; no JSON text has that value. */
export function parseJson(text: string, revive?: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}
