// Reads the plain YAML that definitions are written in, ten times as fast as a whole YAML parser: maps and lists in blocks or
// on one line, and scalars on one line. Anything else (anchors, tags, folded texts, a mistake) makes it answer null, and the
// real parser decides; a property test holds the two together.
import { BEYOND, INTEGER, plainKey, plainScalar, quotedScalar } from "./quickScalar";

/** Tabs, carriage returns and the like, which YAML has rules of its own for. */
const CONTROL = /[^\P{Cc}\n]|[\u2028\u2029\ufeff]/u;
const KEY = /([A-Za-z0-9][A-Za-z0-9_.-]*): */y;
const KEY_ALONE = /^[A-Za-z0-9][A-Za-z0-9_.-]*:(?: |$)/;
const END = /^ *(?: #.*)?$/;
const MARKER = /^(?:---|\.\.\.|%)/m;

interface Line {
  readonly indent: number;
  readonly text: string;
}

const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  for (const line of text.split("\n")) {
    let indent = 0;
    while (line.charCodeAt(indent) === 32) indent++;
    if (indent < line.length && line.charAt(indent) !== "#") lines.push({ indent, text: line.slice(indent) });
  }
  return lines;
};

/** A map as data, or as a Map that keeps the order and the type of integer keys. */
type Held = Record<string, unknown> | Map<string | number, unknown>;

const put = (held: Held, key: string, value: unknown): void => {
  const name = plainKey(key);
  if (held instanceof Map) {
    const typed = INTEGER.test(name) ? Number(name) : name;
    if (held.has(typed)) throw BEYOND;
    held.set(typed, value);
    return;
  }
  if (Object.hasOwn(held, name)) throw BEYOND;
  held[name] = value;
};

/** A value between brackets, on one line. */
class Flow {
  at: number;
  constructor(
    readonly line: string,
    readonly empty: () => Held,
  ) {
    this.at = 0;
  }

  blanks(): string {
    while (this.line.charCodeAt(this.at) === 32) this.at++;
    return this.line.charAt(this.at);
  }

  value(): unknown {
    const first = this.blanks();
    if (first === "{") return this.map();
    if (first === "[") return this.list();
    if (first === '"' || first === "'") {
      const [value, end] = quotedScalar(this.line, this.at);
      this.at = end;
      return value;
    }
    const start = this.at;
    while (this.at < this.line.length && !",[]{}".includes(this.line.charAt(this.at))) this.at++;
    return plainScalar(this.line.slice(start, this.at).replace(/ +$/, ""));
  }

  /** Whether another entry follows; steps over the comma or the closing bracket. */
  follows(close: string): boolean {
    const next = this.blanks();
    if (next !== close && next !== ",") throw BEYOND;
    this.at++;
    if (next === close) return false;
    if (this.blanks() !== close) return true;
    this.at++;
    return false;
  }

  map(): Held {
    const map = this.empty();
    this.at++;
    if (this.blanks() === "}") {
      this.at++;
      return map;
    }
    do {
      this.blanks();
      KEY.lastIndex = this.at;
      const [whole, key] = KEY.exec(this.line) ?? [];
      if (whole === undefined || key === undefined || !whole.endsWith(" ")) throw BEYOND;
      this.at += whole.length;
      put(map, key, this.value());
    } while (this.follows("}"));
    return map;
  }

  list(): unknown[] {
    const list: unknown[] = [];
    this.at++;
    if (this.blanks() === "]") {
      this.at++;
      return list;
    }
    do list.push(this.value());
    while (this.follows("]"));
    return list;
  }
}

class Block {
  next = 0;
  constructor(
    readonly lines: Line[],
    readonly empty: () => Held,
  ) {}

  /** What stands at `indent`, from the next line on. */
  block(indent: number): unknown {
    const text = this.lines[this.next]?.text ?? "";
    return text === "-" || text.startsWith("- ") ? this.list(indent) : this.map(indent);
  }

  /** What follows a key or a dash on its line, or on deeper lines below. */
  rest(text: string, indent: number, belongs: (line: Line) => boolean): unknown {
    if (END.test(text) || text.startsWith("#")) {
      const below = this.lines[this.next];
      return below !== undefined && belongs(below) ? this.block(below.indent) : null;
    }
    let value: unknown;
    if (/^[[{"']/.test(text)) {
      const flow = new Flow(text, this.empty);
      value = flow.value();
      if (!END.test(text.slice(flow.at))) throw BEYOND;
    } else value = plainScalar(text.replace(/ #.*$/, "").replace(/ +$/, ""));
    // A deeper line would continue the scalar.
    if ((this.lines[this.next]?.indent ?? 0) > indent) throw BEYOND;
    return value;
  }

  map(indent: number): Held {
    const map = this.empty();
    for (let line = this.lines[this.next]; line !== undefined && line.indent >= indent; line = this.lines[this.next]) {
      const { text } = line;
      KEY.lastIndex = 0;
      const [whole, key] = KEY_ALONE.test(text) ? (KEY.exec(text) ?? []) : [];
      if (line.indent > indent || whole === undefined || key === undefined) throw BEYOND;
      this.next++;
      const value = this.rest(
        text.slice(whole.length),
        indent,
        (below) => below.indent > indent || (below.indent === indent && below.text.startsWith("- ")),
      );
      put(map, key, value);
    }
    return map;
  }

  list(indent: number): unknown[] {
    const list: unknown[] = [];
    for (let line = this.lines[this.next]; line !== undefined && line.indent >= indent; line = this.lines[this.next]) {
      if (line.indent > indent) throw BEYOND;
      // Back at the key of the map that holds this list.
      if (line.text !== "-" && !line.text.startsWith("- ")) break;
      const text = line.text.slice(1).replace(/^ +/, "");
      const column = indent + line.text.length - text.length;
      if (text === "-" || text.startsWith("- ")) throw BEYOND;
      if (KEY_ALONE.test(text)) {
        this.lines[this.next] = { indent: column, text };
        list.push(this.map(column));
      } else {
        this.next++;
        list.push(this.rest(text, indent, (below) => below.indent > indent));
      }
    }
    return list;
  }
}

/** The data of a plain text, its maps as Maps if `asMap`; null when only a real parser can tell. */
export const quickYaml = (text: string, asMap = false): unknown => {
  if (CONTROL.test(text) || MARKER.test(text)) return null;
  try {
    const lines = linesOf(text);
    const [first] = lines;
    if (first === undefined || first.indent > 0) return null;
    const block = new Block(lines, () => (asMap ? new Map() : {}));
    const value = block.block(0);
    return block.next === lines.length ? value : null;
  } catch (failure) {
    if (failure === BEYOND) return null;
    throw failure;
  }
};
