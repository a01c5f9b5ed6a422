import { useNavigate } from "ra-core";
import { RecordSkeleton } from "pilothouse/form";
import { useImportJob } from "pilothouse/features/import/console/wizard";
import { useResourcePath } from "pilothouse/resource";
import { useRecords, useWizardPage, Wizard } from "pilothouse/features/wizard/console/parts";
import { device } from "../../../generated/product/device";
import { deviceImporter } from "./deviceImporter";
import { deviceImportSteps } from "./deviceImportSteps";
import { deviceImportWizard, submitImport, STEP_MARKS } from "./deviceImportWizard";
import { useHandingIn } from "./useHandingIn";
import { deviceImportReference } from "../../../generated/operate/device_import/deviceImport.reference";

/** The wizard until the file is uploaded. After that, the progress has its own address. */
export const DeviceImportWizard = () => {
  const { title, given, onCancel } = useWizardPage();
  const { create } = useRecords();
  const { create: here, list } = useResourcePath();
  const navigate = useNavigate();
  const { job } = useImportJob(device, deviceImporter);
  const { part, put, stop } = useHandingIn();
  if (job === null) return <RecordSkeleton />;
  return (
    <Wizard
      name="device_import"
      title={title}
      schema={deviceImportWizard}
      defaults={given}
      steps={deviceImportSteps(job, part, stop)}
      outcome={STEP_MARKS.result}
      finish="wizard.device.finish"
      save={submitImport({ job, create: create(deviceImportReference.resource), put })}
      onDone={({ id }) => {
        void job.forget();
        navigate(id === "" ? list : `${here}?import=${encodeURIComponent(String(id))}`, { replace: true });
      }}
      onCancel={onCancel}
      onLeave={() => void job.forget()}
    />
  );
};
