// The files from which new consoles and new entities are made, with {{placeholders}}.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { toolRoot } from "../../generator";
import type { EntityNames } from "./names";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text between double quotes, in HTML or in YAML. */
const quotedIn = (path: string, text: string): string =>
  path.endsWith(".html")
    ? text.replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one)
    : JSON.stringify(text).slice(1, -1);

const folder = (): string => join(toolRoot(), "authoring/new/template");

/** The paths of all files of a new console. */
export const listTemplatePaths = (): readonly string[] =>
  readdirSync(folder(), { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(folder(), path)).isFile(),
  );

export const readTemplate = (path: string): string => readFileSync(join(folder(), path), "utf8");

/** The text of a file at `path`, with the names of an entity and with other values. */
export const fillTemplate = (
  path: string,
  text: string,
  entity: EntityNames,
  others: Readonly<Record<string, string>> = {},
): string => {
  const { one, many, label, labels } = entity;
  const values: Readonly<Record<string, string>> = {
    ...{ entity: one, entities: many, Entity: label, Entities: labels },
    ...others,
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (all, key: string) => {
    const value = values[key];
    return value === undefined ? all : quotedIn(path, value);
  });
};
