// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "../../../kit/form";
import { CompanyInputs } from "./CompanyInputs";
import { companyAdd } from "./company.schema";

export const CompanyCreate = () => (
  <CreateView schema={companyAdd} defaults={{ comp_phone_area: "+86", dk_limit: 0, sort: 0, sys: 1 }}>
    <CompanyInputs />
  </CreateView>
);
