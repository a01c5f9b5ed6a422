// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { feedbackState, feedbackType } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { accountReference } from "../account/account.reference";

export const feedbackSet = z.extend(
  z.partial(
    z.object({
      state: oneOf({ required: true, of: feedbackState }),
      account_id: referenceTo({ of: accountReference }),
      remark: text({ max: 500 }),
    }),
  ),
  { id: key() },
);

export const feedbackRow = rowOf(
  z.extend(feedbackSet, {
    title: text(),
    type: oneOf({ of: feedbackType }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    app_id: referenceTo({ of: appReference }),
    uid: referenceTo({ type: "string", of: deviceReference }),
    contact: text(),
    gmt_create: timestamp(),
    gmt_update: timestamp(),
  }),
);

export type Feedback = z.infer<typeof feedbackRow>;
