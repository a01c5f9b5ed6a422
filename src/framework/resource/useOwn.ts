import { useGetIdentity } from "ra-core";
import { textIn } from "../wire/readAnswer";

/** Keys of the signed-in account, its owner and the one it manages besides, as text; "" until they are known. */
export const useOwn = () => {
  const { identity } = useGetIdentity();
  return {
    account: textIn(identity?.key),
    owner: textIn(identity?.owner),
    managed: textIn(identity?.managed),
  };
};
