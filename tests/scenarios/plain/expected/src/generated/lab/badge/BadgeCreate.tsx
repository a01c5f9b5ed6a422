// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PublishState } from "../../../../shared/generated/enums";
import { BadgeInputs } from "./BadgeInputs";
import { badgeAdd } from "./badge.schema";

export const BadgeCreate = () => (
  <CreateView schema={badgeAdd} defaults={{ rank: 1, state: PublishState.released }}>
    <BadgeInputs />
  </CreateView>
);
