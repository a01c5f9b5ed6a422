// The points of an inspection, as on the paper form: the permitted value, the measured value, and a mark.
import { Icon } from "pilothouse/ui";
import { useRecordContext, useTranslate } from "ra-core";
import type { Inspection } from "../../generated/upkeep/inspection/inspection.schema";
import "./checklist.css";

type Points = NonNullable<Inspection["checklist"]>;
type Finding = NonNullable<Points[number]["point_verdict"]>;

const MARKS = { good: "check", bad: "close", skipped: "minus" } as const satisfies Record<Finding, string>;

const countOf = (points: Points, finding: Finding): number =>
  points.filter(({ point_verdict }) => point_verdict === finding).length;

export const Checklist = () => {
  const translate = useTranslate();
  const points = useRecordContext<Inspection>()?.checklist ?? [];
  if (points.length === 0) return null;
  const bad = countOf(points, "bad");
  const left = countOf(points, "skipped");
  return (
    <section className="protocol" aria-label={translate("inspection.fields.checklist")}>
      <p data-finding={bad > 0 ? "bad" : left > 0 ? "skipped" : "good"}>
        {translate("protocol.done", { done: points.length - left, of: points.length })}
        {bad > 0 && <strong>{translate("protocol.failed", { failed: bad })}</strong>}
      </p>
      <ol>
        {points.map(({ checkpoint, allowed, measured, point_verdict }) => (
          <li key={checkpoint} data-finding={point_verdict}>
            <Icon name={MARKS[point_verdict]} size={18} />
            <span>
              {checkpoint}
              {allowed && <small>{translate("protocol.limit", { limit: allowed })}</small>}
            </span>
            <b>{measured}</b>
            <em>{translate(`enums.point_verdict.${point_verdict}`)}</em>
          </li>
        ))}
      </ol>
    </section>
  );
};
