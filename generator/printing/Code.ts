// A piece of TypeScript that was built, not pasted: no emitter can make one from a string, so no text of a
// definition ever becomes code. Each piece carries what it imports, and the leaves its tree must have.

/** A name from another module. `from` is a path from the root without extension (`src/wire`), or a package. */
export interface Import {
  readonly name: string;
  readonly from: string;
  readonly form: "value" | "type" | "namespace";
}

export class Code {
  /** Makes the type nominal: an object of the same shape is no Code. */
  protected readonly built = true;

  constructor(
    readonly text: string,
    /** Identifiers, literals and brackets in the order of the parsed tree: see treeLeaves.ts. */
    readonly leaves: readonly string[],
    readonly imports: readonly Import[],
  ) {}
}

export const END = "end";

/** Pieces under one node of the tree, `text` already put together from them. */
export const node = (open: string, text: string, parts: readonly Code[]): Code =>
  new Code(text, [open, ...parts.flatMap((part) => part.leaves), END], importsOf(parts));

export const importsOf = (parts: readonly Code[]): readonly Import[] => parts.flatMap((part) => part.imports);
