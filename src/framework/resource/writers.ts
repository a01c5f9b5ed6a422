// Fields and calls for which the right alone is not enough. The account must also be above the record's owner, or be
// another account than the one being edited, or be the super admin. The platform refuses all other accounts, so the
// console shows them no inputs.
import { usePermissions } from "ra-core";
import { useCallback } from "react";
import type { Writer } from "../wire/contract";
import { can } from "../wire/Host";
import { textIn } from "../wire/readAnswer";
import { useResourceProps } from "./resource";
import { useAccountKeys } from "./useAccountKeys";
import { valueAt } from "./valueAt";

interface Granted {
  readonly isSuper: boolean;
}

/** Whether the operator may write. For a new record, `record` is null and `madeFor` is its owner. */
export type MayWrite = (writer: Writer | undefined, record: unknown, madeFor?: unknown) => boolean;

export const useMayWrite = (): MayWrite => {
  const { permissions } = usePermissions<Granted>();
  const { account, owner: own, managed } = useAccountKeys();
  const props = useResourceProps();
  const isSuper = permissions?.isSuper === true;
  const key = props?.key;
  const owner = props?.owner ?? null;
  return useCallback(
    (writer, record, madeFor) => {
      if (writer === undefined) return true;
      const isNew = record === null || record === undefined;
      if (writer === "another") return isNew || (account !== "" && textIn(valueAt(record, key ?? "id")) !== account);
      // Without the ability `grants`, the console cannot recognise the super admin. The platform then decides.
      if (isSuper || !can("grants")) return true;
      if (writer === "top" || owner === null || own === "") return false;
      // A new record that is an owner, such as a company, is below the account that creates it.
      if (isNew && owner === key) return true;
      const of = textIn(isNew ? madeFor : valueAt(record, owner));
      return of !== "" && of !== "0" && of !== own && of !== managed;
    },
    [account, isSuper, key, managed, own, owner],
  );
};

/** The field for the owner, if a form can set it. "" if the record is its own owner. */
export const useOwnerField = (): string => {
  const props = useResourceProps();
  return props?.owner && props.owner !== props.key ? props.owner : "";
};
