import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocaleState, useTranslate } from "ra-core";
import { formatTimestamp } from "../value/formats";
import { explainCron } from "./explainCron";

/** A cron expression described in the current language, with its next five runs in the operator's zone. */
const CronWords = ({ expression }: { readonly expression: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data: account } = useQuery({
    queryKey: ["cron", expression, locale],
    queryFn: () => explainCron(expression, locale),
    placeholderData: keepPreviousData,
  });
  if (!account) return <span>{translate("form.cronFields")}</span>;
  return (
    <span>
      <strong>{account.words}</strong>
      <br />
      {account.runs.length === 0
        ? translate("form.cronNever")
        : `${translate("form.nextRuns")} ${account.runs.map((run) => formatTimestamp(run.getTime() / 1000).replace(" ", "\u00a0")).join(" · ")}`}
    </span>
  );
};

export default CronWords;
