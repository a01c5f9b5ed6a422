import { Blank } from "./Blank";
import { formatExactly } from "../wire/dates";
import { useMoment } from "./useMoment";

export interface TimestampValueProps {
  /** Integer seconds since 1970 UTC. 0 means none. */
  readonly value: unknown;
}

export const TimestampValue = ({ value }: TimestampValueProps) => {
  const text = useMoment()(value);
  return text === "" ? (
    <Blank />
  ) : (
    <time className="kit-moment" title={formatExactly(value)}>
      {text}
    </time>
  );
};
