// The handlers that a platform has under /rest in addition to its definitions.
import { featureServing, type Model } from "../../../generator";
import type { RestHandler } from "../calls/RestHandler";
import type { PlatformFeature } from "../Feature";
import { sessionsHandler } from "../own/sessions";
import { personalHandler } from "../personal/personal";
import { seeingHandler } from "../own/seeing";
import { Refusal } from "../settings/Refusal";

export const REST_PATH = /^\/rest(?=\/.)/;

/** The additional handlers, by name. */
export type RestHandlers = Readonly<Record<string, RestHandler>>;

/** The handlers of the core. */
const CORE: RestHandlers = {
  sessions: sessionsHandler,
  personal: personalHandler,
  seeing: seeingHandler,
};

export const restHandlersOf = (features: readonly PlatformFeature[] = []): RestHandlers =>
  Object.assign({}, CORE, ...features.map(({ serves }) => serves));

/** @throws Refusal if a feature serves a name that the definitions lack, so that nobody could reach it */
export const checkRestHandlers = ({ host }: Model, features: readonly PlatformFeature[] = []): void => {
  for (const { name, serves = {} } of features)
    for (const served of Object.keys(serves))
      if (host?.rest.includes(served) === false && featureServing(served) === undefined)
        throw new Refusal(
          `The feature ${name} serves /rest/${served}, which no definition knows. A feature of a console serves /rest/<its own name> alone: rename it, and run npm run generate.`,
        );
};

/** The name of a request to this path in metrics. Requests cannot create new names. */
export const restName = (serves: RestHandlers, path: string): string => {
  const [, name = ""] = path.replace(REST_PATH, "").split("/");
  return Object.hasOwn(serves, name) ? `rest.${name}` : "rest";
};
