// Sends the forms, and explains refusals. Loaded while the person types.
import { isRefusedWord, refusedWords } from "../../../src/framework/public/refusedWords";
import { requestCode, type ProvenCode, proveCode, replacePassword } from "./calls";
import { transformNew } from "../../../src/framework/wire/newPassword";
import { host } from "../../../src/framework/wire/Host";
import * as language from "../../../src/framework/wire/language";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { refusedField, type FormProblem } from "./Trouble";
import { words } from "./words";

export { requestCode, proveCode };

/** Sets the new password. @throws WireFailure */
export const setPassword = async ({ account, ticket }: ProvenCode, password: string): Promise<void> =>
  replacePassword(ticket, await transformNew({ account, password }, "password"));

const OVER = 428;
const OFTEN = 429;

const PROBLEMS: Readonly<Record<string, FormProblem>> = {
  "invalid.factor": refusedField("code", () => words(language.get())("recovery.codeWrong")),
  "invalid.guessable": refusedField("password", () => words(language.get())("recovery.guessable")),
  "invalid.tooShort": refusedField("password", () => words(language.get())("recovery.passwordMissing")),
};

const pictureRefused: FormProblem = refusedField("code", () => refusedWords(language.get())("failed.code"));

const said = (key: Parameters<ReturnType<typeof words>>[0]): FormProblem => ({
  isOver: key === "recovery.over",
  said: () => words(language.get())(key),
});

/** The reason why a form was refused; null if the platform could not be reached. */
export const explainRefusal = (error: unknown): FormProblem | null => {
  if (!(error instanceof WireFailure)) throw error;
  if (error.reason === "network" || error.reason === "timeout") return null;
  if (error.code === OVER) return said("recovery.over");
  if (error.code === OFTEN) return said("recovery.often");
  if (host().signIn.code in error.fields) return pictureRefused;
  const [problem] = Object.values(error.fields).flatMap((key) => PROBLEMS[key] ?? []);
  if (problem !== undefined) return problem;
  const key = `failed.${error.code}`;
  return {
    said: () => {
      const say = refusedWords(language.get());
      return isRefusedWord(key) ? say(key) : say("failed.call", { code: error.code });
    },
  };
};
