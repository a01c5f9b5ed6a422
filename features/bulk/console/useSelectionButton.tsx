// The button of an action for the selected records. It says how many of them the action applies to.
import { useTranslate } from "ra-core";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import type { BulkActions } from "../../../src/framework/actions/Many";
import { useResourceProps } from "../../../src/framework/resource/resource";
import type { Row } from "../../../src/framework/resource/Row";
import { textAt } from "../../../src/framework/resource/valueAt";
import { useMayWrite } from "../../../src/framework/resource/writers";
import type { Payload } from "../../../src/framework/wire/contract";
import { bulkDialogRequest } from "./bulkDialogRequest";
import type { ChosenMatches } from "./useAllThatMatch";
import { leftOutReason } from "./leftOutReason";

/** Makes the button of an action for the selection. `all`: all records that match, if people chose them. */
export const useSelectionButton = (all: ChosenMatches | null): BulkActions["buttonOf"] => {
  const translate = useTranslate();
  const title = useResourceProps()?.title;
  const mayWrite = useMayWrite();
  const nameOf = (row: Row) => textAt(row, title, `#${row.id}`);
  return (
    { label, verb = label, icon, danger = false, follows = "", applies, restricted, order, ...of },
    selection,
  ) => {
    const { ask = null, start = {}, resolver, step } = of;
    const { rows: known, count } = selection;
    const asked = { label: verb, nameOf, danger, follows, ask, start, step, ...(resolver && { resolver }) };
    if (all !== null) {
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
      const request = () => bulkDialogRequest({ ...asked, rows: [], leftOut: [], whole, after: () => undefined });
      return <ActionButton key={label} label={label} icon={icon} request={request} />;
    }
    const fits = known.filter(applies).length;
    const request = async () => {
      const chosen = await selection.records();
      const rows = chosen.filter(applies);
      return bulkDialogRequest({
        ...asked,
        rows,
        gone: selection.count - chosen.length,
        below: selection.below,
        leftOut: chosen
          .filter((row) => !rows.includes(row))
          .map((row) => ({ name: nameOf(row), reason: leftOutReason(row, restricted, mayWrite, translate) })),
        after: (left) => selection.choose(left.map(({ id }) => id)),
      });
    };
    const isPart = known.length === count && fits < count;
    const words = isPart ? translate("ui.bulk.some", { action: label, fits, count }) : label;
    return <ActionButton key={label} label={words} icon={icon} request={request} />;
  };
};
