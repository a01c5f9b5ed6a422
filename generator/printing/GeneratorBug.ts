/** A bug of the generator, not a mistake in a definition. Exit code 3. */
export class GeneratorBug extends Error {
  override readonly name = "GeneratorBug";
}
