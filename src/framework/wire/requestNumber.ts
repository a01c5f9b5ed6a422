/** A unique id. Browsers have crypto.randomUUID only on https and localhost. */
export const requestNumber = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
