import { useResourceContext } from "ra-core";
import { useState } from "react";
import { useResourceProps } from "../../resource/resource";
import { type Row, useListSetup } from "./ListSetup";
import { isKeyless } from "../../wire/keyless";
import { useQuickPanelAhead } from "../../../../features/quicklook/console/loadQuickPanel";

type Id = Row["id"];

/** What the keys of a table do with the panel beside it. What leads from record to record loads with the panel. */
export interface QuickLook {
  /** The record that is looked at. Null while the panel is closed. */
  readonly id: Id | null;
  /** Looks at a row, or no longer when it is looked at already. */
  toggle(index: number): void;
  /** Looks at another row, if the panel is open. */
  follow(index: number): void;
  close(): void;
}

/** The panel with one record beside a list. Null where rows open no page of their own. */
export const useQuickLook = (rows: readonly Row[], activate: (index: number) => void): QuickLook | null => {
  const { opens } = useListSetup();
  const props = useResourceProps();
  const resource = useResourceContext();
  const [looked, setLooked] = useState<{ readonly of: typeof resource; readonly id: Id } | null>(null);
  const isThere = opens === "show" && props !== null;
  useQuickPanelAhead(props, isThere && rows.length > 0);
  if (!isThere) return null;
  const id = looked !== null && looked.of === resource ? looked.id : null;
  const close = () => setLooked(null);
  const show = (index: number) => {
    const row = rows[index];
    if (row === undefined || isKeyless(row.id)) return;
    setLooked({ of: resource, id: row.id });
    activate(index);
  };
  return {
    id,
    toggle: (index) => (rows[index]?.id === id ? close() : show(index)),
    follow: (index) => id !== null && show(index),
    close,
  };
};
