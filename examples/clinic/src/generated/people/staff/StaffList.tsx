// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EmailColumn,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  PhoneColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { Standing } from "../../../../shared/generated/enums";
import { standing } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { dutyReference } from "../duty/duty.reference";

export const StaffList = () => (
  <ListView
    sort={{ field: "login_name", order: "ASC" }}
    filters={[
      <TextFilter key="full_name" source="full_name" />,
      <TextFilter key="login_name" source="login_name" />,
      <ReferenceFilter key="serves_as" source="serves_as" of={dutyReference} />,
      <ReferenceFilter key="posted_to" source="posted_to" of={wardReference} tree />,
      <EnumFilter key="standing" source="standing" of={standing} />,
      <TextFilter key="mailbox" source="mailbox" />,
      <DateRangeFilter key="engaged_at" source="engaged_at" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="standing"
        source="standing"
        of={standing}
        transitions={{ [Standing.active]: [Standing.suspended], [Standing.suspended]: [Standing.active] }}
        writer="another"
      />,
    ]}
  >
    <TextColumn source="login_name" />
    <TextColumn source="full_name" />
    <ReferenceColumn source="serves_as" of={dutyReference} />
    <ReferenceColumn source="posted_to" of={wardReference} />
    <EnumColumn keep source="standing" of={standing} />
    <PhoneColumn source="mobile" area="mobile_prefix" />
    <TimestampColumn source="seen_at" />
    <EmailColumn extra="person" source="mailbox" />
    <FlagColumn extra="post" source="automatic" />
    <TimestampColumn extra="post" source="engaged_until" />
    <TextColumn extra="record" source="staff_no" />
    <TimestampColumn extra="record" source="engaged_at" />
  </ListView>
);
