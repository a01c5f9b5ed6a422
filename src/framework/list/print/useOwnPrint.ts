import { useEffect, useEffectEvent } from "react";

/** The browser's key for printing prints the list whole, too. Null for a list that is a part of a page. */
export const useOwnPrint = (print: (() => void) | null): void => {
  const start = useEffectEvent(() => print?.());
  const isOwn = print !== null;
  useEffect(() => {
    if (!isOwn) return undefined;
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === "p";
      if (!isAsked || event.defaultPrevented || document.querySelector("[role=dialog]") !== null) return;
      event.preventDefault();
      start();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOwn]);
};
