// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ContractStanding } from "../../../../shared/generated/enums";
import { SupplierInputs } from "./SupplierInputs";
import { supplierAdd } from "./supplier.schema";

export const SupplierCreate = () => (
  <CreateView
    schema={supplierAdd}
    defaults={{
      contract_standing: ContractStanding.offered,
      answers_within: 24,
      hotline_prefix: "+86",
      hotline_hours: "08:00-18:00",
    }}
  >
    <SupplierInputs />
  </CreateView>
);
