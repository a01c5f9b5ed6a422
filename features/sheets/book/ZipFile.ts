// Writes a zip file entry by entry. Input is compressed at once, so only compressed bytes stay in memory.
import { finishChecksum, FIRST_CHECKSUM, nextChecksum } from "./checksum";

interface Written {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly head: Uint8Array<ArrayBuffer>;
  readonly offset: number;
}

/** The fields that local and central headers share, from "version needed" to "extra length". */
const sharedFields = (name: Uint8Array, checksum: number, packed: number, size: number): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(26));
  view.setUint16(0, 20, true); // version
  view.setUint16(2, 0x0800, true); // names are UTF-8
  view.setUint16(4, 8, true); // deflate
  view.setUint16(8, 0x21, true); // 1980-01-01: a file's bytes do not depend on the clock
  view.setUint32(10, checksum, true);
  view.setUint32(14, packed, true);
  view.setUint32(18, size, true);
  view.setUint16(22, name.length, true);
  return new Uint8Array(view.buffer);
};

const little = (...words: readonly number[]): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(words.length * 2));
  for (const [at, word] of words.entries()) view.setUint16(at * 2, word, true);
  return new Uint8Array(view.buffer);
};
const low = (value: number) => value & 0xffff;
const high = (value: number) => (value >>> 16) & 0xffff;

export interface ZipEntry {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

export class ZipFile {
  readonly #parts: BlobPart[] = [];
  readonly #written: Written[] = [];
  readonly #encoder = new TextEncoder();
  #size = 0;

  /** Only one entry is open at a time: close it before the next. */
  open(path: string): ZipEntry {
    const name = this.#encoder.encode(path);
    const stream = new CompressionStream("deflate-raw");
    const writer = stream.writable.getWriter();
    const packed = new Response(stream.readable).blob();
    let checksum = FIRST_CHECKSUM;
    let size = 0;
    return {
      write: async (text) => {
        const bytes = this.#encoder.encode(text);
        checksum = nextChecksum(checksum, bytes);
        size += bytes.length;
        await writer.write(bytes);
      },
      close: async () => {
        await writer.close();
        const body = await packed;
        const head = sharedFields(name, finishChecksum(checksum), body.size, size);
        this.#written.push({ name, head, offset: this.#size });
        this.#push(little(0x4b50, 0x0403), head, name);
        this.#parts.push(body);
        this.#size += body.size;
      },
    };
  }

  #push(...parts: readonly Uint8Array<ArrayBuffer>[]) {
    for (const part of parts) {
      this.#parts.push(part);
      this.#size += part.length;
    }
  }

  finish(type: string): Blob {
    const directory = this.#size;
    for (const { name, head, offset } of this.#written) {
      this.#push(little(0x4b50, 0x0201, 20), head, little(0, 0, 0, 0, 0, low(offset), high(offset)), name);
    }
    const size = this.#size - directory;
    const { length } = this.#written;
    const end = [0x4b50, 0x0605, 0, 0, length, length, low(size), high(size), low(directory), high(directory), 0];
    this.#push(little(...end));
    return new Blob(this.#parts, { type });
  }
}
