import { useListContext, useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import { useFieldLabels } from "../../resource/label";
import { useCan } from "../../resource/useCan";
import { Icon } from "../../ui/icons";
import { PopoverButton } from "../../ui/PopoverButton";
import { sortKeys } from "../../wire/sortKeys";
import { useListSetup } from "../table/ListSetup";

const SortPanel = lazy(() => import("./SortPanel").then((m) => ({ default: m.SortPanel })));

const panel = (close: () => void) => (
  <Suspense fallback={<div className="ui-panel" />}>
    <SortPanel onClose={close} />
  </Suspense>
);

/** Shows how the cards on a phone are sorted, and lets people change it. Cards have no headers to press. */
export const SortPill = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { sort } = useListContext();
  const { columns } = useListSetup();
  const sorts = useCan("sort");
  if (!sorts || !columns.all.some(({ sortable }) => sortable)) return null;
  const [first] = sortKeys(sort);
  const column = columns.all.find(({ source }) => source === first?.field);
  const by = translate("ui.sort.by");
  return (
    <span className="ui-pill">
      <PopoverButton
        className="ui-pill-face ui-sort-face"
        role="dialog"
        variant="text"
        label={by}
        named
        face={
          column === undefined ? (
            <span>{by}</span>
          ) : (
            <>
              <span className="ui-unseen">{by} </span>
              <span>{labelOf(column.source, column.label)}</span>
              <span className="ui-unseen">
                {" "}
                {translate(first?.descending === true ? "ui.sort.descending" : "ui.sort.ascending")}
              </span>
              <Icon name={first?.descending === true ? "chevron_down" : "chevron_up"} size={14} />
            </>
          )
        }
      >
        {panel}
      </PopoverButton>
    </span>
  );
};
