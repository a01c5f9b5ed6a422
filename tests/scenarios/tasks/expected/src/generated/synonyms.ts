// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { PublishState } from "../../shared/generated/enums";

export const publishStateSynonyms = {
  [PublishState.released]: ["Out", "发了", "發了"],
};
