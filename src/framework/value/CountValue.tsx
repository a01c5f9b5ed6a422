import { Blank } from "./Blank";
import { toList } from "./formats";

/** The number of rows in a nested list. */
export const CountValue = ({ value }: { readonly value: unknown }) => {
  const { length } = toList(value);
  return length === 0 ? <Blank /> : <span className="ui-count">{length}</span>;
};
