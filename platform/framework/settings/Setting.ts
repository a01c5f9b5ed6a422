// Describes one setting.
import type { SettingKind } from "./kinds";

interface About {
  /** What the setting is for, as text for operators. */
  readonly about: string;
  /** The first version with this setting. */
  readonly since: string;
  /** Whether the value is secret. */
  readonly isSecret?: true;
}

export interface Setting<Value> extends About {
  readonly kind: SettingKind<Value>;
  /** The default value. */
  readonly otherwise: Value;
}

export const setting = <Value>(kind: SettingKind<Value>, otherwise: Value, about: About): Setting<Value> => ({
  kind,
  otherwise,
  ...about,
});

/** A setting without a default. It is null if it is not set. */
export const optional = <Value>(kind: SettingKind<Value>, about: About): Setting<Value | null> => ({
  kind,
  otherwise: null,
  ...about,
});
