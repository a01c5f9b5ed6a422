import { useLocale, useTranslate } from "ra-core";
import { type KeyboardEvent, Suspense } from "react";
import { IconButton } from "../../../src/framework/ui/IconButton";
import { useTotal } from "../../../src/framework/list/tools/useTotal";
import { formatNumber } from "../../../src/framework/value/formats";
import { lazyQuickRecord } from "./loadQuickRecord";
import { useListSetup } from "../../../src/framework/list/table/ListSetup";
import { type QuickLookStepsOptions, useQuickLookSteps } from "./useQuickLookSteps";
import "./quick.css";

export interface QuickPanelProps extends QuickLookStepsOptions {
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const SHADOWS = ["a", "b", "c", "d", "e", "f"];
const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** One record next to its list, with buttons to the records before and after it. */
export const QuickPanel = ({ onOpen, onClose, ...list }: QuickPanelProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { id, total } = list;
  const { position, ...look } = useQuickLookSteps(list);
  const { titleOf } = useListSetup();
  // The values of the list are shown before the rest has loaded.
  const row = list.rows.find((one) => one.id === id);
  const { textOf } = useTotal();
  const number = (value: number) => formatNumber(value, language);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "ArrowDown") look.step(1);
    else if (event.key === "ArrowUp") look.step(-1);
    else return;
    event.preventDefault();
  };
  return (
    <aside className="ui-look" aria-label={translate("ui.look.label")} onKeyDown={press}>
      <header>
        <span>
          {position !== null &&
            total !== undefined &&
            translate("show.position", { position: number(position), total: textOf(total) })}
        </span>
        <IconButton
          icon="chevron_up"
          label={translate("ui.look.previous")}
          disabled={!look.hasPrevious}
          onClick={() => look.step(-1)}
        />
        <IconButton
          icon="chevron_down"
          label={translate("ui.look.next")}
          disabled={!look.hasNext}
          onClick={() => look.step(1)}
        />
        <IconButton icon="open" iconSize={16} label={translate("ui.look.open")} onClick={onOpen} />
        <IconButton icon="close" label={translate("ui.look.close")} onClick={onClose} />
      </header>
      <div className="ui-look-record">
        <Suspense
          fallback={
            <div aria-busy="true">
              {row && (
                <h2 className="ui-look-name" title={titleOf(row)}>
                  {titleOf(row)}
                </h2>
              )}
              {SHADOWS.map((one) => (
                <span key={one} className="ui-look-shadow" />
              ))}
            </div>
          }
        >
          <lazyQuickRecord.Component id={id} />
        </Suspense>
      </div>
    </aside>
  );
};
