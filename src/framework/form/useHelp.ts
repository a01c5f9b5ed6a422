import { useResourceContext, useTranslate } from "ra-core";

/** The help text of the field, `<resource>.help.<source>`. Empty when the definition has none. */
export const useHelp = (path: string): string => {
  const translate = useTranslate();
  const key = `${useResourceContext() ?? ""}.help.${path}`;
  const text = translate(key, { _: "" });
  return text === key ? "" : text;
};
