import type { ReactElement } from "react";
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import type { Condition } from "../../../shared/schema/facts";
import { conditionHolds } from "../../../shared/schema/when";
import { useUndrawnFields } from "../resource/missing";
import { valueAt } from "../resource/valueAt";
import { Icon } from "../ui/icons";
import { FieldLayoutProvider } from "../value/FieldLayout";
import { isNothing } from "../value/ReferenceValue";
import { TimestampValue } from "../value/TimestampValue";
import { factsIn } from "../wire/readAnswer";
import "./steps.css";
import { isUnset } from "./unset";

export interface RecordStep {
  readonly name: string;
  /** The condition that holds for records that have passed this step. */
  readonly when: Condition;
  /** The field with the time of the step. */
  readonly at?: string;
  /** The field that says who or what completed the step. */
  readonly by?: ReactElement<{ readonly source: string }>;
}

/** The progress of a record: finished steps, the next step, and later steps. Nothing if the record is in no step. */
export const Steps = ({ steps }: { readonly steps: readonly RecordStep[] }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const missing = useUndrawnFields();
  const made = steps.map(({ when }) => conditionHolds(when, factsIn(record)));
  const isKnown = steps.every(({ when }) => !Object.keys(when).some((name) => missing.includes(name)));
  if (made[0] !== true || !isKnown) return null;
  const last = made.lastIndexOf(true);
  const placeOf = (at: number) => (at <= last ? "done" : at === last + 1 ? "next" : "later");
  return (
    <ol className="ui-way" aria-label={translate("show.way")}>
      {steps.map(({ name, at, by }, index) => {
        const place = placeOf(index);
        const time = at === undefined ? undefined : valueAt(record, at);
        return (
          <li key={name} data-place={place} aria-current={place === "next" ? "step" : undefined}>
            <span className="ui-way-mark">{place === "done" && <Icon name="check" size={14} />}</span>
            <span className="ui-way-name">
              {translate(`${resource}.steps.${name}`, { _: name })}
              <span className="ui-unseen"> {translate(`show.way_${place}`)}</span>
            </span>
            {place === "done" && (
              <small>
                {!isNothing(time) && <TimestampValue value={time} />}
                {by && !isUnset(by, record) && <FieldLayoutProvider value="cell">{by}</FieldLayoutProvider>}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
};
