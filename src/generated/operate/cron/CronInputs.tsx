// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { AttributesInput, CronInput, EnumInput, InputGroup, IntegerInput, TextInput } from "pilothouse/form";
import { cronTask, cronType, openState } from "../../enums";

export const CronInputs = () => (
  <>
    <InputGroup name="task">
      <TextInput source="name" required max={64} />
      <EnumInput source="type" required of={cronType} />
      <EnumInput source="state" required of={openState} />
    </InputGroup>
    <InputGroup name="schedule">
      <CronInput source="spec" required />
      <AttributesInput source="param">
        <EnumInput source="param.task" required of={cronTask} />
        <IntegerInput source="param.days" min={0} max={3650} unit="d" />
      </AttributesInput>
    </InputGroup>
  </>
);
