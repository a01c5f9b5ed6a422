/** The file is not a zip file, or it was cut off or changed. */
export class NoZipFile extends Error {
  constructor() {
    super("This is no zip file.");
  }
}
