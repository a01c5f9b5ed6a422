// Turns a description into the files of a console.
import { collectionsOf } from "./collections";
import { type ApiDescription, parseDescription } from "./Description";
import { methodsOf } from "./dialect";
import { objectIn } from "./facts";
import { filesOf } from "./files";
import { type Operation, operationsOf } from "./operations";
import type { ImportOptions } from "./Options";
import { parameterNamesIn } from "./places";
import { ImportRefusal } from "./Refusal";
import type { LeftOutPart } from "./LeftOutPart";
import { type ImportedResource, resourcesOf } from "./resources";
import { unresolvedReferences } from "./Shape";

export interface ApiImport {
  /** The description as it was written. */
  readonly text: string;
  readonly description: ApiDescription;
  readonly title: string;
  readonly operations: readonly Operation[];
  readonly resources: readonly ImportedResource[];
  readonly leftOut: readonly LeftOutPart[];
  readonly files: ReadonlyMap<string, unknown>;
  /** A sentence about how people sign in. */
  readonly said: string;
}

/** The description with the given values in place of parameters. */
const withValues = (description: ApiDescription, set: ImportOptions["set"]): ApiDescription => {
  const names = Object.keys(set);
  if (names.length === 0) return description;
  const fill = (text: string): string =>
    text.replaceAll(/\{([^}]+)\}/g, (all, name: string) => (names.includes(name) ? (set[name] ?? "") : all));
  const paths = Object.fromEntries(
    Object.entries(objectIn(description.facts.paths)).map(([path, held]) => [fill(path), held]),
  );
  return { ...description, facts: { ...description.facts, paths } };
};

/** Gives the queries the values that people set, as defaults. */
const withQueries = (operations: readonly Operation[], set: ImportOptions["set"]): readonly Operation[] =>
  operations.map((operation) => ({
    ...operation,
    parameters: operation.parameters
      .filter(({ place, name }) => place !== "path" || operation.path.includes(`{${name}}`))
      .map((one) =>
        one.place === "query" && set[one.name] !== undefined
          ? {
              ...one,
              isRequired: true,
              shape: {
                ...one.shape,
                properties: one.shape.properties,
                items: one.shape.items,
                standard: set[one.name],
              },
            }
          : one,
      ),
  }));

const checkValues = (
  operations: readonly Operation[],
  description: ApiDescription,
  { set, only }: ImportOptions,
): void => {
  const paths = Object.keys(objectIn(description.facts.paths));
  const known = new Set([
    ...paths.flatMap(parameterNamesIn),
    ...operations.flatMap(({ parameters }) =>
      parameters.filter(({ place }) => place === "query").map(({ name }) => name),
    ),
  ]);
  const unknown = Object.keys(set).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new ImportRefusal(
      `No path or query of the description has a parameter “${unknown}”. It has ${[...known].slice(0, 12).join(", ") || "none"}.`,
    );
  const odd = paths
    .flatMap(parameterNamesIn)
    .find((name) => set[name] !== undefined && !/^[\w.-]+$/.test(set[name] ?? ""));
  if (odd !== undefined)
    throw new ImportRefusal(
      `“${set[odd]}” cannot be in a path. Give ${odd} a value of letters, digits, dots, hyphens and underscores.`,
    );
  const idle = only.find((prefix) => !paths.some((path) => path.startsWith(prefix)));
  if (idle !== undefined)
    throw new ImportRefusal(`No path begins with ${idle}. The first ones are ${paths.slice(0, 5).join(", ")}.`);
};

/** @throws Refusal */
export const importOpenapi = (text: string, place: string, options: ImportOptions): ApiImport => {
  const whole = parseDescription(text, place);
  const description = withValues(whole, options.set);
  const all = withQueries(operationsOf(description), options.set);
  checkValues(all, whole, options);
  const operations = all.filter(
    ({ path }) => options.only.length === 0 || options.only.some((prefix) => path.startsWith(prefix)),
  );
  const leftOut: LeftOutPart[] = [];
  const collections = collectionsOf(operations, leftOut);
  const methods = methodsOf(collections);
  const found = resourcesOf(collections, methods, leftOut);
  const title = options.title || whole.title || "Console";
  const { files, said, door } = filesOf({ description, operations, found, methods, title, leftOut });
  for (const reference of unresolvedReferences.get(description) ?? [])
    leftOut.push({
      where: reference,
      reason: "The reference leads nowhere.",
      advice: "Correct it, or put the file there, and import the description again.",
    });
  const isDoor = ({ where }: LeftOutPart): boolean => door !== null && where === `${door.method} ${door.path}`;
  return {
    text,
    description,
    title,
    operations,
    resources: found.resources,
    leftOut: leftOut.filter((one) => !isDoor(one)),
    files,
    said,
  };
};
