import Alert from "@mui/material/Alert";
import { useCanAccess, useTranslate } from "ra-core";
import { cloudPlatformReference } from "../../../generated/operate/cloud_platform/cloudPlatform.reference";
import { paymentReference } from "../../../generated/operate/payment/payment.reference";
import { ReferenceInput, ReferencesInput } from "pilothouse/form";
import { fieldOf } from "pilothouse/wire";
import type { AppValues } from "./appWizard";
import { appCalls } from "../../../generated/applist/app/app.calls";
import type { App } from "../../../generated/applist/app/app.schema";
import { paymentAppCalls } from "../../../generated/operate/payment_app/paymentApp.calls";
import { appReference } from "../../../generated/applist/app/app.reference";
import { paymentAppReference } from "../../../generated/operate/payment_app/paymentApp.reference";

const field = fieldOf<AppValues>();
const app = fieldOf<App>();

/** Shows only the services that the account may bind. */
export const ServicesStep = () => {
  const translate = useTranslate();
  const payment = useCanAccess({ resource: paymentAppReference.resource, action: paymentAppCalls.set.name });
  const cloud = useCanAccess({ resource: appReference.resource, action: appCalls.bind_cloud.name });
  const waiting = payment.isPending || cloud.isPending;
  if (!waiting && !payment.canAccess && !cloud.canAccess)
    return (
      <Alert severity="info" sx={{ gridColumn: "1 / -1" }}>
        {translate("wizard.app.noServices")}
      </Alert>
    );
  return (
    <>
      {payment.canAccess === true && <ReferencesInput source={field("pay_ids")} of={paymentReference} />}
      {cloud.canAccess === true && <ReferenceInput source={app("cloud_id")} of={cloudPlatformReference} />}
    </>
  );
};
