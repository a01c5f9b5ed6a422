// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { SupplierInputs } from "./SupplierInputs";
import { supplierSet } from "./supplier.schema";

export const SupplierEdit = () => (
  <EditView schema={supplierSet}>
    <SupplierInputs />
  </EditView>
);
