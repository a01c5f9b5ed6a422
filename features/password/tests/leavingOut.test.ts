import { expect, it } from "vitest";
import { business } from "../../../platform/business";
import { runCommand } from "../../../platform/framework/server/commands";

const root = process.cwd();

it("a console without `password` refuses the command", async () => {
  const features = (business.features ?? []).filter(({ name }) => name !== "password");
  await expect(runCommand({ root, tool: root }, "password", ["admin"], features)).rejects.toThrow(
    "No feature of this console has the command password",
  );
  await expect(runCommand({ root, tool: root }, "password", [], business.features ?? [])).rejects.toThrow(
    "Say whose password",
  );
});
