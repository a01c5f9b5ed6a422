import { useEffect, useState } from "react";

/**
 * The text that is typed after the search is opened and before its text box has the focus. During this time, the box
 * may still be loading.
 */
export const useTypedAhead = (isAsked: boolean): string => {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (!isAsked) return;
    const before = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (document.activeElement !== before || ctrlKey || metaKey || altKey) return;
      const isText = [...key].length === 1;
      if (!isText && key !== "Backspace") return;
      // The key must not reach the focused button or the shortcuts of the page.
      event.preventDefault();
      event.stopPropagation();
      setTyped((text) => (isText ? text + key : text.slice(0, -1)));
    };
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      setTyped("");
    };
  }, [isAsked]);
  return typed;
};
