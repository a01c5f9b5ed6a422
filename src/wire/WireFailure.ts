/** answer: the platform said no. The others never reached it, or came back as something else than its answer. */
export type FailureReason = "answer" | "network" | "timeout" | "server" | "notJson" | "upload";

export interface FailureFacts {
  readonly reason: FailureReason;
  /** The answer's code; an HTTP status for `server`, `notJson` and `upload`; 0 when nothing came back. */
  readonly code: number;
  readonly path: string;
  /** Where it happened, for messages that differ: a resource's name. */
  readonly context?: string | null;
  /** Source -> message key: which fields were refused and why. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

/** What every failed call raises. `message` is for logs; people read the first known one of `messageKeys`. */
export class WireFailure extends Error {
  override readonly name = "WireFailure";
  readonly reason: FailureReason;
  readonly code: number;
  readonly path: string;
  readonly context: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;

  constructor({ reason, code, path, context = null, fields = {}, data = null }: FailureFacts) {
    super(`${path}: ${reason} ${code}`);
    this.reason = reason;
    this.code = code;
    this.path = path;
    this.context = context;
    this.fields = fields;
    this.data = data;
  }
}

const UNKNOWN = "errors.0";

/** What the platform, the caller and the refused fields say it is about, in this order: 409.user_name, 515.room. */
function contextsOf({ context, data, fields }: WireFailure): readonly string[] {
  const told: unknown = typeof data === "object" && data !== null && "context" in data ? data.context : null;
  const named = [typeof told === "string" ? told : null, context, ...Object.keys(fields)];
  return named.filter((name) => name !== null);
}

/** What fills the placeholders of the message: the code, and what the platform names in `data.values`. */
export function messageValues({ code, data }: WireFailure): Readonly<Record<string, unknown>> {
  const values: unknown = typeof data === "object" && data !== null && "values" in data ? data.values : null;
  return { code, ...(typeof values === "object" ? values : {}) };
}

/** Message keys from the most to the least exact: the first one a language has words for is what people read. */
export function messageKeys(failure: WireFailure): readonly string[] {
  const { reason, code } = failure;
  switch (reason) {
    case "upload":
      return [`errors.${code}.upload`, "errors.0.upload", UNKNOWN];
    case "answer":
      return [...contextsOf(failure).map((name) => `errors.${code}.${name}`), `errors.${code}`, UNKNOWN];
    default:
      return [`errors.${reason}`, UNKNOWN];
  }
}
