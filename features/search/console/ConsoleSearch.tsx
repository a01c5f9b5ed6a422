// The search with the sources of this console. It is loaded together with the search dialog.
import { LANGUAGES } from "../../../src/framework/wire/contract";
import { useMemo } from "react";
import { useGrants } from "../../../src/framework/auth/useGrants";
import { SearchDialog, type SearchDialogProps } from "./SearchDialog";
import type { SearchPage, SearchSource } from "./SearchSource";
import { loadOnce } from "../../../src/framework/shell/errors/loadOnce";
import { screensIn, type MenuNode } from "../../../src/framework/shell/menu/menuTree";
import { useConsole } from "../../../src/framework/shell/Console";
import { useMenuLabel } from "../../../src/framework/shell/menu/useMenuLabel";
import { useCommandFindings } from "./useCommandFindings";

interface ConsoleSearchProps extends Omit<SearchDialogProps, "source"> {
  readonly nodes: readonly MenuNode[];
}

const ConsoleSearch = ({ nodes, ...dialog }: ConsoleSearchProps) => {
  const { sections, words } = useConsole();
  const grants = useGrants();
  const labelOf = useMenuLabel();
  const commands = useCommandFindings();
  const source = useMemo((): SearchSource => {
    const places = nodes.flatMap((node) =>
      screensIn([node]).map(({ key, path, icon }): SearchPage => {
        const section = key === node.key ? "" : labelOf(node.key);
        return { menu: key, path: path ?? "/", icon, label: labelOf(key), section };
      }),
    );
    const mine = nodes.flatMap(({ key }) => sections[key]?.load ?? []);
    return {
      places,
      sections: mine.map((load) => () => loadOnce(load)),
      menuWords: LANGUAGES.filter((one) => one !== "zh-TW").flatMap((one) => words[one]),
      may: grants.has,
      commands,
    };
  }, [sections, words, nodes, grants, labelOf, commands]);
  return <SearchDialog source={source} {...dialog} />;
};

export default ConsoleSearch;
