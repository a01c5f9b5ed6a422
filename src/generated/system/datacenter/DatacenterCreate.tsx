// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { DatacenterInputs } from "./DatacenterInputs";
import { datacenterAdd } from "./datacenter.schema";

export const DatacenterCreate = () => (
  <CreateView schema={datacenterAdd} defaults={{ sys: 1, port: 80, ssl_port: 443, deploy_open: 0, state: 2 }}>
    <DatacenterInputs />
  </CreateView>
);
