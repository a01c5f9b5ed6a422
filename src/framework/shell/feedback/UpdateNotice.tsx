import { useTranslate } from "ra-core";
import { Button } from "../../ui/Button";

/** Says that a newer console stands on the server, and offers it; nobody is thrown out of a form. */
export const UpdateNotice = () => {
  const translate = useTranslate();
  return (
    <span style={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 }}>
      {translate("ra.notification.application_update_available")}
      <Button onClick={() => location.reload()}>{translate("ra.action.update_application")}</Button>
    </span>
  );
};
