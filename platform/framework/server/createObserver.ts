// Observes each request: gives it an id, and reports its call, code and time to metrics, traces and the log.
import { getPath } from "hono/utils/url";
import { LogFacts } from "../observing/log";
import type { Metrics } from "../observing/Metrics";
import { REQUEST_ID_HEADER, requestIdOf } from "../observing/requestMark";
import { runInSpan, senderContext, SpanKind } from "../observing/span";
import type { Settings } from "../settings/settings";

/** A request that is being answered. */
export interface PassingRequest {
  /** The id of the request: in the log, in its answer, and in the message that people see. */
  readonly mark: string;
  /** The name of its call. */
  readonly call: string;
  /** The code of a refusal, even if the HTTP status is 200; 0 for no refusal. */
  code: number;
  /** Whether the answer has the id already. */
  isMarked: boolean;
}

interface Watch {
  readonly settings: Pick<Settings, "TRUST_PROXY" | "LOG_REQUESTS">;
  readonly metrics: Metrics | null;
  nameOf(path: string): string;
}

type Work = (address: string, passing: PassingRequest) => Promise<Response>;

const MILLISECONDS = 1000;

/** The answer of a console's own route may be from another server. Its headers cannot be changed, so it is copied. */
const marked = (response: Response, mark: string): Response => {
  try {
    response.headers.set(REQUEST_ID_HEADER, mark);
    return response;
  } catch {
    const headers = new Headers(response.headers);
    headers.set(REQUEST_ID_HEADER, mark);
    return new Response(response.body, { status: response.status, headers });
  }
};

export const createObserver = ({ settings: { TRUST_PROXY, LOG_REQUESTS }, metrics, nameOf }: Watch) => {
  const from = ({ headers }: Request, address: string): string => {
    const forwarded = TRUST_PROXY ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    return forwarded || address;
  };

  return async (request: Request, address: string, work: Work): Promise<Response> => {
    const began = performance.now();
    const { headers, method } = request;
    const passing: PassingRequest = {
      mark: requestIdOf(headers, TRUST_PROXY),
      call: nameOf(getPath(request)),
      code: 0,
      isMarked: false,
    };
    const { mark, call } = passing;
    const about = {
      kind: SpanKind.SERVER,
      attributes: { "http.request.method": method, "pilothouse.call": call, "pilothouse.request": mark },
      ...(TRUST_PROXY ? { within: senderContext(headers) } : {}),
    };
    return runInSpan(`${method} ${call}`, about, async (setAttributes) => {
      const answer = await work(from(request, address), passing);
      const response = passing.isMarked ? answer : marked(answer, mark);
      const code = passing.code || response.status;
      setAttributes({ "http.response.status_code": response.status, "pilothouse.code": code });
      const took = performance.now() - began;
      metrics?.note(call, code, took / MILLISECONDS);
      if (LOG_REQUESTS) console.log(new LogFacts({ call, code, ms: Math.round(took), request: mark }));
      return response;
    });
  };
};
