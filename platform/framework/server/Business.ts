// What a console's own platform does beyond what its definitions say: passed to createPlatform, never imported by it.
import type { Handler } from "../calls/Handler";
import type { DemoStory } from "../demo/DemoStory";
import type { JobKind } from "../queue/defineJob";
import type { Rules } from "../records/rules";
import type { Platform } from "./Platform";

export interface Opened {
  readonly platform: Platform;
  readonly port: number;
  /** `address` is where the request came from. */
  answer(request: Request, address: string): Promise<Response>;
}

export interface Business {
  /** Calls that are not plain list, get, add, set, del or a change of some fields, by their path. */
  readonly handlers: ReadonlyMap<string, Handler>;
  /** What a definition cannot say about a resource, by its name. */
  readonly rules: Readonly<Record<string, Rules>>;
  /** Kinds of work for the queue. */
  readonly jobs: readonly JobKind[];
  /** What answers everything below a path that is no call: `/pay`. */
  readonly routes: Readonly<Record<string, (platform: Platform, request: Request) => Promise<Response>>>;
  readonly demo: DemoStory;
  /** Done at each start, before the queue begins. */
  readonly starting?: (platform: Platform) => Promise<void>;
  /** What runs beside the server once its port is open. Answers how it ends. */
  readonly opened?: (opened: Opened) => Promise<() => Promise<void>>;
}
