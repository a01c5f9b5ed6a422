import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocaleState, useTranslate } from "ra-core";
import { addZone } from "./scheduleZone";
import { zoneOffsetOf, browserZone, platformZone, zoneText } from "../../../src/framework/value/zones";
import { formatTimestamp } from "../../../src/framework/wire/dates";
import { explainCron } from "./explainCron";

/**
 * A cron expression described in the current language, with its next runs. Times are by the clock of the platform, to
 * which the expression belongs. If the person's own clock shows another time, that time is also shown.
 */
export const NextRuns = ({ expression }: { readonly expression: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [zone, own] = [platformZone(), browserZone()];
  const { data: account } = useQuery({
    queryKey: ["cron", expression, locale],
    queryFn: () => explainCron(expression, locale, zone, translate),
    placeholderData: keepPreviousData,
  });
  if (!account) return <p className="schedule-runs">{translate("form.cronFields")}</p>;
  const { words, runs } = account;
  const isElsewhere = zone !== null && zoneOffsetOf(zone) !== zoneOffsetOf(own);
  return (
    <div className="schedule-runs" role="status">
      <strong>{addZone(words, expression, zone, own, translate)}</strong>
      <code>{expression}</code>
      {zone === null || runs === null ? (
        <p>{translate("form.cronElsewhere")}</p>
      ) : runs.length === 0 ? (
        <p>{translate("form.cronNever")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{translate("form.nextRunsIn", { zone: zoneText(zone) })}</th>
              {isElsewhere && <th scope="col">{translate("schedules.you", { zone: zoneText(own) })}</th>}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.getTime()}>
                <td>{formatTimestamp(run.getTime() / 1000, zone)}</td>
                {isElsewhere && <td>{formatTimestamp(run.getTime() / 1000, own)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
