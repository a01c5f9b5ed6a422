import { useState } from "react";
import { textOf } from "./textOf";

/**
 * Text of a box whose value is a number. What is typed stays as typed ("1.", "-") until the value is changed from
 * elsewhere; text that is no number becomes itself, so that validation can name it, never 0.
 */
export const useTypedNumber = () => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  return {
    format: (value: unknown) => (typed && Object.is(typed.value, value) ? typed.text : textOf(value)),
    parse: (text: string) => {
      const trimmed = text.trim();
      const number = Number(trimmed);
      const value = trimmed === "" ? null : Number.isFinite(number) ? number : trimmed;
      setTyped({ text, value });
      return value;
    },
    onBlur: () => setTyped(null),
  };
};
