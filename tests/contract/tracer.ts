// A minimal OpenTelemetry SDK that keeps spans in memory. An installation loads a real SDK with NODE_OPTIONS=--import.
import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  trace,
  TraceFlags,
} from "@opentelemetry/api";

export interface KeptSpan {
  readonly name: string;
  readonly id: string;
  readonly parent: string | null;
  readonly attributes: Attributes;
  isEnded: boolean;
}

const TRACE = "0af7651916cd43dd8448eb211c80319c";

/** Registers the SDK. Answers its spans, and the function that removes it. */
export const startTracing = (): { readonly spans: readonly KeptSpan[]; end(): void } => {
  const spans: KeptSpan[] = [];
  const startSpan = (name: string, options: SpanOptions = {}, within: Context = context.active()): Span => {
    const id = String(spans.length + 1).padStart(16, "0");
    const kept: KeptSpan = {
      name,
      id,
      parent: trace.getSpanContext(within)?.spanId ?? null,
      attributes: { ...options.attributes },
      isEnded: false,
    };
    spans.push(kept);
    const span: Span = {
      spanContext: () => ({ traceId: TRACE, spanId: id, traceFlags: TraceFlags.SAMPLED }),
      setAttribute: (key, value) => {
        kept.attributes[key] = value;
        return span;
      },
      setAttributes: (more) => {
        Object.assign(kept.attributes, more);
        return span;
      },
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      setStatus: () => span,
      updateName: () => span,
      end: () => {
        kept.isEnded = true;
      },
      isRecording: () => true,
      recordException: () => undefined,
    };
    return span;
  };
  const contexts = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => contexts.getStore() ?? ROOT_CONTEXT,
    with: (within, work, self, ...values) => contexts.run(within, () => work.apply(self, values)),
    bind: (_within, target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  });
  propagation.setGlobalPropagator({
    inject: () => undefined,
    fields: () => ["traceparent"],
    extract: (within, carrier, { get }) => {
      const [, traceId, spanId] = String(get(carrier, "traceparent") ?? "").split("-");
      return traceId && spanId
        ? trace.setSpanContext(within, { traceId, spanId, traceFlags: TraceFlags.SAMPLED })
        : within;
    },
  });
  trace.setGlobalTracerProvider({
    getTracer: () => ({
      startSpan,
      startActiveSpan: (name: string, ...more: readonly unknown[]) => {
        const [options, within, work] = more;
        const of = startSpan(name, Object(options), typeof within === "object" ? asContext(within) : undefined);
        const inside = trace.setSpan(typeof within === "object" ? asContext(within) : context.active(), of);
        return context.with(inside, () => (typeof work === "function" ? work(of) : undefined));
      },
    }),
  });
  const end = () => {
    trace.disable();
    context.disable();
    propagation.disable();
  };
  return { spans, end };
};

const isContext = (value: unknown): value is Context =>
  typeof value === "object" && value !== null && "getValue" in value;
const asContext = (value: unknown): Context => (isContext(value) ? value : ROOT_CONTEXT);
