import { useEffect, useRef, useState } from "react";
import { TextBox, type TextBoxProps } from "./TextBox";
import { useTypingPause } from "./typingPause";
import { useComposing } from "./useComposing";

export interface DelayedInputProps extends Omit<TextBoxProps, "value" | "onChange"> {
  readonly value: string;
  /** `goesOn`: the text replaces one that was reported before, as the person is still typing. */
  onSettle(value: string, goesOn: boolean): void;
  /** Whether a pause in typing reports a text: by default, every one does. */
  readonly isWhole?: (text: string) => boolean;
  /** The reported part of a text. By default, all except the spaces around it. */
  readonly tidy?: (text: string) => string;
}

const trim = (text: string): string => text.trim();

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

/** Which values from outside only repeat a reported text. Some arrive late, and must not replace text that was typed since. */
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
 * A text box that reports the text when typing pauses, or at once on Enter and when it loses the focus. What a person
 * presses next may be an option below: it must not move while the button is down, or the click is lost.
 */
export const DelayedInput = ({ value, onSettle, isWhole = () => true, tidy = trim, ...box }: DelayedInputProps) => {
  const [typed, setTyped] = useState(value);
  const { isComposing, composing } = useComposing();
  const reported = useRef(value);
  const goesOn = useRef(false);
  const echoes = useEchoes();
  const settle = useRef(onSettle);
  settle.current = onSettle;
  // A new value from outside (cleared, a saved filter, going back) replaces the text. A value that was reported does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value is looked at
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
        // The Enter that ends a composition chooses a word of it.
        if (event.key === "Enter" && !event.nativeEvent.isComposing) finish();
      }}
    />
  );
};
