import dayjs from "dayjs";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { Button } from "../../../src/framework/ui/Button";
import { TextBox } from "../../../src/framework/ui/TextBox";
import type { ExportFormat } from "./ExportPlan";

interface FileChoiceProps {
  readonly resource: string;
  readonly disabled: boolean;
  readonly onChoose: (name: string, format: ExportFormat) => void;
}

/** Asks for the name and the format of a file. The format is asked first. */
export const FileChoice = ({ resource, disabled, onChoose }: FileChoiceProps) => {
  const translate = useTranslate();
  const [name, setName] = useState(() => `${resource}-${dayjs().format("YYYY-MM-DD")}`);
  const trimmed = name.trim();
  return (
    <>
      <TextBox value={name} label={translate("ui.export.name")} onChange={(event) => setName(event.target.value)} />
      <div className="ui-pair">
        <Button variant="contained" disabled={disabled || trimmed === ""} onClick={() => onChoose(trimmed, "xlsx")}>
          Excel (.xlsx)
        </Button>
        <Button disabled={disabled || trimmed === ""} onClick={() => onChoose(trimmed, "csv")}>
          CSV (.csv)
        </Button>
      </div>
    </>
  );
};
