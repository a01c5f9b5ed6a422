// Creates a batch of activation codes in four steps: the package, number and region, expiry, and a last check.
import { type CdkOrder, cdkOrderAdd } from "../../../../generated/vas/cdk_order/cdkOrder.schema";
import { companyReference } from "../../../../generated/operate/company/company.reference";
import { goodsReference } from "../../../../generated/operate/goods/goods.reference";
import { zoneReference } from "../../../../generated/operate/zone/zone.reference";
import { FlagInput, IntegerInput, ReferenceInput, TextInput, TimestampInput } from "pilothouse/form";
import { FlagField, NumberField, ReferenceField, TextField, TimestampField } from "pilothouse/show";
import { WithWords } from "pilothouse/resource";
import { fieldOf, wordOf } from "pilothouse/wire";
import type cdkOrderWords from "../../../../generated/vas/cdk_order/cdkOrder.words";
import {
  Review,
  ReviewPart,
  useRecords,
  useWizardPage,
  Wizard,
  type WizardStep,
} from "pilothouse/features/wizard/console/parts";
import { wizardsWords } from "../../../../console/wizards/wizardsWords";
import { cdkOrderReference } from "../../../../generated/vas/cdk_order/cdkOrder.reference";

const field = fieldOf<CdkOrder>();
const word = wordOf<typeof cdkOrderWords>();

/** Codes that expire before they are created are useless. */
const isToCome = async ({ gmt_expire }: Readonly<Record<string, unknown>>) => {
  const late = Number(gmt_expire) * 1000 <= Date.now();
  return late ? { gmt_expire: "wizard.inPast" } : {};
};

const STEPS: readonly WizardStep[] = [
  {
    name: "package",
    title: word("cdk_order.groups.package"),
    hint: "wizard.cdk.packageHint",
    fields: [field("spec_id"), field("comp_id")],
    content: (
      <>
        <ReferenceInput source={field("spec_id")} required of={goodsReference} />
        <ReferenceInput source={field("comp_id")} required of={companyReference} tree />
      </>
    ),
  },
  {
    name: "codes",
    title: word("cdk_order.groups.codes"),
    hint: "wizard.cdk.codesHint",
    fields: [field("number"), field("use_zone"), field("public")],
    content: (
      <>
        <IntegerInput source={field("number")} required min={1} max={100000} />
        <ReferenceInput source={field("use_zone")} of={zoneReference} />
        <FlagInput source={field("public")} />
      </>
    ),
  },
  {
    name: "expiry",
    title: word("cdk_order.groups.expiry"),
    hint: "wizard.cdk.expiryHint",
    fields: [field("gmt_expire"), field("remark")],
    check: isToCome,
    content: (
      <>
        <TimestampInput source={field("gmt_expire")} required />
        <TextInput source={field("remark")} max={256} lines={2} />
      </>
    ),
  },
  {
    name: "review",
    title: "wizard.review",
    hint: "wizard.cdk.reviewHint",
    fields: [],
    content: (
      <Review>
        <ReviewPart title={word("cdk_order.groups.package")} step={0}>
          <ReferenceField source={field("spec_id")} of={goodsReference} />
          <ReferenceField source={field("comp_id")} of={companyReference} />
        </ReviewPart>
        <ReviewPart title={word("cdk_order.groups.codes")} step={1}>
          <NumberField source={field("number")} />
          <ReferenceField source={field("use_zone")} of={zoneReference} />
          <FlagField source={field("public")} />
        </ReviewPart>
        <ReviewPart title={word("cdk_order.groups.expiry")} step={2}>
          <TimestampField source={field("gmt_expire")} />
          <TextField source={field("remark")} lines={2} />
        </ReviewPart>
      </Review>
    ),
  },
];

export const CdkOrderCreate = () => {
  const { title, given, onDone, onCancel } = useWizardPage();
  const { create } = useRecords();
  return (
    <WithWords of={wizardsWords}>
      <Wizard
        name="cdk_order"
        title={title}
        schema={cdkOrderAdd}
        defaults={{ public: 0, ...given }}
        steps={STEPS}
        finish="wizard.cdk.finish"
        save={create(cdkOrderReference.resource)}
        onDone={onDone}
        onCancel={onCancel}
      />
    </WithWords>
  );
};
