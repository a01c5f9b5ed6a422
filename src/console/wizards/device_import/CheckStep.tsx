import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useLocale, useTranslate } from "ra-core";
import { type ImportJob, countNotImported, useImportState, useReport } from "pilothouse/features/import/console/wizard";
import { Pair, ReferenceField, TextField } from "pilothouse/show";
import { Icon } from "pilothouse/ui";
import { formatNumber } from "pilothouse/value";
import { Review, ReviewPart } from "pilothouse/features/wizard/console/parts";
import { companyReference } from "../../../generated/operate/company/company.reference";
import { productReference } from "../../../generated/product/product/product.reference";
import { STEP_MARKS } from "./deviceImportWizard";
import "./device-import.css";
import { fieldOf } from "pilothouse/wire";
import type { DeviceImport } from "../../../generated/operate/device_import/deviceImport.schema";

const field = fieldOf<DeviceImport>();

interface CheckStepProps {
  readonly job: ImportJob;
  /** The sent part of the file, from 0 to 1. Null while no file is being sent. */
  readonly part: number | null;
  readonly onStop: () => void;
}

/** The rows that will be imported, and the rows that will not. */
export const CheckStep = ({ job, part, onStop }: CheckStepProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { counts, name } = useImportState(job);
  const { saving, save } = useReport(job);
  const number = (value: number) => formatNumber(value, locale);
  const left = countNotImported(counts);
  return (
    <Review>
      <ReviewPart title={STEP_MARKS.batch.title} step={0}>
        <TextField source={field("name")} />
        <ReferenceField source={field("pk")} of={productReference} />
        <ReferenceField source={field("comp_id")} of={companyReference} />
        <TextField source={field("batch_id")} mono />
      </ReviewPart>
      <ReviewPart title={STEP_MARKS.file.title} step={1}>
        <Pair label={translate("wizard.device.file")}>{name || translate("wizard.device.noFile")}</Pair>
        <Pair label={translate("wizard.device.good")}>{number(counts.good)}</Pair>
        <Pair label={translate("wizard.device.bad")}>{number(counts.bad)}</Pair>
        <Pair label={translate("wizard.device.repeated")}>{number(counts.repeated)}</Pair>
      </ReviewPart>
      {left > 0 && (
        <div className="device-import-left">
          <p>{translate("wizard.device.left", { count: left, shown: number(left) })}</p>
          <Button variant="outlined" loading={saving} onClick={save} startIcon={<Icon name="download" size={18} />}>
            {translate("import.report", { count: left, shown: number(left) })}
          </Button>
        </div>
      )}
      {part !== null && (
        <div className="device-import-left" role="status">
          <p>{translate("wizard.device.sending", { percent: number(Math.round(part * 100)) })}</p>
          <LinearProgress
            variant="determinate"
            value={part * 100}
            aria-label={translate("wizard.device.sending", { percent: number(Math.round(part * 100)) })}
          />
          <Button color="inherit" onClick={onStop}>
            {translate("wizard.device.stop")}
          </Button>
        </div>
      )}
    </Review>
  );
};
