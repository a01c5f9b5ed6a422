// `store` of a definition: a table that is partitioned by a timestamp.
import type { Definition } from "../definition/Definition";
import type { PartitionModel, PartitionSpan } from "./PartitionModel";

export const DEFAULT_SPAN: PartitionSpan = "month";

export const partitionModelOf = ({ store }: Definition): PartitionModel | null =>
  store === undefined ? null : { partition: store.partition, by: store.by ?? DEFAULT_SPAN, keep: store.keep ?? null };
