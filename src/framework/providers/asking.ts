/** A question that a running call asks a person. The console draws the dialog. */
export interface Asking<Question> {
  /** Sets the function that asks people. Answers a function that ends this. */
  by(given: (question: Question) => Promise<boolean>): () => void;
  /** One question after the other. False if no person can be asked. */
  ask(question: Question): Promise<boolean>;
}

export const createAsking = <Question>(): Asking<Question> => {
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
