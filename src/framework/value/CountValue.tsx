import { Blank } from "./Blank";
import { listOf } from "./formats";

/** The number of rows in a nested list. */
export const CountValue = ({ value }: { readonly value: unknown }) => {
  const { length } = listOf(value);
  return length === 0 ? <Blank /> : <span className="ui-count">{length}</span>;
};
