import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { useFormContext, useWatch } from "react-hook-form";
import { Icon } from "../ui/icons";
import { useFieldLabel, useOptionalText } from "../resource/label";
import { textAt } from "../resource/valueAt";
import { presetValuesOf, type Presets } from "./presetValuesOf";

export interface PresetsInputProps extends Presets {
  readonly source: string;
}

/** A button that fills in fields from a table, according to other fields. People can change the values afterwards. */
export const PresetsInput = ({ source, ...table }: PresetsInputProps) => {
  const translate = useTranslate();
  const { control, setValue } = useFormContext();
  const label = useFieldLabel(source);
  const help = useOptionalText("help", source);
  const values = useWatch({ control });
  const preset = presetValuesOf(table, values);
  const isFilled = preset?.every(([name, value]) => textAt(values, name) === String(value)) === true;
  const fill = () => {
    for (const [name, value] of preset ?? [])
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <Box sx={{ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="edit" size={16} />}
        disabled={preset === null || isFilled}
        onClick={fill}
      >
        {label}
      </Button>
      <Box component="span" role="status" sx={{ typography: "body2", color: "text.secondary" }}>
        {preset === null ? translate("form.noPreset") : isFilled ? translate("form.presetFilled") : help}
      </Box>
    </Box>
  );
};
