// The button of an action for the selected records, which says how many of them it fits.
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { useResourceProps } from "../resource/resource";
import type { Row } from "../resource/Row";
import { textAt } from "../resource/valueAt";
import { useMayWrite } from "../resource/writers";
import type { Payload } from "../wire/contract";
import { ActionButton } from "./ActionButton";
import { useActionSelection } from "./ActionSelection";
import type { BulkRequest } from "./BulkRequest";
import { type Restricted, whyLeftOut } from "./whyLeftOut";

export interface OfSelection {
  readonly label: string;
  readonly icon: string;
  readonly danger?: boolean;
  readonly follows?: string;
  readonly applies: (row: Row) => boolean;
  readonly restricted: Restricted;
  readonly ask?: ReactNode;
  readonly start?: Payload;
  readonly step: (row: Row, answers: Payload) => Promise<unknown>;
}

/** Makes the button of an action for the selection. */
export const useSelectionButton = (): ((of: OfSelection) => ReactNode) => {
  const translate = useTranslate();
  const title = useResourceProps()?.title;
  const mayWrite = useMayWrite();
  const selection = useActionSelection();
  const nameOf = (row: Row) => textAt(row, title, `#${row.id}`);
  return ({ label, icon, danger = false, follows = "", applies, restricted, ask = null, start = {}, step }) => {
    if (selection === null) return null;
    const { rows: known, count } = selection;
    const fits = known.filter(applies).length;
    const request = async (): Promise<BulkRequest> => {
      const chosen = await selection.records();
      const rows = chosen.filter(applies);
      return {
        label,
        rows,
        nameOf,
        leftOut: chosen
          .filter((row) => !rows.includes(row))
          .map((row) => ({ name: nameOf(row), reason: whyLeftOut(row, restricted, mayWrite, translate) })),
        danger,
        follows,
        ask,
        start,
        step,
        after: (left) => selection.choose(left.map(({ id }) => id)),
      };
    };
    const isPart = known.length === count && fits < count;
    const words = isPart ? translate("kit.bulk.some", { action: label, fits, count }) : label;
    return <ActionButton key={label} label={words} icon={icon} request={request} />;
  };
};
