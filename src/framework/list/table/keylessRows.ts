// Rows without a key are drawn in their places, but cannot be selected or opened.
import { useListContext, useTranslate } from "ra-core";
import { useMemo } from "react";
import { useResourceProps } from "../../resource/resource";
import type { Row } from "../../resource/Row";
import { factsIn } from "../../wire/readAnswer";

interface Keyless {
  readonly at: number;
  readonly row: Row;
}

/** The rows without a key. The data provider answers them separately from the records. */
export const keylessRowsIn = (meta: unknown): readonly Keyless[] => {
  const { keyless } = factsIn<{ readonly keyless: readonly Keyless[] }>(meta);
  return isList(keyless) ? keyless : NONE;
};

const NONE: readonly Keyless[] = [];
const isList = (value: unknown): value is readonly Keyless[] => Array.isArray(value);

/** All rows of an answer in their order. */
export const allRowsInOrder = (rows: readonly Row[], meta: unknown): readonly Row[] => {
  const keyless = keylessRowsIn(meta);
  if (keyless.length === 0) return rows;
  const all = [...rows];
  for (const { at, row } of keyless) all.splice(at, 0, row);
  return all;
};

const NO_ROWS: readonly Row[] = [];

/** All rows of the list, including those without a key. */
export const useAllRows = (): readonly Row[] => {
  const { data = NO_ROWS, meta } = useListContext<Row>();
  return useMemo(() => allRowsInOrder(data, meta), [data, meta]);
};

/** Says why a row without a key has no actions. */
export const useKeylessReason = (): string => {
  const translate = useTranslate();
  return translate("ui.keyless", { key: useResourceProps()?.key ?? "id" });
};
