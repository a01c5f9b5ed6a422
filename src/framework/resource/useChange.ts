// Changes a few fields outside a form: a state in a list, a remark, a text in a dialog.
import { useQueryClient } from "@tanstack/react-query";
import { type RaRecord, useDataProvider } from "ra-core";
import { useCallback, useRef } from "react";
import { isSameValue } from "./changedFields";
import { conflictOf, versionOf } from "./conflict";
import { readFailure } from "./failure";

type Values = Readonly<Record<string, unknown>>;
/** If several changes have the same `batch`, the person is asked about lost values only once. */
type Change = (seen: RaRecord, data: Values, batch?: object) => Promise<RaRecord>;

const GONE = 404;

/**
 * Changes `data` of a record. `seen`: the record as it was shown. If somebody else changed other fields meanwhile, the
 * change is saved. If they changed the same fields, the change is refused once: the operator then sees the stored
 * values, and a second attempt saves. @throws HttpError
 */
export const useChange = (resource: string): Change => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const conflicts = useRef(new Map<RaRecord["id"], RaRecord>());
  return useCallback(
    async (seen, data, batch = {}) => {
      const { id } = seen;
      const known = conflicts.current.get(id);
      const isKnown = known !== undefined && Number(versionOf(known)) > Number(versionOf(seen));
      const change = async (previousData: RaRecord) => {
        const params = { id, data: { ...data }, previousData, meta: { batch } };
        const answer = await provider.update(resource, params);
        conflicts.current.delete(id);
        return answer.data;
      };
      const before = isKnown ? known : seen;
      try {
        return await change(before);
      } catch (error) {
        const failure = readFailure(error);
        const conflict = conflictOf(failure);
        if (conflict === null) {
          if (failure.status === GONE) void client.invalidateQueries({ queryKey: [resource] });
          throw error;
        }
        const theirs = { ...conflict.theirs, id };
        if (Object.keys(data).every((name) => isSameValue(conflict.theirs[name], before[name]))) return change(theirs);
        conflicts.current.set(id, theirs);
        void client.invalidateQueries({ queryKey: [resource] });
        throw error;
      }
    },
    [provider, client, resource],
  );
};
