import { useQuery } from "@tanstack/react-query";
import { post } from "../wire/client";
import { host } from "../wire/Host";
import { factsIn } from "../wire/readAnswer";
import type { MenuNames } from "./grants";

const ALL = { page_index: 1, page_size: 1000 };
const NONE: MenuNames = {};

const trimmedText = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Waits until the browser is idle: names of menus must not delay the first screen. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 300);
  });

/** Menu key -> names given by operators. Empty until they are loaded, and for accounts that may not read them. */
export const useMenuNames = (): MenuNames => {
  const { data } = useQuery({
    queryKey: ["auth", "menu names"],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<MenuNames> => {
      await idle();
      // The generated call is not used: its chunk would be loaded with every first screen.
      const { path, style, key, names } = host().menus;
      const { data } = await post(path, ALL, { style, signal });
      const menus: readonly unknown[] = Array.isArray(data) ? data : [];
      return Object.fromEntries(
        menus
          .map(factsIn)
          .map((menu) => [
            trimmedText(menu[key]),
            { en: trimmedText(menu[names.en]), zh: trimmedText(menu[names["zh-CN"]]) },
          ]),
      );
    },
  });
  return data ?? NONE;
};
