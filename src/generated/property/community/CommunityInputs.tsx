// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, PhoneInput, PointInput, ReferenceInput, TextInput } from "pilothouse/form";
import { communityType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const CommunityInputs = () => (
  <>
    <InputGroup name="community">
      <TextInput source="name" required max={64} />
      <EnumInput source="type" required of={communityType} />
      <ReferenceInput source="comp_id" required of={companyReference} tree />
      <TextInput source="person" max={64} />
      <PhoneInput source="phone" />
      <TextInput source="remark" max={256} lines={2} />
    </InputGroup>
    <InputGroup name="place">
      <TextInput source="city" max={64} />
      <TextInput source="address" max={256} />
      <PointInput source="location" latitude="latitude" longitude="longitude" />
    </InputGroup>
  </>
);
