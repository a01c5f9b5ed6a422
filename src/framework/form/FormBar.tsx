import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { type ReactNode, useMemo, useRef } from "react";
import { useFormState } from "react-hook-form";
import { useShortcuts } from "../ui/useShortcuts";
import { ChangeCount } from "./ChangeCount";

interface FormBarProps {
  readonly onCancel: () => void;
  readonly onContinue: () => void;
  /** Whether the bar shows the number of changed fields. */
  readonly counts: boolean;
  /** Content at the far end, such as the delete button. */
  readonly extra?: ReactNode;
}

const count = (errors: unknown): number => {
  if (typeof errors !== "object" || errors === null) return 0;
  if ("type" in errors && "message" in errors) return 1;
  return Object.entries(errors).reduce((sum, [name, error]) => (name === "ref" ? sum : sum + count(error)), 0);
};

/** Save, save and continue, cancel. Always visible, however long the form is. */
export const FormBar = ({ onCancel, onContinue, counts, extra }: FormBarProps) => {
  const translate = useTranslate();
  const { errors, isSubmitting } = useFormState();
  const save = useRef<HTMLButtonElement>(null);
  useShortcuts((key) => (key === "s" ? () => save.current?.click() : undefined));
  const wrong = useMemo(() => count(errors), [errors]);
  return (
    <Box
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 2, sm: 3 },
        py: 1.5,
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        borderRadius: "0 0 12px 12px",
      }}
    >
      <Button ref={save} type="submit" title="Ctrl+S" variant="contained" disableElevation loading={isSubmitting}>
        {translate("form.save")}
      </Button>
      <Button onClick={onContinue} disabled={isSubmitting}>
        {translate("form.saveAndContinue")}
      </Button>
      <Button onClick={onCancel} color="inherit" disabled={isSubmitting}>
        {translate("form.cancel")}
      </Button>
      <Box
        sx={{
          // On a phone, it has its own row above the buttons, which fill their row.
          flex: { xs: "1 0 100%", sm: 1 },
          order: { xs: -1, sm: 0 },
          minWidth: 0,
          ml: { sm: 1 },
          typography: "body2",
        }}
      >
        {counts && <ChangeCount />}
        <Box role="status" sx={{ color: "error.main" }}>
          {wrong > 0 && translate("form.wrongFields", { smart_count: wrong, count: wrong })}
        </Box>
      </Box>
      {extra && <Box sx={{ ml: "auto" }}>{extra}</Box>}
    </Box>
  );
};
