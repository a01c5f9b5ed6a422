// Imports a file of devices: the batch, the file and its rows, a last check, and the result.
import { useLocation } from "ra-core";
import { device } from "../../../../../generated/product/device";
import { importWords } from "pilothouse/features/import/console/wizard";
import { WithWords } from "pilothouse/resource";
import { DeviceImportOutcome } from "../../../../../console/wizards/device_import/DeviceImportOutcome";
import { wizardsWords } from "../../../../../console/wizards/wizardsWords";
import { DeviceImportWizard } from "../../../../../console/wizards/device_import/DeviceImportWizard";

export const DeviceImportCreate = () => {
  const made = new URLSearchParams(useLocation().search).get("import");
  return (
    <WithWords of={wizardsWords}>
      <WithWords of={importWords}>
        {made === null ? (
          <WithWords of={device}>
            <DeviceImportWizard />
          </WithWords>
        ) : (
          <DeviceImportOutcome id={made} />
        )}
      </WithWords>
    </WithWords>
  );
};
