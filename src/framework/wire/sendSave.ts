// Sends changes without losing any. Without a network, a save waits. On an outdated page, a failed save says so.
import { isStaleBuild } from "./deployment";
import { waitingSaves } from "./waitingSaves";
import { can } from "./Host";
import { WireFailure } from "./WireFailure";

/** The codes of a call that fails because the server no longer has the page's files or paths. */
const MAY_BE_OLD = new Set([0, 404, 405, 406, 500]);

const isOffline = (): boolean => !navigator.onLine;

/** Whether the connection may have been lost during the request. The request can be sent again if it has an id. */
const isCutOff = (error: unknown): boolean => error instanceof WireFailure && error.code === 0 && isOffline();

const isTooOld = async (error: unknown): Promise<boolean> =>
  error instanceof WireFailure && error.reason !== "takenBack" && MAY_BE_OLD.has(error.code) && (await isStaleBuild());

/**
 * Sends a save when there is a network. `isNumbered`: the request has an id, so it can be sent again after a lost
 * connection.
 * @throws WireFailure `takenBack`, `renewed`, and what `send` throws
 */
export const sendSave = async <Result>(isNumbered: boolean, send: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    if (isOffline()) await waitingSaves.hold();
    try {
      return await send();
    } catch (error) {
      if (isCutOff(error) && isNumbered && can("once")) continue;
      if (!(await isTooOld(error))) throw error;
      waitingSaves.setOld(true);
      throw new WireFailure({ reason: "renewed", code: 0, path: error instanceof WireFailure ? error.path : "" });
    }
  }
};
