/** Metrics of this process, for a monitoring system. */
export interface Metrics {
  /** `call` is the name of a declared call or another name from a short list, so the number of names is limited. */
  note(call: string, code: number, seconds: number): void;
  /** Answers a request for /metrics. */
  answer(request: Request, address: string): Promise<Response>;
}
