// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { CronInputs } from "./CronInputs";
import { cronSet } from "./cron.schema";

export const CronEdit = () => (
  <EditView schema={cronSet}>
    <CronInputs />
  </EditView>
);
