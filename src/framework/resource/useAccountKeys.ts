import { useGetIdentity } from "ra-core";
import { textIn } from "../wire/readAnswer";

/** Keys (as text) of the account, of its owner, and of the owner whose data it manages. "" until they are known. */
export const useAccountKeys = () => {
  const { identity } = useGetIdentity();
  return {
    account: textIn(identity?.key),
    owner: textIn(identity?.owner),
    managed: textIn(identity?.managed),
  };
};
