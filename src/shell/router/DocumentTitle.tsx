import { useTranslate } from "ra-core";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { sections } from "../menu/sections";
import { useCurrentTitle } from "../../kit/title";
import { config } from "../../wire/config";
import { screenAt } from "../menu/menuTree";
import { useMenuLabel } from "../menu/useMenuLabel";
import { pageTitle } from "./pageTitle";

/** Keeps the browser's tab in step with the page and the language. */
export const DocumentTitle = () => {
  const translate = useTranslate();
  const labelOf = useMenuLabel();
  const { pathname } = useLocation();
  const { title } = useCurrentTitle();
  const screen = screenAt(sections, pathname);
  const text = pageTitle({
    page: title || (screen ? labelOf(screen.menu) : ""),
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
