import { useEffect, useRef, useState } from "react";
import { TextBox, type TextBoxProps } from "./TextBox";

export interface DelayedInputProps extends Omit<TextBoxProps, "value" | "onChange"> {
  readonly value: string;
  onSettle(value: string): void;
}

const DELAY = 350;

/** A box that tells what was typed once the typing pauses, or at once on Enter and when left. */
export const DelayedInput = ({ value, onSettle, ...box }: DelayedInputProps) => {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const settle = useRef(onSettle);
  settle.current = onSettle;
  // A value from elsewhere (cleared, a saved filter, going back) replaces what is typed; the echo of our own does not.
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
