import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "ra-core";
import type { MenuNames } from "./grants";

const ALL = 1000;
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
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ["auth", "menu names"],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
    queryFn: async ({ signal }): Promise<MenuNames> => {
      await idle();
      const { data: menus } = await provider.getList("menu", {
        pagination: { page: 1, perPage: ALL },
        sort: { field: "menu_id", order: "ASC" },
        filter: {},
        signal,
      });
      return Object.fromEntries(
        menus.map(({ menu_key, menu_name, menu_cn_name }) => [
          textOf(menu_key),
          { en: textOf(menu_name), zh: textOf(menu_cn_name) },
        ]),
      );
    },
  });
  return data ?? NONE;
};
