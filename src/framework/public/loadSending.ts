import { arriving } from "./arriving";

/** Loads what a form needs for sending. @throws WireFailure when that fails */
export const loadSending = () =>
  arriving(async () => {
    const part = await import("./sending");
    await part.prepareSecrets();
    return part;
  });
