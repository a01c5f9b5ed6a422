// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { areaLevel, openState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const ZoneBindingShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <EnumField key="sys" source="sys" of={sys} />,
      <EnumField key="src_type" source="src_type" of={areaLevel} />,
      <EnumField key="dest_type" source="dest_type" of={areaLevel} />,
      <ReferenceField key="dest_area" source="dest_area" of={zoneReference} />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="remark" lines={2} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
