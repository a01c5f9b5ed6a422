// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { clientType, openType } from "../../enums";
import { appReference } from "../app/app.reference";

export const MessagePlatformList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="access_id" source="access_id" />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <EnumFilter key="client_type" source="client_type" of={clientType} />,
    ]}
  >
    <ReferenceColumn source="app_id" of={appReference} />
    <EnumColumn source="client_type" of={clientType} />
    <TextColumn source="access_id" mono />
    <EnumColumn source="open_type" of={openType} />
    <TextColumn source="open_param" />
    <TimestampColumn source="gmt_create" />
    <UrlColumn extra="platform" source="secret_file" />
    <TextColumn extra="channels" source="xm_ch_id" mono />
    <TextColumn extra="channels" source="oppo_ch_id" mono />
    <TextColumn extra="record" source="id" />
  </ListView>
);
