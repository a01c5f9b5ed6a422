import { LANGUAGES, type Language, type Words } from "../../shared/schema/languages";
import { CONSOLE_FILE, GENERATED_FOLDER } from "../layout";
import type { EnumModel } from "../model/Model";
import type { ScreenModel } from "../model/ScreenModel";
import { defaultExport, type GeneratedFile, literal, table } from "../printing";
import type { Catalog } from "./Catalog";
import { satisfyWireType } from "./valueCode";

/** Names of lists that are tabs of one screen. Without them here, each tab would load a file only for its name. */
const tabsOf = ({ model, resourceOf }: Catalog): readonly (readonly [string, Words])[] =>
  model.sections
    .flatMap(({ screens }) => screens)
    .flatMap(({ resources }) => (resources.length > 1 ? resources : []))
    .map((name) => [`${name}.plural`, resourceOf(name).plural]);

const dashboardWords = ({ menu, dashboard }: ScreenModel): readonly (readonly [string, Words])[] =>
  (dashboard ?? []).flatMap(({ label }, at) => (label === null ? [] : [[`dashboards.${menu}.${at}`, label] as const]));

/** The labels of the values, and the texts of the buttons that set them. */
const enumWords = ({ name, values }: EnumModel): readonly (readonly [string, Words])[] =>
  values.flatMap(({ value, label, act }) => [
    [`enums.${name}.${value}`, label] as const,
    ...(act === null ? [] : [[`acts.${name}.${value}`, act] as const]),
  ]);

const wordsOf = (catalog: Catalog): readonly (readonly [string, Words])[] => [
  ...Object.entries(catalog.model.titles),
  ...catalog.model.menus.map(({ key, label }) => [`menu.${key}`, label] as const),
  ...tabsOf(catalog),
  ...catalog.model.sections.flatMap(({ screens }) => screens.flatMap(dashboardWords)),
  ...catalog.model.errors.map(
    ({ code, context, message }) => [`errors.${code}${context === null ? "" : `.${context}`}`, message] as const,
  ),
  ...catalog.model.enums.flatMap(enumWords),
];

const emitLanguage = (catalog: Catalog, language: Language): GeneratedFile => ({
  path: `${GENERATED_FOLDER}/words/${language}.ts`,
  source: CONSOLE_FILE,
  statements: [
    defaultExport(
      satisfyWireType(table(wordsOf(catalog).map(([key, words]) => [key, literal(words[language])])), "WordTable"),
    ),
  ],
});

/** `words/<lng>.ts`: words for every screen: titles, the menu, errors and enumerations. */
export const emitSharedWords = (catalog: Catalog): readonly GeneratedFile[] =>
  LANGUAGES.map((language) => emitLanguage(catalog, language));
