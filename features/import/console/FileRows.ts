// The rows of a file that are imported, each as one text, and the numbers of rows that are left out: hidden rows, and
// the example row of a template.
import type { SheetRow } from "../../sheets/book/readSheet";
import { type DecimalMark, DecimalMarks } from "./decimalMark";
import type { FileChoice, Marks } from "./ImportPlan";

const SEPARATOR = "\u001f";
/** The example row of a template is among this many first rows. */
const FIRST = 10;

export class FileRows {
  readonly #rows: string[] = [];
  readonly #numbers: number[] = [];
  readonly #typed = new DecimalMarks();
  readonly #isExample: (cells: readonly string[]) => boolean;
  readonly #choice: FileChoice;
  hidden = 0;
  examples = 0;

  constructor(choice: FileChoice = {}, isExample: (cells: readonly string[]) => boolean = () => false) {
    this.#choice = choice;
    this.#isExample = isExample;
  }

  get length(): number {
    return this.#rows.length;
  }

  /** Whether the row is imported. */
  take({ number, cells, isHidden }: SheetRow): boolean {
    if (isHidden) this.hidden += 1;
    if (isHidden && this.#choice.hidden !== true) return false;
    const isExample = this.#rows.length < FIRST && this.#isExample(cells);
    if (isExample) this.examples += 1;
    if (isExample && this.#choice.examples !== true) return false;
    this.#typed.take(cells);
    this.#rows.push(cells.join(SEPARATOR));
    this.#numbers.push(number);
    return true;
  }

  /** The number of a row in the file. */
  number(at: number): number {
    return this.#numbers[at] ?? 0;
  }

  cells(at: number): readonly string[] {
    return (this.#rows[at] ?? "").split(SEPARATOR);
  }

  /** The decimal marks that the columns seem to use. `own`: the operator's decimal mark. */
  marks(own: DecimalMark): Marks {
    return this.#typed.found(own);
  }
}
