// The button of an action for the selected records, which says how many of them it fits.
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import type { Resolver } from "react-hook-form";
import { useResourceProps } from "../../../src/framework/resource/resource";
import type { Row } from "../../../src/framework/resource/Row";
import { textAt } from "../../../src/framework/resource/valueAt";
import { useMayWrite } from "../../../src/framework/resource/writers";
import type { Payload } from "../../../src/framework/wire/contract";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import { useActionSelection } from "../../../src/framework/actions/ActionSelection";
import type { BulkRequest } from "./BulkRequest";
import { type Restricted, whyLeftOut } from "./whyLeftOut";

export interface OfSelection {
  readonly label: string;
  /** What the dialog calls it. Default: the label. */
  readonly verb?: string;
  readonly icon: string;
  readonly danger?: boolean;
  readonly follows?: string;
  readonly applies: (row: Row) => boolean;
  readonly restricted: Restricted;
  readonly ask?: ReactNode;
  readonly start?: Payload;
  readonly resolver?: Resolver;
  /** The same as an order to the platform, for all records that match. Null where that is not possible. */
  readonly order: {
    readonly call: string;
    readonly values?: Payload;
    readonly onlyEmpty?: () => boolean;
    /** What the task is called, if not as its button. */
    readonly nameOf?: (answers: Payload) => string;
  } | null;
  readonly step: (row: Row, answers: Payload) => Promise<unknown>;
}

/** Makes the button of an action for the selection. */
export const useSelectionButton = (): ((of: OfSelection) => ReactNode) => {
  const translate = useTranslate();
  const title = useResourceProps()?.title;
  const mayWrite = useMayWrite();
  const selection = useActionSelection();
  const nameOf = (row: Row) => textAt(row, title, `#${row.id}`);
  return ({ label, verb = label, icon, danger = false, follows = "", applies, restricted, order, ...of }) => {
    const { ask = null, start = {}, resolver, step } = of;
    if (selection === null) return null;
    const { rows: known, count, all } = selection;
    const asked = { label: verb, nameOf, danger, follows, ask, start, step, ...(resolver && { resolver }) };
    if (all !== undefined) {
      if (order === null) return null;
      const whole = {
        count: all.count,
        start: (answers: Payload) =>
          all.start({
            call: order.call,
            values: { ...order.values, ...answers },
            ...(order.onlyEmpty?.() === true && { onlyEmpty: true }),
            name: order.nameOf?.(answers) ?? label,
          }),
      };
      const request = () => ({ ...asked, rows: [], leftOut: [], whole, after: () => undefined });
      return <ActionButton key={label} label={label} icon={icon} request={request} />;
    }
    const fits = known.filter(applies).length;
    const request = async (): Promise<BulkRequest> => {
      const chosen = await selection.records();
      const rows = chosen.filter(applies);
      return {
        ...asked,
        rows,
        gone: selection.count - chosen.length,
        below: selection.below,
        leftOut: chosen
          .filter((row) => !rows.includes(row))
          .map((row) => ({ name: nameOf(row), reason: whyLeftOut(row, restricted, mayWrite, translate) })),
        after: (left) => selection.choose(left.map(({ id }) => id)),
      };
    };
    const isPart = known.length === count && fits < count;
    const words = isPart ? translate("kit.bulk.some", { action: label, fits, count }) : label;
    return <ActionButton key={label} label={words} icon={icon} request={request} />;
  };
};
