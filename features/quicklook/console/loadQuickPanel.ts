import { useEffect } from "react";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { loadable } from "../../../src/framework/value/loadable";
import { showViewAhead } from "../../../src/framework/value/showViewOf";
import { quickRecord } from "./loadQuickRecord";
import { whenIdle } from "../../../src/framework/wire/whenIdle";

const panel = loadable(async () => ({ default: (await import("./QuickPanel")).QuickPanel }));

export const LoadedQuickPanel = panel.Component;

/** Milliseconds after which the panel is loaded on a page that never rests, or by a browser that does not say when it does. */
const LATEST = 2000;

/** Whether people pay for what they load, or asked for less of it. */
const isSparing = (): boolean => {
  const line: unknown = "connection" in navigator ? navigator.connection : undefined;
  return typeof line === "object" && line !== null && "saveData" in line && line.saveData === true;
};

/** Loads what a quick look needs when the rows are there and the page rests, so that the first one opens at once. */
export const useQuickPanelAhead = (props: ResourceProps | null, isAsked: boolean): void => {
  useEffect(() => {
    if (!isAsked || isSparing()) return undefined;
    let isHere = true;
    whenIdle(LATEST, LATEST).then(() => {
      // Whoever looks at a record later loads it then, and is told if it fails.
      if (isHere) Promise.all([panel.ahead(), quickRecord.ahead(), showViewAhead(props)]).catch(() => undefined);
    });
    return () => {
      isHere = false;
    };
  }, [isAsked, props]);
};
