/** A number of its own for a request, so that the platform knows it again when it arrives twice. */
export const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
