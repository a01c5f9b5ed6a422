// An empty console, without screens, words or features, for tests of parts that need a console around them.
import type { Console } from "../src/framework/shell/Console";

export const emptyConsole: Console = {
  platform: {
    rows: null,
    rest: [],
    rights: { path: "/role/get", style: "bearer", role: "role_id", key: "id", menus: "menus" },
    menus: {
      ...{ path: "/menu/list", style: "bearer", paging: "page_index", id: "id", key: "key" },
      ...{ parent: "", order: "", icon: "", names: { en: "name", "zh-CN": "name", "zh-TW": "name" } },
    },
  },
  name: { en: "", "zh-CN": "", "zh-TW": "" },
  Logo: () => null,
  icons: {},
  isTitledHost: () => false,
  sections: {},
  words: { en: [], "zh-CN": [], "zh-TW": [] },
  accountMenu: [],
  places: null,
  work: null,
};
