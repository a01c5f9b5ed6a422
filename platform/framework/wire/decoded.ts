/** A part of an address as it was meant; null for one that no browser would have written. */
export const decodePart = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};
