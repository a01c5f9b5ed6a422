import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocaleState, useTranslate } from "ra-core";
import { Fragment } from "react";
import { formatTimestamp } from "../../../src/framework/wire/dates";
import { withZone } from "../../../src/framework/value/scheduleZone";
import { offsetOf, ownZone, platformZone, zoneText } from "../../../src/framework/value/zones";
import { explainCron } from "./explainCron";

/** A time must not wrap at its hyphens. */
const WHOLE = { whiteSpace: "nowrap" } as const;

/**
 * A cron expression described in the current language, and its next runs: by the clock of the platform, which applies
 * to the expression, and by the person's own if it shows another time.
 */
const ScheduleWords = ({ expression }: { readonly expression: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [zone, own] = [platformZone(), ownZone()];
  const { data: account } = useQuery({
    queryKey: ["cron", expression, locale],
    queryFn: () => explainCron(expression, locale, zone, translate),
    placeholderData: keepPreviousData,
  });
  if (!account) return <span>{translate("form.cronFields")}</span>;
  const { words, runs } = account;
  const next = (of: string) => (
    <>
      {translate("form.nextRunsIn", { zone: zoneText(of) })}
      {(runs ?? []).map((run, at) => (
        <Fragment key={run.getTime()}>
          {at === 0 ? " " : " · "}
          <span style={WHOLE}>{formatTimestamp(run.getTime() / 1000, of)}</span>
        </Fragment>
      ))}
    </>
  );
  return (
    <span>
      <strong>{withZone(words, expression, zone, own, translate)}</strong>
      <br />
      {zone === null || runs === null ? (
        translate("form.cronElsewhere")
      ) : runs.length === 0 ? (
        translate("form.cronNever")
      ) : (
        <>
          {next(zone)}
          {offsetOf(zone) !== offsetOf(own) && (
            <>
              <br />
              {next(own)}
            </>
          )}
        </>
      )}
    </span>
  );
};

export default ScheduleWords;
