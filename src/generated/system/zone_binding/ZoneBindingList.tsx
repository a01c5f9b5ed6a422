// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { areaLevel, openState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const ZoneBindingList = () => (
  <ListView
    sort={{ field: "src_area", order: "ASC" }}
    filters={[
      <TextFilter key="src_area" source="src_area" />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <EnumFilter key="src_type" source="src_type" of={areaLevel} />,
      <ReferenceFilter key="dest_area" source="dest_area" of={zoneReference} />,
      <EnumFilter key="state" source="state" of={openState} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <EnumColumn source="sys" of={sys} />
    <EnumColumn source="src_type" of={areaLevel} />
    <TextColumn source="src_area" />
    <EnumColumn source="dest_type" of={areaLevel} />
    <ReferenceColumn source="dest_area" of={zoneReference} />
    <EnumColumn keep source="state" of={openState} />
    <TextColumn source="remark" lines={2} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
