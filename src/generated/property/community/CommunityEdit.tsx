// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { CommunityInputs } from "./CommunityInputs";
import { communitySet } from "./community.schema";

export const CommunityEdit = () => (
  <EditView schema={communitySet}>
    <CommunityInputs />
  </EditView>
);
