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

/** Whether the connection is metered, or the browser asks for less data. */
const isSparing = (): boolean => {
  const line: unknown = "connection" in navigator ? navigator.connection : undefined;
  return typeof line === "object" && line !== null && "saveData" in line && line.saveData === true;
};

/** Loads the code of a quick look when the rows are there and the page rests, so that the first one opens at once. */
export const useQuickPanelAhead = (props: ResourceProps | null, isAsked: boolean): void => {
  useEffect(() => {
    if (!isAsked || isSparing()) return undefined;
    let isHere = true;
    whenIdle(LATEST, LATEST).then(() => {
      // Opening a record later loads it again, and shows an error if that fails.
      if (isHere) Promise.all([panel.ahead(), quickRecord.ahead(), showViewAhead(props)]).catch(() => undefined);
    });
    return () => {
      isHere = false;
    };
  }, [isAsked, props]);
};
