import { useTranslate } from "ra-core";
import { useCallback } from "react";
import { useResourceProps } from "../resource/resource";
import { isBlank, toText, valueAt } from "../resource/valueAt";

/** The name of a record of the current resource: its title field. Without it, the name of the resource and the key. */
export const useRecordName = () => {
  const props = useResourceProps();
  const translate = useTranslate();
  const { title = "name", key = "id", name: resource = "" } = props ?? {};
  return useCallback(
    (record: unknown): string => {
      const name = valueAt(record, title);
      if (!isBlank(name) && title !== key) return toText(name);
      const id = String(valueAt(record, "id") ?? name ?? "");
      // A number alone is not a useful name.
      return /^\d{1,9}$/.test(id) ? `${translate(`${resource}.name`, { _: "" })} ${id}`.trim() : id;
    },
    [title, key, resource, translate],
  );
};
