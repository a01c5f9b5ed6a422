// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { PublishState } from "../../../../shared/generated/enums";
import { clientType, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppDetailList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="app_packet" source="app_packet" />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <EnumFilter key="client_type" source="client_type" of={clientType} />,
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
    <EnumColumn source="client_type" of={clientType} />
    <TextColumn source="app_packet" mono />
    <TextColumn source="rela_id" mono />
    <EnumColumn keep source="state" of={publishState} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
