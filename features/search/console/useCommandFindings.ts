import { useLocaleState, useLogout, usePermissions, useTranslate } from "ra-core";
import { useMemo } from "react";
import type { Permissions } from "../../../src/framework/providers/account";
import type { Finding } from "./Finding";
import { config } from "../../../src/framework/wire/config";
import { LANGUAGE_NAMES } from "../../../src/framework/wire/contract";
import { useOwnMode } from "../../../src/framework/ui/theme/useOwnMode";
import { pages } from "../../../src/framework/shell/slots";
import { useParts } from "../../../src/framework/slots";

const MODES = [
  ["light", "sun", ["theme", "浅色外观 主题"]],
  ["dark", "moon", ["theme", "深色外观 夜间 主题"]],
  ["system", "settings", ["theme", "外观 主题"]],
] as const;

/** Commands that are available everywhere, as findings of the search. */
export const useCommandFindings = (): readonly Finding[] => {
  const translate = useTranslate();
  const logout = useLogout();
  const [locale, setLocale] = useLocaleState();
  const { choose } = useOwnMode();
  const { permissions } = usePermissions<Permissions>();
  const own = useParts(pages);
  return useMemo(() => {
    const command = (key: string, rest: Pick<Finding, "label" | "icon" | "also" | "to">): Finding => ({
      key: `command ${key}`,
      kind: "action",
      hint: "",
      ...rest,
    });
    return [
      ...config()
        .languages.filter((language) => language !== locale)
        .map((language) =>
          command(language, {
            label: translate("search.language", { name: LANGUAGE_NAMES[language] }),
            icon: "language",
            also: ["language", "语言"],
            to: () => setLocale(language),
          }),
        ),
      ...MODES.map(([mode, icon, also]) =>
        command(mode, {
          label: translate(`search.theme_${mode}`),
          icon,
          also,
          to: () => choose(mode),
        }),
      ),
      ...own.flatMap(({ path, offered, mayOpen }) =>
        offered && mayOpen?.(permissions) !== false
          ? [command(path, { ...offered, label: translate(offered.label), to: path })]
          : [],
      ),
      command("sign out", {
        label: translate("search.sign_out"),
        icon: "logout",
        also: ["log out", "退出登录"],
        to: () => void logout({}, undefined, false),
      }),
    ];
  }, [translate, locale, setLocale, choose, logout, own, permissions]);
};
