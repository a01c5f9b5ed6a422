/** Decodes a part of an address for people. A text that is not properly encoded, such as "100%", stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
