import DialogContent from "@mui/material/DialogContent";
import Skeleton from "@mui/material/Skeleton";
import { useQueryClient } from "@tanstack/react-query";
import { HttpError, useNotify, useTranslate } from "ra-core";
import * as z from "zod/mini";
import { CallForm, EmailInput, FlagInput, TimeRangeInput } from "pilothouse/form";
import { useAnswer, useCallingDataProvider } from "pilothouse/resource";
import { email, flag, timeRange } from "pilothouse/schema";
import { Dialog } from "pilothouse/ui";
import { factsIn, fieldOf, type ParamsOf, textIn } from "pilothouse/wire";
import { feedbackCalls } from "../../../generated/operate/feedback/feedback.calls";
import { OpenState } from "../../../../shared/generated/enums";

type Settings = ParamsOf<typeof feedbackCalls.push_set>;
/** The switch that turns the settings on, and the settings themselves. */
const NOTIFY = "notify";
const field = fieldOf<Settings>();

const schema = z.object({ [NOTIFY]: flag(), [field("email")]: email(), [field("time_range")]: timeRange() });

/** Who is notified of feedback, and when. */
export const PushSettings = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useCallingDataProvider();
  const client = useQueryClient();
  const { data, isError } = useAnswer(feedbackCalls.push_get, {}, (answer) => factsIn<Settings>(answer));
  const send = async (values: Readonly<Record<string, unknown>>) => {
    if (values[NOTIFY] === 1 && textIn(values[field("email")]) === "")
      throw new HttpError("invalid.required", 406, { errors: { [field("email")]: "invalid.required" } });
    const { [NOTIFY]: isOn, ...settings } = values;
    const state = isOn === 1 ? OpenState.enabled : OpenState.disabled;
    await provider.call(feedbackCalls.push_set, { ...settings, state });
    void client.invalidateQueries({ queryKey: ["answer", feedbackCalls.push_get.path] });
    notify("support.settingsSaved", { type: "success" });
    onClose();
    return undefined;
  };
  return (
    <Dialog title={translate("support.pushSettings")} onClose={onClose}>
      {data === undefined && (
        <DialogContent>{isError ? <p>{translate("support.notRead")}</p> : <Skeleton height={180} />}</DialogContent>
      )}
      {data !== undefined && (
        <CallForm
          schema={schema}
          start={{
            [NOTIFY]: data.state === OpenState.enabled ? 1 : 0,
            [field("email")]: textIn(data.email),
            [field("time_range")]: textIn(data.time_range),
          }}
          send={send}
          submit={translate("form.save")}
          onCancel={onClose}
        >
          <FlagInput source={NOTIFY} />
          <EmailInput source={field("email")} />
          <TimeRangeInput source={field("time_range")} />
        </CallForm>
      )}
    </Dialog>
  );
};
