// Reads the directory at the end of a zip file, and compares it with the header before each entry.
import { NotAZipFile } from "./NotAZipFile";

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  /** Packed bytes, and the declared number of unpacked bytes. */
  readonly packed: number;
  readonly plain: number;
  readonly checksum: number;
  /** The offset of the packed bytes. */
  readonly from: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 65_535;
/** The longest name and extra field of an entry in spreadsheets of real programs. */
const ENTRY_WORDS = 1024;
const SIZES_FOLLOW = 8;

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());

const broken = (): NotAZipFile => new NotAZipFile();

const directoryOf = async (file: Blob, most: number): Promise<DataView | null> => {
  if (file.size < END_LENGTH) throw broken();
  const tail = await viewOf(file, Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT), file.size);
  let at = tail.byteLength - END_LENGTH;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw broken();
  const size = tail.getUint32(at + 12, true);
  const from = tail.getUint32(at + 16, true);
  if (tail.getUint16(at + 10, true) > most || size > most * (CENTRAL_LENGTH + ENTRY_WORDS)) return null;
  if (from + size > file.size) throw broken();
  return viewOf(file, from, from + size);
};

const DEFLATED = 8;

/** The bytes of an entry. They are unpacked while they are read. */
export const unpackEntry = (
  file: Blob,
  { from, packed, method }: ZipEntry,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const stream = file.slice(from, from + packed).stream();
  return method === DEFLATED ? stream.pipeThrough(new DecompressionStream("deflate-raw")) : stream;
};

/** Null if there are more than `most`. @throws NotAZipFile if a header contradicts the directory */
export const entriesOf = async (file: Blob, most: number): Promise<readonly ZipEntry[] | null> => {
  const directory = await directoryOf(file, most);
  if (directory === null) return null;
  const entries: ZipEntry[] = [];
  let held = 0;
  for (let at = 0; at + CENTRAL_LENGTH <= directory.byteLength && directory.getUint32(at, true) === CENTRAL;) {
    const [packed, plain] = [directory.getUint32(at + 20, true), directory.getUint32(at + 24, true)];
    const offset = directory.getUint32(at + 42, true);
    const method = directory.getUint16(at + 10, true);
    if (offset + LOCAL_LENGTH > file.size) throw broken();
    const head = await viewOf(file, offset, offset + LOCAL_LENGTH);
    const from = offset + LOCAL_LENGTH + head.getUint16(26, true) + head.getUint16(28, true);
    const saysLater = (head.getUint16(6, true) & SIZES_FOLLOW) !== 0;
    const isSame = saysLater || (head.getUint32(18, true) === packed && head.getUint32(22, true) === plain);
    held += packed;
    // Overlapping entries make a small file look like many large ones.
    if (head.getUint32(0, true) !== LOCAL || head.getUint16(8, true) !== method || !isSame) throw broken();
    if (from + packed > file.size || held > file.size) throw broken();
    const words = [28, 30, 32].map((place) => directory.getUint16(at + place, true));
    const name = new Uint8Array(directory.buffer, at + CENTRAL_LENGTH).slice(0, words[0]);
    const checksum = directory.getUint32(at + 16, true);
    entries.push({ name: new TextDecoder().decode(name), method, packed, plain, checksum, from });
    if (entries.length > most) return null;
    at += CENTRAL_LENGTH + words.reduce((sum, length) => sum + length, 0);
  }
  return entries;
};
