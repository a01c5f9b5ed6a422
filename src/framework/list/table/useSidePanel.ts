import { useResourceContext } from "ra-core";
import { useState } from "react";
import { useResourceProps } from "../../resource/resource";
import { useParts } from "../../slots";
import { isKeyless } from "../../wire/keyless";
import { type RowPanel, rowPanel } from "../slots";
import { type Row, useListSetup } from "./ListSetup";

type Id = Row["id"];

/** How a table uses the panel beside it. */
export interface SidePanel extends RowPanel {
  /** The shown record. Null while the panel is closed. */
  readonly id: Id | null;
  /** Shows a row. If the panel already shows it, closes the panel. */
  toggle(index: number): void;
  /** Shows another row, if the panel is open. */
  follow(index: number): void;
  close(): void;
}

/** The panel beside a list that shows one record. Null if no feature offers it, or if rows open no page. */
export const useSidePanel = (rows: readonly Row[], activate: (index: number) => void): SidePanel | null => {
  const { opens, isShort } = useListSetup();
  const props = useResourceProps();
  const resource = useResourceContext();
  const [panel] = useParts(rowPanel);
  const [looked, setLooked] = useState<{ readonly of: typeof resource; readonly id: Id } | null>(null);
  if (isShort || panel === undefined || opens !== "show" || props === null) return null;
  const id = looked !== null && looked.of === resource ? looked.id : null;
  const close = () => setLooked(null);
  const show = (index: number) => {
    const row = rows[index];
    if (row === undefined || isKeyless(row.id)) return;
    setLooked({ of: resource, id: row.id });
    activate(index);
  };
  return {
    ...panel,
    id,
    toggle: (index) => (rows[index]?.id === id ? close() : show(index)),
    follow: (index) => id !== null && show(index),
    close,
  };
};
