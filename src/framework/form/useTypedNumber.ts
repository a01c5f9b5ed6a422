import { useState } from "react";
import { textOf } from "./textOf";

/**
 * Text of a box whose value is a number. What is typed stays as typed ("1.", "-") until the value is changed from
 * elsewhere; text that is no number becomes itself, so that validation can name it, never 0.
 */
export const useTypedNumber = (value: unknown, change: (value: unknown) => void) => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  const text = typed && Object.is(typed.value, value) ? typed.text : textOf(value);
  const type = (next: string) => {
    const trimmed = next.trim();
    const number = Number(trimmed);
    const parsed = trimmed === "" ? null : Number.isFinite(number) ? number : trimmed;
    setTyped({ text: next, value: parsed });
    change(parsed);
  };
  return { text, type, leave: () => setTyped(null) };
};
