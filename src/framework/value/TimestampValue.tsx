import { Blank } from "./Blank";
import { formatTimestamp } from "./formats";

/** Integer seconds since 1970 UTC. 0 means none. */
export const TimestampValue = ({ value }: { readonly value: unknown }) => {
  const text = formatTimestamp(value);
  return text === "" ? <Blank /> : <time className="kit-number">{text}</time>;
};
