// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, NumberInput, ReferenceInput, TextInput } from "pilothouse/form";
import { roomState } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { floorReference } from "../floor/floor.reference";

export const RoomInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={32} />
    <ReferenceInput source="floor_id" required of={floorReference} />
    <NumberInput source="area" min={0} step={0.01} unit="m²" />
    <EnumInput source="state" required of={roomState} />
    <ReferenceInput source="uid" of={deviceReference} />
    <TextInput source="remark" max={256} />
  </InputGroup>
);
