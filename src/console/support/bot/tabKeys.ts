import type { KeyboardEvent } from "react";

/** Keys of a row of tabs: arrows open the one beside, Home and End the first and the last. For `onKeyDown` of the tablist. */
export const tabKeys = (event: KeyboardEvent<HTMLElement>) => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
  const at = tabs.findIndex((one) => one.matches(":focus"));
  if (at < 0) return;
  const steps = new Map([
    ["ArrowRight", at + 1],
    ["ArrowLeft", at - 1],
    ["Home", 0],
    ["End", -1],
  ]);
  const to = steps.get(event.key);
  if (to === undefined) return;
  event.preventDefault();
  const tab = tabs.at(to % tabs.length);
  tab?.focus();
  tab?.click();
};
