/** A description that cannot be imported, with a sentence that says what to do. */
export class Refusal extends Error {}
