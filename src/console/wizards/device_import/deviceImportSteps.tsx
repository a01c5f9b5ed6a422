import { ReferenceInput, TextInput } from "pilothouse/form";
import type { ImportJob } from "pilothouse/features/import/console/wizard";
import type { WizardStep } from "pilothouse/features/wizard/console/parts";
import { companyReference } from "../../../generated/operate/company/company.reference";
import { productReference } from "../../../generated/product/product/product.reference";
import { CheckStep } from "./CheckStep";
import { BATCH_FIELDS, checkFile, FILE_FIELDS, STEP_MARKS } from "./deviceImportWizard";
import { FileStep } from "./FileStep";
import { fieldOf } from "pilothouse/wire";
import type { DeviceImport } from "../../../generated/operate/device_import/deviceImport.schema";

const field = fieldOf<DeviceImport>();

export const deviceImportSteps = (job: ImportJob, part: number | null, onStop: () => void): readonly WizardStep[] => [
  {
    ...STEP_MARKS.batch,
    hint: "wizard.device.batchHint",
    fields: BATCH_FIELDS,
    content: (
      <>
        <TextInput source={field("name")} required max={128} />
        <ReferenceInput source={field("pk")} required of={productReference} />
        <ReferenceInput source={field("comp_id")} required of={companyReference} tree />
        <TextInput source={field("batch_id")} max={64} mono />
      </>
    ),
  },
  {
    ...STEP_MARKS.file,
    hint: "wizard.device.fileHint",
    fields: FILE_FIELDS,
    check: checkFile(job),
    content: <FileStep job={job} />,
  },
  {
    ...STEP_MARKS.check,
    hint: "wizard.device.checkHint",
    fields: [],
    content: <CheckStep job={job} part={part} onStop={onStop} />,
  },
];
