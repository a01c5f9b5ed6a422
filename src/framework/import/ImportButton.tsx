import { useTranslate } from "ra-core";
import { lazy, Suspense, useState } from "react";
import type { Importer } from "../wire/contract";
import { useAllowed } from "../resource/access";
import { Button } from "../ui/Button";
import { Worded } from "../ui/Worded";

const ImportDialog = lazy(() => import("./ImportDialog").then((m) => ({ default: m.ImportDialog })));

export interface ImportButtonProps {
  /** The call that the account needs the right to: import_add or add. */
  readonly action: string;
  /** Loads how rows of a file are imported, when somebody imports. */
  readonly of: () => Promise<Importer>;
}

/** Opens the import of a file. The dialog and the code that reads files are loaded only then. */
export const ImportButton = ({ action, of }: ImportButtonProps) => {
  const translate = useTranslate();
  const allowed = useAllowed(action);
  const [open, setOpen] = useState(false);
  if (!allowed) return null;
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        <Worded icon="upload" label={translate("kit.import")} />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
