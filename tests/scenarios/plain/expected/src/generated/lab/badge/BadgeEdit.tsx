// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { BadgeInputs } from "./BadgeInputs";
import { badgeSet } from "./badge.schema";

export const BadgeEdit = () => (
  <EditView schema={badgeSet}>
    <BadgeInputs />
  </EditView>
);
