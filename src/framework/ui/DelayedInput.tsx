import { useEffect, useRef, useState } from "react";
import { TextBox, type TextBoxProps } from "./TextBox";
import { useTypingPause } from "./typingPause";
import { useComposing } from "./useComposing";

export interface DelayedInputProps extends Omit<TextBoxProps, "value" | "onChange"> {
  readonly value: string;
  /** `goesOn`: the text continues a text that was already reported. */
  onSettle(value: string, goesOn: boolean): void;
  /** Whether this text is reported when typing pauses. Default: always. */
  readonly isWhole?: (text: string) => boolean;
  /** Changes the text before it is reported. Default: removes spaces around it. */
  readonly tidy?: (text: string) => string;
}

const trim = (text: string): string => text.trim();

/** Runs `report` at once. If a mouse button or finger is down, runs it after the click. */
const useAfterPress = () => {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes in the same task as the release, so the report waits for the next task.
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

/** Recognizes a value from outside that only repeats a text from this box. It must not replace newer text. */
const useEchoes = () => {
  const awaited = useRef<readonly string[]>([]);
  return {
    expect: (value: string) => {
      awaited.current = [...awaited.current, value];
    },
    isEcho: (value: string) => {
      const at = awaited.current.indexOf(value);
      awaited.current = at < 0 ? [] : awaited.current.slice(at + 1);
      return at >= 0;
    },
    forget: () => {
      awaited.current = [];
    },
  };
};

/**
 * A text box that reports its text when typing pauses, and at once on Enter or when it loses the focus. While a mouse
 * button is down, it waits: the report may move the element that is being pressed, and the click would be lost.
 */
export const DelayedInput = ({ value, onSettle, isWhole = () => true, tidy = trim, ...box }: DelayedInputProps) => {
  const [typed, setTyped] = useState(value);
  const { isComposing, composing } = useComposing();
  const reported = useRef(value);
  const goesOn = useRef(false);
  const echoes = useEchoes();
  const settle = useRef(onSettle);
  settle.current = onSettle;
  // A new value from outside (cleared, a saved filter, going back) replaces the text, but a reported value does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the value changes
  useEffect(() => {
    if (value === reported.current) return echoes.forget();
    if (echoes.isEcho(value)) return;
    reported.current = value;
    goesOn.current = false;
    setTyped(value);
  }, [value]);
  const afterPress = useAfterPress();
  const pause = useTypingPause();
  const report = (text: string) => {
    const next = tidy(text);
    if (next === reported.current) return;
    reported.current = next;
    echoes.expect(next);
    settle.current(next, goesOn.current);
    goesOn.current = true;
  };
  const finish = () => {
    report(typed);
    goesOn.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the wait
  useEffect(() => {
    if (isComposing || !isWhole(typed)) return;
    const timer = setTimeout(() => afterPress(() => report(typed)), pause());
    return () => clearTimeout(timer);
  }, [typed, isComposing]);
  return (
    <TextBox
      {...box}
      {...composing}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() =>
        afterPress(() => {
          finish();
          echoes.forget();
        })
      }
      onKeyDown={(event) => {
        // This press of Enter only ends the composition of a word.
        if (event.key === "Enter" && !event.nativeEvent.isComposing) finish();
      }}
    />
  );
};
