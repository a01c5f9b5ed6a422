// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import {
  EnumField,
  EnumInput,
  FlagField,
  ImageField,
  ListField,
  NumberField,
  ReferenceField,
  TextField,
  TextInput,
  UrlField,
} from "pilothouse/ask";
import { ImportButton } from "pilothouse/import";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { appType, imageType, language } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { appCalls } from "./app.calls";

export const AppList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={appType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} />,
      <DateRangeFilter key="gmt_expire" source="gmt_expire" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    actions={[<ImportButton key="import" action="add" of={() => import("./app.import").then((m) => m.appImporter)} />]}
    rowActions={[
      <CallButton
        key="told"
        call={appCalls.told}
        icon="eye"
        ask={[
          <TextInput key="ver" source="ver" max={32} />,
          <EnumInput key="lang" source="lang" required of={language} />,
          <TextInput key="area" source="area" max={64} />,
        ]}
        start={{ lang: "en" }}
        answer={[
          <ReferenceField key="zone" source="zone" of={zoneReference} />,
          <TextField key="host" source="host" mono />,
          <TextField key="h5_host" source="h5_host" mono />,
          <TextField key="cdn_host" source="cdn_host" mono />,
          <ListField key="services" source="services" title="addr">
            <TextField source="services.name" />
            <TextField source="services.addr" />
          </ListField>,
          <TextField key="new_ver" source="new_ver" mono />,
          <FlagField key="must_update" source="must_update" />,
          <TextField key="notes" source="notes" lines={4} />,
          <UrlField key="download" source="download" />,
          <ListField key="pictures" source="pictures" title="key">
            <TextField source="pictures.key" />
            <EnumField source="pictures.type" of={imageType} />
            <ImageField source="pictures.url" />
          </ListField>,
          <TextField key="bot_name" source="bot_name" />,
          <TextField key="bot_hours" source="bot_hours" />,
          <TextField key="bot_welcome" source="bot_welcome" lines={2} />,
          <NumberField key="free_days" source="free_days" />,
          <TextField key="dev_oem_prefix" source="dev_oem_prefix" />,
          <NumberField key="dev_ver_num" source="dev_ver_num" code from={1} />,
        ]}
      />,
    ]}
  >
    <TextColumn source="name" />
    <TextColumn source="id" />
    <EnumColumn source="type" of={appType} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="package_name_ios" mono />
    <TextColumn source="package_name_android" mono />
    <TimestampColumn source="gmt_expire" />
    <TimestampColumn source="gmt_create" />
  </ListView>
);
