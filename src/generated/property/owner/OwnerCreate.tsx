// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { Gender, ReviewState } from "../../../../shared/generated/enums";
import { OwnerInputs } from "./OwnerInputs";
import { ownerAdd } from "./owner.schema";

export const OwnerCreate = () => (
  <CreateView
    schema={ownerAdd}
    defaults={{ gender: Gender.unknown, phone_area: "+86", members: 0, review: ReviewState.pending }}
  >
    <OwnerInputs />
  </CreateView>
);
