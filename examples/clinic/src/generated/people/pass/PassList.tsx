// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  ReferencesColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { Standing } from "../../../../shared/generated/enums";
import { standing } from "../../enums";
import { permissionReference } from "../permission/permission.reference";
import { staffReference } from "../staff/staff.reference";

export const PassList = () => (
  <ListView
    sort={{ field: "made_at", order: "DESC" }}
    filters={[
      <TextFilter key="called" source="called" />,
      <ReferenceFilter key="acts_as" source="acts_as" of={staffReference} />,
      <EnumFilter key="standing" source="standing" of={standing} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="standing"
        source="standing"
        of={standing}
        transitions={{ [Standing.active]: [Standing.suspended], [Standing.suspended]: [Standing.active] }}
      />,
    ]}
  >
    <TextColumn source="called" />
    <TextColumn source="begins" mono />
    <ReferenceColumn source="acts_as" of={staffReference} />
    <NumberColumn source="per_minute" />
    <EnumColumn keep source="standing" of={standing} />
    <TimestampColumn source="lasts_until" />
    <TimestampColumn source="last_use" />
    <ReferencesColumn extra source="allows" of={permissionReference} />
    <TextColumn extra source="pass_no" />
    <TextColumn extra source="last_place" mono />
    <TimestampColumn extra source="made_at" />
  </ListView>
);
