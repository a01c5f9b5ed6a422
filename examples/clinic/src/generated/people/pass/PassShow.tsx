// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  ReferenceField,
  ReferenceTreeField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { standing } from "../../enums";
import { permissionReference } from "../permission/permission.reference";
import { staffReference } from "../staff/staff.reference";

export const PassShow = () => (
  <ShowView
    actions={[
      <TransitionButtons
        key="standing"
        source="standing"
        of={standing}
        transitions={{ active: ["suspended"], suspended: ["active"] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="called" />
      <ReferenceField source="acts_as" of={staffReference} />
      <ReferenceTreeField source="allows" of={permissionReference} />
      <NumberField source="per_minute" />
      <EnumField source="standing" of={standing} />
      <TimestampField source="lasts_until" />
      <TextField source="pass_no" />
      <TextField source="begins" mono />
      <TimestampField source="last_use" />
      <TextField source="last_place" mono />
      <TimestampField source="made_at" />
    </ShowGroup>
  </ShowView>
);
