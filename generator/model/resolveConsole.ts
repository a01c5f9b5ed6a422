import type { ConsoleDefinition, ScreenDefinition, SectionDefinition } from "../definition/ConsoleDefinition";
import { type DashboardPart, formAndResourceOf } from "../definition/Dashboard";
import { resourcesOf, screensOf } from "./checkConsole";
import type { Words } from "./Model";
import type { DashboardPartModel, MenuModel, PageTitles, ScreenModel, SectionModel } from "./ScreenModel";
import type { ResolveText } from "./resolveWords";

const SECTION_ICON = "folder";
const SCREEN_ICON = "list";

/** Resources whose lists are not in the specification. */
type Extended = ReadonlySet<string>;

const resolvePart = (part: DashboardPart, speak: ResolveText): readonly DashboardPartModel[] => {
  const shown = formAndResourceOf(part);
  if (shown === null) return [];
  const { by, days, rows, columns, field, when = {}, label } = part;
  const [of, words] = [columns ?? (field === undefined ? [] : [field]), label && speak(label, shown.resource)];
  return [{ ...shown, by, days, rows, columns: of, when, label: words ?? null }];
};

const resolveScreen = (
  section: SectionDefinition,
  screen: ScreenDefinition,
  speak: ResolveText,
  extended: Extended,
): ScreenModel => {
  const resources = resourcesOf(screen);
  const isSection = section.screens === null;
  return {
    path: isSection ? `/${section.name}` : `/${section.name}/${screen.name}`,
    menu: isSection ? section.name : `${section.name}.${screen.name}`,
    label: speak(screen.label, screen.name),
    icon: screen.icon ?? SCREEN_ICON,
    resources,
    hiddenContent: screen.hidden_content ?? false,
    extension: resources.length > 0 && resources.every((name) => extended.has(name)),
    component: screen.component ?? null,
    dashboard: screen.dashboard?.flatMap((part) => resolvePart(part, speak)) ?? null,
  };
};

const resolveSection = (section: SectionDefinition, speak: ResolveText, extended: Extended): SectionModel => {
  const screens = screensOf(section).map(([screen]) => resolveScreen(section, screen, speak, extended));
  const opened = section.redirect === undefined ? undefined : `/${section.name}/${section.redirect}`;
  return {
    name: section.name,
    label: speak(section.label, section.name),
    icon: section.icon ?? SECTION_ICON,
    redirect: opened ?? screens[0]?.path ?? `/${section.name}`,
    screens,
  };
};

const menusOf = (section: SectionDefinition, model: SectionModel, speak: ResolveText): MenuModel[] => {
  const actions = (parent: string, { actions }: ScreenDefinition): MenuModel[] =>
    [...actions].map(([name, words]) => ({
      key: `${parent}.${name}`,
      parent,
      label: speak(words, name),
      icon: "",
      path: null,
      type: "action",
    }));
  const { name: key, label, icon, redirect: path } = model;
  const own: MenuModel = { key, parent: null, label, icon, path, type: "section" };
  if (section.screens === null) return [own, ...actions(key, section)];
  return [
    own,
    ...screensOf(section).flatMap(([screen], index): MenuModel[] => {
      const shown = model.screens[index];
      if (shown === undefined) return [];
      const menu: MenuModel = {
        key: shown.menu,
        parent: key,
        label: shown.label,
        icon: shown.icon,
        path: shown.path,
        type: "screen",
      };
      return [menu, ...actions(shown.menu, screen)];
    }),
  ];
};

export interface ConsoleModel {
  readonly sections: readonly SectionModel[];
  readonly menus: readonly MenuModel[];
  readonly titles: Readonly<Record<string, Words>>;
  readonly pageTitles: PageTitles;
}

export const resolveConsole = (
  { sections, title, titles, patterns, publicPages, hostTitle }: ConsoleDefinition,
  speak: ResolveText,
  extended: Extended,
): ConsoleModel => {
  const resolved = [...sections.values()].map(
    (section) => [section, resolveSection(section, speak, extended)] as const,
  );
  const spoken = new Map([...titles].map(([key, words]) => [key, speak(words, key)] as const));
  const product = speak(title, "title");
  const host = spoken.get(hostTitle ?? "") ?? null;
  return {
    sections: resolved.map(([, model]) => model),
    menus: resolved.flatMap(([section, model]) => menusOf(section, model, speak)),
    titles: {
      title: product,
      ...(host && { hostTitle: host }),
      ...Object.fromEntries([...spoken].map(([key, words]) => [`titles.${key}`, words])),
      ...Object.fromEntries(
        [...patterns].map(([name, { message }]) => [`invalid.pattern.${name}`, speak(message, name)]),
      ),
    },
    pageTitles: {
      product,
      pages: Object.fromEntries(
        [...publicPages].flatMap(([route, key]) => {
          const words = spoken.get(key ?? "");
          return words === undefined ? [] : [[`/${route}`, words]];
        }),
      ),
      host,
    },
  };
};
