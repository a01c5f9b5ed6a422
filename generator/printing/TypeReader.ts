// The part of quickLeaves.ts that reads types, and what types and values have in common.
import { END } from "./Code";
import { BEYOND, Scanner } from "./Scanner";

const INDEX = /^(?:0|[1-9]\d{0,14})$/;
export const LITERAL_WORDS: ReadonlySet<string> = new Set(["true", "false", "null"]);
const TYPE_WORDS = new Set(["string", "number", "boolean", "unknown"]);
/** Types and beginnings of types that no builder makes. */
const OTHER_WORDS = new Set(
  "any void never object bigint symbol undefined this intrinsic keyof typeof unique infer asserts readonly".split(" "),
);

export class TypeReader {
  readonly leaves: string[] = [];
  protected readonly scan: Scanner;
  constructor(code: string, start: number) {
    this.scan = new Scanner(code, start);
  }

  protected readonly add = (...leaves: readonly string[]): void => void this.leaves.push(...leaves);

  /** Puts what was read since `start` under a node. */
  protected wrap(start: number, open: string): void {
    this.leaves.splice(start, 0, open);
  }

  protected list(close: string, item: () => void): void {
    while (!this.scan.takes(close)) {
      item();
      if (this.scan.takes(",")) continue;
      this.scan.expect(close);
      return;
    }
  }

  protected text(): void {
    this.add(`string:${this.scan.quoted()}`);
  }

  protected number(): void {
    const isNegative = this.scan.takes("-");
    const leaf = `number:${this.scan.number()}`;
    this.add(...(isNegative ? ["minus", leaf, END] : [leaf]));
  }

  /** The name of a property that is no word. */
  protected quotedName(): string {
    const { scan } = this;
    if (scan.takes("[")) {
      const name = scan.quoted();
      scan.expect("]");
      return name;
    }
    if (scan.isQuoted()) return scan.quoted();
    const index = String(scan.number());
    if (!INDEX.test(index)) throw BEYOND;
    return index;
  }

  protected type(): void {
    const start = this.leaves.length;
    this.scan.takes("|");
    this.listed();
    if (this.scan.next() !== "|") return;
    this.wrap(start, "union");
    while (this.scan.takes("|")) this.listed();
    this.add(END);
  }

  /** A type, or `readonly T[]`. */
  private listed(): void {
    const { scan } = this;
    const isReadonly = scan.takesWord("readonly");
    if (isReadonly) this.add("readonly", "list");
    this.oneType();
    if (!isReadonly) return;
    scan.sameLine();
    scan.expect("[");
    scan.expect("]");
    this.add(END, END);
  }

  private oneType(): void {
    const { scan } = this;
    if (scan.next() === "{") {
      this.add("shape");
      this.members();
      this.add(END);
    } else if (scan.isQuoted()) this.text();
    else if (scan.isNumber()) this.number();
    else if (scan.takes("(")) {
      this.type();
      scan.expect(")");
    } else this.namedType(scan.name());
  }

  private namedType(word: string): void {
    if (OTHER_WORDS.has(word)) throw BEYOND;
    if (LITERAL_WORDS.has(word)) this.add(word);
    else if (TYPE_WORDS.has(word)) this.add(`type:${word}`);
    else this.reference(word);
  }

  /** `name` or `z.infer<typeof name>` */
  private reference(word: string): void {
    const { scan } = this;
    if (!scan.takes(".")) {
      this.add("reference", `id:${word}`, END);
      return;
    }
    this.add("reference", "member", `id:${word}`, `id:${scan.name()}`, END);
    scan.expect("<");
    scan.expectWord("typeof");
    this.add("typeof", `id:${scan.name()}`, END, END);
    scan.expect(">");
  }

  protected members(): void {
    const { scan } = this;
    scan.expect("{");
    while (!scan.takes("}")) {
      scan.expectWord("readonly");
      this.add(`name:${scan.word() ?? this.quotedName()}`);
      scan.expect(":");
      this.type();
      // The last one on a line of its own type needs none.
      if (!scan.takes(";") && scan.next() !== "}") throw BEYOND;
    }
  }
}
