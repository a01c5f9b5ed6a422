import { useQueryClient } from "@tanstack/react-query";
import { HttpError } from "ra-core";
import type { Call, Payload } from "../../../src/framework/wire/contract";
import { useCallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";

type Stored = Readonly<Record<string, unknown>>;

/**
 * The key of a stored record. @throws HttpError if the platform does not answer the key, because other records then
 * cannot refer to this one
 */
export const keyOfStored = ({ id }: Stored): string | number => {
  if (typeof id === "number" || (typeof id === "string" && id !== "")) return id;
  throw new HttpError("wizard.keyless", 0);
};

/** Stores records of several resources one after the other, and reloads the lists that show them. @throws HttpError */
export const useRecords = () => {
  const provider = useCallingDataProvider();
  const client = useQueryClient();
  const invalidate = (resource: string) => client.invalidateQueries({ queryKey: [resource] });
  return {
    create:
      (resource: string) =>
      async (data: Payload): Promise<Stored> => {
        const answer = await provider.create(resource, { data: { ...data } });
        void invalidate(resource);
        return answer.data;
      },
    /** Updates a record that was already stored, by its `id`. */
    change:
      (resource: string) =>
      async (stored: Stored, data: Payload): Promise<Stored> => {
        const id = keyOfStored(stored);
        const answer = await provider.update(resource, { id, data: { ...data }, previousData: { ...stored, id } });
        void invalidate(resource);
        return answer.data;
      },
    call: async (call: Call, params: Payload): Promise<Stored> => {
      const { data } = await provider.call(call, params);
      return typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : {};
    },
  };
};
