// Proves the person's identity again, by a passkey.
import { useQuery } from "@tanstack/react-query";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { supportsPasskeys, signWithPasskey as signByPasskey } from "./browser";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { loadRestClient } from "../../../src/framework/account/ownRest";

const RESOURCE = "confirmations";

const question = async (): Promise<unknown> => {
  const rest = await loadRestClient();
  return factsIn((await rest.create(RESOURCE, { data: { passkey: true } })).data).options ?? null;
};

/**
 * Whether the account has a passkey for this domain. If the request fails, no message is shown, because people can type
 * a code.
 */
export const usePasskeyQuestion = () =>
  useQuery({
    queryKey: ["own", RESOURCE],
    queryFn: async () => (await question()) !== null,
    enabled: supportsPasskeys() && servesRest("passkeys"),
    retry: false,
    gcTime: 0,
  });

/** Rejects if the person cancels, or the platform refuses. */
export const confirmByPasskey = async (): Promise<void> => {
  const credential = await signByPasskey(await question());
  await (await loadRestClient()).create(RESOURCE, { data: { credential } });
};
