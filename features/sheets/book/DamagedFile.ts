/** The file is damaged: it was cut, changed or copied badly. */
export class DamagedFile extends Error {
  constructor() {
    super("The file is damaged.");
  }
}
