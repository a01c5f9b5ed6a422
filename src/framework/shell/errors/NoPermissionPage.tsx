import { useTranslate } from "ra-core";
import { Message } from "./Message";
import { BackWay, HomeWay } from "./Ways";

/** The account's roles do not grant this screen. Shown like code 513, but before any call is made. */
export const NoPermissionPage = () => {
  const translate = useTranslate();
  return (
    <Message
      icon="lock"
      title={translate("ra.page.access_denied")}
      text={translate("shell.no_permission")}
      ways={
        <>
          <HomeWay primary />
          <BackWay />
        </>
      }
    />
  );
};
