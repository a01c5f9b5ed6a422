import { useTranslate } from "ra-core";
import { lazy, useMemo } from "react";
import type { Importer } from "../../../src/framework/wire/contract";
import { ActionHost, useStartAction } from "../../../src/framework/actions/ActionHost";
import { useAllowedActions } from "../../../src/framework/resource/access";
import { can } from "../../../src/framework/wire/Host";
import { Button } from "../../../src/framework/ui/Button";
import { IconAndLabel } from "../../../src/framework/ui/IconAndLabel";
import type { ImportMode } from "./ImportPlan";

const ImportDialog = lazy(() => import("./ImportDialog").then((m) => ({ default: m.ImportDialog })));

export interface ImportButtonProps {
  /** The call that the account must have the right to: import_add or add. */
  readonly action: string;
  /** Whether rows may also change records, with the call set. */
  readonly updates?: boolean;
  /** Loads the importer when a person starts an import. */
  readonly of: () => Promise<Importer>;
}

/** The modes for this account. Rows can change records only if the platform can preview their changes. */
const useModes = (action: string, updates: boolean): readonly ImportMode[] => {
  const may = useAllowedActions([action]);
  const [mayAdd, mayChange] = [may(action), updates && may("set") && can("extensions") && can("merge")];
  return useMemo(() => {
    const both: readonly ImportMode[] = mayAdd && mayChange ? ["both"] : [];
    return [...(mayAdd ? (["add"] as const) : []), ...(mayChange ? (["update"] as const) : []), ...both];
  }, [mayAdd, mayChange]);
};

/** Opens the import of a file. The dialog and the code that reads files are loaded only then. */
export const ImportButton = (props: ImportButtonProps) =>
  useStartAction() === null ? (
    <ActionHost>
      <Face {...props} />
    </ActionHost>
  ) : (
    <Face {...props} />
  );

const Face = ({ action, updates = false, of }: ImportButtonProps) => {
  const translate = useTranslate();
  const modes = useModes(action, updates);
  const start = useStartAction();
  if (modes.length === 0) return null;
  const dialog = (close: () => void) => <ImportDialog of={of} modes={modes} onClose={close} />;
  return (
    <Button variant="text" onClick={() => start?.({ dialog })}>
      <IconAndLabel icon="upload" label={translate("ui.import")} />
    </Button>
  );
};
