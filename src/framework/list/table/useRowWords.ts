import { useTranslate } from "ra-core";
import { useMemo } from "react";
import { useKeylessReason } from "./keylessRows";

/** Texts for all rows, translated only once. */
export interface RowWords {
  readonly select: string;
  readonly menu: string;
  readonly expand: string;
  readonly look: string;
  /** Why nothing can be done with a row without a key. */
  readonly keyless: string;
}

export const useRowWords = (): RowWords => {
  const translate = useTranslate();
  const keyless = useKeylessReason();
  return useMemo(
    () => ({
      select: translate("kit.row.select"),
      menu: translate("kit.row.menu"),
      expand: translate("kit.row.expand"),
      look: translate("kit.look.label"),
      keyless,
    }),
    [translate, keyless],
  );
};
