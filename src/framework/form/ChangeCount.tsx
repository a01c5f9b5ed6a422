import { useLocale, useTranslate } from "ra-core";
import { useFormContext, useWatch } from "react-hook-form";
import { changedFields } from "../resource/changedFields";
import { useFieldLabels } from "../resource/label";

/** The number of changed fields and their names. A field that has its old value again does not count. */
export const ChangeCount = () => {
  const translate = useTranslate();
  const labels = useFieldLabels();
  const { control, formState } = useFormContext();
  const changed = Object.keys(changedFields(useWatch({ control }), formState.defaultValues ?? {}));
  const count = changed.length;
  const between = useLocale().startsWith("zh") ? "、" : ", ";
  if (count === 0) return null;
  const names = changed.map((name) => labels(name)).join(between);
  return (
    <span data-changes={count} title={names} className="ui-form-changes">
      <b>{translate("form.changes", { smart_count: count, count })}</b> {names}
    </span>
  );
};
