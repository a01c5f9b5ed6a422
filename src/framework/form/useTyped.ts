import { useState } from "react";
import { textIn } from "../wire/readAnswer";

/**
 * For a box whose value is no text. What people type ("1.", "-") stays until the box loses the focus, or the value is
 * changed elsewhere.
 */
export const useTypedText = (read: (text: string) => unknown, show: (value: unknown) => string = textIn) => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  return {
    format: (value: unknown) => (typed && Object.is(typed.value, value) ? typed.text : show(value)),
    parse: (text: string) => {
      const value = read(text.trim());
      setTyped({ text, value });
      return value;
    },
    onBlur: () => setTyped(null),
  };
};
