/** A refusal that the caller is told of: its code, what it is about (`room` of 515.room), and what goes along in `data`. */
export class Failure extends Error {
  readonly code: number;
  readonly context: string | null;
  readonly data: unknown;
  /** Fills `{{name}}` in the message. */
  readonly words: Readonly<Record<string, string | number>>;

  constructor(
    code: number,
    context: string | null = null,
    data: unknown = null,
    words: Readonly<Record<string, string | number>> = {},
  ) {
    super(context === null ? String(code) : `${code}.${context}`);
    this.name = "Failure";
    this.code = code;
    this.context = context;
    this.data = data;
    this.words = words;
  }
}

/** Source of the field -> message key. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What is wrong with fields of `Of`: a record, or the parameters of a call. */
export type ProblemsOf<Of> = { readonly [Name in keyof Of]?: string };
type Any = Readonly<Record<string, unknown>>;

export const invalid = <Of = Any>(fields: ProblemsOf<NoInfer<Of>>, args: Any = {}): Failure =>
  new Failure(406, null, Object.keys(args).length === 0 ? { fields } : { fields, args });

export const exists = (fields: FieldProblems, code = 409, context: string | null = null): Failure =>
  new Failure(code, context, { fields });

export const noPermission = (): Failure => new Failure(513);
