// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { UidField } from "pilothouse/show";
import { Standing } from "../../../../shared/generated/enums";
import { PassInputs } from "./PassInputs";
import { passAdd } from "./pass.schema";

export const PassCreate = () => (
  <CreateView
    schema={passAdd}
    defaults={{ per_minute: 30, standing: Standing.active }}
    answer={[<UidField key="shown_once" source="shown_once" />]}
  >
    <PassInputs />
  </CreateView>
);
