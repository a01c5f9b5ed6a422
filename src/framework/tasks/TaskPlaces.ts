import type { Call, Section } from "../wire/contract";

/** Facts about the console that tasks need, because tasks themselves know neither menus nor grants. */
export interface TaskPlaces {
  readonly sections: readonly (() => Promise<Section>)[];
  readonly may: (menu: string) => boolean;
  /** The calls that list the account's jobs, cancel one, and continue a failed one. Null if the platform has none. */
  readonly work: (() => Promise<Readonly<Record<"mine" | "cancel" | "retry", Call>>>) | null;
}
