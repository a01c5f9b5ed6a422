import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { type ReactNode, useMemo, useRef } from "react";
import { useFormState } from "react-hook-form";
import { useShortcuts } from "../ui/useShortcuts";
import { ChangeCount } from "./ChangeCount";
import "./form-bar.css";

interface FormBarProps {
  readonly onCancel: () => void;
  readonly onContinue: () => void;
  /** Whether the bar shows the number of changed fields. */
  readonly counts: boolean;
  /** Drawn at the far end, such as the delete button. */
  readonly extra?: ReactNode;
}

const count = (errors: unknown): number => {
  if (typeof errors !== "object" || errors === null) return 0;
  if ("type" in errors && "message" in errors) return 1;
  return Object.entries(errors).reduce((sum, [name, error]) => (name === "ref" ? sum : sum + count(error)), 0);
};

/** The buttons Save, Save and continue, and Cancel. They stay visible even if the form is long. */
export const FormBar = ({ onCancel, onContinue, counts, extra }: FormBarProps) => {
  const translate = useTranslate();
  const { errors, isSubmitting } = useFormState();
  const save = useRef<HTMLButtonElement>(null);
  useShortcuts((key) => (key === "s" ? () => save.current?.click() : undefined));
  const wrong = useMemo(() => count(errors), [errors]);
  return (
    <div className="ui-form-bar">
      <Button ref={save} type="submit" title="Ctrl+S" variant="contained" disableElevation loading={isSubmitting}>
        {translate("form.save")}
      </Button>
      <Button onClick={onContinue} disabled={isSubmitting}>
        {translate("form.saveAndContinue")}
      </Button>
      <Button onClick={onCancel} color="inherit" disabled={isSubmitting}>
        {translate("form.cancel")}
      </Button>
      <div className="ui-form-said">
        {counts && <ChangeCount />}
        <span role="status">{wrong > 0 && translate("form.wrongFields", { smart_count: wrong, count: wrong })}</span>
      </div>
      {extra}
    </div>
  );
};
