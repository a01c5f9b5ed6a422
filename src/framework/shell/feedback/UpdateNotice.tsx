import { useTranslate } from "ra-core";
import { Button } from "../../ui/Button";

/** Says that the server has a newer version of the console, and offers to reload. It never reloads by itself. */
export const UpdateNotice = () => {
  const translate = useTranslate();
  return (
    <span style={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 }}>
      {translate("ra.notification.application_update_available")}
      <Button onClick={() => location.reload()}>{translate("ra.action.update_application")}</Button>
    </span>
  );
};
