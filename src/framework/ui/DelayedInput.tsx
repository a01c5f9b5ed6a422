import { useEffect, useRef, useState } from "react";
import { TextBox, type TextBoxProps } from "./TextBox";

export interface DelayedInputProps extends Omit<TextBoxProps, "value" | "onChange"> {
  readonly value: string;
  onSettle(value: string): void;
  /** Whether a pause in typing reports a text: by default, every one does. */
  readonly isWhole?: (text: string) => boolean;
}

const DELAY = 350;

/** Runs `report` at once, or, while a mouse button or finger is down, after the click that follows. */
const useAfterPress = () => {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes in the same task as the release.
      setTimeout(() => {
        waiting.current?.();
        waiting.current = null;
      });
    };
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    };
  }, []);
  return (report: () => void) => {
    if (isPressed.current) waiting.current = report;
    else report();
  };
};

/**
 * A text box that reports the text when typing pauses, or at once on Enter and when it loses the focus. What a person
 * presses next may be an option below: it must not move while the button is down, or the click is lost.
 */
export const DelayedInput = ({ value, onSettle, isWhole = () => true, ...box }: DelayedInputProps) => {
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
  const afterPress = useAfterPress();
  const tell = (text: string) => {
    if (text === told.current) return;
    told.current = text;
    settle.current(text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the wait
  useEffect(() => {
    if (!isWhole(typed)) return;
    const timer = setTimeout(() => afterPress(() => tell(typed)), DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextBox
      {...box}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => afterPress(() => tell(typed))}
      onKeyDown={(event) => {
        if (event.key === "Enter") tell(typed);
      }}
    />
  );
};
