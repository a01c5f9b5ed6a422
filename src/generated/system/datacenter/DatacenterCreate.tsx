// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { DeployState, Sys } from "../../../../shared/generated/enums";
import { DatacenterInputs } from "./DatacenterInputs";
import { datacenterAdd } from "./datacenter.schema";

export const DatacenterCreate = () => (
  <CreateView
    schema={datacenterAdd}
    defaults={{ sys: Sys.public, port: 80, ssl_port: 443, deploy_open: 0, state: DeployState.not_deployed }}
  >
    <DatacenterInputs />
  </CreateView>
);
