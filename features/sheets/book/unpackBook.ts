// Unpacks the XML files of a workbook into the texts that `xlsx` uses: one letter per UTF-8 byte. In a browser, `xlsx` itself
// would create texts with two bytes per letter, which take twice the memory.
import { decodeBytes, resolveCharacterReferences } from "./resolveCharacterReferences";
import { entriesOf, unpackEntry, type ZipEntry } from "./zipEntries";

/** The argument of `parse_zip` of `xlsx`. */
export interface UnpackedBook {
  readonly files: Readonly<Record<string, { readonly name: string; readonly data: string }>>;
}

const MOST_ENTRIES = 10_000;
const XML = /\.(xml|rels)$/i;
/** The maximum length of the declaration at the start of a part, in bytes. */
const HEAD = 256;

/** A number format longer than any that a spreadsheet writes. Reading it would take too long. */
const LONG_FORMAT = /(formatCode\s*=\s*)(?:"[^"]{2000,}"|'[^']{2000,}')/g;

/** The encoding that a part declares; null for UTF-8, which nearly all parts use. */
const declaredIn = (bytes: Uint8Array): TextDecoder | null => {
  const [, label = "utf-8"] =
    /^<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(decodeBytes(bytes.subarray(0, HEAD))) ?? [];
  // If the declaration can be read byte by byte, the part is not in UTF-16, whatever it declares.
  if (/^(?:utf|unicode|us-ascii)/i.test(label)) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
};

const decoderOf = (bytes: Uint8Array): TextDecoder | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  return first === 0xfe && second === 0xff ? new TextDecoder("utf-16be") : declaredIn(bytes);
};

const textOf = async (file: Blob, entry: ZipEntry): Promise<string> => {
  let text = "";
  let decoder: TextDecoder | null | undefined;
  const reader = unpackEntry(file, entry).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (decoder === undefined) decoder = decoderOf(next.value);
    text += decodeBytes(decoder ? new TextEncoder().encode(decoder.decode(next.value, { stream: true })) : next.value);
  }
  return resolveCharacterReferences(text.replace(LONG_FORMAT, '$1"General"'));
};

/** The guard already refuses books with fewer entries. @throws NotAZipFile if the file is not a zip file or contradicts itself */
export const unpackBook = async (file: Blob): Promise<UnpackedBook> => {
  const files: Record<string, { name: string; data: string }> = {};
  for (const entry of (await entriesOf(file, MOST_ENTRIES)) ?? []) {
    const { name } = entry;
    files[name] = { name, data: XML.test(name) ? await textOf(file, entry) : "" };
  }
  return { files };
};
