// Names and addresses of files.
import { randomBytes } from "node:crypto";

const MOST = 80;

const replaceUnsafe = (name: string): string =>
  name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")
    .replace(/^[._]+/, "");

/** Makes a name safe for a path and a header, and cuts it to 80 characters. Answers `otherwise` if nothing remains. */
export const toSafeName = (value: unknown, otherwise: string): string =>
  replaceUnsafe(String(value ?? "")).slice(0, MOST) || otherwise;

/** Makes the id, the safe name and the address of a new file. A name that is too long loses its beginning. */
export const makeAddress = (given: string): { id: string; name: string; url: string } => {
  const id = randomBytes(12).toString("hex");
  const name = replaceUnsafe(given).slice(-MOST) || "file";
  return { id, name, url: `/files/${id}/${encodeURIComponent(name)}` };
};

/** Decodes one part of an address. Null if it has an invalid percent sign, which browsers never send. */
export const decodePart = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};
