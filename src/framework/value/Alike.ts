import type { Reference } from "../wire/contract";

export type Found = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** Records whose names do not identify them. */
export interface Alike {
  readonly of: Pick<Reference, "resource" | "title" | "within">;
  /** All records that are shown together. What distinguishes them is looked up at once. */
  readonly among: readonly Found[];
  /** Fields that are already shown next to the names. */
  readonly seen?: readonly string[] | undefined;
}
