// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  CountColumn,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { openState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { roleReference } from "../role/role.reference";

export const IdentityProviderList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="state" source="state" of={openState} />,
      <TextFilter key="code" source="code" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <TextColumn source="name" />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="code" />
    <UrlColumn source="issuer" />
    <FlagColumn source="makes" />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="provider" source="client_id" mono />
    <TextColumn extra="provider" source="scopes" mono />
    <TextColumn extra="entry" source="domains" lines={3} />
    <TextColumn extra="accounts" source="user_claim" mono />
    <TextColumn extra="accounts" source="roles_claim" mono />
    <CountColumn extra="accounts" source="roles" />
    <ReferenceColumn extra="accounts" source="role_id" of={roleReference} />
    <FlagColumn extra="accounts" source="exclusive" />
    <FlagColumn extra="accounts" source="factor" />
    <TextColumn extra="record" source="id" />
  </ListView>
);
