// Asks a question that a call needs answered. Its dialog can open above any page, and is loaded when it is needed.
import { type ComponentType, useEffect, useState } from "react";
import type { CallQuestion } from "../providers/createCallQuestion";
import { loadChunk } from "../shell/errors/loadChunk";

type Answering<Question> = Question & { readonly onEnd: (answer: boolean) => void };

interface AskedProps<Question> {
  readonly by: CallQuestion<Question>["by"];
  readonly load: () => Promise<ComponentType<Answering<Question>>>;
}

interface Open<Question> {
  readonly Dialog: ComponentType<Answering<Question>>;
  readonly question: Question;
  readonly answer: (given: boolean) => void;
}

export const QuestionDialog = <Question extends object>({ by, load }: AskedProps<Question>) => {
  const [open, setOpen] = useState<Open<Question> | null>(null);
  useEffect(
    () =>
      by(async (question) => {
        const Dialog = await loadChunk(load);
        return new Promise((answer) => setOpen({ Dialog, question, answer }));
      }),
    [by, load],
  );
  if (open === null) return null;
  const { Dialog, question, answer } = open;
  const onEnd = (given: boolean) => {
    setOpen(null);
    answer(given);
  };
  return <Dialog {...question} onEnd={onEnd} />;
};
