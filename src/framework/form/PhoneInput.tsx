import Box from "@mui/material/Box";
import { TextInput } from "react-admin";
import { useEffect, useId } from "react";
import { useFormContext } from "react-hook-form";
import { boxProps } from "./boxProps";
import { useFormMemory } from "./formContext";
import { textIn } from "../wire/readAnswer";
import { type InputProps, useField } from "./useField";
import { NormalizedInput } from "./NormalizedInput";
import { useTextCorrection } from "./useTextCorrection";

export interface PhoneInputProps extends InputProps {
  /** The field with the area code of the number, such as `user_phone_area`, if there is one. */
  readonly area?: string;
}

const HOME = "+86";
const AREAS = "86 852 853 886 1 44 91 81 82 65 60 66 84 62 63 61 49 33 39 34 7 55 52 971 966 90 27".split(" ");

const digits = (text: string) => text.replace(/[\s()（）-]/g, "");

const NumberBox = (props: InputProps) => <NormalizedInput {...props} type="tel" tidy={digits} />;

const withPrefix = (area: string) => (area === "" ? HOME : area.startsWith("+") ? area : `+${area.replace(/^00/, "")}`);

const AreaBox = ({ source, ...props }: InputProps) => {
  const field = useField({ source, ...props });
  const { mode } = useFormMemory();
  const { getValues, setValue } = useFormContext();
  const { name } = field;
  useEffect(() => {
    if (mode === "create" && textIn(getValues(name)) === "") setValue(name, HOME, { shouldDirty: true });
  }, [mode, name, getValues, setValue]);
  const list = useId();
  return (
    <>
      <TextInput
        {...boxProps({ ...field, help: "", required: false }, { html: { inputMode: "tel", list } })}
        parse={(text: string) => text.trim()}
        onBlur={useTextCorrection(field, withPrefix)}
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
