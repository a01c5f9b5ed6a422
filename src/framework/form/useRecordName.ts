import { useTranslate } from "ra-core";
import { useCallback } from "react";
import { useResourceProps } from "../resource/resource";
import { isBlank, valueAt } from "../resource/valueAt";

/** How people call a record of the current resource: the value of its title field, else what it is and its key. */
export const useRecordName = () => {
  const props = useResourceProps();
  const translate = useTranslate();
  const { title = "name", key = "id", name: resource = "" } = props ?? {};
  return useCallback(
    (record: unknown): string => {
      const name = valueAt(record, title);
      if (!isBlank(name) && title !== key) return String(name);
      const id = String(valueAt(record, "id") ?? name ?? "");
      // A bare number says nothing.
      return /^\d{1,9}$/.test(id) ? `${translate(`${resource}.name`, { _: "" })} ${id}`.trim() : id;
    },
    [title, key, resource, translate],
  );
};
