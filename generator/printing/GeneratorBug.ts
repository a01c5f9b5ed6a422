/** Ours to mend, not the author's: what was printed is not what was to be printed. Exit 3. */
export class GeneratorBug extends Error {
  override readonly name = "GeneratorBug";
}
