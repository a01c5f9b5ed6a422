import { useTranslate } from "ra-core";
import { useEffect } from "react";
import { config } from "../../wire/config";
import { usePageName } from "../menu/usePageName";
import { pageTitle } from "./pageTitle";

/** Keeps the browser's tab in step with the page and the language. */
export const DocumentTitle = () => {
  const translate = useTranslate();
  const text = pageTitle({
    page: usePageName(),
    product: translate("title"),
    fixed: translate("titles.p2p_server"),
    host: location.hostname,
    fixedHost: config().p2p_host,
  });
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
};
