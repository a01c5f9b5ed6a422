import { useTranslate } from "ra-core";
import { useLocation } from "react-router-dom";
import { Fills } from "../../slots";
import { missingPageLinks } from "../slots";
import { Message } from "./Message";
import { BackButton, FirstPageButton } from "./PageButtons";

/** For unknown addresses: a link to the first page, a link back, and links of features. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Message
      icon="map"
      title={translate("ra.page.not_found")}
      text={translate("shell.not_found", { path: pathname })}
      actions={
        <>
          <FirstPageButton />
          <BackButton />
          <Fills of={missingPageLinks} props={{ path: pathname }} />
        </>
      }
    />
  );
};
