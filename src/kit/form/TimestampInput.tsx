import { BoxInput } from "./BoxInput";
import { fromLocalTime, toLocalTime } from "./localTime";
import { type InputProps, useFormField } from "./useFormField";

/** The browser's own date and time box; its value is whole seconds since 1970 UTC. */
export const TimestampInput = (props: InputProps) => {
  const field = useFormField(props);
  return (
    <BoxInput
      field={field}
      value={toLocalTime(field.value)}
      onType={(text) => field.change(fromLocalTime(text))}
      html={{ step: 1, max: "9999-12-31T23:59:59" }}
      box={{ type: "datetime-local" }}
      alwaysShrunk
    />
  );
};
