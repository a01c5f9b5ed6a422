/** An address that may be opened or drawn: of the web, or of a file of this platform; null for any other. */
export const safeAddress = (address: string, base: string = globalThis.location.origin): string | null => {
  if (address.trim() === "" || !URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return protocol === "http:" || protocol === "https:" ? href : null;
};

export const isPicture = (address: string): boolean => /\.(png|jpe?g|gif|webp|avif)([?#]|$)/i.test(address);

/** The last part of an address, as people read it. */
export const fileName = (address: string): string => {
  const last = address.split(/[?#]/)[0]?.split("/").pop() ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};
