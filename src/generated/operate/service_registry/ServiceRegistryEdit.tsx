// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ServiceRegistryInputs } from "./ServiceRegistryInputs";
import { serviceRegistrySet } from "./serviceRegistry.schema";

export const ServiceRegistryEdit = () => (
  <EditView schema={serviceRegistrySet}>
    <ServiceRegistryInputs />
  </EditView>
);
