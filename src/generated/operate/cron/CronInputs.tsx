// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { CronInput, EnumInput, InputGroup, JsonInput, TextInput } from "../../../kit/form";
import { cronType, publishState } from "../../enums";

export const CronInputs = () => (
  <>
    <InputGroup name="task">
      <TextInput source="name" required max={64} />
      <EnumInput source="type" required of={cronType} />
      <EnumInput source="state" required of={publishState} />
    </InputGroup>
    <InputGroup name="schedule">
      <CronInput source="spec" required />
      <JsonInput source="param" />
    </InputGroup>
  </>
);
