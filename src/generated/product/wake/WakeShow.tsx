// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { wakeState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";
import { wakeCalls } from "./wake.calls";

export const WakeShow = () => (
  <ShowView actions={[<CallButton key="wake" call={wakeCalls.wake} icon="power" when={{ state: [1, 4] }} />]}>
    <ShowGroup name="main">
      <ReferenceField source="uid" of={deviceReference} />
      <EnumField source="state" of={wakeState} />
      <ReferenceField source="pk" of={productReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <NumberField source="battery" unit="%" />
      <TextField source="srv" mono />
      <NumberField source="count" />
      <TimestampField source="gmt_wake" />
    </ShowGroup>
  </ShowView>
);
