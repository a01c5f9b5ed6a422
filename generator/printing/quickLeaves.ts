// Reads printed code back into its leaves, ten times as fast as a whole parser and without loading one: only the forms that
// builders make, written as the formatter writes them. Anything else makes it answer null, and TypeScript's parser decides
// (treeLeaves.ts); a property test holds the two together.
import { END } from "./Code";
import { BEYOND } from "./Scanner";
import { LITERAL_WORDS, TypeReader } from "./TypeReader";

/** What an exported statement begins with, and its leaf. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ["const", "constant"],
  ["default", "default"],
  ["type", "alias"],
  ["interface", "interface"],
]);

class Reader extends TypeReader {
  constructor(
    code: string,
    start: number,
    private readonly withElements: boolean,
  ) {
    super(code, start);
  }

  file(): readonly string[] {
    while (!this.scan.isAtEnd())
      if (this.scan.takesWord("import")) this.importDeclaration();
      else {
        this.scan.expectWord("export");
        this.exported(this.scan.name());
      }
    return this.leaves;
  }

  private importDeclaration(): void {
    const { scan } = this;
    this.add("import");
    if (scan.takes("*")) {
      scan.expectWord("as");
      this.add(`import:* as ${scan.name()}`);
    } else {
      const isType = scan.takesWord("type");
      scan.expect("{");
      this.list("}", () => {
        const first = scan.name();
        const name = first === "type" && scan.next() !== "," && scan.next() !== "}" ? scan.name() : null;
        this.add(`import:${isType || name !== null ? "type " : ""}${name ?? first}`);
      });
    }
    scan.expectWord("from");
    this.text();
    scan.expect(";");
    this.add(END);
  }

  private exported(form: string): void {
    const { scan } = this;
    const open = FORMS.get(form);
    if (open === undefined) throw BEYOND;
    this.add(open);
    if (form !== "default") this.add(`id:${scan.name()}`);
    if (form === "interface") this.members();
    else {
      if (form !== "default") scan.expect("=");
      if (form === "type") this.type();
      else this.expression();
      scan.expect(";");
    }
    this.add(END);
  }

  private expression(): void {
    const start = this.leaves.length;
    this.value();
    if (!this.scan.satisfies()) return;
    this.wrap(start, "satisfies");
    this.type();
    this.add(END);
  }

  private value(): void {
    const { scan } = this;
    const first = scan.next();
    if (scan.isQuoted()) this.text();
    else if (scan.isNumber()) this.number();
    else if (first === "{") this.object();
    else if (first === "[") this.array();
    else if (first === "<") this.element();
    else if (first !== "(") this.chain(scan.name());
    else if (!this.arrow()) {
      scan.expect("(");
      this.expression();
      // What follows a value in parentheses is nothing that is printed.
      scan.expect(")");
    }
  }

  /** A name, and what is taken or called of it. */
  private chain(word: string): void {
    const start = this.leaves.length;
    // The one word of the language that a value may begin with.
    if (word === "import" && this.scan.next() !== "(") throw BEYOND;
    const isBare = word === "import" || LITERAL_WORDS.has(word);
    this.add(isBare ? word : `id:${word}`);
    if (!LITERAL_WORDS.has(word)) while (this.link(start));
  }

  /** `.name`, `(…)` or `<T>(…)` behind what began at `start`. */
  private link(start: number): boolean {
    const { scan } = this;
    if (scan.takes(".")) {
      this.wrap(start, "member");
      this.add(`id:${scan.name()}`, END);
      return true;
    }
    const isGeneric = scan.takes("<");
    if (isGeneric) this.list(">", () => this.type());
    if (!scan.takes("(")) {
      if (isGeneric) throw BEYOND;
      return false;
    }
    this.wrap(start, "call");
    this.list(")", () => this.expression());
    this.add(END);
    return true;
  }

  private arrow(): boolean {
    const parameters = this.scan.arrow();
    if (parameters === null) return false;
    // A block: statements.
    if (this.scan.next() === "{") throw BEYOND;
    this.add("arrow", ...parameters.map((name) => `id:${name}`));
    this.expression();
    this.add(END);
    return true;
  }

  private array(): void {
    this.scan.expect("[");
    this.add("array");
    this.list("]", () => this.expression());
    this.add(END);
  }

  private object(): void {
    const { scan } = this;
    scan.expect("{");
    this.add("object");
    this.list("}", () => {
      const word = scan.word();
      if (word !== null && (scan.next() === "," || scan.next() === "}")) {
        this.add(`id:${word}`);
        return;
      }
      this.add(`name:${word ?? this.quotedName()}`);
      scan.expect(":");
      this.expression();
    });
    this.add(END);
  }

  private element(): void {
    const { scan } = this;
    if (!this.withElements) throw BEYOND;
    scan.expect("<");
    const tag = scan.word();
    if (tag === null) this.add("fragment");
    else {
      this.add("element", `id:${tag}`);
      while (scan.next() !== ">" && scan.next() !== "/") this.attribute();
    }
    if (tag === null || !scan.takes("/>")) this.children(tag);
    this.add(END);
  }

  /** Elements, and nothing but blanks between them. */
  private children(tag: string | null): void {
    const { scan } = this;
    scan.expect(">");
    while (scan.next() === "<" && !scan.isClosing()) this.element();
    scan.expect("</");
    if (tag !== null) scan.expectWord(tag);
    scan.expect(">");
  }

  private attribute(): void {
    const { scan } = this;
    this.add(`name:${scan.name()}`);
    if (!scan.takes("=")) return;
    if (scan.isQuoted()) this.add(`string:${scan.attributeText()}`);
    else {
      scan.expect("{");
      this.expression();
      scan.expect("}");
    }
  }
}

/** The leaves of printed `code` from `start` on; null when only a whole parser can tell. */
export const quickLeaves = (path: string, code: string, start: number): readonly string[] | null => {
  try {
    return new Reader(code, start, path.endsWith("x")).file();
  } catch (failure) {
    if (failure === BEYOND) return null;
    throw failure;
  }
};
