// Frequent answers: the predefined ones, and the account's own, which the platform stores.
import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { readFailure, translateFailure, useAnswer, useCallingDataProvider } from "pilothouse/resource";
import { can, type FactsOf, factsIn, type ParamsOf, rowsIn, textIn } from "pilothouse/wire";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";
import { feedbackCalls } from "../../../generated/operate/feedback/feedback.calls";

const GIVEN = ["received", "details", "restart", "solved"] as const;
const MOST = 30;

type Settings = ParamsOf<typeof feedbackCalls.answers_set>;

const answersIn = (settings: FactsOf<Settings> | undefined): readonly string[] =>
  rowsIn(settings?.answers).flatMap(({ content }) => (textIn(content) === "" ? [] : [textIn(content)]));

export const usePreparedAnswers = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useCallingDataProvider();
  const client = useQueryClient();
  const { data } = useAnswer(feedbackCalls.push_get, {}, (answer) => factsIn<Settings>(answer));
  const own = answersIn(data);
  const write = async (answers: readonly string[]) => {
    try {
      await provider.call(feedbackCalls.answers_set, { answers: answers.map((content) => ({ content })) });
      await client.invalidateQueries({ queryKey: ["answer", feedbackCalls.push_get.path] });
    } catch (error) {
      notify(translateFailure(readFailure(error), translate), { type: "error" });
    }
  };
  return {
    given: GIVEN.map((name) => translate(`support.canned.${name}`)),
    own,
    /** Whether the platform stores answers. */
    areKept: can("extensions", feedbackReference.resource),
    keep: (text: string) => void write([text, ...own.filter((one) => one !== text)].slice(0, MOST)),
    drop: (text: string) => void write(own.filter((one) => one !== text)),
  };
};
