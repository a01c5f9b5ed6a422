import { useLocale } from "ra-core";
import { useEffect, useState } from "react";
import { Blank } from "./Blank";
import { type CronWords, loadCronWords } from "./cronWords";
import { isBlank } from "../resource/valueAt";

/** The expression, with its meaning in words once they are loaded. */
export const CronValue = ({ value }: { readonly value: unknown }) => {
  const language = useLocale();
  const [words, setWords] = useState<CronWords | null>(null);
  useEffect(() => {
    let wanted = true;
    loadCronWords(language).then(
      (found) => wanted && setWords(() => found),
      () => wanted && setWords(() => () => ""), // offline: the expression alone says enough
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  if (isBlank(value)) return <Blank />;
  return (
    <span className="kit-cron">
      <code className="kit-mono">{String(value)}</code>
      {words ? (
        <span className="kit-quiet">{words(String(value))}</span>
      ) : (
        <span className="kit-waiting" aria-hidden="true" />
      )}
    </span>
  );
};
