import ButtonBase from "@mui/material/ButtonBase";
import { useTranslate } from "ra-core";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "../../../src/framework/ui/icons";
import { ErrorBoundary } from "../../../src/framework/shell/errors/ErrorBoundary";
import { loadChunk } from "../../../src/framework/shell/errors/loadChunk";
import type { MenuNode } from "../../../src/framework/shell/menu/menuTree";
import "./searchButton.css";
import { onSearchRequest } from "./openSearch";
import { useTypedAhead } from "./useTypedAhead";

const ConsoleSearch = lazy(() => loadChunk(() => import("./ConsoleSearch")));

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the search, by a click or with Ctrl+K (Cmd+K on a Mac). The search is loaded on first use. */
export const SearchButton = ({ nodes }: { readonly nodes: readonly MenuNode[] }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const typed = useTypedAhead(open);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // The shortcut does nothing while another dialog is open.
      if (document.querySelector("[role=dialog][aria-modal=true]") === null) setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    const stop = onSearchRequest(() => setOpen(true));
    return () => {
      stop();
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The dialog returns the focus to the element that had it. If no element had it, the button gets the focus.
    if (wasOpen.current && !open && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const label = translate("ra.action.search");
  return (
    <>
      <ButtonBase
        ref={button}
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={17} />
        <span>{label}</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus; aria-keyshortcuts says the same */}
        <kbd aria-hidden="true">{isMac ? "⌘K" : "Ctrl K"}</kbd>
      </ButtonBase>
      {open ? (
        <ErrorBoundary place="search">
          <Suspense>
            <ConsoleSearch nodes={nodes} typed={typed} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
};
