// A description that is divided into files is imported as the whole one.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { objectIn } from "./facts";
import { importOpenapi } from "./importOpenapi";
import { readDescription } from "./readDescription";

const WHOLE = join(import.meta.dirname, "../../tests/import/harbour.yaml");
const NOTHING = { set: {}, only: [], title: "" };
const folder = mkdtempSync(join(tmpdir(), "pilothouse-divided-"));
const server = createServer((request, response) => {
  const path = join(folder, decodeURIComponent(new URL(request.url ?? "", "http://a").pathname));
  response.end(readFileSync(path));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const OWN = /"#\/components\/schemas\/(\w+)"/g;
const OTHER = /"#\/(components\/(?!schemas)[^"]+)"/g;
const write = (path: string, value: unknown, schemas: string, main: string): void =>
  writeFileSync(
    join(folder, path),
    stringify(
      JSON.parse(JSON.stringify(value).replaceAll(OWN, `"${schemas}$1.yaml"`).replaceAll(OTHER, `"${main}#/$1"`)),
    ),
  );

/** Writes the description with a file for each path and for each schema. */
const divide = (): void => {
  for (const name of ["paths", "schemas"]) mkdirSync(join(folder, name));
  const facts = objectIn(parse(readFileSync(WHOLE, "utf8")));
  const { schemas, ...components } = objectIn(facts.components);
  for (const [name, schema] of Object.entries(objectIn(schemas)))
    write(`schemas/${name}.yaml`, schema, "./", "../main.yaml");
  const paths = Object.entries(objectIn(facts.paths)).map(([path, item], at) => {
    write(`paths/${at}.yaml`, item, "../schemas/", "../main.yaml");
    return [path, { $ref: `paths/${at}.yaml` }];
  });
  write("main.yaml", { ...facts, paths: Object.fromEntries(paths), components }, "schemas/", "");
};
divide();

it.each(["a folder", "an address"])("imports files of %s as the whole description", async (from) => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const place = from === "a folder" ? join(folder, "main.yaml") : `http://127.0.0.1:${port}/main.yaml`;
  const whole = importOpenapi(readFileSync(WHOLE, "utf8"), "main.yaml", NOTHING);
  const divided = importOpenapi(await readDescription(place), "main.yaml", NOTHING);
  server.close();
  expect([...divided.files]).toEqual([...whole.files]);
  expect(divided.leftOut).toEqual(whole.leftOut);
});

it("names the reference to a file that is missing, and imports the rest", async () => {
  rmSync(join(folder, "schemas/Recording.yaml"));
  const { leftOut, files } = importOpenapi(await readDescription(join(folder, "main.yaml")), "main.yaml", NOTHING);
  expect(leftOut).toContainEqual({
    where: "../schemas/Recording.yaml",
    reason: "The reference leads nowhere.",
    advice: "Correct it, or put the file there, and import the description again.",
  });
  expect(files.has("main/camera.yaml")).toBe(true);
});

it("keeps the text of a description without other files", async () => {
  expect(await readDescription(WHOLE)).toBe(readFileSync(WHOLE, "utf8"));
});
