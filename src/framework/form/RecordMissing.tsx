import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { LinkBase, useTranslate } from "ra-core";
import { failureWords } from "../resource/failureWords";
import { useResourcePath } from "../resource/resource";
import { valueAt } from "../resource/valueAt";

/** What is known about a record that could not be read. */
const reasonOf = (
  error: unknown,
  translate: ReturnType<typeof useTranslate>,
): readonly [title: string, text: string] => {
  const pages = valueAt(error, "body.unfound");
  if (typeof pages === "number") return [translate("form.unfoundTitle"), translate("form.unfoundText", { pages })];
  const reason = valueAt(error, "body.failure.reason");
  return reason === undefined || reason === "answer"
    ? [translate("form.missingTitle"), translate("form.missingText")]
    : [translate("ui.error.title"), failureWords(error, translate)];
};

/** Drawn if a record does not exist, if this operator may not see it, or if it could not be read. */
export const RecordMissing = ({ error }: { readonly error?: unknown }) => {
  const translate = useTranslate();
  const [title, text] = reasonOf(error, translate);
  const paths = useResourcePath();
  return (
    <Paper variant="outlined" sx={{ p: 4, borderRadius: 3, textAlign: "center" }} role="alert">
      <Typography component="h1" variant="h6" gutterBottom>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text}
      </Typography>
      <Button component={LinkBase} to={paths.list} variant="contained" disableElevation>
        {translate("form.backToList")}
      </Button>
    </Paper>
  );
};
