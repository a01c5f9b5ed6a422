import { useLocale, useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { cronSentence } from "./cronSentence";
import { type CronWords, loadCronWords } from "./cronWords";
import type { CronExpression } from "../../../src/framework/value/slots";
import { ownTimeText, addZone } from "./scheduleZone";
import { browserZone, platformZone } from "../../../src/framework/value/zones";

/** A schedule in words, for its zone and the person's. Only unusual expressions load a library. */
export const ScheduleInWords = ({ expression }: CronExpression) => {
  const language = useLocale();
  const translate = useTranslate();
  const sentence = cronSentence(expression, translate, language);
  const isUnusual = sentence === null;
  const [words, setWords] = useState<CronWords | null>(null);
  useEffect(() => {
    if (!isUnusual) return undefined;
    let wanted = true;
    loadCronWords(language).then(
      (found) => wanted && setWords(() => found),
      () => wanted && setWords(() => () => ""), // offline: the expression alone says enough
    );
    return () => {
      wanted = false;
    };
  }, [language, isUnusual]);
  const text = sentence ?? words?.(expression);
  const [zone, own] = [platformZone(), browserZone()];
  const here = ownTimeText(expression, zone, own, translate);
  return (
    <span className="ui-cron">
      {text === undefined ? (
        <span className="ui-waiting" aria-hidden="true" />
      ) : (
        text && <span>{addZone(text, expression, zone, own, translate)}</span>
      )}
      <small className="ui-quiet">
        {here === null ? null : `${here} · `}
        <code className="ui-mono">{expression}</code>
      </small>
    </span>
  );
};
