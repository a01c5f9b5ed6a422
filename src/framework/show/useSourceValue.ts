import { useRecordContext } from "ra-core";
import { useFieldPath } from "../resource/fieldPath";
import { valueAt } from "../resource/valueAt";

/** The value of a source in the current record, and that record. */
export const useSourceValue = (source: string) => {
  const record: unknown = useRecordContext();
  const { local } = useFieldPath(source);
  return { value: valueAt(record, local), record };
};
