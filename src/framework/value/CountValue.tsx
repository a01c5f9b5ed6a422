import { Blank } from "./Blank";
import { splitToList } from "./formats";

/** The number of rows in a nested list. */
export const CountValue = ({ value }: { readonly value: unknown }) => {
  const { length } = splitToList(value);
  return length === 0 ? <Blank /> : <span className="ui-count">{length}</span>;
};
