// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  FlagFilter,
  LanguagesColumn,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { PublishState } from "../../../../shared/generated/enums";
import { publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppVersionList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="ver" source="ver" />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <TextFilter key="name" source="name" />,
      <FlagFilter key="force" source="force" />,
      <EnumFilter key="state" source="state" of={publishState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={publishState}
        transitions={{
          [PublishState.released]: [PublishState.delisted],
          [PublishState.delisted]: [PublishState.released],
        }}
      />,
    ]}
  >
    <TextColumn source="name" />
    <TextColumn source="ver" mono />
    <ReferenceColumn source="app_id" of={appReference} />
    <FlagColumn source="force" />
    <EnumColumn keep source="state" of={publishState} />
    <TimestampColumn source="gmt_create" />
    <LanguagesColumn extra source="details" qr="url" />
    <TextColumn extra source="id" />
  </ListView>
);
