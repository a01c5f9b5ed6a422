// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ServiceNodeInputs } from "./ServiceNodeInputs";
import { serviceNodeSet } from "./serviceNode.schema";

export const ServiceNodeEdit = () => (
  <EditView schema={serviceNodeSet}>
    <ServiceNodeInputs />
  </EditView>
);
