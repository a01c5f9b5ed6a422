// The passkeys of the signed-in account, and the functions that change them.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createPasskey } from "./browser";
import { factsIn, numberIn, textIn } from "../../../src/framework/wire/readAnswer";
import { loadRestClient } from "../../../src/framework/account/ownRest";

const RESOURCE = "passkeys";
const KEY = ["own", RESOURCE];
const MOST = 100;

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  /** Seconds since 1970; `used` is 0 before the first use. */
  readonly made: number;
  readonly used: number;
}

const passkeyIn = (row: unknown): OwnPasskey => {
  const { id, name, made, used } = factsIn(row);
  return { id: textIn(id), name: textIn(name), made: numberIn(made), used: numberIn(used) };
};

/** The functions throw WireFailures, and errors of the browser. */
export const usePasskeys = () => {
  const client = useQueryClient();
  const look = () => client.invalidateQueries({ queryKey: ["own"] });
  const reading = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const asked = {
        pagination: { page: 1, perPage: MOST },
        sort: { field: "used", order: "DESC" },
        filter: {},
      } as const;
      return (await (await loadRestClient()).getList(RESOURCE, asked)).data.map(passkeyIn);
    },
    retry: false,
  });
  return {
    ...reading,
    look,
    /** Answers recovery codes if this is the first factor. */
    add: async (name: string): Promise<readonly string[]> => {
      const rest = await loadRestClient();
      const host = location.hostname;
      const { options } = factsIn((await rest.create(RESOURCE, { data: { host } })).data);
      const credential = await createPasskey(options);
      const { codes } = factsIn((await rest.create(RESOURCE, { data: { host, name, credential } })).data);
      return Array.isArray(codes) ? codes.map(textIn) : [];
    },
    rename: async (id: string, name: string): Promise<void> => {
      await (await loadRestClient()).update(RESOURCE, { id, data: { name }, previousData: { id } });
      await look();
    },
    remove: async (id: string): Promise<void> => {
      await (await loadRestClient()).delete(RESOURCE, { id });
      await look();
    },
  };
};

export type OwnPasskeysState = ReturnType<typeof usePasskeys>;
