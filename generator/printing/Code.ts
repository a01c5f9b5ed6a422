// A piece of TypeScript code. Emitters cannot make one from a string, so no text of a definition ever becomes code. A
// piece knows its imports, and the leaves that its syntax tree must have.

/** A name from another module. `from` is a path from the root without extension (`pilothouse/wire`), or a package. */
export interface Import {
  readonly name: string;
  readonly from: string;
  readonly form: "value" | "type" | "namespace";
}

export class Code {
  constructor(
    readonly text: string,
    /** Texts and other pieces, in order. They are joined only when a file is printed. */
    private readonly parts: readonly (string | Code)[],
    private readonly own: Import | null = null,
  ) {}

  /** The identifiers, literals and brackets of its syntax tree, in order: see treeLeaves.ts. */
  get leaves(): readonly string[] {
    const leaves: string[] = [];
    this.walk((leaf) => leaves.push(leaf));
    return leaves;
  }

  get imports(): readonly Import[] {
    const imports: Import[] = [];
    this.walk(
      () => undefined,
      (one) => imports.push(one),
    );
    return imports;
  }

  /** The leaf of a piece that has only one, such as an identifier, a text or `true`; otherwise null. */
  get leaf(): string | null {
    const [first] = this.parts;
    return this.parts.length === 1 && typeof first === "string" ? first : null;
  }

  private walk(onLeaf: (leaf: string) => void, onImport?: (one: Import) => void): void {
    if (this.own !== null) onImport?.(this.own);
    for (const part of this.parts)
      if (typeof part === "string") onLeaf(part);
      else part.walk(onLeaf, onImport);
  }
}

export const END_OF_NODE = "end";

/** A piece that is a node of the syntax tree, with `parts` below it. `text` is its code. */
export const node = (open: string, text: string, parts: readonly Code[]): Code =>
  new Code(text, [open, ...parts, END_OF_NODE]);
