import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { useMoment } from "../value/useMoment";
import type { Draft } from "./draft";

interface DraftNoticeProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

export const DraftNotice = ({ draft, onRestore, onDrop }: DraftNoticeProps) => {
  const translate = useTranslate();
  const at = useMoment()(draft.at / 1000);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            {translate("form.restore")}
          </Button>
          <Button color="inherit" size="small" onClick={onDrop}>
            {translate("form.discard")}
          </Button>
        </>
      }
    >
      {translate("form.draftFound", { at })}
    </Alert>
  );
};
