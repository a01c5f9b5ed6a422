/** Something that a call asks a person while it is made. The console draws the dialog. */
export interface Asking<Question> {
  /** Says who asks people. Answers a function that ends this. */
  by(given: (question: Question) => Promise<boolean>): () => void;
  /** One question after the other. False where nobody can be asked. */
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
