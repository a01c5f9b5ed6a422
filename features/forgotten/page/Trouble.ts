/**
 * The fields of the forms. In the first form, `code` is the text of the picture; in the second form, it is the code in
 * the message.
 */
export type RecoveryField = "account" | "code" | "password" | "again";

/** The reason why a form was not sent, or was refused. */
export interface FormProblem {
  /** The field to correct; missing if the problem is not about a field. */
  readonly field?: RecoveryField;
  /** Whether another code must be requested. */
  readonly isOver?: boolean;
  /** Answers the message in the present language. */
  readonly said: () => string;
}

export const refusedField = (field: RecoveryField, say: () => string): FormProblem => ({ field, said: say });
