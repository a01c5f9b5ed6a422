// Spans of OpenTelemetry. Only its API is used. The operator adds an SDK (NODE_OPTIONS=--import …). Without an SDK, a
// span only runs its work.
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
import { statementShapeOf } from "./statementShapeOf";

const NAME = "pilothouse";

/** Whether an SDK records spans. */
export const isTraced = (): boolean => {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer(NAME) !== undefined;
};

/** Adds attributes that are known only at the end of the work. */
export type SetAttributes = (more: Attributes) => void;

const ignoreAttributes: SetAttributes = () => undefined;

interface About {
  readonly kind?: SpanKind;
  readonly attributes: Attributes;
  /** The parent span. Default: the span around this call. */
  readonly within?: Context;
}

/** Runs `work` within a span. @throws what `work` throws */
export const runInSpan = async <Result>(
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
      // The message of an error may contain personal values, so only its name is recorded.
      span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
};

/** The span of the sender, from the headers that a trusted proxy passes on. */
export const senderContext = (headers: Headers): Context =>
  propagation.extract(context.active(), headers, {
    get: (of, name) => of.get(name) ?? undefined,
    keys: (of) => [...of.keys()],
  });

/** Adds a span for a statement that was run: its shape and duration, without values. */
export const traceStatement =
  (engine: string) =>
  ({ query, queryDurationMillis, level }: LogEvent): void => {
    const end = Date.now();
    const shape = statementShapeOf(query.sql);
    const span = trace.getTracer(NAME).startSpan(/^\w+/.exec(shape)?.[0] ?? "sql", {
      kind: SpanKind.CLIENT,
      startTime: end - queryDurationMillis,
      attributes: { "db.system.name": engine, "db.query.text": shape },
    });
    if (level === "error") span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };

export { SpanKind };
