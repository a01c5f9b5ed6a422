// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import {
  EmailInput,
  EnumInput,
  EnumsInput,
  InputGroup,
  IntegerInput,
  ListInput,
  PhoneInput,
  TextInput,
  TimeRangeInput,
  TimestampInput,
  UrlInput,
  When,
} from "pilothouse/form";
import { ContractStanding } from "../../../../shared/generated/enums";
import { contractStanding, deviceClass } from "../../enums";

export const SupplierInputs = () => (
  <>
    <InputGroup name="supplier">
      <TextInput source="supplier_name" required max={96} />
      <EnumsInput source="looks_after" of={deviceClass} />
    </InputGroup>
    <InputGroup name="contract">
      <EnumInput
        source="contract_standing"
        required
        of={contractStanding}
        transitions={{
          [ContractStanding.offered]: [ContractStanding.running, ContractStanding.ended],
          [ContractStanding.running]: [ContractStanding.ended],
          [ContractStanding.ended]: [ContractStanding.offered],
        }}
      />
      <When is={{ contract_standing: [ContractStanding.running] }}>
        <TimestampInput source="contract_ends" />
      </When>
      <IntegerInput source="answers_within" required min={1} max={240} unit="h" />
    </InputGroup>
    <InputGroup name="service">
      <PhoneInput source="hotline" area="hotline_prefix" />
      <TimeRangeInput source="hotline_hours" />
      <EmailInput source="service_mail" />
      <UrlInput source="portal" />
      <ListInput source="contacts" title="contact_name">
        <TextInput source="contacts.contact_name" required max={64} />
        <TextInput source="contacts.contact_part" max={64} />
        <EmailInput source="contacts.contact_mail" />
      </ListInput>
    </InputGroup>
  </>
);
