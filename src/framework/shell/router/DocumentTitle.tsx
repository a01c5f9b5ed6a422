import { useTranslate } from "ra-core";
import { useEffect } from "react";
import { config } from "../../wire/config";
import { useConsole } from "../Console";
import { usePageName } from "../menu/usePageName";
import { pageTitle } from "./pageTitle";

/** Sets the title of the browser's tab, from the name of the page and the language. */
export const useDocumentTitle = (page: string): void => {
  const translate = useTranslate();
  const isTitled = useConsole().isTitledHost?.({ host: location.hostname, given: config().given });
  const text = pageTitle({
    page,
    product: translate("title"),
    fixed: isTitled ? translate("hostTitle", { _: translate("title") }) : null,
  });
  useEffect(() => {
    document.title = text;
  }, [text]);
};

/** The title of the screen at the current address. */
export const DocumentTitle = () => {
  useDocumentTitle(usePageName());
  return null;
};
