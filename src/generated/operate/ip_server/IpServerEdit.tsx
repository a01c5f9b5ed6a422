// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { IpServerInputs } from "./IpServerInputs";
import { ipServerSet } from "./ipServer.schema";

export const IpServerEdit = () => (
  <EditView schema={ipServerSet}>
    <IpServerInputs />
  </EditView>
);
