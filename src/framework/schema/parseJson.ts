/** The parsed value. Undefined when the text is not JSON; no JSON text has that value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
