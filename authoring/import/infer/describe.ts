// A description of a platform, from what it answers: it only reads.
import { type JsonObject, isJsonObject } from "../facts";
import { ImportRefusal } from "../Refusal";
import { singularOf, toSnakeCase } from "../names";
import { requestJson, type RequestHeaders, detectPaging, REQUEST_TIMEOUT, rowsOfAnswer } from "./requestJson";
import { inferSchema } from "./inferSchema";

const KEYS = ["id", "uuid", "guid", "_id", "key"];
const json = (schema: JsonObject): JsonObject => ({ content: { "application/json": { schema } } });

/** The methods that the host says it has, by the header Allow. */
const methodsOf = async (url: URL, headers: RequestHeaders): Promise<readonly string[]> => {
  try {
    const answer = await fetch(url, { method: "OPTIONS", headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
    return (answer.headers.get("allow") ?? "").toLowerCase().split(/[\s,]+/);
  } catch {
    return [];
  }
};

const pathsOf = async (place: string, headers: RequestHeaders): Promise<JsonObject> => {
  const url = new URL(place);
  const answer = await requestJson(url, headers);
  if (answer === null)
    throw new ImportRefusal(`${place} cannot be reached, or does not answer with JSON. Check the address.`);
  if (typeof answer === "number")
    throw new ImportRefusal(
      `${place} answers with HTTP ${answer}. ${[401, 403].includes(answer) ? 'Give the header that lets you in: --header "Authorization: Bearer …".' : "Check the address."}`,
    );
  const rows = rowsOfAnswer(answer);
  const [first] = rows;
  if (first === undefined)
    throw new ImportRefusal(`${place} answers no list of records with at least one. Name the address of a list.`);
  const path = url.pathname.replace(/\/+$/, "") || "/";
  const row = inferSchema(rows);
  const one = singularOf(toSnakeCase(path.split("/").at(-1) ?? ""));
  const key = [...KEYS, `${one}_id`].flatMap(
    (name) => Object.keys(first).find((own) => toSnakeCase(own) === toSnakeCase(name)) ?? [],
  )[0];
  const paging = await detectPaging(url, headers, rows);
  const fixed = [...url.searchParams].map(([name, value]) => ({
    name,
    in: "query",
    required: true,
    schema: { type: "string", default: value },
  }));
  const asked = (paging ?? []).map((name) => ({ name, in: "query", schema: { type: "integer" } }));
  const methods = await methodsOf(url, headers);
  const { readOnly: _, ...body } = row;
  const written = { requestBody: json(body), responses: { 200: json(row) } };
  const list = {
    get: { parameters: [...fixed, ...asked], responses: { 200: json(inferSchema([answer])) } },
    ...(methods.includes("post") && { post: written }),
  };
  if (key === undefined) return { [path]: list };
  const record = new URL(url);
  record.pathname = `${path}/${encodeURIComponent(String(first[key]))}`;
  const found = await requestJson(record, headers);
  const own = await methodsOf(record, headers);
  const parameters = [
    { name: key, in: "path", required: true, schema: { type: typeof first[key] === "number" ? "integer" : "string" } },
  ];
  const calls = {
    ...(isJsonObject(found) && { get: { responses: { 200: json(inferSchema([found])) } } }),
    ...(own.includes("patch") ? { patch: written } : own.includes("put") && { put: written }),
    ...(own.includes("delete") && { delete: { responses: { 204: {} } } }),
  };
  return { [path]: list, ...(Object.keys(calls).length > 0 && { [`${path}/{${key}}`]: { parameters, ...calls } }) };
};

const schemesOf = (headers: RequestHeaders): JsonObject => {
  const [name, value] = Object.entries(headers)[0] ?? [];
  if (name === undefined) return {};
  const isAuthorization = name.toLowerCase() === "authorization";
  const scheme = /^basic /i.test(value ?? "") ? "basic" : "bearer";
  const way = isAuthorization ? { type: "http", scheme } : { type: "apiKey", in: "header", name };
  return { components: { securitySchemes: { way } }, security: [{ way: [] }] };
};

/** The description in OpenAPI of the lists at these addresses. @throws Refusal */
export const describeHost = async (places: readonly string[], headers: RequestHeaders): Promise<JsonObject> => {
  const origins = new Set(places.map((place) => new URL(place).origin));
  const [origin = ""] = origins;
  if (origins.size > 1)
    throw new ImportRefusal(`A console has one platform, and these are ${origins.size}: ${[...origins].join(", ")}.`);
  const paths: JsonObject[] = [];
  for (const place of places) paths.push(await pathsOf(place, headers));
  return {
    openapi: "3.1.0",
    info: { title: new URL(origin).hostname, version: "1" },
    servers: [{ url: origin }],
    ...schemesOf(headers),
    paths: Object.assign({}, ...paths),
  };
};
