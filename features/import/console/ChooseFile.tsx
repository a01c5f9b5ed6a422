import { useTranslate } from "ra-core";
import { type DragEvent, useState } from "react";
import { FileButton } from "./FileButton";
import { Icon } from "../../../src/framework/ui/icons";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import { ModeChoice } from "./ModeChoice";
import { planForMode } from "./planIn";
import { saveTemplate } from "./saveTemplate";
import { ImportErrorNote } from "./ImportErrorNote";
import { Button } from "../../../src/framework/ui/Button";

export interface ChooseFileProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

export const ChooseFile = ({ job, state }: ChooseFileProps) => {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const plan = planForMode(job.options.plan, state.mode);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) job.open(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const natural = plan.fields.filter(({ name }) => plan.natural.includes(name)).map(({ label }) => label);
  return (
    <div className="ui-import-body">
      {state.trouble !== null && <ImportErrorNote>{state.trouble}</ImportErrorNote>}
      <ModeChoice job={job} state={state} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here, but the button inside does the same */}
      <div
        className="ui-import-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={32} />
        <strong>{translate("import.drop")}</strong>
        <span>{translate("import.only_xlsx")}</span>
        <FileButton label={translate("import.choose")} accept=".xlsx" onFiles={take} />
      </div>
      <div className="ui-import-about">
        <div>
          <p>{translate("import.columns")}</p>
          <ul className="ui-import-fields">
            {plan.fields.map(({ name, label, required }) => (
              <li key={name}>
                {label}
                {required && <em title={translate("import.required")}> *</em>}
              </li>
            ))}
          </ul>
          {natural.length > 0 && state.mode === "add" && (
            <p className="ui-import-faint">{translate("import.twice", { fields: natural.join(", ") })}</p>
          )}
        </div>
        <Button onClick={() => saveTemplate(job.options, translate)}>
          <Icon name="download" size={18} />
          {translate("import.template")}
        </Button>
      </div>
    </div>
  );
};
