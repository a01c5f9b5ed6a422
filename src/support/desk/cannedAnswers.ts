import { useStore, useTranslate } from "ra-core";

const GIVEN = ["received", "details", "restart", "solved"] as const;
const MOST = 30;

/** Answers that are given often: some to begin with, and those this account has kept. */
export const useCannedAnswers = () => {
  const translate = useTranslate();
  const [own, setOwn] = useStore<readonly string[]>("support.answers", []);
  return {
    given: GIVEN.map((name) => translate(`support.canned.${name}`)),
    own,
    keep: (text: string) => setOwn([text, ...own.filter((one) => one !== text)].slice(0, MOST)),
    drop: (text: string) => setOwn(own.filter((one) => one !== text)),
  };
};
