// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  CountColumn,
  DateRangeFilter,
  EmailColumn,
  EnumColumn,
  EnumFilter,
  EnumsColumn,
  ListView,
  NumberColumn,
  PhoneColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { ContractStanding } from "../../../../shared/generated/enums";
import { contractStanding, deviceClass } from "../../enums";

export const SupplierList = () => (
  <ListView
    sort={{ field: "supplier_name", order: "ASC" }}
    filters={[
      <TextFilter key="supplier_name" source="supplier_name" />,
      <EnumFilter key="contract_standing" source="contract_standing" of={contractStanding} />,
      <DateRangeFilter key="contract_ends" source="contract_ends" />,
      <DateRangeFilter key="since" source="since" />,
    ]}
    rowActions={[
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
  >
    <TextColumn source="supplier_name" />
    <EnumsColumn source="looks_after" of={deviceClass} />
    <EnumColumn keep source="contract_standing" of={contractStanding} />
    <TimestampColumn source="contract_ends" />
    <NumberColumn source="answers_within" unit="h" />
    <PhoneColumn source="hotline" area="hotline_prefix" />
    <TextColumn extra="service" source="hotline_hours" />
    <EmailColumn extra="service" source="service_mail" />
    <UrlColumn extra="service" source="portal" />
    <CountColumn extra="service" source="contacts" />
    <TextColumn extra="record" source="supplier_no" />
    <TimestampColumn extra="record" source="since" />
  </ListView>
);
