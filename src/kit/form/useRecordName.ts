import { useCallback } from "react";
import { useResourceProps } from "../resource";
import { isBlank, valueAt } from "../value/valueAt";

/** How people call a record of the current resource: the value of its title field, else its key. */
export const useRecordName = () => {
  const title = useResourceProps()?.title ?? "name";
  return useCallback(
    (record: unknown): string => {
      const name = valueAt(record, title);
      return String(isBlank(name) ? (valueAt(record, "id") ?? "") : name);
    },
    [title],
  );
};
