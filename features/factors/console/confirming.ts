// Before money leaves or rights are given, the platform may refuse a call until the person has proven again who they are. Then they
// are asked, and the call is made again by itself.
import { createAsking } from "../../../src/framework/providers/asking";
import { factsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { WireFailure } from "../../../src/framework/wire/WireFailure";

/** How the person proves it: by a code of their second factor, their password, or by signing in again. */
export type Way = "code" | "password" | "sign_in";

export interface Question {
  readonly way: Way;
  /** The name that the person signs in with. */
  readonly account: string;
}

const CODE = 428;
const CONTEXT = "confirm";
/** The account needs a second factor, since a moment ago. The console then opens with what turns one on. */
const ENROLL = "enroll";

/** Asks people whether they have proven it. */
export const proving = createAsking<Question>();
let asking: Promise<boolean> | null = null;

const questionIn = (error: unknown): Question | null => {
  if (!(error instanceof WireFailure) || error.code !== CODE) return null;
  const { context, way, account } = factsIn(error.data);
  if (context !== CONTEXT) return null;
  return { way: way === "code" || way === "password" ? way : "sign_in", account: textIn(account) };
};

const isEnrollDue = (error: unknown): boolean =>
  error instanceof WireFailure && error.code === CODE && factsIn(error.data).context === ENROLL;

/** Calls that are refused at the same time ask once. */
const askOnce = (question: Question): Promise<boolean> => {
  asking ??= proving.ask(question).finally(() => {
    asking = null;
  });
  return asking;
};

/** Makes a call, and makes it again when the person has proven who they are. Throws the refusal if they do not. */
export const confirming = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (isEnrollDue(error)) location.reload();
    const question = questionIn(error);
    if (question === null || !(await askOnce(question))) throw error;
  }
  return confirming(call);
};
