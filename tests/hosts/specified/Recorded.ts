// The content of rows.json, which record.ts writes.
import type { FieldForms, ShapedRow } from "./Shape";

export interface RecordedCall {
  readonly resource: string;
  readonly verb: string;
  /** One of the names in the specification: bearer, legacy, bearer-at or upload. */
  readonly style: string;
  readonly isSigned: boolean;
  readonly params: readonly string[];
  /** Parameters that distinguish calls with the same path. */
  readonly constants: Readonly<ShapedRow>;
}

export interface RecordedResource {
  readonly key: string;
  /** The fields that the specification names, or that its labels imply. */
  readonly fields: readonly string[];
  /** The fields whose values may have different forms on different hosts. */
  readonly forms: FieldForms;
  rows: ShapedRow[];
}

export interface Recorded {
  /** Path -> the call, for each resource with this call. */
  readonly calls: Record<string, RecordedCall[]>;
  readonly resources: Record<string, RecordedResource>;
  /** Answers of calls that are not about records. */
  readonly answers: Record<string, unknown>;
}
