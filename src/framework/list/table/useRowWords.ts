import { useTranslate } from "ra-core";
import { useMemo } from "react";
import { useKeylessReason } from "./keylessRows";

/** Texts that all rows use. They are translated only once. */
export interface RowWords {
  readonly select: string;
  readonly menu: string;
  readonly expand: string;
  readonly look: string;
  /** Says why a row without a key has no actions. */
  readonly keyless: string;
}

export const useRowWords = (look: string | undefined): RowWords => {
  const translate = useTranslate();
  const keyless = useKeylessReason();
  return useMemo(
    () => ({
      select: translate("ui.row.select"),
      menu: translate("ui.row.menu"),
      expand: translate("ui.row.expand"),
      look: look === undefined ? "" : translate(look),
      keyless,
    }),
    [translate, keyless, look],
  );
};
