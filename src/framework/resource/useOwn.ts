import { useGetIdentity } from "ra-core";
import { textIn } from "../wire/readAnswer";

/** Keys of the signed-in account, its company and the one it manages besides, as text; "" until they are known. */
export const useOwn = () => {
  const { identity } = useGetIdentity();
  return {
    account: textIn(identity?.key),
    company: textIn(identity?.company),
    managed: textIn(identity?.managed),
  };
};
