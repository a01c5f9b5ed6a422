// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { CompanyInputs } from "./CompanyInputs";
import { companySet } from "./company.schema";

export const CompanyEdit = () => (
  <EditView schema={companySet}>
    <CompanyInputs />
  </EditView>
);
