import { WireFailure } from "./WireFailure";

/** @throws WireFailure `insecure`: browsers sign and hash only on https and on this machine */
export const webCrypto = (): SubtleCrypto => {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (subtle === undefined) throw new WireFailure({ reason: "insecure", code: 0, path: "" });
  return subtle;
};
