import { useEffect, useRef, useState } from "react";
import { TextBox, type TextBoxProps } from "./TextBox";

export interface DelayedInputProps extends Omit<TextBoxProps, "value" | "onChange"> {
  readonly value: string;
  onSettle(value: string): void;
}

const DELAY = 350;

/** A text box that reports the text when typing pauses, or at once on Enter and on blur. */
export const DelayedInput = ({ value, onSettle, ...box }: DelayedInputProps) => {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const settle = useRef(onSettle);
  settle.current = onSettle;
  // A new value from outside (cleared, a saved filter, going back) replaces the text. The value reported last does not.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  const tell = (text: string) => {
    if (text === told.current) return;
    told.current = text;
    settle.current(text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the wait
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextBox
      {...box}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => tell(typed)}
      onKeyDown={(event) => {
        if (event.key === "Enter") tell(typed);
      }}
    />
  );
};
