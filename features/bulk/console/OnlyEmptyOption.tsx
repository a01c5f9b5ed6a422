import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useTranslate } from "ra-core";
import { useEffect, useId } from "react";
import type { BulkForm } from "./BulkForm";

/** Whether a value is set only on records that have none. */
export const OnlyEmptyOption = ({ form }: { readonly form: BulkForm }) => {
  const translate = useTranslate();
  const help = useId();
  useEffect(
    () => () => {
      form.onlyEmpty = false;
    },
    [form],
  );
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            slotProps={{ input: { "aria-describedby": help } }}
            onChange={(_, whether) => {
              form.onlyEmpty = whether;
            }}
          />
        }
        label={translate("bulk.only_empty")}
      />
      <FormHelperText id={help}>{translate("bulk.only_empty_help")}</FormHelperText>
    </div>
  );
};
