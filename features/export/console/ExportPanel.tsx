import { useLocale, useTranslate } from "ra-core";
import { useEffect, useRef } from "react";
import { formatNumber } from "../../../src/framework/value/formats";
import { FileChoice } from "./FileChoice";
import { useTotal } from "../../../src/framework/list/tools/useTotal";
import { useExport } from "./useExport";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { Button } from "../../../src/framework/ui/Button";
import { exportWords } from "./exportWords";

interface PanelProps {
  readonly onClose: () => void;
}

const Panel = ({ onClose }: PanelProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { running, start, cancel, resource, selected } = useExport(onClose);
  const { total = 0, textOf } = useTotal();
  const stop = useRef(cancel);
  stop.current = cancel;
  // Closing the panel cancels the export, so that it does not continue unnoticed.
  useEffect(() => () => stop.current(), []);
  const number = (value: number) => formatNumber(value, language);
  if (running) {
    return (
      <div className="ui-panel" role="status">
        <span>
          {translate("ui.export.progress", {
            done: number(running.done),
            total: selected === 0 && running.done < running.total ? textOf(running.total) : number(running.total),
          })}
        </span>
        <progress value={running.done} max={Math.max(1, running.total)} />
        <Button onClick={cancel}>{translate("ui.cancel")}</Button>
      </div>
    );
  }
  return (
    <div className="ui-panel">
      <span>
        {selected > 0
          ? translate("ui.export.selected", { count: number(selected) })
          : translate("ui.export.count", { count: textOf(total) })}
      </span>
      <FileChoice resource={resource} disabled={false} onChoose={start} />
    </div>
  );
};

/** Asks for a file name and a format, then shows the progress. The export can be cancelled. */
export const ExportPanel = (props: PanelProps) => (
  <WithWords of={exportWords} otherwise={<div className="ui-panel" />}>
    <Panel {...props} />
  </WithWords>
);
