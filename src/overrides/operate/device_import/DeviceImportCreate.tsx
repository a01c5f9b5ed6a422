// A file of devices: which batch, the file and its rows, a last look, and what became of it.
import { useLocation } from "ra-core";
import { device } from "../../../generated/product/device";
import { WithWords } from "pilothouse/resource";
import { DeviceImportOutcome } from "../../../console/wizards/device_import/DeviceImportOutcome";
import { DeviceImportWizard } from "../../../console/wizards/device_import/DeviceImportWizard";

export const DeviceImportCreate = () => {
  const made = new URLSearchParams(useLocation().search).get("import");
  if (made !== null) return <DeviceImportOutcome id={made} />;
  return (
    <WithWords of={device}>
      <DeviceImportWizard />
    </WithWords>
  );
};
