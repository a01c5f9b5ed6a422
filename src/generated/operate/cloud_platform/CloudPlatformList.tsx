// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
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
import { cloudMode, cloudVendor, openState, sys } from "../../enums";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const CloudPlatformList = () => (
  <ListView
    sort={{ field: "create_time", order: "DESC" }}
    filters={[
      <TextFilter key="platform_name" source="platform_name" />,
      <TextFilter key="platform_id" source="platform_id" />,
      <EnumFilter key="type_id" source="type_id" of={cloudVendor} />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <EnumFilter key="state" source="state" of={openState} />,
      <TextFilter key="bucket" source="bucket" />,
      <DateRangeFilter key="create_time" source="create_time" />,
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
    <TextColumn source="platform_name" />
    <EnumColumn source="type_id" of={cloudVendor} />
    <ReferenceColumn source="zone" of={zoneReference} />
    <TextColumn source="bucket" mono />
    <FlagColumn source="live" />
    <FlagColumn source="support_img" />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="create_time" />
    <TextColumn extra="platform" source="platform_id" mono />
    <EnumColumn extra="platform" source="mode" of={cloudMode} />
    <EnumColumn extra="platform" source="sys" of={sys} />
    <TextColumn extra="storage" source="end_point" mono />
    <NumberColumn extra="storage" source="platform_port" code />
    <TextColumn extra="storage" source="store_path" mono />
    <TextColumn extra="storage" source="app_key" mono />
    <TextColumn extra="record" source="id" />
  </ListView>
);
