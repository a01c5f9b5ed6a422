// One row of the table of settings.
import type { Kind } from "./kinds";

interface About {
  /** For who runs the platform: what it is for. */
  readonly about: string;
  /** The version it came with. */
  readonly since: string;
  /** It is a password, or holds one: its value is shown nowhere. */
  readonly isSecret?: true;
}

export interface Setting<Value> extends About {
  readonly kind: Kind<Value>;
  /** What holds when nothing is given. */
  readonly otherwise: Value;
}

export const setting = <Value>(kind: Kind<Value>, otherwise: Value, about: About): Setting<Value> => ({
  kind,
  otherwise,
  ...about,
});

/** One that may be left out: then it is null. */
export const optional = <Value>(kind: Kind<Value>, about: About): Setting<Value | null> => ({
  kind,
  otherwise: null,
  ...about,
});
