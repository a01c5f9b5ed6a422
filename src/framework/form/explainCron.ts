import { loadCronWords } from "../value/cronWords";

interface CronAccount {
  readonly words: string;
  readonly runs: readonly Date[];
}

/** What an expression of five or six fields means, and its next runs. Null for any other text. */
export const explainCron = async (expression: string, language: string): Promise<CronAccount | null> => {
  const text = expression.trim();
  const fields = text.split(/\s+/).length;
  if (fields !== 5 && fields !== 6) return null;
  const [explain, { Cron }] = await Promise.all([loadCronWords(language), import("croner")]);
  const words = explain(text);
  if (words === "") return null;
  try {
    return { words, runs: new Cron(text, { paused: true }).nextRuns(5) };
  } catch {
    return null;
  }
};
