// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EmailField,
  EnumField,
  EnumsField,
  ListField,
  NumberField,
  PhoneField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UrlField,
} from "pilothouse/show";
import { ContractStanding } from "../../../../shared/generated/enums";
import { contractStanding, deviceClass } from "../../enums";
import { equipmentReference } from "../equipment/equipment.reference";

export const SupplierShow = () => (
  <ShowView
    state={<EnumField required source="contract_standing" of={contractStanding} />}
    facts={[
      <EnumsField key="looks_after" source="looks_after" of={deviceClass} />,
      <NumberField key="answers_within" source="answers_within" unit="h" />,
      <PhoneField key="hotline" source="hotline" area="hotline_prefix" />,
    ]}
    actions={[
      <TransitionButtons
        key="contract_standing"
        source="contract_standing"
        of={contractStanding}
        transitions={{
          [ContractStanding.offered]: [ContractStanding.running, ContractStanding.ended],
          [ContractStanding.running]: [ContractStanding.ended],
          [ContractStanding.ended]: [ContractStanding.offered],
        }}
      />,
    ]}
    related={[
      <RelatedList key="equipment bought_from" of={equipmentReference} target="bought_from" source="supplier_no" />,
    ]}
  >
    <ShowGroup name="contract" when={{ contract_standing: [ContractStanding.running] }}>
      <TimestampField source="contract_ends" />
    </ShowGroup>
    <ShowGroup name="service">
      <TextField source="hotline_hours" />
      <EmailField source="service_mail" />
      <UrlField source="portal" />
      <ListField source="contacts" title="contact_name">
        <TextField source="contacts.contact_name" />
        <TextField source="contacts.contact_part" />
        <EmailField source="contacts.contact_mail" />
      </ListField>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="supplier_no" />
      <TimestampField source="since" />
    </ShowGroup>
  </ShowView>
);
