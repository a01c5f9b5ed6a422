import { arriving } from "./arriving";

/** What a form is sent with. @throws WireFailure when it does not arrive */
export const loadSending = () =>
  arriving(async () => {
    const part = await import("./sending");
    await part.prepareSecrets();
    return part;
  });
