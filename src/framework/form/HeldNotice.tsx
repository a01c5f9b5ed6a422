import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";

/** Says that a save waits for the network. */
export const HeldNotice = ({ onTakeBack }: { readonly onTakeBack: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      role="status"
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onTakeBack}>
          {translate("form.takeBack")}
        </Button>
      }
    >
      {translate("form.waits")}
    </Alert>
  );
};
