// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import { EnumColumn, EnumFilter, ListView, ReferenceColumn, TextColumn, TextFilter } from "pilothouse/list";
import { parts } from "../../../overrides/lab/sign/sign.parts";
import { publishState } from "../../enums";
import { signReference } from "./sign.reference";

export const SignList = () => (
  <ListView
    sort={{ field: "id", order: "ASC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="state" part={parts.filters.state} source="state" of={publishState} />,
    ]}
  >
    <TextColumn source="name" />
    <TextColumn sortable={false} part={parts.columns.place} source="place" />
    <EnumColumn keep source="state" of={publishState} />
    <ReferenceColumn source="above" of={signReference} />
    <TextColumn extra source="id" />
  </ListView>
);
