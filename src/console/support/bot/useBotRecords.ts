import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "ra-core";
import { useChange } from "pilothouse/resource";
import type { Reference } from "pilothouse/wire";

type Values = Readonly<Record<string, unknown>>;

/** Saves the records of a bot, then reloads the screen. @throws HttpError */
export const useBotRecords = ({ resource }: Reference) => {
  const provider = useDataProvider();
  const change = useChange(resource);
  const notify = useNotify();
  const client = useQueryClient();
  const warn = async (said: string, name: unknown) => {
    await client.invalidateQueries({ queryKey: [resource] });
    notify(said, { type: "success", messageArgs: { name: String(name ?? "") } });
  };
  return {
    /** Changes a record that has an id, and creates one that has none. Answers its id. */
    save: async (values: Values, before: Values | null, name: unknown): Promise<number> => {
      const id = Number(before?.id ?? 0);
      const data =
        id > 0 && before
          ? await change({ ...before, id }, values)
          : (await provider.create(resource, { data: { ...values } })).data;
      await warn(id > 0 ? "form.updated" : "form.created", name);
      return Number(data.id);
    },
  };
};
