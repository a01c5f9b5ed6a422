// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UidColumn,
} from "pilothouse/list";
import { DeviceState, OnlineState } from "../../../../shared/generated/enums";
import { deviceState, deviceType, networkType, onlineState, pairState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceImportReference } from "../../operate/device_import/deviceImport.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { productReference } from "../product/product.reference";

export const DeviceList = () => (
  <ListView
    sort={{ field: "gmt_active", order: "DESC" }}
    views={[
      { name: "online", when: { online: [OnlineState.online] }, count: "all" },
      {
        name: "offline",
        when: { online: [OnlineState.offline], state: [DeviceState.activated] },
        columns: ["uid", "tag", "pk", "comp_id", "ver", "ip", "gmt_online", "gmt_active"],
        count: "all",
      },
      { name: "not_activated", when: { state: [DeviceState.not_activated] }, count: "all" },
      { name: "disabled", when: { state: [DeviceState.disabled] }, count: "all" },
      { name: "new", during: { gmt_active: "last 7 days" }, count: "all" },
    ]}
    filters={[
      <TextFilter key="uid" source="uid" />,
      <TextFilter key="mac" source="mac" />,
      <TextFilter key="tag" source="tag" />,
      <ReferenceFilter key="pk" source="pk" of={productReference} />,
      <EnumFilter key="device_type" source="device_type" of={deviceType} />,
      <EnumFilter key="online" source="online" of={onlineState} />,
      <EnumFilter key="state" source="state" of={deviceState} />,
      <EnumFilter key="network_type" source="network_type" of={networkType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <ReferenceFilter key="import_id" source="import_id" of={deviceImportReference} />,
      <DateRangeFilter key="gmt_active" source="gmt_active" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <UidColumn source="uid" />
    <TextColumn source="tag" />
    <ReferenceColumn
      keep
      second={<EnumColumn source="device_type" of={deviceType} />}
      source="pk"
      of={productReference}
    />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <EnumColumn keep source="online" of={onlineState} />
    <TextColumn source="ver" mono />
    <TextColumn source="mac" mono />
    <EnumColumn source="network_type" of={networkType} />
    <TimestampColumn source="gmt_active" />
    <EnumColumn extra source="device_type" of={deviceType} />
    <TextColumn extra="status" source="ip" mono />
    <TimestampColumn extra="status" source="gmt_online" />
    <ReferenceColumn extra="device" source="zone" of={zoneReference} />
    <EnumColumn extra="status" source="state" of={deviceState} />
    <EnumColumn extra="status" source="pair_state" of={pairState} />
    <TextColumn extra="identity" source="lic_code" mono />
    <TextColumn extra="identity" source="iccid" mono />
    <ReferenceColumn extra="identity" source="import_id" of={deviceImportReference} />
    <TimestampColumn extra="identity" source="gmt_create" />
  </ListView>
);
