import dayjs from "dayjs";
import { useLocale, useTranslate } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "../../value/formats";
import { useExport } from "./useExport";

/** Offers a file name and a format; then shows how far it is, and stops when told. */
export const ExportPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const language = useLocale();
  const { running, start, cancel, resource, total } = useExport(onClose);
  const [name, setName] = useState(() => `${resource}-${dayjs().format("YYYY-MM-DD")}`);
  const stop = useRef(cancel);
  stop.current = cancel;
  // Closing the panel ends the export: nothing goes on unseen.
  useEffect(() => () => stop.current(), []);
  const number = (value: number) => formatNumber(value, language);
  if (running) {
    return (
      <div className="kit-panel" role="status">
        <span>{translate("kit.export.progress", { done: number(running.done), total: number(running.total) })}</span>
        <progress value={running.done} max={Math.max(1, running.total)} />
        <button type="button" className="kit-button" onClick={cancel}>
          {translate("kit.cancel")}
        </button>
      </div>
    );
  }
  return (
    <div className="kit-panel">
      <span>{translate("kit.export.count", { count: number(total) })}</span>
      <input
        className="kit-box"
        value={name}
        aria-label={translate("kit.export.name")}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="kit-pair">
        <button
          type="button"
          className="kit-button kit-primary"
          disabled={name.trim() === ""}
          onClick={() => start(name.trim(), "xlsx")}
        >
          Excel (.xlsx)
        </button>
        <button
          type="button"
          className="kit-button"
          disabled={name.trim() === ""}
          onClick={() => start(name.trim(), "csv")}
        >
          CSV (.csv)
        </button>
      </div>
    </div>
  );
};
