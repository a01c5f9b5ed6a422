/** For each record, which row of the file was its first. */
export class SeenRecords {
  readonly #first = new Map<string, number>();

  clear(): void {
    this.#first.clear();
  }

  /**
   * An earlier row with one of these marks, and therefore of the same record; undefined for the first row of a record.
   */
  earlier(marks: readonly string[], at: number): number | undefined {
    const found = marks.map((mark) => this.#first.get(mark)).find((first) => first !== undefined && first !== at);
    if (found === undefined) for (const mark of marks) this.#first.set(mark, at);
    return found;
  }
}
