// Fields and calls that not everybody with the right may use: only an account above the record's owner, any account but
// the record itself, or only the super admin. The platform refuses the others, so the console does not offer them
// inputs.
import { usePermissions } from "ra-core";
import { useCallback } from "react";
import type { Writer } from "../wire/contract";
import { can } from "../wire/Host";
import { textIn } from "../wire/readAnswer";
import { useResourceProps } from "./resource";
import { useOwn } from "./useOwn";
import { valueAt } from "./valueAt";

interface Granted {
  readonly isSuper: boolean;
}

/** Whether the operator may write. `record` is null for a new record, whose owner is then `madeFor`. */
export type MayWrite = (writer: Writer | undefined, record: unknown, madeFor?: unknown) => boolean;

export const useMayWrite = (): MayWrite => {
  const { permissions } = usePermissions<Granted>();
  const { account, owner: own, managed } = useOwn();
  const props = useResourceProps();
  const isSuper = permissions?.isSuper === true;
  const key = props?.key;
  const owner = props?.owner ?? null;
  return useCallback(
    (writer, record, madeFor) => {
      if (writer === undefined) return true;
      const isNew = record === null || record === undefined;
      if (writer === "another") return isNew || (account !== "" && textIn(valueAt(record, key ?? "id")) !== account);
      // Without the ability `grants`, the console does not know the super admin, and only the platform can refuse.
      if (isSuper || !can("grants")) return true;
      if (writer === "top" || owner === null || own === "") return false;
      // A new owner, such as a company, is below the account that creates it.
      if (isNew && owner === key) return true;
      const of = textIn(isNew ? madeFor : valueAt(record, owner));
      return of !== "" && of !== "0" && of !== own && of !== managed;
    },
    [account, isSuper, key, managed, own, owner],
  );
};

/** The field of the owner, if people can choose it in a form; "" if the record is its own owner. */
export const useOwnerField = (): string => {
  const props = useResourceProps();
  return props?.owner && props.owner !== props.key ? props.owner : "";
};
