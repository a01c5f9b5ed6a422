import type { Sections } from "../../wire/contract";

/**
 * Where a path that is no screen itself leads: "/" to the first that is granted, "/product" to the screen it redirects to, and where
 * that one is not granted, to the first that is. Null when the path stays as it is, "none" when nothing is granted there.
 */
export const landing = (sections: Sections, path: string, granted: readonly string[]): string | null => {
  if (path === "/") return granted[0] ?? "none";
  const name = path.slice(1);
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (!section || section.screens.some((screen) => screen.path === path)) return null;
  if (granted.includes(section.redirect)) return section.redirect;
  return granted.find((one) => one.startsWith(`${path}/`)) ?? "none";
};
