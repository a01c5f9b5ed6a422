// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { CronType, OpenState } from "../../../../shared/generated/enums";
import { CronInputs } from "./CronInputs";
import { cronAdd } from "./cron.schema";

export const CronCreate = () => (
  <CreateView
    schema={cronAdd}
    defaults={{ type: CronType.statistics, state: OpenState.enabled, param: '{"task":"count_orders"}' }}
  >
    <CronInputs />
  </CreateView>
);
