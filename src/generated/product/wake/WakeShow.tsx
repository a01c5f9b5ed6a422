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
import { WakeState } from "../../../../shared/generated/enums";
import { wakeState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";
import { wakeCalls } from "./wake.calls";

export const WakeShow = () => (
  <ShowView
    state={<EnumField source="state" of={wakeState} />}
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <ReferenceField key="pk" source="pk" of={productReference} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <NumberField key="battery" source="battery" unit="%" />,
    ]}
    actions={[
      <CallButton
        key="wake"
        call={wakeCalls.wake}
        icon="power"
        when={{ state: [WakeState.asleep, WakeState.unreachable] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="srv" mono />
      <NumberField source="count" />
      <TimestampField source="gmt_wake" />
    </ShowGroup>
  </ShowView>
);
