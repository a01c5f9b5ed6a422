import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { inlineEnumValues } from "./values";

const root = mkdtempSync(join(tmpdir(), "pilothouse-values-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const VIEW = join(root, "src/View.tsx");
mkdirSync(join(root, "shared/generated"), { recursive: true });
writeFileSync(
  join(root, "shared/generated/enums.ts"),
  `export const State = { open: 1, closed: -2 } as const;

export const Event = {
  export: "export",
  odd: "a\\"b",
} as const;
`,
);

const built = (code: string): string | null =>
  inlineEnumValues(`import { Event, State } from "../shared/generated/enums";\n${code}`, VIEW)?.split("\n")[1] ?? null;

it("has the value for the name of a value, as a key too", () => {
  expect(built("const when = { [State.open]: [State.closed], event: Event.export };")).toBe(
    'const when = { [1]: [-2], event: "export" };',
  );
});

it("keeps all other names", () => {
  const code = "const all = [Object.values(State), State.gone, Event.odd, Other.open, my.State.opened];";
  expect(built(code)).toBe(code);
});

it("leaves modules alone that import no enumerations", () => {
  expect(inlineEnumValues("State.open", VIEW)).toBeNull();
});
