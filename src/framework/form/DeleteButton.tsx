import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useDelete, useNotify, useResourceContext, useTranslate } from "ra-core";
import { useState } from "react";
import { useNavigate } from "ra-core";
import { Icon } from "../ui/icons";
import { useAllowed } from "../resource/access";
import { useResourcePath } from "../resource/resource";
import { AskDialog } from "./AskDialog";
import { failureOf, spellFailure } from "../resource/failure";

interface DeleteButtonProps {
  readonly id: string | number;
  /** The name of the record, for the question. */
  readonly name: string;
  /** Called before the page is left, so that nobody is asked about unsaved changes of a deleted record. */
  readonly onDeleted?: () => void;
}

export const DeleteButton = ({ id, name, onDeleted }: DeleteButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const paths = useResourcePath();
  const resource = useResourceContext() ?? "";
  const allowed = useAllowed("del");
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete(resource, { id }, { mutationMode: "pessimistic", returnPromise: true });
  if (!allowed) return null;
  const confirm = async () => {
    try {
      await remove();
      onDeleted?.();
      notify("form.deleted", { type: "success", messageArgs: { name } });
      navigate(paths.list);
    } catch (error) {
      notify(spellFailure(failureOf(error), translate), { type: "error" });
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        color="error"
        aria-label={translate("form.delete")}
        onClick={() => setAsking(true)}
        sx={{ gap: 1, ml: "auto", minWidth: { xs: 40, sm: 64 }, px: { xs: 0, sm: 1 } }}
      >
        <Icon name="delete" size={18} />
        {/* On a phone, the bar has room for one row of labels. */}
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {translate("form.delete")}
        </Box>
      </Button>
      {asking && (
        <AskDialog
          title={translate("form.deleteTitle", { name })}
          text={translate("form.deleteText")}
          yes={translate("form.delete")}
          busy={isPending}
          onYes={() => void confirm()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
};
