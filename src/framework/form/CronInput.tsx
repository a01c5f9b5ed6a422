import Skeleton from "@mui/material/Skeleton";
import { TextInput } from "react-admin";
import { Fills } from "../slots";
import { boxProps } from "./boxProps";
import { schedule } from "./slots";
import { type InputProps, useField } from "./useField";
import { useTextCorrection } from "./useTextCorrection";

const Expression = (props: InputProps) => {
  const field = useField(props);
  const tidy = useTextCorrection(field, (text) => text.trim().replace(/\s+/g, " "));
  return (
    <TextInput
      {...boxProps(field, { html: { spellCheck: "false", placeholder: "0 3 * * *" }, mono: true })}
      onBlur={tidy}
    />
  );
};

/** A cron expression. A feature may offer common schedules, and say when they run. */
export const CronInput = (props: InputProps) => (
  <Fills
    of={schedule}
    props={{ ...props, Expression }}
    otherwise={<Expression {...props} />}
    awaited={<Skeleton variant="rounded" height={59} />}
  />
);
