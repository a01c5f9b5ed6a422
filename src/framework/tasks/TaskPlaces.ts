import type { Call, Section } from "../wire/contract";

/** What the shell tells the tasks about the console. The tasks themselves do not know menus or grants. */
export interface TaskPlaces {
  readonly sections: readonly (() => Promise<Section>)[];
  readonly may: (menu: string) => boolean;
  /** The calls that list the account's jobs of any kind, cancel one, and have a failed one go on. Null when the platform has none. */
  readonly work: (() => Promise<Readonly<Record<"mine" | "cancel" | "retry", Call>>>) | null;
}
