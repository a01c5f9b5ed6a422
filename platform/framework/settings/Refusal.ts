/** Why the platform does not start, or does not do what it was told to: one sentence for people, shown without a stack. */
export class Refusal extends Error {
  readonly isForPeople = true;
}
