import { join } from "node:path";
import { expect, it } from "vitest";
import { reloadModel } from "../../../generator/load";
import { signInToHost } from "../../../probe/enter";

const { model } = reloadModel(join(import.meta.dirname, "../../.."));

it.each([
  ["at a page of the host", { page: { address: "https://door.example", client: "console", scope: "" } }, {}],
  ['by "hmac" of the console', {}, { authentication: "hmac" }],
])("the probe says that it cannot sign in %s", async (words, page, proven) => {
  if (!model?.host) throw new Error("The definitions cannot be read.");
  const host = { ...model.host, ...proven, signIn: { ...model.host.signIn, ...page } };
  const account = { address: "http://127.0.0.1:9", user: "anna", password: "pw" };
  const entering = signInToHost({ ...account, model: { ...model, host }, readPicture: async () => "", settings: {} });
  await expect(entering).rejects.toThrow(words);
});
