/** A description that cannot be imported, with a sentence that says what to do. */
export class ImportRefusal extends Error {}
