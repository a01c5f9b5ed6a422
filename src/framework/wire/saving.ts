// Sends calls that change something, so that a lost network or a new console on the server loses nothing: a save waits
// while there is no network, and one that fails because this page is too old says so.
import { isStaleBuild } from "./deployment";
import { heldSaves } from "./heldSaves";
import { can } from "./Host";
import { WireFailure } from "./WireFailure";

/** How a call fails whose files or whose path the server has no longer. */
const MAY_BE_OLD = new Set([0, 404, 405, 406, 500]);

const isOffline = (): boolean => !navigator.onLine;

/** Whether the request may have been cut off, so that it can be sent again if the platform knows it by its number. */
const isCutOff = (error: unknown): boolean => error instanceof WireFailure && error.code === 0 && isOffline();

const isTooOld = async (error: unknown): Promise<boolean> =>
  error instanceof WireFailure && error.reason !== "takenBack" && MAY_BE_OLD.has(error.code) && (await isStaleBuild());

/**
 * Sends a save as soon as there is a network. `isNumbered`: the platform recognises the request by its number, so that it is sent again if
 * it was cut off. @throws WireFailure `takenBack`, `renewed`, and what `send` throws
 */
export const saving = async <Result>(isNumbered: boolean, send: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    if (isOffline()) await heldSaves.hold();
    try {
      return await send();
    } catch (error) {
      if (isCutOff(error) && isNumbered && can("once")) continue;
      if (!(await isTooOld(error))) throw error;
      heldSaves.setOld(true);
      throw new WireFailure({ reason: "renewed", code: 0, path: error instanceof WireFailure ? error.path : "" });
    }
  }
};
