import { cronSentence, type TranslateWords } from "./cronSentence";
import { loadCronWords } from "./cronWords";

interface CronAccount {
  readonly words: string;
  /** The next runs. Null if the time zone is unknown. */
  readonly runs: readonly Date[] | null;
}

/**
 * Explains an expression of five or six fields. Null for any other text. @param zone the zone of the platform's clock;
 * null if it is unknown, and then no runs are known
 */
export const explainCron = async (
  expression: string,
  language: string,
  zone: string | null,
  say: TranslateWords,
): Promise<CronAccount | null> => {
  const text = expression.trim();
  const fields = text.split(/\s+/).length;
  if (fields !== 5 && fields !== 6) return null;
  const sentence = cronSentence(text, say, language);
  const [words, { Cron }] = await Promise.all([
    sentence ?? loadCronWords(language).then((explain) => explain(text)),
    import("croner"),
  ]);
  if (words === "") return null;
  try {
    const pattern = new Cron(text, { paused: true, timezone: zone ?? "UTC" });
    return { words, runs: zone === null ? null : pattern.nextRuns(3) };
  } catch {
    return null;
  }
};
