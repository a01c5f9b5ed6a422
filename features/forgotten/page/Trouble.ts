/** The fields of the forms. `code`: the letters of the picture in the first, the code of the message in the second. */
export type Field = "account" | "code" | "password" | "again";

/** Why a form was not sent, or was refused. */
export interface FormProblem {
  /** The field to correct; missing if the problem concerns no field. */
  readonly field?: Field;
  /** Whether another code must be requested. */
  readonly isOver?: boolean;
  /** Answers the message in the present language. */
  readonly said: () => string;
}

export const refusedField = (field: Field, say: () => string): FormProblem => ({ field, said: say });
