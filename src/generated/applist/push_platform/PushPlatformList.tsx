// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { areaType, openState, pushPlatformType, pushVendor } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const PushPlatformList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={pushPlatformType} />,
      <EnumFilter key="platform" source="platform" of={pushVendor} />,
      <EnumFilter key="area_type" source="area_type" of={areaType} />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="state" source="state" of={openState} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="type" of={pushPlatformType} />
    <EnumColumn source="platform" of={pushVendor} />
    <EnumColumn source="area_type" of={areaType} />
    <ReferenceColumn source="zone" of={zoneReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="mail" source="smtp_addr" mono />
    <NumberColumn extra="mail" source="smtp_port" code />
    <FlagColumn extra="mail" source="ssl" />
    <TextColumn extra="mail" source="user_id" />
    <TextColumn extra="message" source="app_id" mono />
    <TextColumn extra="message" source="secret_id" mono />
    <TextColumn extra="message" source="key_id" mono />
    <TextColumn extra="message" source="sign_name" />
    <TextColumn extra="record" source="id" />
  </ListView>
);
