import { useResourceContext, useTranslate } from "ra-core";

/** The field's help text, `<resource>.help.<source>`; empty when its definition gives none. */
export const useHelp = (path: string): string => {
  const translate = useTranslate();
  const key = `${useResourceContext() ?? ""}.help.${path}`;
  const text = translate(key, { _: "" });
  return text === key ? "" : text;
};
