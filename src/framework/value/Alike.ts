import type { Reference } from "../wire/contract";

export type Found = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** Records with names that say too little. */
export interface Alike {
  readonly of: Pick<Reference, "resource" | "title" | "within">;
  /** All of them that are shown together: what tells them apart is looked up for all at once. */
  readonly among: readonly Found[];
  /** Fields that are shown beside them already. */
  readonly seen?: readonly string[] | undefined;
}
