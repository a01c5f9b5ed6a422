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
import { Standing } from "../../../../shared/generated/enums";
import { standing } from "../../enums";
import { permissionReference } from "../permission/permission.reference";
import { staffReference } from "../staff/staff.reference";

export const PassShow = () => (
  <ShowView
    state={<EnumField required source="standing" of={standing} />}
    facts={[
      <TextField key="begins" source="begins" mono />,
      <ReferenceField key="acts_as" source="acts_as" of={staffReference} />,
      <NumberField key="per_minute" source="per_minute" />,
      <TimestampField key="lasts_until" source="lasts_until" />,
    ]}
    actions={[
      <TransitionButtons
        key="standing"
        source="standing"
        of={standing}
        transitions={{ [Standing.active]: [Standing.suspended], [Standing.suspended]: [Standing.active] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceTreeField required source="allows" of={permissionReference} />
      <TextField source="pass_no" />
      <TimestampField source="last_use" />
      <TextField source="last_place" mono />
      <TimestampField source="made_at" />
    </ShowGroup>
  </ShowView>
);
