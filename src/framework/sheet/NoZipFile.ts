/** The file is none that zip programs write, or it was cut off or changed. */
export class NoZipFile extends Error {
  constructor() {
    super("This is no zip file.");
  }
}
