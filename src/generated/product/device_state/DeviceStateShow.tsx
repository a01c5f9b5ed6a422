// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { networkType, onlineState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const DeviceStateShow = () => (
  <ShowView
    state={<EnumField source="online" of={onlineState} />}
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <EnumField key="network_type" source="network_type" of={networkType} />,
      <ReferenceField key="pk" source="pk" of={productReference} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="ip" mono />
      <ReferenceField source="zone" of={zoneReference} />
      <TextField source="srv" mono />
      <NumberField source="signal" unit="%" />
      <TimestampField source="gmt_online" />
      <TimestampField source="gmt_offline" />
    </ShowGroup>
  </ShowView>
);
