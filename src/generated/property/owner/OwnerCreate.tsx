// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OwnerInputs } from "./OwnerInputs";
import { ownerAdd } from "./owner.schema";

export const OwnerCreate = () => (
  <CreateView schema={ownerAdd} defaults={{ gender: 3, phone_area: "+86", members: 0, review: 1 }}>
    <OwnerInputs />
  </CreateView>
);
