/**
 * answer: the platform refused. takenBack: the person did not want to wait for the network. notList: something else came in place of a
 * list. insecure: the browser signs nothing on a page without https. notUnderstood: an answer has other parts than expected. renewed: the page is older than the console on the server. For every
 * other reason, the request did not reach the platform, or something else answered.
 */
export type FailureReason =
  | "answer"
  | "network"
  | "timeout"
  | "server"
  | "notJson"
  | "notList"
  | "notUnderstood"
  | "insecure"
  | "upload"
  | "takenBack"
  | "renewed";

export interface FailureFacts {
  readonly reason: FailureReason;
  /** The code of the answer. An HTTP status for `server`, `notJson` and `upload`. 0 when there was no answer. */
  readonly code: number;
  readonly path: string;
  /** The name of the resource, for messages that differ between resources. */
  readonly context?: string | null;
  /** Source -> message key: which fields were refused, and why. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

/** The error of every failed call. `message` is for logs. People read the first of `messageKeys` that has a translation. */
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
