import { loadChunk } from "../shell/errors/loadChunk";
import type { Loader } from "../wire/contract";
import { WireFailure } from "../wire/WireFailure";

/** A part without which nothing can be sent. When it does not arrive, neither would what is sent. @throws WireFailure */
export const arriving = <Part>(load: Loader<Part>): Promise<Part> =>
  loadChunk(load).catch(() => {
    throw new WireFailure({ reason: "network", code: 0, path: "" });
  });
