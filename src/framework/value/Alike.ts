import type { Reference } from "../wire/contract";

export type Found = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** Records with names that do not identify them. */
export interface Alike {
  readonly of: Pick<Reference, "resource" | "title" | "within">;
  /** All records that are shown together, so that their differences are looked up at once. */
  readonly among: readonly Found[];
  /** Fields that the page shows with the names anyway. */
  readonly seen?: readonly string[] | undefined;
}
