// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { CommunityType } from "../../../../shared/generated/enums";
import { CommunityInputs } from "./CommunityInputs";
import { communityAdd } from "./community.schema";

export const CommunityCreate = () => (
  <CreateView schema={communityAdd} defaults={{ type: CommunityType.residential }}>
    <CommunityInputs />
  </CreateView>
);
