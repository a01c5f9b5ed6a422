import { useLocale } from "ra-core";
import { Blank } from "./Blank";
import { formatBriefly, formatExactly, formatTimestamp } from "../wire/dates";

export interface TimestampValueProps {
  /** Integer seconds since 1970 UTC. 0 means none. */
  readonly value: unknown;
  /** Whether it is written as short as it is clear. Its title has all of it. */
  readonly brief?: boolean;
}

export const TimestampValue = ({ value, brief = false }: TimestampValueProps) => {
  const language = useLocale();
  const text = brief ? formatBriefly(value, language) : formatTimestamp(value, language);
  return text === "" ? (
    <Blank />
  ) : (
    <time className="kit-moment" title={formatExactly(value)}>
      {text}
    </time>
  );
};
