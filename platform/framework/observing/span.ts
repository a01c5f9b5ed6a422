// Spans of OpenTelemetry, by its API alone. The operator adds an SDK (NODE_OPTIONS=--import …); without one, only the
// work runs.
import {
  type Attributes,
  type Context,
  context,
  propagation,
  ProxyTracerProvider,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { LogEvent } from "kysely";
import { shapeOf } from "./shapeOf";

const NAME = "pilothouse";

/** Whether there is an SDK. */
export const isTraced = (): boolean => {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer(NAME) !== undefined;
};

/** Adds what is known only at the end of the work. */
export type SetAttributes = (more: Attributes) => void;

const ignoreAttributes: SetAttributes = () => undefined;

interface About {
  readonly kind?: SpanKind;
  readonly attributes: Attributes;
  /** The span that it belongs to. Default: the one around the call of this function. */
  readonly within?: Context;
}

/** Runs `work` within a span. @throws what `work` throws */
export const inSpan = async <Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes, within }: About,
  work: (setAttributes: SetAttributes) => Promise<Result>,
): Promise<Result> => {
  if (!isTraced()) return work(ignoreAttributes);
  const parent = within ?? context.active();
  return trace.getTracer(NAME).startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work((more) => span.setAttributes(more));
    } catch (error) {
      // The text of an error may contain personal values, so only its name is recorded.
      span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
};

/** The span of the sender, which a trusted proxy passes on in the headers of the request. */
export const senderOf = (headers: Headers): Context =>
  propagation.extract(context.active(), headers, {
    get: (of, name) => of.get(name) ?? undefined,
    keys: (of) => [...of.keys()],
  });

/** Makes a span of a statement that Kysely has run: its shape and its time, without values. */
export const noteStatement =
  (engine: string) =>
  ({ query, queryDurationMillis, level }: LogEvent): void => {
    const end = Date.now();
    const shape = shapeOf(query.sql);
    const span = trace.getTracer(NAME).startSpan(/^\w+/.exec(shape)?.[0] ?? "sql", {
      kind: SpanKind.CLIENT,
      startTime: end - queryDurationMillis,
      attributes: { "db.system.name": engine, "db.query.text": shape },
    });
    if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };

export { SpanKind };
