import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { useTranslate } from "ra-core";
import type { Enumeration } from "../wire/contract";
import { valueKey } from "../wire/enumeration";
import { FieldFrame } from "./FieldFrame";
import { Icon } from "../ui/icons";
import { type InputProps, useFormField } from "./useFormField";

export interface EnumsInputProps extends InputProps {
  readonly of: Enumeration;
}

/** Chooses several values of an enumeration. Each value has a visible toggle. */
export const EnumsInput = ({ of, ...props }: EnumsInputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: number | string) =>
    // Values are in the order of the enumeration, so that the order of choosing them does not count as a change.
    field.change([
      ...of.values
        .map((one) => one.value)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
      ...chosen.filter((one) => !of.values.some(({ value: known }) => known === one)),
    ]);
  return (
    <FieldFrame field={field}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {of.values.map(({ value }, index) => {
          const on = chosen.includes(value);
          return (
            <Chip
              key={value}
              ref={index === 0 ? field.ref : undefined}
              label={translate(valueKey(of, value))}
              role="checkbox"
              aria-checked={on}
              clickable
              disabled={field.disabled}
              color={on ? "primary" : "default"}
              variant={on ? "filled" : "outlined"}
              {...(on && { icon: <Icon name="check" size={16} /> })}
              onClick={() => toggle(value)}
              onBlur={field.blur}
            />
          );
        })}
      </Stack>
    </FieldFrame>
  );
};
