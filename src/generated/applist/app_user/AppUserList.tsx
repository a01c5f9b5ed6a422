// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EmailColumn,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  PhoneColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { appUserState, clientType, language } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { appReference } from "../app/app.reference";

export const AppUserList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="user_name" source="user_name" />,
      <TextFilter key="user_id" source="user_id" />,
      <TextFilter key="user_email" source="user_email" />,
      <TextFilter key="user_phone" source="user_phone" />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="client_type" source="client_type" of={clientType} />,
      <EnumFilter key="lang" source="lang" of={language} />,
      <TextFilter key="country" source="country" />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <EnumFilter key="state" source="state" of={appUserState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="user_id" />
    <TextColumn source="user_name" />
    <PhoneColumn source="user_phone" area="user_phone_area" />
    <EmailColumn source="user_email" />
    <ReferenceColumn source="app_id" of={appReference} />
    <TextColumn source="country" />
    <EnumColumn keep source="state" of={appUserState} />
    <NumberColumn source="devices" />
    <TimestampColumn source="gmt_create" />
    <ReferenceColumn extra="use" source="comp_id" of={companyReference} />
    <EnumColumn extra="use" source="client_type" of={clientType} />
    <EnumColumn extra="use" source="lang" of={language} />
    <ReferenceColumn extra="use" source="zone" of={zoneReference} />
    <TimestampColumn extra="use" source="gmt_login" />
  </ListView>
);
