/** The file is not a zip file, or it was cut off or changed. */
export class NotAZipFile extends Error {
  constructor() {
    super("This is no zip file.");
  }
}
