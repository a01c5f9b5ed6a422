// The facts of a bulk task: number of records, filters, who started it and when, and the new values.
import { useGetIdentity, useLocale, useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { ShownField } from "../../../src/framework/value/ShownField";
import { formatNumber } from "../../../src/framework/value/formats";
import { useMoment } from "../../../src/framework/value/useMoment";
import { WHERE_ZONE_PARAM } from "../../../shared/schema/where/Where";
import { type BulkTask, bulkTaskPath } from "./BulkTask";
import type { PlatformTask } from "../../../src/framework/tasks/PlatformTask";

const BulkFilters = lazy(() => import("./BulkFilterWords").then((m) => ({ default: m.BulkFilterWords })));

interface BulkAboutProps {
  readonly task: PlatformTask;
  readonly bulk: BulkTask;
}

const Values = ({ bulk: { values, onlyEmpty } }: Pick<BulkAboutProps, "bulk">) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const names = Object.keys(values);
  if (names.length === 0) return null;
  return (
    <dl className="ui-bulk-values">
      {names.map((name) => (
        <div key={name}>
          <dt>{labelOf(name)}</dt>
          <dd>
            <span aria-hidden="true">→ </span>
            <ShownField source={name} record={values} />
          </dd>
        </div>
      ))}
      {onlyEmpty && (
        <div>
          <dt>{translate("bulk.only_empty")}</dt>
        </div>
      )}
    </dl>
  );
};

export const BulkTaskFacts = ({ task, bulk }: BulkAboutProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const moment = useMoment();
  const { identity } = useGetIdentity();
  const { props, total, began, isBusy } = task;
  const { name } = props;
  const { filters, again, changed } = bulk;
  const isFiltered = Object.keys(filters).some((one) => one !== WHERE_ZONE_PARAM);
  const who = task.who || (identity?.fullName ?? String(identity?.id ?? ""));
  const kind = translate(`${name}.plural`, { _: name });
  return (
    <div className="ui-bulk-about">
      <p className="ui-tasks-facts">
        <span>{translate("bulk.which", { kind, count: formatNumber(total, language) })}</span>
        {again === "" && isFiltered && (
          <Suspense>
            <span>
              <BulkFilters filters={filters} />
            </span>
          </Suspense>
        )}
        {again !== "" && (
          <span>
            <Link to={bulkTaskPath(again)}>{translate("bulk.again_of")}</Link>
          </span>
        )}
        <span>{translate("bulk.started_by", { who, time: moment(began) })}</span>
        {!isBusy && bulk.state !== "asks" && changed > 0 && (
          <span>{translate("bulk.ended", { time: moment(changed) })}</span>
        )}
      </p>
      <Values bulk={bulk} />
    </div>
  );
};
