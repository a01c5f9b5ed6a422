// Counts the rows, cells and texts of a spreadsheet while its bytes pass through, without storing them.
const OPEN = 60;
const CLOSE = 62;
const SLASH = 47;
const SPACE = 32;
const COLON = 58;
/** The longest element name to recognise, including its prefix. */
const NAME = 32;
/** Bytes that may precede the first element: a byte order mark, white space. */
const HEAD = 64;

const isOver = (byte: number): boolean => byte <= SPACE || byte === CLOSE || byte === SLASH;

const isNamed = (bytes: Uint8Array, from: number, to: number, name: string): boolean => {
  if (to - from !== name.length) return false;
  for (let at = 0; at < name.length; at += 1) if (bytes[from + at] !== name.charCodeAt(at)) return false;
  return true;
};

export class XmlCounter {
  strings = 0;
  rows = 0;
  cells = 0;
  /** The number of columns in the widest row. */
  columns = 0;
  /** The longest text, or distance between the starts of two rows or strings, in bytes. */
  longest = 0;
  #isXml: boolean | null = null;
  #rest: Uint8Array = new Uint8Array();
  #inRow = 0;
  #isInRow = false;
  #sinceItem = 0;
  #sinceTag = 0;

  take(chunk: Uint8Array): void {
    this.#isXml ??= chunk.subarray(0, HEAD).includes(OPEN);
    if (!this.#isXml) return;
    const bytes = new Uint8Array(this.#rest.length + chunk.length);
    bytes.set(this.#rest);
    bytes.set(chunk, this.#rest.length);
    // A name may continue in the next chunk. It is then read together with that chunk.
    const end = bytes.length - NAME;
    let last = 0;
    for (let at = bytes.indexOf(OPEN); at >= 0 && at < end; at = bytes.indexOf(OPEN, at + 1)) {
      this.#far(at - last);
      last = at;
      this.#sinceTag = 0;
      this.#element(bytes, at + 1);
    }
    const from = Math.max(last, end);
    if (from > last) this.#far(from - last);
    this.#rest = bytes.slice(from);
  }

  #far(bytes: number): void {
    this.#sinceTag += bytes;
    this.#sinceItem += bytes;
    this.longest = Math.max(this.longest, this.#sinceTag, this.#isCounted ? this.#sinceItem : 0);
  }

  /** The distance matters only in files of rows or strings. */
  get #isCounted(): boolean {
    return this.#isInRow || this.strings > 0;
  }

  #element(bytes: Uint8Array, start: number): void {
    const isEnd = bytes[start] === SLASH;
    let from = isEnd ? start + 1 : start;
    let to = from;
    for (let byte = bytes[to] ?? 0; !isOver(byte) && to < start + NAME; byte = bytes[to] ?? 0) {
      to += 1;
      // The text before the colon is a prefix.
      if (byte === COLON) from = to;
    }
    if (isNamed(bytes, from, to, "c")) {
      if (!this.#isInRow || isEnd) return;
      this.cells += 1;
      this.#inRow += 1;
      this.columns = Math.max(this.columns, this.#inRow);
    } else if (isNamed(bytes, from, to, "row")) {
      this.#isInRow = !isEnd;
      if (isEnd) return;
      this.rows += 1;
      this.#inRow = 0;
      this.#sinceItem = 0;
    } else if (!isEnd && isNamed(bytes, from, to, "si")) {
      this.strings += 1;
      this.#sinceItem = 0;
    }
  }
}
