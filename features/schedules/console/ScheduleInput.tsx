import { useWatch } from "react-hook-form";
import type { Schedule } from "../../../src/framework/form/slots";
import { useField } from "../../../src/framework/form/useField";
import { textIn } from "../../../src/framework/wire/readAnswer";
import ScheduleWords from "./ScheduleWords";

/** A schedule as an expression, with its meaning in words and its next runs. */
const ScheduleInput = ({ Expression, ...props }: Schedule) => {
  const { name } = useField(props);
  const value = textIn(useWatch({ name })).trim();
  return (
    <>
      <Expression {...props} />
      {value !== "" && <ScheduleWords expression={value} />}
    </>
  );
};

export default ScheduleInput;
