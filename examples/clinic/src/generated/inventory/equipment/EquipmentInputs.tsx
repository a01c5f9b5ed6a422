// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import {
  AttributesInput,
  EnumInput,
  FileInput,
  ImageInput,
  InputGroup,
  IntegerInput,
  ListInput,
  MoneyInput,
  ReferenceInput,
  TextInput,
  TimestampInput,
  When,
} from "pilothouse/form";
import { Condition } from "../../../../shared/generated/enums";
import { condition, currency, deviceClass, hazardClass } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { supplierReference } from "../supplier/supplier.reference";

export const EquipmentInputs = () => (
  <>
    <InputGroup name="machine">
      <TextInput source="tag" required immutable max={12} mono />
      <TextInput source="designation" required max={96} />
      <EnumInput source="device_class" required of={deviceClass} />
      <EnumInput source="hazard_class" required of={hazardClass} />
      <TextInput source="maker" required max={64} />
      <TextInput source="type_name" max={64} />
      <TextInput source="serial" required max={32} mono />
      <ImageInput source="likeness" />
      <FileInput source="handbook" accept=".pdf" />
    </InputGroup>
    <InputGroup name="place">
      <ReferenceInput source="stands_in" required of={wardReference} tree />
      <EnumInput
        source="condition"
        required
        of={condition}
        transitions={{
          [Condition.in_use]: [Condition.in_repair, Condition.withdrawn, Condition.scrapped],
          [Condition.in_repair]: [Condition.in_use, Condition.withdrawn, Condition.scrapped],
          [Condition.withdrawn]: [Condition.in_use, Condition.in_repair, Condition.scrapped],
        }}
      />
      <When is={{ condition: [Condition.in_repair, Condition.withdrawn, Condition.scrapped] }}>
        <TextInput source="condition_note" max={256} lines={3} />
      </When>
      <IntegerInput source="inspected_every" required min={1} max={60} unit="months" />
    </InputGroup>
    <InputGroup name="purchase">
      <ReferenceInput source="bought_from" of={supplierReference} />
      <MoneyInput source="bought_for" currencyField="bought_in" min="0.00" max="99999999.00" />
      <EnumInput source="bought_in" of={currency} />
      <TimestampInput source="bought_at" />
      <TimestampInput source="guaranteed_until" />
    </InputGroup>
    <InputGroup name="details">
      <AttributesInput source="mains">
        <IntegerInput source="mains.volts" min={0} max={1000} unit="V" />
        <IntegerInput source="mains.watts" min={0} unit="W" />
        <IntegerInput source="mains.battery_minutes" min={0} unit="min" />
      </AttributesInput>
      <ListInput source="accessories" title="piece">
        <TextInput source="accessories.piece" required max={64} />
        <IntegerInput source="accessories.pieces" required min={1} />
      </ListInput>
    </InputGroup>
  </>
);
