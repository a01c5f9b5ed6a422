// What a feature adds to the platform. The core knows none: a console lists those that it has.
import type { RestHandler } from "./calls/RestHandler";

export interface PlatformFeature {
  readonly name: string;
  /** What it serves under /rest, by name. */
  readonly serves?: Readonly<Record<string, RestHandler>>;
}
