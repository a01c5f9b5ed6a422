import { loadChunk } from "../shell/errors/loadChunk";
import type { Loader } from "../wire/contract";
import { WireFailure } from "../wire/WireFailure";

/** Loads code that is needed to send a form. If that fails, the network is down. @throws WireFailure */
export const loadOverNetwork = <Part>(load: Loader<Part>): Promise<Part> =>
  loadChunk(load).catch(() => {
    throw new WireFailure({ reason: "network", code: 0, path: "" });
  });

/** Loads what a form needs for sending. @throws WireFailure when that fails */
export const loadSending = () =>
  loadOverNetwork(async () => {
    const part = await import("./sending");
    await part.prepareSecrets();
    return part;
  });
