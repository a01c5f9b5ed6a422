// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import { NumberInput, ReferenceInput, TextInput, TimestampInput } from "pilothouse/ask";
import {
  EnumField,
  ListField,
  MoneyField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { Stage } from "../../../../shared/generated/enums";
import { stage, urgency } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { supplierReference } from "../../inventory/supplier/supplier.reference";
import { staffReference } from "../../people/staff/staff.reference";
import { maintenanceOrderCalls } from "./maintenanceOrder.calls";

export const MaintenanceOrderShow = () => (
  <ShowView
    state={<EnumField required source="stage" of={stage} />}
    facts={[
      <ReferenceField key="machine" source="machine" of={equipmentReference} />,
      <EnumField key="urgency" source="urgency" of={urgency} />,
      <ReferenceField key="entrusted_to" source="entrusted_to" of={staffReference} />,
      <TimestampField key="wanted_by" source="wanted_by" />,
    ]}
    steps={[
      {
        name: "reported",
        when: {
          stage: [Stage.reported, Stage.dispatched, Stage.working, Stage.waiting, Stage.finished, Stage.accepted],
        },
        at: "reported_at",
      },
      {
        name: "dispatched",
        when: { stage: [Stage.dispatched, Stage.working, Stage.waiting, Stage.finished, Stage.accepted] },
      },
      { name: "begun", when: { stage: [Stage.working, Stage.waiting, Stage.finished, Stage.accepted] } },
      { name: "finished", when: { stage: [Stage.finished, Stage.accepted] }, at: "finished_at" },
      { name: "accepted", when: { stage: [Stage.accepted] } },
    ]}
    actions={[
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
    <ShowGroup name="fault">
      <TextField source="order_no" />
      <ReferenceField source="seen_by" of={staffReference} />
      <TimestampField source="reported_at" />
    </ShowGroup>
    <ShowGroup name="work">
      <ReferenceField source="called_in" of={supplierReference} />
      <When is={{ stage: [Stage.waiting] }}>
        <TextField source="awaited" />
      </When>
      <TextField source="findings" lines={4} />
      <NumberField source="labour_hours" unit="h" />
      <ListField source="parts_used" title="part">
        <TextField source="parts_used.part" />
        <NumberField source="parts_used.quantity_used" />
        <MoneyField source="parts_used.price_each" currency="rmb" />
      </ListField>
      <TimestampField source="finished_at" />
    </ShowGroup>
  </ShowView>
);
