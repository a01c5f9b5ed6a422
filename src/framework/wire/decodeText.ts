/** A part of an address as people read it. Text that is not encoded properly, such as "100%", stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
