/**
 * Why the platform cannot start or a command cannot run. The message is for people and is shown without a stack trace.
 */
export class Refusal extends Error {
  readonly isForPeople = true;
}
