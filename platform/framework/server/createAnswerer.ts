// Answers every request that is not for a page: calls, REST, files, routes of the console, health and metrics.
import { type Context, Hono } from "hono";
import type { Business } from "../Business";
import type { HandlersOf } from "../calls/Handler";
import type { Door } from "../door/door";
import { PROGRAMS_ALLOWED, signedTarget } from "../door/restTarget";
import type { Metrics } from "../observing/Metrics";
import { REQUEST_ID_HEADER } from "../observing/requestMark";
import { runInSpan } from "../observing/span";
import type { Visit } from "../Feature";
import type { Platform } from "../Platform";
import type { Handles } from "../storage/defineResource";
import type { ReadReplica } from "../storage/Store";
import { runAsWriter } from "../storage/writer";
import { retryAfterHeader, languageOf, readBody, readCall, toResponse, respondWithFailure } from "../wire/envelope";
import { Failure } from "../wire/Failure";
import { httpStatusOf } from "../wire/httpStatus";
import { BLOCKED_PATH, recordBlocked } from "./blocked";
import { failureForError } from "./failureForError";
import { storeForm, serveFile } from "./files";
import { nameRequests } from "./nameRequests";
import { createObserver, type PassingRequest } from "./createObserver";
import { answerReady, type ReadinessCheck } from "./ready";
import { readLimitedBody } from "./readAsked";
import { serveRest } from "./rest";
import { restHandlersOf } from "./serves";
import { answerContact, SECURITY_TXT_PATH } from "./securityTxt";
import { targetAt, type Routes } from "./routes";
import { serveTaskFile } from "./serveTaskFile";

export interface AnswerContext {
  /** The platform, and the handlers and routes that fit the current model. */
  platform(): Platform;
  handlers(): HandlersOf<Handles>;
  routes(): Routes;
  readonly business: Business;
  readonly door: Door;
  /** Null if metrics are off. */
  readonly metrics: Metrics | null;
  /** What must work for /ready to answer 200. */
  readonly checks: readonly ReadinessCheck[];
  /** The replica for reads; null without one. */
  readonly reader: ReadReplica | null;
  isStopping(): boolean;
}

/** What a handler gets with each request. */
interface Env {
  readonly Bindings: { readonly address: string; readonly passing: PassingRequest };
}

type Answer = (request: Request, address?: string) => Promise<Response>;

export const createAnswerer = (from: AnswerContext): Answer => {
  const { platform, handlers, routes, business, door, metrics, checks, reader, isStopping } = from;
  const { features = [] } = business;
  const failedIn =
    (passing: PassingRequest) =>
    (error: unknown): Failure => {
      const failure = failureForError(platform(), error, passing.mark);
      passing.code = failure.code;
      return failure;
    };

  const call = async (
    { platform: current, request, address, failed }: Visit,
    path: string,
    passing: PassingRequest,
  ) => {
    let language = languageOf(request.headers.get("accept-language"));
    const { model } = current;
    try {
      const isForm = /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "");
      if (isForm && path === model.host?.upload?.form.path) {
        const incoming = readCall(request, {}, address, model.host);
        const target = signedTarget("upload", PROGRAMS_ALLOWED, async ({ caller }) => ({ data: caller.key }));
        const { data } = await door.ask({ ...incoming, platform: current, target });
        return toResponse(await storeForm(current, request, String(data)));
      }
      const isLegacy =
        routes()
          .get(path)
          ?.some(({ resource }) => resource.style === "legacy") ?? false;
      const body = await readLimitedBody(current, address, (reading) => readBody(request, { ...reading, isLegacy }));
      const incoming = readCall(request, body, address, model.host);
      ({ language } = incoming);
      const attributes = { "pilothouse.call": passing.call };
      const asking = targetAt(current, routes(), path, incoming);
      const answer = await runInSpan(`call ${passing.call}`, { attributes }, () => door.ask(asking));
      passing.isMarked = true;
      return toResponse(answer, { [REQUEST_ID_HEADER]: passing.mark });
    } catch (error) {
      return respondWithFailure(model, language, failed(error));
    }
  };

  const missing = () => new Response("Not found", { status: 404 });
  const serves = restHandlersOf(business.features);
  const app = new Hono<Env>();
  const visitOf = ({ req: { raw: request }, env: { address, passing } }: Context<Env>): Visit => {
    const current = { platform: platform(), handlers: handlers(), door, serves };
    return { ...current, request, address, failed: failedIn(passing) };
  };
  app.post("/api/*", (context) => call(visitOf(context), context.req.path.slice("/api".length), context.env.passing));
  app.all("/rest/*", (context) => serveRest(serves, visitOf(context)));
  for (const path of ["/files/tasks/*", "/files/own/*"]) app.get(path, (context) => serveTaskFile(visitOf(context)));
  app.all("/files/*", ({ req }) => serveFile(platform(), req.raw));
  for (const [path, answer] of Object.entries(business.routes ?? {}))
    app.all(`${path}/*`, ({ req }) => answer(platform(), req.raw));
  const ofFeatures = features.flatMap(({ routes: own = {} }) => Object.entries(own));
  for (const [path, answer] of ofFeatures) app.on(["GET", "POST"], path, (context) => answer(visitOf(context)));
  app.post(BLOCKED_PATH, ({ req, env }) => recordBlocked(platform(), req.raw, env.address));
  app.get(SECURITY_TXT_PATH, () => answerContact(platform()));
  app.get("/health", () => Response.json({ alive: true }));
  app.get("/ready", () => answerReady(checks, isStopping(), reader));
  app.get("/metrics", ({ req, env }) => metrics?.answer(req.raw, env.address) ?? missing());
  // The code of these routes expects an HTTP status for an error: files, streams, pages of payment platforms.
  app.onError((error, { env }) => {
    const failure = failedIn(env.passing)(error);
    return new Response(null, { status: httpStatusOf(failure.code), headers: retryAfterHeader(failure) });
  });
  app.notFound(({ req, env }) => {
    const language = languageOf(req.header("accept-language") ?? null);
    return respondWithFailure(platform().model, language, failedIn(env.passing)(new Failure(404)));
  });

  const observe = createObserver({
    settings: platform().settings,
    metrics,
    nameOf: nameRequests(routes, [...Object.keys(business.routes ?? {}), ...ofFeatures.map(([path]) => path)], serves),
  });
  return (request, address = "local") =>
    observe(request, address, async (sender, passing) =>
      runAsWriter(reader, async () => app.fetch(request, { address: sender, passing })),
    );
};
