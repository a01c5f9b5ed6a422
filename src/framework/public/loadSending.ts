import { loadOverNetwork } from "./loadOverNetwork";

/** Loads what a form needs for sending. @throws WireFailure when that fails */
export const loadSending = () =>
  loadOverNetwork(async () => {
    const part = await import("./sending");
    await part.prepareSecrets();
    return part;
  });
