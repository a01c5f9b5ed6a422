// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import {
  EnumField,
  JsonField,
  ListField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { parts } from "../../../overrides/product/device/device.parts";
import { alarmLogReference } from "../../applist/alarm_log/alarmLog.reference";
import { appDeviceReference } from "../../applist/app_device/appDevice.reference";
import { deviceBindReference } from "../../applist/device_bind/deviceBind.reference";
import { deviceLogReference } from "../../applist/device_log/deviceLog.reference";
import { deviceShareReference } from "../../applist/device_share/deviceShare.reference";
import { deviceState, deviceType, networkType, onlineState, pairState, serverType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceImportReference } from "../../operate/device_import/deviceImport.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { cloudOrderReference } from "../../vas/cloud_order/cloudOrder.reference";
import { orderReference } from "../../vas/order/order.reference";
import { productReference } from "../product/product.reference";
import { deviceCalls } from "./device.calls";

export const DeviceShow = () => (
  <ShowView
    state={<EnumField source="online" of={onlineState} />}
    facts={[
      <TextField key="tag" source="tag" />,
      <ReferenceField
        key="pk"
        second={<EnumField source="device_type" of={deviceType} />}
        source="pk"
        of={productReference}
      />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TextField key="ver" source="ver" mono />,
      <TimestampField key="gmt_active" source="gmt_active" />,
    ]}
    actions={[
      <CallButton
        key="bootstrap"
        call={deviceCalls.bootstrap}
        icon="eye"
        reads
        answer={[
          <ReferenceField key="zone" source="zone" of={zoneReference} />,
          <TextField key="host" source="host" mono />,
          <ListField key="services" source="services" title="addr">
            <TextField source="services.name" />
            <TextField source="services.addr" />
          </ListField>,
          <ListField key="servers" source="servers" title="addr">
            <EnumField source="servers.type" of={serverType} />
            <TextField source="servers.addr" />
          </ListField>,
          <JsonField key="settings" source="settings" />,
        ]}
      />,
    ]}
    added={<parts.actions />}
    above={<parts.above />}
    related={[
      <RelatedList key="app_device uid" of={appDeviceReference} target="uid" source="uid" />,
      <RelatedList key="device_share uid" of={deviceShareReference} target="uid" source="uid" />,
      <RelatedList key="device_bind uid" of={deviceBindReference} target="uid" source="uid" />,
      <RelatedList key="order uid" of={orderReference} target="uid" source="uid" needs="further" />,
      <RelatedList key="cloud_order uid" of={cloudOrderReference} target="uid" source="uid" />,
      <RelatedList key="alarm_log uid" of={alarmLogReference} target="uid" source="uid" />,
      <RelatedList key="device_log uid" of={deviceLogReference} target="uid" source="uid" />,
    ]}
  >
    <ShowGroup name="device">
      <TextField source="mac" mono />
      <ReferenceField source="zone" of={zoneReference} />
    </ShowGroup>
    <ShowGroup name="status">
      <EnumField source="state" of={deviceState} />
      <EnumField source="pair_state" of={pairState} />
      <EnumField source="network_type" of={networkType} />
      <TextField source="ip" mono />
      <TimestampField source="gmt_online" />
    </ShowGroup>
    <ShowGroup name="identity">
      <TextField source="key" mono />
      <TextField source="lic_code" mono />
      <TextField source="iccid" mono />
      <ReferenceField source="import_id" of={deviceImportReference} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
