/**
 * Why a call failed. answer the platform refused takenBack the person cancelled a request that waited for the network
 * notList the answer is not a list insecure the browser cannot sign on a page without https throwNotUnderstood a part of the
 * answer has the wrong type renewed the server has a newer console than this page All others: the request did not reach
 * the platform, or something other than the platform answered.
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
  /** The code of the answer. For `server`, `notJson` and `upload`, an HTTP status. 0 without an answer. */
  readonly code: number;
  readonly path: string;
  /** The name of the resource, which selects more precise messages. */
  readonly context?: string | null;
  /** By field that was refused: its message key. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

/** The error of every failed call. `message` is for logs. People see the first of `messageKeys` that is translated. */
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
