import { useQuery } from "@tanstack/react-query";
import { bearer } from "../wire/calls";
import { send } from "../wire/send";
import type { MenuNames } from "./grants";

// Not the generated call: its chunk would come along with every first screen.
const list = bearer.list<Readonly<Record<string, unknown>>>("/v2/user/menu/list");
const ALL = { page_index: 1, page_size: 1000 };
const NONE: MenuNames = {};

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Whether the browser has nothing better to do: names of menus must not delay the first screen. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 300);
  });

/** The names operators gave their menus, by key; none until known, and none to those who may not see them. */
export const useMenuNames = (): MenuNames => {
  const { data } = useQuery({
    queryKey: ["auth", "menu names"],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<MenuNames> => {
      await idle();
      const { data: menus } = await send(list, ALL, { signal });
      return Object.fromEntries(
        (Array.isArray(menus) ? menus : []).map(({ menu_key, menu_name, menu_cn_name }) => [
          textOf(menu_key),
          { en: textOf(menu_name), zh: textOf(menu_cn_name) },
        ]),
      );
    },
  });
  return data ?? NONE;
};
