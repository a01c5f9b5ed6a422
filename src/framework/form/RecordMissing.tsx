import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { LinkBase, useTranslate } from "ra-core";
import { useResourcePath } from "../resource/resource";

/** Shown instead of a record that does not exist, or that this operator may not see. */
export const RecordMissing = () => {
  const translate = useTranslate();
  const paths = useResourcePath();
  return (
    <Paper variant="outlined" sx={{ p: 4, borderRadius: 3, textAlign: "center" }} role="alert">
      <Typography component="h1" variant="h6" gutterBottom>
        {translate("form.missingTitle")}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate("form.missingText")}
      </Typography>
      <Button component={LinkBase} to={paths.list} variant="contained" disableElevation>
        {translate("form.backToList")}
      </Button>
    </Paper>
  );
};
