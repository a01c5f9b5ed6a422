import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslate } from "ra-core";
import { saveFile } from "../../../src/framework/ui/saveFile";
import "./factors.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes. They are never shown again. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const translate = useTranslate();
  const save = () => saveFile(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }), "recovery-codes.txt");
  return (
    <>
      <DialogContent>
        <p className="own-note">{translate("own.codesOnce")}</p>
        <ul className="own-codes" aria-label={translate("own.recoveryCodes")}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={save}>
          {translate("own.saveCodes")}
        </Button>
        <Button data-answer="verb" variant="contained" onClick={onDone}>
          {translate("own.codesKept")}
        </Button>
      </DialogActions>
    </>
  );
};
