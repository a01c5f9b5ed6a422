import { useEffect } from "react";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { loadable } from "../../../src/framework/value/loadable";
import { preloadShowView } from "../../../src/framework/value/showViewOf";
import { lazyQuickRecord } from "./loadQuickRecord";
import { whenIdle } from "../../../src/framework/wire/whenIdle";

const panel = loadable(async () => ({ default: (await import("./QuickPanel")).QuickPanel }));

export const LoadedQuickPanel = panel.Component;

/** Milliseconds after which the panel is loaded even if the page is never idle, or the browser cannot report that. */
const LATEST = 2000;

/** Whether the browser asks for less data (`saveData`). */
const isSparing = (): boolean => {
  const line: unknown = "connection" in navigator ? navigator.connection : undefined;
  return typeof line === "object" && line !== null && "saveData" in line && line.saveData === true;
};

/**
 * Loads the code of a quick look when the rows have arrived and the page is idle, so that the first quick look opens at
 * once.
 */
export const usePreloadQuickPanel = (props: ResourceProps | null, isAsked: boolean): void => {
  useEffect(() => {
    if (!isAsked || isSparing()) return undefined;
    let isHere = true;
    whenIdle(LATEST, LATEST).then(() => {
      // If this fails, opening a record loads it again and shows an error.
      if (isHere) Promise.all([panel.ahead(), lazyQuickRecord.ahead(), preloadShowView(props)]).catch(() => undefined);
    });
    return () => {
      isHere = false;
    };
  }, [isAsked, props]);
};
