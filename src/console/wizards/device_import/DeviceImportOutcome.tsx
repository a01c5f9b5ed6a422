import Button from "@mui/material/Button";
import { LinkBase, useCanAccess, useGetOne, useTranslate } from "ra-core";
import type { DeviceImport } from "../../../generated/operate/device_import/deviceImport.schema";
import type { Device } from "../../../generated/product/device/device.schema";
import { deviceReference } from "../../../generated/product/device/device.reference";
import { listAddress, useResourcePath } from "pilothouse/resource";
import { useWizardPage, WizardOutcome } from "pilothouse/features/wizard/console/parts";
import { ImportState } from "../../../../shared/generated/enums";
import { STEP_MARKS } from "./deviceImportWizard";
import { ImportFacts } from "./ImportFacts";
import { deviceImportReference } from "../../../generated/operate/device_import/deviceImport.reference";

const EVERY_MS = 1000;

/** Shows the progress of an import, and links to the next pages when it has ended. */
export const DeviceImportOutcome = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const { title } = useWizardPage();
  const paths = useResourcePath();
  const seesDevices = useCanAccess({ resource: deviceReference.resource, action: "list" }).canAccess === true;
  const asked = useGetOne<DeviceImport>(
    deviceImportReference.resource,
    { id: Number(id) },
    {
      retry: false,
      refetchInterval: ({ state: { data } }) =>
        data?.state === ImportState.imported || data?.state === ImportState.stopped ? false : EVERY_MS,
    },
  );
  const devices = listAddress<Device>(deviceReference.path, { import_id: asked.data?.id ?? 0 });
  return (
    <WizardOutcome
      title={title}
      steps={Object.values(STEP_MARKS)}
      actions={
        <>
          <Button color="inherit" component={LinkBase} to={paths.create}>
            {translate("wizard.device.another")}
          </Button>
          <Button color="inherit" component={LinkBase} to={paths.show(id)}>
            {translate("wizard.device.record")}
          </Button>
          {seesDevices && asked.data && (
            <Button variant="contained" component={LinkBase} to={devices}>
              {translate("wizard.device.devices")}
            </Button>
          )}
        </>
      }
    >
      <ImportFacts record={asked.data ?? null} error={asked.error} onRetry={() => void asked.refetch()} />
    </WizardOutcome>
  );
};
