// Answers every request that is not for a page: calls, REST, files, routes of the console, health and metrics.
import { Hono } from "hono";
import type { Business } from "../Business";
import type { Metrics } from "../observing/Metrics";
import { MARK } from "../observing/requestMark";
import { inSpan } from "../observing/span";
import type { Platform } from "../Platform";
import type { Aside } from "../storage/Store";
import { ofSomebody } from "../storage/writer";
import { againAfter, languageOf, readBody, readCall, respond, respondWithFailure } from "../wire/envelope";
import { Failure } from "../wire/Failure";
import { httpStatusOf } from "../wire/httpStatus";
import { checkValues } from "../wire/readJson";
import { BLOCKED, takeBlocked } from "./blocked";
import { failureOf } from "./failureOf";
import { storeForm, serveFile } from "./files";
import { nameRequests } from "./nameRequests";
import { observing, type Passing } from "./observing";
import { answerReady, type Check } from "./ready";
import { serveRest } from "./rest";
import { servesOf } from "./serves";
import { answerContact, SECURITY_TXT } from "./securityTxt";
import { dispatch, type Routes, signedInToAct } from "./routes";
import { serveMetrics } from "./serveMetrics";
import { serveTaskFile } from "./serveTaskFile";

export interface Answering {
  /** The platform and the routes of the model that is served now. */
  platform(): Platform;
  routes(): Routes;
  readonly business: Business;
  /** Null where nobody may read them. */
  readonly metrics: Metrics | null;
  /** What must work for /ready to answer 200. */
  readonly checks: readonly Check[];
  /** The replica for reads; null without one. */
  readonly reader: Aside | null;
  isStopping(): boolean;
}

/** What a handler knows of a request besides the request itself. */
interface Env {
  readonly Bindings: { readonly address: string; readonly passing: Passing };
}

type Answer = (request: Request, address?: string) => Promise<Response>;

export const answering = ({ platform, routes, business, metrics, checks, reader, isStopping }: Answering): Answer => {
  const isSigned = async (token: string) => (await platform().callers.find(token, platform().now(), true)) !== null;

  const failedIn =
    (passing: Passing) =>
    (error: unknown): Failure => {
      const failure = failureOf(platform(), error, passing.mark);
      passing.code = failure.code;
      return failure;
    };

  const call = async (request: Request, path: string, address: string, passing: Passing): Promise<Response> => {
    let language = languageOf(request.headers.get("accept-language"));
    const current = platform();
    const { rates, model } = current;
    try {
      if (
        path === model.host?.upload?.form.path &&
        /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "")
      ) {
        const incoming = readCall(request, {}, address, model.host);
        await rates.take(current.callers, incoming, current.now());
        const { caller } = await signedInToAct(current, incoming);
        return respond(await storeForm(current, request, caller.key));
      }
      const isLegacy =
        routes()
          .get(path)
          ?.some(({ resource }) => resource.style === "legacy") === true;
      const body = await readBody(request, { limits: current.limits, isSigned, isLegacy }).catch((error: unknown) => {
        rates.takeAddress(address, current.now());
        throw error;
      });
      const incoming = readCall(request, body, address, model.host);
      ({ language } = incoming);
      const sender = await rates.take(current.callers, incoming, current.now());
      checkValues(incoming.params, current.limits);
      const attributes = { "pilothouse.call": passing.call };
      const answer = await rates.of(sender, current.now, () =>
        inSpan(`call ${passing.call}`, { attributes }, () => dispatch(current, routes(), path, incoming)),
      );
      passing.isMarked = true;
      return respond(answer, { [MARK]: passing.mark });
    } catch (error) {
      return respondWithFailure(current.model, language, failedIn(passing)(error));
    }
  };

  const taskFile = (request: Request, address: string, passing: Passing): Promise<Response> => {
    const incoming = readCall(request, {}, address, platform().model.host);
    return serveTaskFile(platform(), incoming, request).catch((error: unknown) =>
      respondWithFailure(platform().model, incoming.language, failedIn(passing)(error)),
    );
  };

  const serves = servesOf(business.features);
  const app = new Hono<Env>();
  app.post("/api/*", ({ req, env }) => call(req.raw, req.path.slice("/api".length), env.address, env.passing));
  app.all("/rest/*", ({ req, env }) => serveRest(serves, platform(), req.raw, env.address, failedIn(env.passing)));
  for (const path of ["/files/tasks/*", "/files/own/*"])
    app.get(path, ({ req, env }) => taskFile(req.raw, env.address, env.passing));
  app.all("/files/*", ({ req }) => serveFile(platform(), req.raw));
  for (const [path, answer] of Object.entries(business.routes))
    app.all(`${path}/*`, ({ req }) => answer(platform(), req.raw));
  const { handlers, features = [] } = business;
  const ofFeatures = features.flatMap(({ routes: own = {} }) => Object.entries(own));
  for (const [path, answer] of ofFeatures)
    app.on(["GET", "POST"], path, ({ req, env }) =>
      answer({ platform: platform(), handlers, request: req.raw, address: env.address, failed: failedIn(env.passing) }),
    );
  app.post(BLOCKED, ({ req, env }) => takeBlocked(platform(), req.raw, env.address));
  app.get(SECURITY_TXT, () => answerContact(platform()));
  app.get("/health", () => Response.json({ alive: true }));
  app.get("/ready", () => answerReady(checks, isStopping(), reader));
  app.get("/metrics", ({ req, env }) => serveMetrics(platform(), metrics, req.raw, env.address));
  // Files, streams and pages of payment platforms say by their status what is wrong.
  app.onError((error, { env }) => {
    const failure = failedIn(env.passing)(error);
    return new Response(null, { status: httpStatusOf(failure.code), headers: againAfter(failure) });
  });
  app.notFound(({ req, env }) => {
    const language = languageOf(req.header("accept-language") ?? null);
    return respondWithFailure(platform().model, language, failedIn(env.passing)(new Failure(404)));
  });

  const observe = observing({
    settings: platform().settings,
    metrics,
    nameOf: nameRequests(routes, [...Object.keys(business.routes), ...ofFeatures.map(([path]) => path)], serves),
  });
  return (request, address = "local") =>
    observe(request, address, async (from, passing) =>
      ofSomebody(reader, async () => app.fetch(request, { address: from, passing })),
    );
};
