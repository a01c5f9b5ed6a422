// Creates an inspection in three steps: equipment and date, points to check, summary.
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { EnumInput, ListInput, ReferenceInput, TextInput, TimestampInput } from "pilothouse/form";
import { EnumField, ReferenceField, TextField, TimestampField } from "pilothouse/show";
import { useResourcePath } from "pilothouse/resource";
import {
  Review,
  ReviewPart,
  useRecords,
  useWizardPage,
  type WizardValues,
  Wizard,
  WizardOutcome,
  type WizardStep,
} from "pilothouse/features/wizard/console/parts";
import { pointVerdict, procedure } from "../../../../generated/enums";
import { equipmentReference } from "../../../../generated/inventory/equipment/equipment.reference";
import { staffReference } from "../../../../generated/people/staff/staff.reference";
import { type Inspection, inspectionAdd } from "../../../../generated/upkeep/inspection/inspection.schema";
import { fieldOf } from "pilothouse/wire";

const field = fieldOf<Inspection>();
const point = fieldOf<NonNullable<Inspection["checklist"]>[number]>();

const STEPS: readonly WizardStep[] = [
  {
    name: "plan",
    title: "inspection.groups.plan",
    fields: [
      field("certificate_no"),
      field("inspected"),
      field("procedure"),
      field("planned_for"),
      field("inspected_by"),
    ],
    content: (
      <>
        <TextInput source={field("certificate_no")} required max={24} mono />
        <ReferenceInput source={field("inspected")} required of={equipmentReference} />
        <EnumInput source={field("procedure")} required of={procedure} />
        <TimestampInput source={field("planned_for")} required />
        <ReferenceInput source={field("inspected_by")} of={staffReference} />
      </>
    ),
  },
  {
    name: "checklist",
    title: "inspection.fields.checklist",
    fields: [field("checklist")],
    content: (
      <ListInput source={field("checklist")} title={point("checkpoint")}>
        <TextInput source={point("checkpoint")} required max={96} />
        <TextInput source={point("allowed")} max={32} />
        <EnumInput source={point("point_verdict")} required of={pointVerdict} />
      </ListInput>
    ),
  },
  {
    name: "review",
    title: "wizard.review",
    fields: [],
    content: (
      <Review>
        <ReviewPart title="inspection.groups.plan" step={0}>
          <TextField source={field("certificate_no")} mono />
          <ReferenceField source={field("inspected")} of={equipmentReference} />
          <EnumField source={field("procedure")} of={procedure} />
          <TimestampField source={field("planned_for")} />
          <ReferenceField source={field("inspected_by")} of={staffReference} />
        </ReviewPart>
      </Review>
    ),
  },
];

const MARKS = [...STEPS, { name: "planned", title: "office.planned" }];

/** Offers to plan another inspection, because people often plan several. */
const Planned = ({ record, onMore }: { readonly record: Readonly<WizardValues>; readonly onMore: () => void }) => {
  const translate = useTranslate();
  const paths = useResourcePath();
  const actions = (
    <>
      <Button onClick={onMore}>{translate("office.another")}</Button>
      <Button component={Link} to={paths.show(String(record.id))} variant="contained">
        {translate("office.show")}
      </Button>
    </>
  );
  return (
    <WizardOutcome title={translate("office.planned")} steps={MARKS} actions={actions}>
      <p>{translate("office.isPlanned", { name: String(record.certificate_no) })}</p>
    </WizardOutcome>
  );
};

export const InspectionCreate = () => {
  const { title, given, onCancel } = useWizardPage();
  const { create } = useRecords();
  const [planned, setPlanned] = useState<Readonly<WizardValues> | null>(null);
  if (planned !== null) return <Planned record={planned} onMore={() => setPlanned(null)} />;
  return (
    <Wizard
      name="inspection"
      title={title}
      schema={inspectionAdd}
      defaults={{ verdict: "pending", ...given }}
      steps={STEPS}
      finish="form.save"
      save={create("inspection")}
      onDone={setPlanned}
      onCancel={onCancel}
    />
  );
};
