import type { Reference } from "../wire/contract";

export type Found = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** Records with names that say too little. */
export interface Alike {
  readonly of: Pick<Reference, "resource" | "title" | "within">;
  /** All records that are shown together: what distinguishes them is looked up for all at once. */
  readonly among: readonly Found[];
  /** Fields that are already shown with them. */
  readonly seen?: readonly string[] | undefined;
}
