import { useFormContext } from "react-hook-form";
import { textIn } from "../wire/readAnswer";
import type { InputField } from "./useField";

/** Corrects the typed text when its box loses the focus. */
export const useTextCorrection = ({ name }: InputField, tidy: (text: string) => string) => {
  const { getValues, setValue } = useFormContext();
  return () => {
    const text = textIn(getValues(name));
    const next = tidy(text);
    if (next !== text) setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
};
