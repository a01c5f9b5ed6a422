/** Questions that a running call asks the person. The console draws the dialog. */
export interface CallQuestion<Question> {
  /** Sets the function that asks the person. The answered function removes it. */
  by(given: (question: Question) => Promise<boolean>): () => void;
  /** Asks one question at a time. Answers false if no dialog can be drawn. */
  ask(question: Question): Promise<boolean>;
}

export const createCallQuestion = <Question>(): CallQuestion<Question> => {
  let ask: ((question: Question) => Promise<boolean>) | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return {
    by(given) {
      ask = given;
      return () => {
        if (ask === given) ask = null;
      };
    },
    ask(question) {
      const answer = last.then(() => ask?.(question) ?? false);
      last = answer.catch(() => undefined);
      return answer;
    },
  };
};
