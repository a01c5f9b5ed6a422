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

/** The trailing status of a failed upload says what was wrong: specification, point 8. */
const UPLOAD_KEYS: ReadonlyMap<number, string> = new Map([
  [401, "account"],
  [405, "account"],
  [518, "account"],
  [400, "invalid"],
  [500, "server"],
  [406, "params"],
  [513, "permission"],
]);

/** Message keys from the most to the least exact; the last one, `errors.unknown`, always exists. */
export function messageKeys({ reason, code, context }: WireFailure): readonly string[] {
  switch (reason) {
    case "upload":
      return [`errors.upload.${UPLOAD_KEYS.get(code) ?? "unknown"}`, "errors.unknown"];
    case "answer":
      return [...(context === null ? [] : [`errors.${code}.${context}`]), `errors.${code}`, "errors.unknown"];
    default:
      return [`errors.${reason}`, "errors.unknown"];
  }
}
