import { useTranslate } from "ra-core";
import { useLocation } from "react-router-dom";
import { Message } from "./Message";
import { BackWay, HomeWay, SearchWay } from "./Ways";

/** Any other path: the way home, the way back, and the search in the bar above. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Message
      icon="map"
      title={translate("ra.page.not_found")}
      text={translate("shell.not_found", { path: pathname })}
      ways={
        <>
          <HomeWay primary />
          <BackWay />
          <SearchWay />
        </>
      }
    />
  );
};
