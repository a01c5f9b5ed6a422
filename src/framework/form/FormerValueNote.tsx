import "../value/value.css";
import Link from "@mui/material/Link";
import { useTranslate } from "ra-core";
import { get, useFormContext } from "react-hook-form";
import { useFieldLabel } from "../resource/label";
import { ShownField } from "../value/ShownField";
import type { InputField } from "./useField";

/** The old value below a changed input, with a button that restores it. Old values of secrets are not shown. */
export const FormerValueNote = ({
  field,
}: {
  readonly field: Pick<InputField, "name" | "path" | "isSecret" | "label">;
}) => {
  const translate = useTranslate();
  const label = useFieldLabel(field.path, field.label);
  const { formState, getValues, setValue } = useFormContext();
  const { name, isSecret } = field;
  const before: Readonly<Record<string, unknown>> = formState.defaultValues ?? {};
  const undo = () => {
    const was: unknown = get(before, name);
    const nothing = Array.isArray(getValues(name)) ? [] : null;
    setValue(name, was ?? nothing, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <span className="ui-was" data-was={name}>
      {isSecret ? (
        translate("form.isChanged")
      ) : (
        <>
          <span>{translate("form.was")}</span>
          <span className="ui-was-value">
            <ShownField source={name} record={before} />
          </span>
        </>
      )}
      <Link
        component="button"
        type="button"
        variant="inherit"
        underline="hover"
        aria-label={`${translate("ra.action.undo")}: ${label}`}
        onClick={undo}
      >
        {translate("ra.action.undo")}
      </Link>
    </span>
  );
};
