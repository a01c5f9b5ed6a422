// Unpacks the XML files of a workbook into the texts that `xlsx` works on: one letter per byte of UTF-8. In a browser, `xlsx` itself
// would make texts of two bytes per letter of the same, twice the memory.
import { entriesOf, unpacked, type ZipEntry } from "./zipEntries";

/** What `parse_zip` of `xlsx` takes. */
export interface UnpackedBook {
  readonly files: Readonly<Record<string, { readonly name: string; readonly data: string }>>;
}

const MOST_ENTRIES = 10_000;
const XML = /\.(xml|rels)$/i;
/** The number of arguments that every browser takes. */
const PIECE = 8192;

const utf16Of = ([first, second]: Uint8Array): TextDecoder | null =>
  first === 0xff && second === 0xfe
    ? new TextDecoder("utf-16le")
    : first === 0xfe && second === 0xff
      ? new TextDecoder("utf-16be")
      : null;

const lettersOf = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
};

const textOf = async (file: Blob, entry: ZipEntry): Promise<string> => {
  let text = "";
  let utf16: TextDecoder | null | undefined;
  const reader = unpacked(file, entry).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (utf16 === undefined) utf16 = utf16Of(next.value);
    text += lettersOf(utf16 ? new TextEncoder().encode(utf16.decode(next.value, { stream: true })) : next.value);
  }
  return text;
};

/** The guard refuses fewer already. @throws NoZipFile when the file is not a zip file or contradicts itself */
export const unpackBook = async (file: Blob): Promise<UnpackedBook> => {
  const files: Record<string, { name: string; data: string }> = {};
  for (const entry of (await entriesOf(file, MOST_ENTRIES)) ?? []) {
    const { name } = entry;
    files[name] = { name, data: XML.test(name) ? await textOf(file, entry) : "" };
  }
  return { files };
};
