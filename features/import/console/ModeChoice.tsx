import { useTranslate } from "ra-core";
import { useSyncExternalStore } from "react";
import { Segments } from "../../../src/framework/ui/Segments";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";

export interface ModeChoiceProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

/**
 * Chooses whether rows add records, change existing records, or both, and explains the choice. Draws nothing if rows
 * can only be added.
 */
export const ModeChoice = ({ job, state: { phase } }: ModeChoiceProps) => {
  const translate = useTranslate();
  // Reads the mode at once. All other state waits for the rows, but a radio button must react at once.
  const mode = useSyncExternalStore(job.subscribe, () => job.state().mode);
  const { modes = [], plan } = job.options;
  const isOpen = phase === "choosing" || phase === "checking";
  if (!isOpen || (modes.length < 2 && mode === "add")) return null;
  const natural = plan.fields.filter(({ name }) => plan.natural.includes(name)).map(({ label }) => label);
  const unique = natural.join(" + ");
  const names =
    plan.key === undefined || plan.natural.includes(plan.key.name)
      ? unique
      : translate("import.mode.or", { one: plan.key.label, other: unique });
  return (
    <div className="ui-import-mode">
      {modes.length > 1 && (
        <Segments
          legend={translate("import.mode")}
          legendHidden
          value={mode}
          options={modes.map((one) => ({ value: one, label: translate(`import.mode.${one}`) }))}
          onChoose={(chosen) => job.choose({ mode: chosen })}
        />
      )}
      <p className="ui-import-faint">{translate(`import.mode.${mode}.about`, { names })}</p>
    </div>
  );
};
