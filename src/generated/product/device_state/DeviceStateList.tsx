// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { networkType, onlineState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const DeviceStateList = () => (
  <ListView
    sort={{ field: "gmt_online", order: "DESC" }}
    refresh={30}
    filters={[
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <EnumFilter key="online" source="online" of={onlineState} />,
      <EnumFilter key="network_type" source="network_type" of={networkType} />,
      <ReferenceFilter key="pk" source="pk" of={productReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <DateRangeFilter key="gmt_online" source="gmt_online" />,
    ]}
  >
    <ReferenceColumn source="uid" of={deviceReference} />
    <EnumColumn keep source="online" of={onlineState} />
    <EnumColumn source="network_type" of={networkType} />
    <ReferenceColumn source="pk" of={productReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="ip" mono />
    <ReferenceColumn source="zone" of={zoneReference} />
    <NumberColumn source="signal" unit="%" />
    <TimestampColumn source="gmt_online" />
    <TextColumn extra source="srv" mono />
    <TimestampColumn extra source="gmt_offline" />
  </ListView>
);
