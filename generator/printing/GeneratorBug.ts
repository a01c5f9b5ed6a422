/** A mistake of the generator, not of a definition: it printed something wrong. Exit code 3. */
export class GeneratorBug extends Error {
  override readonly name = "GeneratorBug";
}
