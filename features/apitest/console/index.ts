import { pages } from "../../../src/framework/shell/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { type DeclaredResources, declaredCalls } from "./declaredCalls";
import { mayTestCalls } from "./mayTestCalls";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

/** `load` loads the resources of the console, with the page that needs them. */
export const apitest = (load: () => Promise<{ readonly resources: DeclaredResources }>): ConsoleFeature => ({
  name: "apitest",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [
    fill(pages, {
      path: "/___api_test",
      mayOpen: mayTestCalls,
      load: async () => {
        const [{ createApiTestPage }, { resources }] = await Promise.all([import("./ApiTest"), load()]);
        return createApiTestPage(await declaredCalls(resources));
      },
      offered: { label: "apitest.title", icon: "code", also: ["接口测试"] },
    }),
  ],
});
