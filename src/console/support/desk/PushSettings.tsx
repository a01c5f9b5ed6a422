import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import { useQueryClient } from "@tanstack/react-query";
import { HttpError, useNotify, useTranslate } from "ra-core";
import { useId } from "react";
import * as z from "zod/mini";
import { CallForm, EmailInput, FlagInput, TimeRangeInput } from "pilothouse/form";
import { useAnswer, useCallingDataProvider } from "pilothouse/resource";
import { email, flag, timeRange } from "pilothouse/schema";
import { factsIn, textIn } from "pilothouse/wire";
import { feedbackCalls } from "../../../generated/operate/feedback/feedback.calls";
import { OpenState } from "../../../generated/values";

const schema = z.object({ notify: flag(), email: email(), time_range: timeRange() });

/** Who is told of feedback, and when. */
export const PushSettings = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useCallingDataProvider();
  const client = useQueryClient();
  const title = useId();
  const { data, isError } = useAnswer(feedbackCalls.push_get, {}, factsIn);
  const send = async (values: Readonly<Record<string, unknown>>) => {
    if (values.notify === 1 && textIn(values.email) === "")
      throw new HttpError("invalid.required", 406, { errors: { email: "invalid.required" } });
    await provider.call(feedbackCalls.push_set, {
      ...values,
      state: values.notify === 1 ? OpenState.enabled : OpenState.disabled,
    });
    void client.invalidateQueries({ queryKey: ["answer", feedbackCalls.push_get.path] });
    notify("support.settingsSaved", { type: "success" });
    onClose();
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{translate("support.pushSettings")}</DialogTitle>
      <DialogContent>
        {isError && <p>{translate("support.notRead")}</p>}
        {data === undefined && !isError && <Skeleton height={180} />}
        {data !== undefined && (
          <CallForm
            schema={schema}
            start={{
              notify: data.state === OpenState.enabled ? 1 : 0,
              email: textIn(data.email),
              time_range: textIn(data.time_range),
            }}
            send={send}
            submit={translate("form.save")}
            onCancel={onClose}
          >
            <FlagInput source="notify" />
            <EmailInput source="email" />
            <TimeRangeInput source="time_range" />
          </CallForm>
        )}
      </DialogContent>
    </Dialog>
  );
};
