import Alert from "@mui/material/Alert";
import { useCanAccess, useTranslate } from "ra-core";
import { cloudPlatformReference } from "../../../generated/operate/cloud_platform/cloudPlatform.reference";
import { paymentReference } from "../../../generated/operate/payment/payment.reference";
import { ReferenceInput, ReferencesInput } from "pilothouse/form";

/** Only what the account's roles may bind. */
export const ServicesStep = () => {
  const translate = useTranslate();
  const payment = useCanAccess({ resource: "payment_app", action: "set" });
  const cloud = useCanAccess({ resource: "app", action: "bind_cloud" });
  const waiting = payment.isPending || cloud.isPending;
  if (!waiting && !payment.canAccess && !cloud.canAccess)
    return (
      <Alert severity="info" sx={{ gridColumn: "1 / -1" }}>
        {translate("wizard.app.noServices")}
      </Alert>
    );
  return (
    <>
      {payment.canAccess === true && <ReferencesInput source="pay_ids" of={paymentReference} />}
      {cloud.canAccess === true && <ReferenceInput source="cloud_id" of={cloudPlatformReference} />}
    </>
  );
};
