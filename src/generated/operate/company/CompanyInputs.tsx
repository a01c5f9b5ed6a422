// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  InputGroup,
  IntegerInput,
  PhoneInput,
  PointInput,
  ReferenceInput,
  ReferencesInput,
  RegionInput,
  TextInput,
  When,
  WriteLock,
} from "pilothouse/form";
import { CompanyType } from "../../../../shared/generated/enums";
import { agentType, companyType, sys } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "./company.reference";

export const CompanyInputs = () => (
  <>
    <InputGroup name="company">
      <TextInput source="comp_name" required max={128} />
      <TextInput source="comp_short_name" max={4} />
      <WriteLock by="above">
        <EnumInput source="comp_type" required of={companyType} />
      </WriteLock>
      <When is={{ comp_type: [CompanyType.agent] }}>
        <WriteLock by="above">
          <EnumInput source="agent_type" required of={agentType} />
        </WriteLock>
      </When>
      <WriteLock by="above">
        <ReferenceInput source="comp_parent_id" of={companyReference} tree />
        <EnumInput source="sys" of={sys} />
        <IntegerInput source="sort" min={0} />
      </WriteLock>
    </InputGroup>
    <InputGroup name="contact">
      <TextInput source="comp_person" max={64} />
      <PhoneInput source="comp_phone" area="comp_phone_area" />
    </InputGroup>
    <InputGroup name="address">
      <RegionInput source="region" country="country" province="province" city="city" area="area" code="area_id" />
      <TextInput source="comp_addr" max={256} />
      <PointInput source="location" latitude="latitude" longitude="longitude" />
    </InputGroup>
    <InputGroup name="sign_in">
      <ReferencesInput source="factor_role_ids" of={roleReference} pick="rela" />
    </InputGroup>
    <InputGroup name="keys">
      <WriteLock by="above">
        <TextInput source="dk" max={64} mono />
        <IntegerInput source="dk_limit" min={0} />
      </WriteLock>
    </InputGroup>
  </>
);
