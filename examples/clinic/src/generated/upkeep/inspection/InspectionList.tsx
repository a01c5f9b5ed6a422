// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumInput, TimestampInput } from "pilothouse/ask";
import {
  CountColumn,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { Verdict } from "../../../../shared/generated/enums";
import { procedure, verdict } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { staffReference } from "../../people/staff/staff.reference";
import { inspectionCalls } from "./inspection.calls";

export const InspectionList = () => (
  <ListView
    sort={{ field: "planned_for", order: "DESC" }}
    filters={[
      <TextFilter key="certificate_no" source="certificate_no" />,
      <ReferenceFilter key="inspected" source="inspected" of={equipmentReference} />,
      <EnumFilter key="procedure" source="procedure" of={procedure} />,
      <DateRangeFilter key="planned_for" source="planned_for" />,
      <ReferenceFilter key="inspected_by" source="inspected_by" of={staffReference} />,
      <EnumFilter key="verdict" source="verdict" of={verdict} />,
    ]}
    rowActions={[
      <CallButton
        key="sign"
        call={inspectionCalls.sign}
        icon="stamp"
        when={{ verdict: [Verdict.pending] }}
        ask={[<EnumInput key="verdict" source="verdict" required of={verdict} />]}
        start={{ verdict: Verdict.pending }}
      />,
    ]}
    bulkActions={[
      <CallButton
        key="postpone"
        call={inspectionCalls.postpone}
        icon="calendar"
        when={{ verdict: [Verdict.pending] }}
        ask={[<TimestampInput key="planned_for" source="planned_for" required />]}
      />,
    ]}
  >
    <TextColumn source="certificate_no" mono />
    <ReferenceColumn source="inspected" of={equipmentReference} />
    <EnumColumn source="procedure" of={procedure} />
    <TimestampColumn source="planned_for" />
    <ReferenceColumn source="inspected_by" of={staffReference} />
    <CountColumn source="checklist" />
    <EnumColumn keep source="verdict" of={verdict} />
    <TextColumn extra="result" source="observations" lines={3} />
    <UrlColumn extra="result" source="certificate" />
    <TextColumn extra="record" source="inspection_no" />
    <TimestampColumn extra="record" source="planned_at" />
  </ListView>
);
