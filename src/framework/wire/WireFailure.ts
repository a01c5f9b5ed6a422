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
