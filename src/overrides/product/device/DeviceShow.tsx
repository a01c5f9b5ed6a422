import { useRecordContext, useTranslate } from "ra-core";
import { Icon } from "../../../kit/icons";
import {
  EnumField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UidField,
} from "../../../kit/show";
import { alarmLogReference } from "../../../generated/applist/alarm_log/alarmLog.reference";
import { appDeviceReference } from "../../../generated/applist/app_device/appDevice.reference";
import { deviceBindReference } from "../../../generated/applist/device_bind/deviceBind.reference";
import { deviceLogReference } from "../../../generated/applist/device_log/deviceLog.reference";
import { deviceShareReference } from "../../../generated/applist/device_share/deviceShare.reference";
import { deviceState, deviceType, networkType, onlineState, pairState } from "../../../generated/enums";
import { companyReference } from "../../../generated/operate/company/company.reference";
import { zoneReference } from "../../../generated/operate/zone/zone.reference";
import { cloudOrderReference } from "../../../generated/vas/cloud_order/cloudOrder.reference";
import { orderReference } from "../../../generated/vas/order/order.reference";
import { productReference } from "../../../generated/product/product/product.reference";

/** To the page where the device's picture is seen; it stands apart from the console, so it opens beside it. */
const WatchLink = () => {
  const uid = useRecordContext()?.uid;
  const translate = useTranslate();
  if (typeof uid !== "string" || uid === "") return null;
  return (
    <a className="kit-button" href={`/live_play?uid=${encodeURIComponent(uid)}`} target="_blank" rel="noopener">
      <Icon name="live" size={18} />
      {translate("titles.live_play")}
    </a>
  );
};

/** As the definition has it, with a way to the live picture. */
export const DeviceShow = () => (
  <ShowView
    actions={<WatchLink key="watch" />}
    related={[
      <RelatedList key="app_device uid" of={appDeviceReference} target="uid" source="uid" />,
      <RelatedList key="device_share uid" of={deviceShareReference} target="uid" source="uid" />,
      <RelatedList key="device_bind uid" of={deviceBindReference} target="uid" source="uid" />,
      <RelatedList key="order uid" of={orderReference} target="uid" source="uid" />,
      <RelatedList key="cloud_order uid" of={cloudOrderReference} target="uid" source="uid" />,
      <RelatedList key="alarm_log uid" of={alarmLogReference} target="uid" source="uid" />,
      <RelatedList key="device_log uid" of={deviceLogReference} target="uid" source="uid" />,
    ]}
  >
    <ShowGroup name="device">
      <UidField source="uid" />
      <TextField source="mac" mono />
      <TextField source="tag" />
      <ReferenceField source="pk" of={productReference} />
      <EnumField source="device_type" of={deviceType} />
      <ReferenceField source="comp_id" of={companyReference} />
      <ReferenceField source="zone" of={zoneReference} />
    </ShowGroup>
    <ShowGroup name="status">
      <EnumField source="online" of={onlineState} />
      <EnumField source="state" of={deviceState} />
      <EnumField source="pair_state" of={pairState} />
      <EnumField source="network_type" of={networkType} />
      <TextField source="ip" mono />
      <TextField source="ver" mono />
      <TimestampField source="gmt_active" />
      <TimestampField source="gmt_online" />
    </ShowGroup>
    <ShowGroup name="identity">
      <TextField source="key" mono />
      <TextField source="lic_code" mono />
      <TextField source="iccid" mono />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
