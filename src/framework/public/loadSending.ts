import { loadChunk } from "../shell/errors/loadChunk";
import { WireFailure } from "../wire/WireFailure";

/** What a form is sent with. When it does not arrive, neither would what is sent. @throws WireFailure */
export const loadSending = () =>
  loadChunk(async () => {
    const part = await import("./sending");
    await part.prepareSecrets();
    return part;
  }).catch(() => {
    throw new WireFailure({ reason: "network", code: 0, path: "" });
  });
