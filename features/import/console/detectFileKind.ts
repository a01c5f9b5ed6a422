// Recognises files that are not xlsx by their first bytes, so that the message can say what people can do.
export type OtherFileKind = "empty" | "encrypted" | "xls" | "text" | "cut_off" | "other";

const COMPOUND = "d0cf11e0a1b11ae1";
const ZIP = "504b0304";
const HEAD = 512;
/** The first sectors of a compound file contain the names of its parts, in UTF-16. */
const PARTS = 64 * 1024;

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Text in any encoding has no zero bytes and hardly any control characters. */
const isText = (bytes: Uint8Array): boolean => {
  const control = bytes.filter((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13).length;
  return control === 0;
};

const bytesOf = async (file: Blob, length: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, length).arrayBuffer());

export const detectFileKind = async (file: Blob): Promise<OtherFileKind> => {
  const head = await bytesOf(file, HEAD);
  if (head.length === 0) return "empty";
  const start = hexOf(head.slice(0, 8));
  if (start === COMPOUND) {
    const parts = new TextDecoder("utf-16le").decode(await bytesOf(file, PARTS));
    return parts.includes("EncryptedPackage") ? "encrypted" : "xls";
  }
  if (start.startsWith(ZIP)) return "cut_off";
  return isText(head) ? "text" : "other";
};
