/** The file's bytes are not those that were packed: it was cut, changed or copied badly. */
export class DamagedFile extends Error {
  constructor() {
    super("The file is damaged.");
  }
}
