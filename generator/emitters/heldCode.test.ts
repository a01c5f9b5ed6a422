import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { writeScenario } from "../../tests/scenarios/writeScenario";
import { generate } from "../output/generate";

let root = "";
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const generated = (file: string): string => readFileSync(join(root, "src/generated/lab/channel", file), "utf8");

/** Generates the scenario with another name for its enumeration. */
const withEnum = async (name: string): Promise<void> => {
  root = writeScenario("conditions");
  for (const file of ["enums.yaml", "lab/channel.yaml"]) {
    const path = join(root, "resources", file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("channel_type", name));
  }
  expect((await generate(root)).exit).toBe(0);
};

it("names values in views and schemas", async () => {
  await withEnum("channel_type");
  expect(generated("ChannelInputs.tsx")).toContain("<When is={{ type: [ChannelType.voice_call] }}>");
  expect(generated("channel.schema.ts")).toContain("when: { type: [ChannelType.mail] }");
});

it.each(["text_input", "channel"])(
  "prints the values of an enumeration whose name another import has: %s",
  async (name) => {
    await withEnum(name);
    expect(generated("channel.schema.ts")).toContain("when: { type: [1] }");
    expect(generated("ChannelInputs.tsx")).toContain("<When is={{ type: [3] }}>");
  },
);
