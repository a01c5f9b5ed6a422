// A description of a platform: OpenAPI 3.0 and 3.1, and Swagger 2, as JSON or YAML.
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { objectIn, isJsonObject, listIn, textIn, type JsonObject } from "./facts";
import { ImportRefusal } from "./Refusal";

export interface ApiDescription {
  readonly facts: JsonObject;
  readonly isSwagger: boolean;
  readonly title: string;
  /** The address of the platform. Empty if the description has none. */
  readonly server: string;
  /** The prefix of all paths, such as /api/v3, which the description has only once. */
  readonly root: string;
}

const MOST_ALIASES = 10_000;
const PATIENCE = 30_000;

export const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** The text at a path or an address. @throws Refusal */
export const readFileOrUrl = async (place: string): Promise<string> => {
  if (!isAddress(place))
    try {
      return readFileSync(place, "utf8");
    } catch {
      throw new ImportRefusal(`${place} cannot be read. Check the path.`);
    }
  try {
    const answer = await fetch(place, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return await answer.text();
    throw new ImportRefusal(
      `${place} answers with HTTP ${answer.status}. Save the description as a file, and name that file.`,
    );
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal(
      `${place} does not answer. Check the address, or save the description as a file, and name that file.`,
    );
  }
};

/** @throws Refusal */
export const parseJsonOrYaml = (text: string, place: string): unknown => {
  try {
    if (/^\s*\{/.test(text)) return JSON.parse(text);
  } catch {
    // A YAML map can begin with a brace, too.
  }
  try {
    return parse(text, { maxAliasCount: MOST_ALIASES, logLevel: "error" });
  } catch (error) {
    const [line = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw new ImportRefusal(`${place} is neither JSON nor YAML: ${line} Correct it there, and import it again.`);
  }
};

const withoutEnd = (path: string): string => path.replace(/\/+$/, "");

/** The address of the platform, and the path that comes before all others. */
const serverOf = (facts: JsonObject, isSwagger: boolean, place: string): readonly [server: string, root: string] => {
  const [first] = listIn(facts.servers).map(objectIn);
  const scheme = textIn(listIn(facts.schemes)[0]) || "https";
  const host = textIn(facts.host);
  const written = isSwagger
    ? `${host === "" ? "" : `${scheme}://${host}`}${textIn(facts.basePath)}`
    : textIn(first?.url).replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
        String(objectIn(objectIn(first?.variables)[name]).default ?? ""),
      );
  const base = isAddress(place) ? place : undefined;
  if (!URL.canParse(written, base)) return ["", withoutEnd(written.startsWith("/") ? written : "")];
  const { origin, pathname } = new URL(written, base);
  return [origin, withoutEnd(pathname)];
};

/** @throws Refusal */
export const parseDescription = (text: string, place: string): ApiDescription => {
  const facts = objectIn(parseJsonOrYaml(text, place));
  const isSwagger = textIn(facts.swagger).startsWith("2") || facts.swagger === 2;
  if (!isSwagger && !/^3\.[0-9]/.test(String(facts.openapi ?? "")))
    throw new ImportRefusal(
      `${place} describes no platform: it has neither \`openapi: 3.…\` nor \`swagger: "2.0"\`. Name a file with an OpenAPI description.`,
    );
  if (!isJsonObject(facts.paths) || Object.keys(facts.paths).length === 0)
    throw new ImportRefusal(
      `${place} has no paths, so there is nothing to import. Name the description of the whole platform.`,
    );
  const [server, root] = serverOf(facts, isSwagger, place);
  return { facts, isSwagger, title: textIn(objectIn(facts.info).title).trim(), server, root };
};
