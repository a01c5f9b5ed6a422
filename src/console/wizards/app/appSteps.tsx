import { appType } from "../../../generated/enums";
import { cloudPlatformReference } from "../../../generated/operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../../generated/operate/company/company.reference";
import { paymentReference } from "../../../generated/operate/payment/payment.reference";
import { EnumInput, ListInput, ReferenceInput, TextInput, TimestampInput, WriteLock } from "pilothouse/form";
import { EnumField, ListField, ReferenceField, ReferencesField, TextField, TimestampField } from "pilothouse/show";
import { Review, ReviewPart, type WizardStep } from "pilothouse/features/wizard/console/parts";
import {
  type AppValues,
  BASIC_FIELDS,
  checkClients,
  CLIENT_FIELDS,
  otherClientTypes,
  SERVICE_FIELDS,
} from "./appWizard";
import { ServicesStep } from "./ServicesStep";
import { fieldOf, wordOf } from "pilothouse/wire";
import type appWords from "../../../generated/applist/app/app.words";
import type { App } from "../../../generated/applist/app/app.schema";
import type { AppDetail } from "../../../generated/applist/app_detail/appDetail.schema";

const field = fieldOf<AppValues>();
const client = fieldOf<Pick<AppDetail, "client_type" | "app_packet">>();
const app = fieldOf<App>();
const word = wordOf<typeof appWords>();

export const appSteps: readonly WizardStep[] = [
  {
    name: "basics",
    title: word("app.groups.basics"),
    hint: "wizard.app.basicsHint",
    fields: BASIC_FIELDS,
    content: (
      <>
        <TextInput source={field("name")} required max={64} />
        <EnumInput source={field("type")} required of={appType} />
        <ReferenceInput source={field("comp_id")} required of={companyReference} tree />
        <WriteLock by="above">
          <TimestampInput source={field("gmt_expire")} />
        </WriteLock>
      </>
    ),
  },
  {
    name: "clients",
    title: word("app.groups.packages"),
    hint: "wizard.app.clientsHint",
    fields: CLIENT_FIELDS,
    check: checkClients,
    content: (
      <>
        <TextInput source={field("package_name_ios")} max={128} mono />
        <TextInput source={field("store_ios")} max={64} mono />
        <TextInput source={field("package_name_android")} max={128} mono />
        <TextInput source={field("store_android")} max={64} mono />
        <ListInput source={field("clients")} title={client("app_packet")}>
          <EnumInput source={client("client_type")} required of={otherClientTypes} />
          <TextInput source={client("app_packet")} required max={128} mono />
        </ListInput>
      </>
    ),
  },
  {
    name: "services",
    title: "wizard.app.services",
    hint: "wizard.app.servicesHint",
    fields: SERVICE_FIELDS,
    content: <ServicesStep />,
  },
  {
    name: "review",
    title: "wizard.review",
    hint: "wizard.app.reviewHint",
    fields: [],
    content: (
      <Review>
        <ReviewPart title={word("app.groups.basics")} step={0}>
          <TextField source={field("name")} />
          <EnumField source={field("type")} of={appType} />
          <ReferenceField source={field("comp_id")} of={companyReference} />
          <TimestampField source={field("gmt_expire")} />
        </ReviewPart>
        <ReviewPart title={word("app.groups.packages")} step={1}>
          <TextField source={field("package_name_ios")} mono />
          <TextField source={field("store_ios")} mono />
          <TextField source={field("package_name_android")} mono />
          <TextField source={field("store_android")} mono />
          <ListField source={field("clients")}>
            <EnumField source={client("client_type")} of={otherClientTypes} />
            <TextField source={client("app_packet")} mono />
          </ListField>
        </ReviewPart>
        <ReviewPart title="wizard.app.services" step={2}>
          <ReferencesField source={field("pay_ids")} of={paymentReference} />
          <ReferenceField source={app("cloud_id")} of={cloudPlatformReference} />
        </ReviewPart>
      </Review>
    ),
  },
];
