import { useState } from "react";
import { readMoment } from "../import/readMoment";
import { formatTimestamp } from "../value/formats";
import { textOf } from "./textOf";

/**
 * Text of a box whose value is a moment, in seconds. What is typed stays as typed until the box is left; text that is
 * no moment becomes itself, so that validation can name it.
 */
export const useTypedMoment = (value: unknown, change: (value: unknown) => void) => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  const shown = typeof value === "number" ? formatTimestamp(value) : textOf(value);
  const type = (text: string) => {
    const trimmed = text.trim();
    const read = trimmed === "" ? null : (readMoment(trimmed) ?? trimmed);
    setTyped({ text, value: read });
    change(read);
  };
  return {
    text: typed && Object.is(typed.value, value) ? typed.text : shown,
    type,
    leave: () => setTyped(null),
  };
};
