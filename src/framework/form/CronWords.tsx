import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocaleState, useTranslate } from "ra-core";
import { formatTimestamp } from "../wire/dates";
import { config } from "../wire/config";
import { explainCron } from "./explainCron";

/** The IANA zone of the platform's clock. Null when the installation does not say. */
const platformZone = (): string | null => {
  const { zone } = config().given;
  return typeof zone === "string" && zone !== "" ? zone : null;
};

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the clocks of two zones show the same time today. */
const sameClock = (one: string, other: string): boolean => {
  const [here, there] = [one, other].map(
    (timeZone) =>
      new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(Date.now()).at(-1)?.value,
  );
  return here === there;
};

/**
 * A cron expression described in the current language, and its next five runs. The expression means the clock of the platform, the runs
 * are shown by the operator's. Where these differ, both zones are named.
 */
const CronWords = ({ expression }: { readonly expression: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const zone = platformZone();
  const { data: account } = useQuery({
    queryKey: ["cron", expression, locale],
    queryFn: () => explainCron(expression, locale, zone, translate),
    placeholderData: keepPreviousData,
  });
  const isElsewhere = zone !== null && !sameClock(zone, OWN_ZONE);
  if (!account) return <span>{translate("form.cronFields")}</span>;
  return (
    <span>
      <strong>{account.words}</strong>
      {isElsewhere ? ` (${zone})` : null}
      <br />
      {account.runs === null
        ? translate("form.cronElsewhere")
        : account.runs.length === 0
          ? translate("form.cronNever")
          : `${isElsewhere ? translate("form.nextRunsIn", { zone: OWN_ZONE }) : translate("form.nextRuns")} ${account.runs.map((run) => formatTimestamp(run.getTime() / 1000).replaceAll(" ", "\u00a0")).join(" · ")}`}
    </span>
  );
};

export default CronWords;
