import { decodeText, wholeAddress } from "pilothouse/wire";

/**
 * An address that may be opened or shown: an address on the web, or a file of the platform. Null for any other address.
 */
export const safeAddress = (address: string): string | null => {
  const whole = wholeAddress(address.trim());
  if (whole === "" || !URL.canParse(whole)) return null;
  const { protocol, href } = new URL(whole);
  return protocol === "http:" || protocol === "https:" ? href : null;
};

export const isPicture = (address: string): boolean => /\.(png|jpe?g|gif|webp|avif)([?#]|$)/i.test(address);

/** The last part of an address, decoded for people. */
export const fileName = (address: string): string => decodeText(address.split(/[?#]/)[0]?.split("/").pop() ?? "");
