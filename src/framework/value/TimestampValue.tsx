import { useTranslate } from "ra-core";
import { RawValue } from "./RawValue";
import { formatExactly } from "../wire/dates";
import { useMoment } from "./useMoment";
import "./value.css";

export interface TimestampValueProps {
  /** Whole seconds since 1970 UTC. 0 means no time. */
  readonly value: unknown;
  /** Whether the record expires at this time. After it, the value says that it has expired. */
  readonly ends?: boolean;
}

export const TimestampValue = ({ value, ends = false }: TimestampValueProps) => {
  const text = useMoment()(value);
  const translate = useTranslate();
  if (text === "") return <RawValue value={value} />;
  const moment = (
    <time className="ui-moment" title={formatExactly(value)}>
      {text}
    </time>
  );
  if (!ends || Number(value) * 1000 > Date.now()) return moment;
  return (
    <span className="ui-ended">
      {moment}
      <span className="ui-chip ui-chip-error">{translate("ui.expired")}</span>
    </span>
  );
};
