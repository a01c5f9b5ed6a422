// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { CronInputs } from "./CronInputs";
import { cronAdd } from "./cron.schema";

export const CronCreate = () => (
  <CreateView schema={cronAdd} defaults={{ type: 1, state: 1, param: '{"task":"count_orders"}' }}>
    <CronInputs />
  </CreateView>
);
