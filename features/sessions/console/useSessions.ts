// The sessions of the own account, and how to end them.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { factsIn, numberIn, textIn } from "../../../src/framework/wire/readAnswer";
import { loadRestClient } from "../../../src/framework/account/ownRest";

const RESOURCE = "sessions";
const KEY = ["own", RESOURCE];
/** Used in place of an id. It ends all sessions except the caller's own. */
export const OTHER_SESSIONS = "others";
const MOST = 100;

export interface OwnSession {
  readonly id: string;
  readonly agent: string;
  readonly address: string;
  /** When the session was last used, in seconds since 1970. `began` is in the same format. */
  readonly seen: number;
  readonly began: number;
  readonly isCurrent: boolean;
}

const sessionIn = (row: unknown): OwnSession => {
  const { id, agent, address, seen, began, current } = factsIn(row);
  return {
    id: textIn(id),
    agent: textIn(agent),
    address: textIn(address),
    seen: numberIn(seen),
    began: numberIn(began),
    isCurrent: current === true,
  };
};

export const useSessions = () => {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const reading = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const rest = await loadRestClient();
      const asked = {
        pagination: { page: 1, perPage: MOST },
        sort: { field: "seen", order: "DESC" },
        filter: {},
      } as const;
      return (await rest.getList(RESOURCE, asked)).data.map(sessionIn);
    },
    retry: false,
  });
  const ending = useMutation({
    mutationFn: async (id: string) => {
      await (await loadRestClient()).delete(RESOURCE, { id });
    },
    onSuccess: (_, id) => notify(id === OTHER_SESSIONS ? "own.othersEnded" : "own.sessionEnded", { type: "success" }),
    onError: (error) => notify(failureWords(error, translate), { type: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { ...reading, end: ending.mutate, ended: ending.isPending ? ending.variables : null };
};
