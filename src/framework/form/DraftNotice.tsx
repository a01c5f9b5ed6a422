import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useLocale, useTranslate } from "ra-core";
import { formatTimestamp } from "../wire/dates";
import type { Draft } from "./draft";

interface DraftNoticeProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

export const DraftNotice = ({ draft, onRestore, onDrop }: DraftNoticeProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const at = formatTimestamp(draft.at / 1000, locale);
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
