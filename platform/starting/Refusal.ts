/** Why the platform does not start: one sentence for who started it, shown without a stack. */
export class Refusal extends Error {}
