import { agentType, companyType, sys } from "../../../generated/enums";
import { companyReference } from "../../../generated/operate/company/company.reference";
import { EnumInput, InputGroup, IntegerInput, NumberInput, PhoneInput, PointInput } from "pilothouse/form";
import { ReferenceInput, RegionInput, TextInput, When } from "pilothouse/form";
import { EnumField, PhoneField, ReferenceField, TextField } from "pilothouse/show";
import { Review, ReviewPart, type WizardStep } from "pilothouse/wizard";
import { CompanyType } from "../../../generated/values";
import { AccountReview, AccountStep } from "./AccountStep";
import { ACCOUNT, checkAccount, COMPANY } from "./companyWizard";

export const companySteps: readonly WizardStep[] = [
  {
    name: "company",
    title: "wizard.company.company",
    hint: "wizard.company.companyHint",
    fields: COMPANY.company,
    content: (
      <>
        <TextInput source="comp_name" required max={128} />
        <TextInput source="comp_short_name" max={4} />
        <EnumInput source="comp_type" required of={companyType} />
        <When is={{ comp_type: [CompanyType.agent] }}>
          <EnumInput source="agent_type" required of={agentType} />
        </When>
        <ReferenceInput source="comp_parent_id" of={companyReference} tree />
        <EnumInput source="sys" of={sys} />
        <IntegerInput source="sort" min={0} />
        <InputGroup name="keys">
          <TextInput source="dk" max={64} mono />
          <IntegerInput source="dk_limit" min={0} />
        </InputGroup>
      </>
    ),
  },
  {
    name: "contact",
    title: "wizard.company.contact",
    hint: "wizard.company.contactHint",
    fields: COMPANY.contact,
    content: (
      <>
        <InputGroup name="contact">
          <TextInput source="comp_person" max={64} />
          <PhoneInput source="comp_phone" area="comp_phone_area" />
        </InputGroup>
        <InputGroup name="address">
          <RegionInput source="region" country="country" province="province" city="city" area="area" code="area_id" />
          <TextInput source="comp_addr" max={256} />
          <NumberInput source="latitude" min={-90} max={90} />
          <NumberInput source="longitude" min={-180} max={180} />
          <PointInput source="location" latitude="latitude" longitude="longitude" />
        </InputGroup>
      </>
    ),
  },
  {
    name: "account",
    title: "wizard.company.account",
    hint: "wizard.company.accountHint",
    fields: ["first_account", ...ACCOUNT],
    check: checkAccount,
    content: <AccountStep />,
  },
  {
    name: "review",
    title: "wizard.review",
    hint: "wizard.company.reviewHint",
    fields: [],
    content: (
      <Review>
        <ReviewPart title="wizard.company.company" step={0}>
          <TextField source="comp_name" />
          <TextField source="comp_short_name" />
          <EnumField source="comp_type" of={companyType} />
          <ReferenceField source="comp_parent_id" of={companyReference} />
        </ReviewPart>
        <ReviewPart title="wizard.company.contact" step={1}>
          <TextField source="comp_person" />
          <PhoneField source="comp_phone" area="comp_phone_area" />
          <TextField source="city" />
          <TextField source="comp_addr" />
        </ReviewPart>
        <ReviewPart title="wizard.company.account" step={2}>
          <AccountReview />
        </ReviewPart>
      </Review>
    ),
  },
];
