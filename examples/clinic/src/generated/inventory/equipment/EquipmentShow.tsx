// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import { TextInput } from "pilothouse/ask";
import {
  AttributesField,
  EnumField,
  FileField,
  ImageField,
  ListField,
  MoneyField,
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { Condition } from "../../../../shared/generated/enums";
import { condition, currency, deviceClass, hazardClass } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { inspectionReference } from "../../upkeep/inspection/inspection.reference";
import { maintenanceOrderReference } from "../../upkeep/maintenance_order/maintenanceOrder.reference";
import { supplierReference } from "../supplier/supplier.reference";
import { equipmentCalls } from "./equipment.calls";

export const EquipmentShow = () => (
  <ShowView
    state={<EnumField required source="condition" of={condition} />}
    facts={[
      <EnumField
        key="device_class"
        second={<EnumField required source="hazard_class" of={hazardClass} />}
        source="device_class"
        of={deviceClass}
      />,
      <TextField key="maker" second={<TextField source="type_name" />} source="maker" />,
      <ReferenceField key="stands_in" source="stands_in" of={wardReference} />,
      <ReferenceField key="bought_from" source="bought_from" of={supplierReference} />,
      <TimestampField key="inspection_due" source="inspection_due" />,
    ]}
    actions={[
      <CallButton
        key="quarantine"
        call={equipmentCalls.quarantine}
        icon="warning"
        confirm
        when={{ condition: [Condition.in_use, Condition.in_repair] }}
        ask={[<TextInput key="condition_note" source="condition_note" max={256} lines={3} />]}
      />,
      <TransitionButtons
        key="condition"
        source="condition"
        of={condition}
        transitions={{
          [Condition.in_use]: [Condition.in_repair, Condition.scrapped],
          [Condition.in_repair]: [Condition.in_use, Condition.scrapped],
          [Condition.withdrawn]: [Condition.in_use, Condition.in_repair, Condition.scrapped],
        }}
      />,
    ]}
    related={[
      <RelatedList
        key="maintenance_order machine"
        of={maintenanceOrderReference}
        target="machine"
        source="equipment_no"
      />,
      <RelatedList key="inspection inspected" of={inspectionReference} target="inspected" source="equipment_no" />,
    ]}
  >
    <ShowGroup name="machine">
      <TextField required source="tag" mono />
      <TextField required source="serial" mono />
      <ImageField source="likeness" />
      <FileField source="handbook" />
    </ShowGroup>
    <ShowGroup name="place">
      <When is={{ condition: [Condition.in_repair, Condition.withdrawn, Condition.scrapped] }}>
        <TextField source="condition_note" lines={3} />
      </When>
      <NumberField required source="inspected_every" unit="months" />
    </ShowGroup>
    <ShowGroup name="purchase">
      <MoneyField source="bought_for" currencyField="bought_in" />
      <EnumField source="bought_in" of={currency} />
      <TimestampField source="bought_at" />
      <TimestampField source="guaranteed_until" />
    </ShowGroup>
    <ShowGroup name="details">
      <AttributesField source="mains">
        <NumberField source="mains.volts" unit="V" />
        <NumberField source="mains.watts" unit="W" />
        <NumberField source="mains.battery_minutes" unit="min" />
      </AttributesField>
      <ListField source="accessories" title="piece">
        <TextField source="accessories.piece" />
        <NumberField source="accessories.pieces" />
      </ListField>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="equipment_no" />
      <TimestampField source="entered_at" />
    </ShowGroup>
  </ShowView>
);
