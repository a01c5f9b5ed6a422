import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { BoxInput } from "./BoxInput";
import { useFormMemory } from "./formContext";
import { textOf } from "./textOf";
import { type InputProps, useFormField } from "./useFormField";

export interface PhoneInputProps extends InputProps {
  /** The field that holds the area, `user_phone_area`; without one the number stands alone. */
  readonly area?: string;
}

const HOME = "+86";
const AREAS = "86 852 853 886 1 44 91 81 82 65 60 66 84 62 63 61 49 33 39 34 7 55 52 971 966 90 27".split(" ");

const digits = (text: string) => text.replace(/[\s()（）-]/g, "");

const NumberBox = (props: InputProps) => {
  const field = useFormField(props);
  const value = textOf(field.value);
  return (
    <BoxInput
      field={field}
      value={value}
      onType={field.change}
      onLeave={() => digits(value) !== value && field.change(digits(value))}
      html={{ inputMode: "tel", autoComplete: "off" }}
      box={{ type: "tel" }}
    />
  );
};

const AreaBox = ({ source, ...props }: InputProps) => {
  const field = useFormField({ source, ...props });
  const value = textOf(field.value);
  const { change } = field;
  const { mode } = useFormMemory();
  // Once: an area that was emptied on purpose is not filled in while it is being typed.
  const filled = useRef(mode === "edit");
  useEffect(() => {
    if (!filled.current && value === "") change(HOME);
    filled.current = true;
  }, [value, change]);
  const list = `${field.id}-areas`;
  return (
    <>
      <BoxInput
        field={{ ...field, help: "", required: false }}
        value={value}
        onType={(text) => change(text.trim())}
        onLeave={() => change(value === "" ? HOME : value.startsWith("+") ? value : `+${value.replace(/^00/, "")}`)}
        html={{ inputMode: "tel", autoComplete: "off", list }}
      />
      <datalist id={list}>
        {AREAS.map((area) => (
          <option key={area} value={`+${area}`} />
        ))}
      </datalist>
    </>
  );
};

export const PhoneInput = ({ area = "", ...props }: PhoneInputProps) =>
  area === "" ? (
    <NumberBox {...props} />
  ) : (
    <Box sx={{ display: "grid", gridTemplateColumns: "136px minmax(0, 1fr)", gap: 1, alignItems: "start" }}>
      <AreaBox {...props} source={area} />
      <NumberBox {...props} />
    </Box>
  );
