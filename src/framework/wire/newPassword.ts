import { isGuessFrom } from "../../../shared/schema/isGuess";
import { transformPassword } from "./credentials";
import { WireFailure } from "./WireFailure";

interface Chosen {
  readonly account: string;
  readonly password: string;
  /** Other names of the password's owner. */
  readonly names?: readonly string[];
}

/**
 * A new password, transformed for sending. The platform cannot see the typed text, so passwords that are easily guessed
 * are refused here. @throws WireFailure on `field`, the parameter's name
 */
export const transformNew = async ({ account, password, names = [] }: Chosen, field: string): Promise<string> => {
  if (isGuessFrom(password, [account, ...names]))
    throw new WireFailure({ reason: "answer", code: 406, path: "", fields: { [field]: "invalid.guessable" } });
  return transformPassword(account, password);
};
