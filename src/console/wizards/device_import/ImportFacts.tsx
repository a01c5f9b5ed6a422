import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useLocale, useTranslate } from "ra-core";
import { failureWords } from "pilothouse/resource";
import { Icon } from "pilothouse/ui";
import { formatNumber, useDownload } from "pilothouse/value";
import type { DeviceImport } from "../../../generated/operate/device_import/deviceImport.schema";
import { ImportState } from "../../../../shared/generated/enums";
import { wordOf } from "pilothouse/wire";
import type deviceImportWords from "../../../generated/operate/device_import/deviceImport.words";
import "./device-import.css";

const word = wordOf<typeof deviceImportWords>();

interface ImportFactsProps {
  /** Null until it has been loaded. */
  readonly record: DeviceImport | null;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const COUNTED = ["created", "existing", "failed"] as const;

/** The progress of an import, and the outcomes of its rows. */
export const ImportFacts = ({ record, error, onRetry }: ImportFactsProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { busy, download } = useDownload();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div className="device-import">
      <div role="alert">
        {error !== null && error !== undefined && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={onRetry}>
                {translate("wizard.device.retry")}
              </Button>
            }
          >
            {translate("wizard.device.unknown", { reason: failureWords(error, translate) })}
          </Alert>
        )}
      </div>
      {record === null && !error && <LinearProgress aria-label={translate("wizard.device.asking")} />}
      {record !== null && <Stage record={record} number={number} />}
      {record !== null && record.state !== ImportState.pending && (
        <ul className="device-import-counts">
          {COUNTED.map((name) => (
            <li key={name} data-count={name} data-none={!record[name] || undefined}>
              <b>{number(record[name] ?? 0)}</b>
              <span>{translate(word(`device_import.fields.${name}`))}</span>
            </li>
          ))}
        </ul>
      )}
      {record !== null && record.result !== "" && (
        <Button
          disabled={busy}
          onClick={() => void download(record.result)}
          variant="outlined"
          startIcon={<Icon name="download" size={18} />}
        >
          {translate("import.report", { count: record.failed, shown: number(record.failed) })}
        </Button>
      )}
    </div>
  );
};

interface StageProps {
  readonly record: DeviceImport;
  readonly number: (value: number) => string;
}

const Stage = ({ record, number }: StageProps) => {
  const translate = useTranslate();
  const { name, state, total, done, created, failed } = record;
  const isDone = state === ImportState.imported;
  const rows = { name, done: number(done ?? 0), total: number(total) };
  if (state === ImportState.stopped)
    return (
      <div role="status" className="device-import-stage">
        <Alert severity="warning">{translate("wizard.device.halted", rows)}</Alert>
      </div>
    );
  const words = isDone
    ? translate("wizard.device.imported", { name, count: total, shown: number(total) })
    : state === ImportState.pending
      ? translate("wizard.device.waiting", { name })
      : translate("wizard.device.importing", rows);
  return (
    <div role="status" className="device-import-stage">
      {isDone ? (
        <Alert severity={failed > 0 ? "warning" : "success"}>
          {words} {created === 0 && failed === 0 && translate("wizard.device.nothingNew")}
        </Alert>
      ) : (
        <>
          <p>{words}</p>
          <LinearProgress
            aria-label={words}
            {...(state === ImportState.pending || !total
              ? {}
              : { variant: "determinate" as const, value: ((done ?? 0) / total) * 100 })}
          />
          <p className="device-import-aside">{translate("wizard.device.leave")}</p>
        </>
      )}
    </div>
  );
};
