import { appType } from "../../../generated/enums";
import { cloudPlatformReference } from "../../../generated/operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../../generated/operate/company/company.reference";
import { paymentReference } from "../../../generated/operate/payment/payment.reference";
import { EnumInput, ListInput, ReferenceInput, TextInput, TimestampInput, Written } from "pilothouse/form";
import { EnumField, ListField, ReferenceField, ReferencesField, TextField, TimestampField } from "pilothouse/show";
import { Review, ReviewPart, type WizardStep } from "pilothouse/wizard";
import { BASICS, checkClients, CLIENTS, otherClients, SERVICES } from "./appWizard";
import { ServicesStep } from "./ServicesStep";

export const appSteps: readonly WizardStep[] = [
  {
    name: "basics",
    title: "app.groups.basics",
    hint: "wizard.app.basicsHint",
    fields: BASICS,
    content: (
      <>
        <TextInput source="name" required max={64} />
        <EnumInput source="type" required of={appType} />
        <ReferenceInput source="comp_id" required of={companyReference} tree />
        <Written by="above">
          <TimestampInput source="gmt_expire" />
        </Written>
      </>
    ),
  },
  {
    name: "clients",
    title: "app.groups.packages",
    hint: "wizard.app.clientsHint",
    fields: CLIENTS,
    check: checkClients,
    content: (
      <>
        <TextInput source="package_name_ios" max={128} mono />
        <TextInput source="store_ios" max={64} mono />
        <TextInput source="package_name_android" max={128} mono />
        <TextInput source="store_android" max={64} mono />
        <ListInput source="clients" title="app_packet">
          <EnumInput source="client_type" required of={otherClients} />
          <TextInput source="app_packet" required max={128} mono />
        </ListInput>
      </>
    ),
  },
  {
    name: "services",
    title: "wizard.app.services",
    hint: "wizard.app.servicesHint",
    fields: SERVICES,
    content: <ServicesStep />,
  },
  {
    name: "review",
    title: "wizard.review",
    hint: "wizard.app.reviewHint",
    fields: [],
    content: (
      <Review>
        <ReviewPart title="app.groups.basics" step={0}>
          <TextField source="name" />
          <EnumField source="type" of={appType} />
          <ReferenceField source="comp_id" of={companyReference} />
          <TimestampField source="gmt_expire" />
        </ReviewPart>
        <ReviewPart title="app.groups.packages" step={1}>
          <TextField source="package_name_ios" mono />
          <TextField source="store_ios" mono />
          <TextField source="package_name_android" mono />
          <TextField source="store_android" mono />
          <ListField source="clients">
            <EnumField source="client_type" of={otherClients} />
            <TextField source="app_packet" mono />
          </ListField>
        </ReviewPart>
        <ReviewPart title="wizard.app.services" step={2}>
          <ReferencesField source="pay_ids" of={paymentReference} />
          <ReferenceField source="cloud_id" of={cloudPlatformReference} />
        </ReviewPart>
      </Review>
    ),
  },
];
