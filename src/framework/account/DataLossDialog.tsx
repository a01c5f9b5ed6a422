// Asks before a save that would empty fields which the platform does not show.
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { ResourceContextProvider, useTranslate } from "ra-core";
import type { LostValues } from "../providers/lossQuestion";
import { formWords } from "../resource/formWords";
import { useFieldLabels } from "../resource/label";
import { useResourceNamed } from "../resource/useResourceNamed";
import { WithWords } from "../resource/WithWords";
import { Dialog } from "../ui/Dialog";
import { DialogAnswers } from "../ui/DialogAnswers";

interface DataLossDialogProps extends LostValues {
  readonly onEnd: (isAgreed: boolean) => void;
}

const Lost = ({ fields, onEnd }: Omit<DataLossDialogProps, "resource">) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  return (
    <Dialog title={translate("form.losing.title")} onClose={() => onEnd(false)}>
      <DialogContent>
        <p>{translate("form.losing.text")}</p>
        <ul>
          {fields.map((name) => (
            <li key={name}>{labelOf(name)}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <DialogAnswers
          harmless={{ onPress: () => onEnd(false) }}
          verb={{ label: translate("form.losing.go"), red: true, onPress: () => onEnd(true) }}
        />
      </DialogActions>
    </Dialog>
  );
};

export const DataLossDialog = ({ resource, ...props }: DataLossDialogProps) => {
  const found = useResourceNamed(resource);
  return found === null ? null : (
    <ResourceContextProvider value={resource}>
      <WithWords of={found}>
        <WithWords of={formWords}>
          <Lost {...props} />
        </WithWords>
      </WithWords>
    </ResourceContextProvider>
  );
};
