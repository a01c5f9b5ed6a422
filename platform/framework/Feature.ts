// What a feature adds to the platform. The core knows none: a console lists those that it has.
import type { HandlersOf } from "./calls/Handler";
import type { RestHandler } from "./calls/RestHandler";
import type { Platform } from "./Platform";
import type { Handles } from "./storage/defineResource";
import type { Failure } from "./wire/Failure";

/** A request at an address of a feature. */
export interface Visit {
  readonly platform: Platform;
  readonly handlers: HandlersOf<Handles>;
  readonly request: Request;
  /** The network address of the client. */
  readonly address: string;
  /** The failure that an error is answered with. The log and the metrics of the request get its code. */
  failed(error: unknown): Failure;
}

export interface PlatformFeature {
  readonly name: string;
  /** What it serves under /rest, by name. */
  readonly serves?: Readonly<Record<string, RestHandler>>;
  /** What it answers at addresses of its own, such as `/openapi`. It checks itself who asks, and how often. */
  readonly routes?: Readonly<Record<`/${string}`, (visit: Visit) => Promise<Response>>>;
}
