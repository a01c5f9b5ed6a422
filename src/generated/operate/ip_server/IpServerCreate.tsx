// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { IpServerInputs } from "./IpServerInputs";
import { ipServerAdd } from "./ipServer.schema";

export const IpServerCreate = () => (
  <CreateView schema={ipServerAdd}>
    <IpServerInputs />
  </CreateView>
);
