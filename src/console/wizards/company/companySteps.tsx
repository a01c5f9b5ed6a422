import { agentType, companyType, sys } from "../../../generated/enums";
import { companyReference } from "../../../generated/operate/company/company.reference";
import { EnumInput, InputGroup, IntegerInput, NumberInput, PhoneInput, PointInput } from "pilothouse/form";
import { ReferenceInput, RegionInput, TextInput, When } from "pilothouse/form";
import { EnumField, PhoneField, ReferenceField, TextField } from "pilothouse/show";
import { Review, ReviewPart, type WizardStep } from "pilothouse/features/wizard/console/parts";
import { CompanyType } from "../../../../shared/generated/enums";
import { AccountReview, AccountStep } from "./AccountStep";
import { type CompanyValues, ACCOUNT_FIELDS, checkFirstAccount, COMPANY_FIELDS } from "./companyWizard";
import { fieldOf, type GroupOf, type LabelOf } from "pilothouse/wire";
import type companyWords from "../../../generated/operate/company/company.words";

const field = fieldOf<CompanyValues>();
/** Labels of inputs that set several fields. */
const label = fieldOf<Record<LabelOf<typeof companyWords>, unknown>>();
const group = fieldOf<Record<GroupOf<typeof companyWords>, unknown>>();

export const companySteps: readonly WizardStep[] = [
  {
    name: "company",
    title: "wizard.company.company",
    hint: "wizard.company.companyHint",
    fields: COMPANY_FIELDS.company,
    content: (
      <>
        <TextInput source={field("comp_name")} required max={128} />
        <TextInput source={field("comp_short_name")} max={4} />
        <EnumInput source={field("comp_type")} required of={companyType} />
        <When is={{ [field("comp_type")]: [CompanyType.agent] }}>
          <EnumInput source={field("agent_type")} required of={agentType} />
        </When>
        <ReferenceInput source={field("comp_parent_id")} of={companyReference} tree />
        <EnumInput source={field("sys")} of={sys} />
        <IntegerInput source={field("sort")} min={0} />
        <InputGroup name={group("keys")}>
          <TextInput source={field("dk")} max={64} mono />
          <IntegerInput source={field("dk_limit")} min={0} />
        </InputGroup>
      </>
    ),
  },
  {
    name: "contact",
    title: "wizard.company.contact",
    hint: "wizard.company.contactHint",
    fields: COMPANY_FIELDS.contact,
    content: (
      <>
        <InputGroup name={group("contact")}>
          <TextInput source={field("comp_person")} max={64} />
          <PhoneInput source={field("comp_phone")} area={field("comp_phone_area")} />
        </InputGroup>
        <InputGroup name={group("address")}>
          <RegionInput
            source={label("region")}
            country={field("country")}
            province={field("province")}
            city={field("city")}
            area={field("area")}
            code={field("area_id")}
          />
          <TextInput source={field("comp_addr")} max={256} />
          <NumberInput source={field("latitude")} min={-90} max={90} />
          <NumberInput source={field("longitude")} min={-180} max={180} />
          <PointInput source={label("location")} latitude={field("latitude")} longitude={field("longitude")} />
        </InputGroup>
      </>
    ),
  },
  {
    name: "account",
    title: "wizard.company.account",
    hint: "wizard.company.accountHint",
    fields: [field("first_account"), ...ACCOUNT_FIELDS],
    check: checkFirstAccount,
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
          <TextField source={field("comp_name")} />
          <TextField source={field("comp_short_name")} />
          <EnumField source={field("comp_type")} of={companyType} />
          <ReferenceField source={field("comp_parent_id")} of={companyReference} />
        </ReviewPart>
        <ReviewPart title="wizard.company.contact" step={1}>
          <TextField source={field("comp_person")} />
          <PhoneField source={field("comp_phone")} area={field("comp_phone_area")} />
          <TextField source={field("city")} />
          <TextField source={field("comp_addr")} />
        </ReviewPart>
        <ReviewPart title="wizard.company.account" step={2}>
          <AccountReview />
        </ReviewPart>
      </Review>
    ),
  },
];
