import { useQueryClient } from "@tanstack/react-query";
import type { Call, Payload } from "../wire/contract";
import { useCallingDataProvider } from "../resource/useCallingDataProvider";

type Stored = Readonly<Record<string, unknown>>;

/** Stores records of several resources one after the other, and reloads the lists that show them. @throws HttpError */
export const useRecords = () => {
  const provider = useCallingDataProvider();
  const client = useQueryClient();
  const told = (resource: string) => client.invalidateQueries({ queryKey: [resource] });
  return {
    create:
      (resource: string) =>
      async (data: Payload): Promise<Stored> => {
        const answer = await provider.create(resource, { data: { ...data } });
        void told(resource);
        return answer.data;
      },
    /** For a record that was stored before, by its `id`. */
    change:
      (resource: string) =>
      async (stored: Stored, data: Payload): Promise<Stored> => {
        const id = typeof stored.id === "number" || typeof stored.id === "string" ? stored.id : 0;
        const answer = await provider.update(resource, { id, data: { ...data }, previousData: { ...stored, id } });
        void told(resource);
        return answer.data;
      },
    call: async (call: Call, params: Payload): Promise<Stored> => {
      const { data } = await provider.call(call, params);
      return typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : {};
    },
  };
};
