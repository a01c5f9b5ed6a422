import { useEffect, useEffectEvent } from "react";
import type { MenuTool } from "../slots";

/** Opens tools by their shortcuts, unless a dialog is open. */
export const useToolKeys = (tools: readonly MenuTool[], onOpen: (tool: MenuTool) => void): void => {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const tool = tools.find(({ key }) => key === event.key);
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && tool !== undefined;
      if (!isAsked || event.defaultPrevented || document.querySelector("[role=dialog]") !== null) return;
      event.preventDefault();
      open(tool);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [tools]);
};
