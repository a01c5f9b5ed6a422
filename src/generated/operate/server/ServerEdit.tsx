// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ServerInputs } from "./ServerInputs";
import { serverSet } from "./server.schema";

export const ServerEdit = () => (
  <EditView schema={serverSet}>
    <ServerInputs />
  </EditView>
);
