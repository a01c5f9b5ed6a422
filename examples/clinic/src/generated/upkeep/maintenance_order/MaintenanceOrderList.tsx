// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import { NumberInput, ReferenceInput, TextInput, TimestampInput } from "pilothouse/ask";
import {
  CountColumn,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { Stage } from "../../../../shared/generated/enums";
import { stage, urgency } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { supplierReference } from "../../inventory/supplier/supplier.reference";
import { staffReference } from "../../people/staff/staff.reference";
import { maintenanceOrderCalls } from "./maintenanceOrder.calls";

export const MaintenanceOrderList = () => (
  <ListView
    sort={{ field: "reported_at", order: "DESC" }}
    refresh={30}
    views={[
      {
        name: "to_dispatch",
        when: { stage: [Stage.reported] },
        sort: { field: "reported_at", order: "ASC" },
        count: "act",
      },
      { name: "in_work", when: { stage: [Stage.dispatched, Stage.working, Stage.waiting] }, count: "all" },
      {
        name: "to_accept",
        when: { stage: [Stage.finished] },
        columns: ["order_no", "machine", "fault", "entrusted_to", "finished_at", "reported_at"],
        count: "act",
      },
    ]}
    filters={[
      <TextFilter key="fault" source="fault" />,
      <TextFilter key="order_no" source="order_no" />,
      <ReferenceFilter key="machine" source="machine" of={equipmentReference} />,
      <EnumFilter key="urgency" source="urgency" of={urgency} />,
      <EnumFilter key="stage" source="stage" of={stage} />,
      <ReferenceFilter key="entrusted_to" source="entrusted_to" of={staffReference} />,
      <DateRangeFilter key="wanted_by" source="wanted_by" />,
      <DateRangeFilter key="reported_at" source="reported_at" />,
    ]}
    rowActions={[
      <CallButton
        key="dispatch"
        call={maintenanceOrderCalls.dispatch}
        icon="user"
        when={{ stage: [Stage.reported] }}
        ask={[
          <ReferenceInput key="entrusted_to" source="entrusted_to" of={staffReference} />,
          <TimestampInput key="wanted_by" source="wanted_by" />,
        ]}
      />,
      <CallButton
        key="begin"
        call={maintenanceOrderCalls.begin}
        icon="play"
        when={{ stage: [Stage.dispatched, Stage.waiting] }}
      />,
      <CallButton
        key="hold"
        call={maintenanceOrderCalls.hold}
        icon="pause"
        when={{ stage: [Stage.working] }}
        ask={[<TextInput key="awaited" source="awaited" max={200} />]}
      />,
      <CallButton
        key="finish"
        call={maintenanceOrderCalls.finish}
        icon="check"
        when={{ stage: [Stage.working] }}
        ask={[
          <TextInput key="findings" source="findings" max={500} lines={4} />,
          <NumberInput key="labour_hours" source="labour_hours" min={0} max={500} step={0.5} unit="h" />,
        ]}
      />,
      <CallButton
        key="accept"
        call={maintenanceOrderCalls.accept}
        icon="stamp"
        confirm
        when={{ stage: [Stage.finished] }}
      />,
      <CallButton
        key="drop"
        call={maintenanceOrderCalls.drop}
        icon="close"
        confirm
        when={{ stage: [Stage.reported, Stage.dispatched, Stage.waiting] }}
      />,
      <TransitionButtons
        key="stage"
        source="stage"
        of={stage}
        transitions={{ [Stage.working]: [Stage.finished], [Stage.finished]: [Stage.working] }}
      />,
    ]}
  >
    <TextColumn source="order_no" />
    <ReferenceColumn source="machine" of={equipmentReference} />
    <TextColumn source="fault" />
    <EnumColumn source="urgency" of={urgency} />
    <EnumColumn keep source="stage" of={stage} />
    <ReferenceColumn source="entrusted_to" of={staffReference} />
    <TimestampColumn source="wanted_by" />
    <TimestampColumn source="reported_at" />
    <TimestampColumn extra="work" source="finished_at" />
    <ReferenceColumn extra="fault" source="seen_by" of={staffReference} />
    <ReferenceColumn extra="work" source="called_in" of={supplierReference} />
    <TextColumn extra="work" source="awaited" />
    <TextColumn extra="work" source="findings" lines={4} />
    <NumberColumn extra="work" source="labour_hours" unit="h" />
    <CountColumn extra="work" source="parts_used" />
  </ListView>
);
