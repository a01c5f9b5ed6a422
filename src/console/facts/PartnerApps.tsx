import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { RecordContextProvider, useRecordContext, useTranslate } from "ra-core";
import { useId } from "react";
import { CallButton } from "pilothouse/actions";
import { ReferencesInput } from "pilothouse/ask";
import { failureWords, useAnswer, WithWords } from "pilothouse/resource";
import { ReferencesValue } from "pilothouse/value";
import { factsIn, fieldOf, numberIn } from "pilothouse/wire";
import { appReference } from "../../generated/applist/app/app.reference";
import { thirdPartyCalls } from "../../generated/operate/third_party/thirdParty.calls";
import type { ThirdParty } from "../../generated/operate/third_party/thirdParty.schema";
import { factsWords } from "./factsWords";

const field = fieldOf<ThirdParty>();

const Bound = ({ record }: { readonly record: { readonly id: string | number } }) => {
  const translate = useTranslate();
  const title = useId();
  const { data, error } = useAnswer(thirdPartyCalls.bound_apps, { id: numberIn(record.id) }, (answer) =>
    factsIn<ThirdParty>(answer),
  );
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={title}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: 3, py: 2, mb: 2 }}
    >
      <Typography id={title} component="h2" variant="subtitle1">
        {translate("facts.bound")}
      </Typography>
      {error && <p role="alert">{failureWords(error, translate)}</p>}
      {data === undefined && !error && <Skeleton width={160} height={32} />}
      {data !== undefined && (
        // The dialog starts with the apps that are bound now. Some platforms do not answer them with the record.
        <RecordContextProvider value={{ ...record, app_ids: data.app_ids }}>
          <ReferencesValue value={data.app_ids} of={appReference} />
          <CallButton
            call={thirdPartyCalls.bind_apps}
            icon="share"
            label="facts.bind"
            ask={[<ReferencesInput key={field("app_ids")} source={field("app_ids")} of={appReference} />]}
          />
        </RecordContextProvider>
      )}
    </Paper>
  );
};

/** The apps whose users a third party may sign in. Only this dialog changes them, not the form of the third party. */
export const PartnerApps = () => {
  const record = useRecordContext();
  return record ? (
    <WithWords of={factsWords}>
      <Bound record={record} />
    </WithWords>
  ) : null;
};
