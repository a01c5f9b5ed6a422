import { isBlank } from "../resource/valueAt";
import { Fills } from "../slots";
import { Blank } from "./Blank";
import { scheduleInWords } from "./slots";

/** A schedule: its cron expression, or what a feature says about it. */
export const CronValue = ({ value }: { readonly value: unknown }) => {
  if (isBlank(value)) return <Blank />;
  const expression = String(value);
  const alone = <code className="ui-mono">{expression}</code>;
  return <Fills of={scheduleInWords} props={{ expression }} otherwise={alone} />;
};
