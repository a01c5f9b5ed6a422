import type { Words } from "../../../generator";

/** Values for placeholders: the same in each language, or a text for each language. */
export type FailureWords = Readonly<Record<string, string | number | Words>>;

/**
 * A refusal to answer the caller: a code of the wire, a context that selects a more precise message (`room` in
 * `515.room`), and `data` for the answer.
 */
export class Failure extends Error {
  readonly code: number;
  readonly context: string | null;
  readonly data: unknown;
  /** Values for the placeholders `{{name}}` in the message. */
  readonly words: FailureWords;

  constructor(code: number, context: string | null = null, data: unknown = null, words: FailureWords = {}) {
    super(context === null ? String(code) : `${code}.${context}`);
    this.name = "Failure";
    this.code = code;
    this.context = context;
    this.data = data;
    this.words = words;
  }
}

/** Message keys, by the path of the field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Message keys, by the name of the field or parameter. */
export type ProblemsOf<Of> = { readonly [Name in keyof Of]?: string };
type Any = Readonly<Record<string, unknown>>;

/** Failure 406 for invalid fields. `args` are values for the placeholders in their messages, by field. */
export const invalidFailure = <Of = Any>(fields: ProblemsOf<NoInfer<Of>>, args: Any = {}): Failure =>
  new Failure(406, null, Object.keys(args).length === 0 ? { fields } : { fields, args });

/** Failure 409, or another code, for fields whose values another record has. */
export const existsFailure = (fields: FieldProblems, code = 409, context: string | null = null): Failure =>
  new Failure(code, context, { fields });

export const noPermissionFailure = (): Failure => new Failure(513);
