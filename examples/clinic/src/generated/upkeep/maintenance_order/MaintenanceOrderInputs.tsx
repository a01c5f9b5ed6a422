// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  InputGroup,
  IntegerInput,
  ListInput,
  MoneyInput,
  NumberInput,
  ReferenceInput,
  TextInput,
  TimestampInput,
  When,
} from "pilothouse/form";
import { Stage } from "../../../../shared/generated/enums";
import { urgency } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { supplierReference } from "../../inventory/supplier/supplier.reference";
import { staffReference } from "../../people/staff/staff.reference";

export const MaintenanceOrderInputs = () => (
  <>
    <InputGroup name="fault">
      <ReferenceInput source="machine" required immutable of={equipmentReference} />
      <TextInput source="fault" required max={200} />
      <EnumInput source="urgency" required of={urgency} />
      <ReferenceInput source="seen_by" of={staffReference} />
    </InputGroup>
    <InputGroup name="work">
      <ReferenceInput source="entrusted_to" of={staffReference} />
      <ReferenceInput source="called_in" of={supplierReference} />
      <TimestampInput source="wanted_by" />
      <When is={{ stage: [Stage.waiting] }}>
        <TextInput source="awaited" max={200} />
      </When>
      <TextInput source="findings" max={500} lines={4} />
      <NumberInput source="labour_hours" min={0} max={500} step={0.5} unit="h" />
      <ListInput source="parts_used" title="part">
        <TextInput source="parts_used.part" required max={64} />
        <IntegerInput source="parts_used.quantity_used" required min={1} />
        <MoneyInput source="parts_used.price_each" currency="rmb" min="0.00" />
      </ListInput>
    </InputGroup>
  </>
);
