import type { Sections } from "../../wire/contract";

/**
 * The redirect for a path without a screen. "/" leads to the first granted screen. "/product" leads to the section's
 * default screen or, if that is not granted, to its first granted screen. Null for no redirect, "none" if nothing is
 * granted.
 */
export const landingPath = (sections: Sections, path: string, granted: readonly string[]): string | null => {
  if (path === "/") return granted[0] ?? "none";
  const name = path.slice(1);
  const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  if (!section || section.screens.some((screen) => screen.path === path)) return null;
  if (granted.includes(section.redirect)) return section.redirect;
  return granted.find((one) => one.startsWith(`${path}/`)) ?? "none";
};
