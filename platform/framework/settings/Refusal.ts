/** Says why the platform cannot start or a command cannot run. People see the message, without a stack trace. */
export class Refusal extends Error {
  readonly isForPeople = true;
}
