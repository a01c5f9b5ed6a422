// Reads a zip file entry by entry, from a file on disk: only what is asked for is ever in memory, and only as it streams by.
interface Entry {
  readonly method: number;
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
/** The end record, with the longest comment it may carry. */
const TAIL = 22 + 65_535;
const DEFLATED = 8;

export class NoZipFile extends Error {}

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());

const findEnd = (tail: DataView): number => {
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) if (tail.getUint32(at, true) === END) return at;
  throw new NoZipFile("This is no zip file.");
};

const entriesOf = (directory: DataView): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === 0x02014b50;) {
    const nameLength = directory.getUint16(at + 28, true);
    const name = decoder.decode(new Uint8Array(directory.buffer, at + 46, nameLength));
    entries.set(name.replaceAll("\\", "/").replace(/^\//, ""), {
      method: directory.getUint16(at + 10, true),
      size: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
};

export class ZipReader {
  readonly #file: Blob;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(file: Blob, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** @throws NoZipFile */
  static async open(file: Blob): Promise<ZipReader> {
    const start = Math.max(0, file.size - TAIL);
    if (file.size < 22) throw new NoZipFile("This is no zip file.");
    const tail = await viewOf(file, start, file.size);
    const end = findEnd(tail);
    const from = tail.getUint32(end + 16, true);
    const directory = await viewOf(file, from, from + tail.getUint32(end + 12, true));
    return new ZipReader(file, entriesOf(directory));
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of an entry as it is unpacked. */
  async *pieces(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    const head = await viewOf(this.#file, entry.offset, entry.offset + 30);
    const from = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
    const packed = this.#file.slice(from, from + entry.size).stream();
    const plain = entry.method === DEFLATED ? packed.pipeThrough(new DecompressionStream("deflate-raw")) : packed;
    const reader = plain.getReader();
    const decoder = new TextDecoder();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield decoder.decode(next.value, { stream: true });
    }
    yield decoder.decode();
  }

  async text(name: string): Promise<string> {
    let text = "";
    for await (const piece of this.pieces(name)) text += piece;
    return text;
  }
}
