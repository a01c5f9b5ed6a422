// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
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

export const AppUrlList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <EnumFilter key="state" source="state" of={publishState} />,
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
    <ReferenceColumn source="app_id" of={appReference} />
    <TextColumn source="name" />
    <EnumColumn keep source="state" of={publishState} />
    <LanguagesColumn source="details" qr="url" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
