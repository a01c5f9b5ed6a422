import type { TopBar } from "../../../src/framework/shell/slots";
import { SearchButton } from "./SearchButton";
import { useRememberVisits } from "./useRememberVisits";

/** The search in the top bar. The bar is on every page, so it also records visits. */
export const SearchInBar = ({ nodes }: TopBar) => {
  useRememberVisits();
  return <SearchButton nodes={nodes} />;
};
