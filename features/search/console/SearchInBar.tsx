import type { TopBar } from "../../../src/framework/shell/slots";
import { SearchButton } from "./SearchButton";
import { useRememberVisits } from "./useRememberVisits";

/** The search in the bar. The bar is on every page, so it also knows which pages were visited. */
export const SearchInBar = ({ nodes }: TopBar) => {
  useRememberVisits();
  return <SearchButton nodes={nodes} />;
};
