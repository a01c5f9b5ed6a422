// What record.ts writes into rows.json.
import type { Forms, Row } from "./Shape";

export interface RecordedCall {
  readonly resource: string;
  readonly verb: string;
  /** As in the specification: bearer, legacy, bearer-at or upload. */
  readonly style: string;
  readonly isSigned: boolean;
  readonly params: readonly string[];
  /** Parameters that tell calls of the same path apart. */
  readonly constants: Readonly<Row>;
}

export interface RecordedResource {
  readonly key: string;
  /** The fields that the specification names, or that its labels imply. */
  readonly fields: readonly string[];
  /** The fields whose values a host may write in one form or another. */
  readonly forms: Forms;
  rows: Row[];
}

export interface Recorded {
  /** Path -> the call, for each resource that has it. */
  readonly calls: Record<string, RecordedCall[]>;
  readonly resources: Record<string, RecordedResource>;
  /** What calls answer that are none about records. */
  readonly answers: Record<string, unknown>;
}
