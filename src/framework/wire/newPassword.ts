import { isGuessFrom } from "../../../shared/schema/isGuess";
import { transformPassword } from "./credentials";
import { WireFailure } from "./WireFailure";

interface Chosen {
  readonly account: string;
  readonly password: string;
  /** Other names of the owner. */
  readonly names?: readonly string[];
}

/**
 * A new password as it is sent. The platform sees only this, so what follows from its owner is refused here, as the platform would.
 * @throws WireFailure on `field`, the name of the password on the wire
 */
export const transformNew = async ({ account, password, names = [] }: Chosen, field: string): Promise<string> => {
  if (isGuessFrom(password, [account, ...names]))
    throw new WireFailure({ reason: "answer", code: 406, path: "", fields: { [field]: "invalid.guessable" } });
  return transformPassword(account, password);
};
