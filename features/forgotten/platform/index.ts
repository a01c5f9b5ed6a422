import type { PlatformFeature } from "../../../platform/framework/Feature";
import { sendCodeJob } from "./sendCodeJob";
import { forgottenHandler as served } from "./serve";

export const forgotten: PlatformFeature = {
  name: "forgotten",
  serves: { forgotten: served },
  jobs: [sendCodeJob],
  // Codes need a mail server, or a fixed code as in demos.
  beside: ({ SMTP_URL, VERIFICATION_CODE }) => (SMTP_URL ?? VERIFICATION_CODE) !== null,
};
