import { useLocaleState, useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { formatTimestamp } from "../value/formats";
import { type CronAccount, explainCron } from "./explainCron";

/** A cron expression described in the current language, with its next five runs in the operator's zone. */
const CronWords = ({ expression }: { readonly expression: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [account, setAccount] = useState<CronAccount | null>(null);
  useEffect(() => {
    let current = true;
    explainCron(expression, locale).then((found) => current && setAccount(found));
    return () => {
      current = false;
    };
  }, [expression, locale]);
  if (account === null) return <span>{translate("form.cronFields")}</span>;
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
