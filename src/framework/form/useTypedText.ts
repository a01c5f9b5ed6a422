import { useState } from "react";
import { textIn } from "../wire/readAnswer";

/** For values that are not texts. A typed text ("1.", "-") stays until the box loses the focus or gets another value. */
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
