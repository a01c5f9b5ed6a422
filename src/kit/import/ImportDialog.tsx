import type { Importer } from "../../wire/contract";

export interface ImportDialogProps {
  readonly of: () => Promise<Importer>;
  readonly onClose: () => void;
}

export const ImportDialog = (_: ImportDialogProps) => null;
