// Before money leaves or rights are granted, the platform may refuse a call until the person gives a proof of identity.
// A dialog then asks for the proof, and the call is sent again.
import { createCallQuestion } from "../../../src/framework/providers/createCallQuestion";
import { factsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { WireFailure } from "../../../src/framework/wire/WireFailure";

/** How the person gives the proof: by a code of their second factor, by their password, or by signing in again. */
export type ProofMethod = "code" | "password" | "sign_in";

export interface ProofQuestion {
  readonly way: ProofMethod;
  /** The name that the person signs in with. */
  readonly account: string;
}

const CODE = 428;
const CONTEXT = "confirm";
/** The account now needs a second factor. The console then opens the page that turns one on. */
const ENROLL = "enroll";

/** Asks the person for the proof, and answers whether it was given. */
export const proofQuestion = createCallQuestion<ProofQuestion>();
let asking: Promise<boolean> | null = null;

const questionIn = (error: unknown): ProofQuestion | null => {
  if (!(error instanceof WireFailure) || error.code !== CODE) return null;
  const { context, way, account } = factsIn(error.data);
  if (context !== CONTEXT) return null;
  return { way: way === "code" || way === "password" ? way : "sign_in", account: textIn(account) };
};

const isEnrollDue = (error: unknown): boolean =>
  error instanceof WireFailure && error.code === CODE && factsIn(error.data).context === ENROLL;

/** If several calls are refused at the same time, the person is asked only once. */
const askOnce = (question: ProofQuestion): Promise<boolean> => {
  asking ??= proofQuestion.ask(question).finally(() => {
    asking = null;
  });
  return asking;
};

/**
 * Makes a call. If it is refused, repeats it after the person has proven their identity. Throws the refusal if the
 * person does not.
 */
export const repeatWithProof = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (isEnrollDue(error)) location.reload();
    const question = questionIn(error);
    if (question === null || !(await askOnce(question))) throw error;
  }
  return repeatWithProof(call);
};
