import { Blank } from "./Blank";
import { listOf } from "./formats";

/** How many rows a nested list has. */
export const CountValue = ({ value }: { readonly value: unknown }) => {
  const { length } = listOf(value);
  return length === 0 ? <Blank /> : <span className="kit-count">{length}</span>;
};
