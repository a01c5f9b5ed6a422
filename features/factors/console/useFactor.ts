// The second factor of the signed-in account: whether it is on, and the calls that change it.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { factsIn, numberIn, textIn } from "../../../src/framework/wire/readAnswer";
import { transformPassword } from "../../../src/framework/wire/credentials";
import { loadRestClient } from "../../../src/framework/account/ownRest";

const RESOURCE = "factors";
const KEY = ["own", RESOURCE];
const TOTP = "totp";
const CODES = "codes";

type Values = Readonly<Record<string, unknown>>;

export interface AppSecret {
  /** The secret as text, for people who type it into their app. */
  readonly secret: string;
  /** The secret as an address, for a QR code. */
  readonly address: string;
}

const codesIn = (data: unknown): readonly string[] => {
  const { codes } = factsIn(data);
  return Array.isArray(codes) ? codes.map(textIn) : [];
};

const put = async (id: string, data: Values): Promise<readonly string[]> => {
  const rest = await loadRestClient();
  return codesIn((await rest.update(RESOURCE, { id, data, previousData: { id } })).data);
};

/** `userId`: the name that the account signs in with. The functions throw WireFailures. */
export const useFactor = (userId: string) => {
  const client = useQueryClient();
  const reading = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { on, left, password } = factsIn((await (await loadRestClient()).getOne(RESOURCE, { id: TOTP })).data);
      return { isOn: on === true, left: numberIn(left), hasPassword: password !== false };
    },
    retry: false,
  });
  const proof = async ({ password, code }: Values) => ({
    ...(password === undefined ? {} : { password: await transformPassword(userId, String(password)) }),
    code: String(code ?? "").trim(),
  });
  return {
    ...reading,
    /** Reads the state again after a change. */
    look: () => client.invalidateQueries({ queryKey: KEY }),
    begin: async (values: Values): Promise<AppSecret> => {
      const { code: _, ...password } = await proof(values);
      const rest = await loadRestClient();
      const { secret, address } = factsIn((await rest.create(RESOURCE, { data: password })).data);
      return { secret: textIn(secret), address: textIn(address) };
    },
    /** Answers the recovery codes. */
    turnOn: async ({ code }: Values) => put(TOTP, { on: true, code: String(code ?? "").trim() }),
    turnOff: async (values: Values) => put(TOTP, { on: false, ...(await proof(values)) }),
    renew: async (values: Values) => put(CODES, await proof(values)),
  };
};

export type OwnFactorState = ReturnType<typeof useFactor>;
