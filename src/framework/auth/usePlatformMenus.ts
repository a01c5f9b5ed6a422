import { useQuery } from "@tanstack/react-query";
import { parseJson } from "../../../shared/schema/parseJson";
import { factsIn } from "../wire/readAnswer";
import { type PlatformMenu, readMenus } from "../wire/menus";
import * as storage from "../wire/storage";
import { whenIdle } from "../wire/whenIdle";

const place = () => storage.ownKey("menus");
const PARTS = ["id", "key", "parent", "icon", "en", "zh"] as const;

const isMenu = (value: unknown): value is PlatformMenu => {
  const facts = factsIn(value);
  return PARTS.every((part) => typeof facts[part] === "string");
};

/** The menus of the last visit. With them, the menu does not change while somebody reads it. */
const lastSeen = (): readonly PlatformMenu[] | undefined => {
  const kept = parseJson(storage.get(place()) ?? "");
  return Array.isArray(kept) && kept.every(isMenu) ? kept : undefined;
};

/** The menus of the platform. Undefined while they are unknown, and for accounts that may not read them. */
export const usePlatformMenus = (): readonly PlatformMenu[] | undefined => {
  const { data } = useQuery({
    queryKey: ["auth", "menus"],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: lastSeen,
    queryFn: async ({ signal }) => {
      await whenIdle(3000, 300);
      const menus = await readMenus(signal);
      storage.set(place(), JSON.stringify(menus));
      return menus;
    },
  });
  return data;
};
