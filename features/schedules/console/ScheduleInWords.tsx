import { useLocale, useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { Blank } from "./Blank";
import { cronSentence } from "./cronSentence";
import { type CronWords, loadCronWords } from "./cronWords";
import { isBlank } from "../resource/valueAt";
import { ownTimeOf, withZone } from "./scheduleZone";
import { ownZone, platformZone } from "./zones";

/** A schedule in words, for its zone and the person's. Only unusual expressions load a library. */
export const CronValue = ({ value }: { readonly value: unknown }) => {
  const language = useLocale();
  const translate = useTranslate();
  const sentence = isBlank(value) ? null : cronSentence(String(value), translate, language);
  const isUnusual = sentence === null && !isBlank(value);
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
  if (isBlank(value)) return <Blank />;
  const text = sentence ?? words?.(String(value));
  const [zone, own] = [platformZone(), ownZone()];
  const here = ownTimeOf(String(value), zone, own, translate);
  return (
    <span className="ui-cron">
      {text === undefined ? (
        <span className="ui-waiting" aria-hidden="true" />
      ) : (
        text && <span>{withZone(text, String(value), zone, own, translate)}</span>
      )}
      <small className="ui-quiet">
        {here === null ? null : `${here} · `}
        <code className="ui-mono">{String(value)}</code>
      </small>
    </span>
  );
};
