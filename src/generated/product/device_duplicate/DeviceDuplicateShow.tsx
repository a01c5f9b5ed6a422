// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { DuplicateState } from "../../../../shared/generated/enums";
import { duplicateState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const DeviceDuplicateShow = () => (
  <ShowView
    state={<EnumField required source="state" of={duplicateState} />}
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <TextField key="mac" source="mac" mono />,
      <TextField key="new_mac" source="new_mac" mono />,
      <ReferenceField key="pk" source="pk" of={productReference} />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={duplicateState}
        transitions={{
          [DuplicateState.unresolved]: [DuplicateState.old_kept, DuplicateState.new_kept, DuplicateState.both_blocked],
        }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="remark" lines={2} />
      <TextField source="id" />
      <ReferenceField source="comp_id" of={companyReference} />
      <NumberField source="count" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
