// Runs in the page, in `npm run dev` only. Adds the catalogue of parts to the console.
import type { Console } from "../../../src/framework/console";
import { pages } from "../../../src/framework/shell/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { type ExampleFiles, setOwnExampleFiles } from "./ownFiles";

/** One feature for all versions of the console: React would mount the page of another one anew, with empty forms. */
const catalogue: ConsoleFeature = {
  name: "catalogue",
  fills: [fill(pages, { path: "/___parts", load: async () => (await import("./CataloguePage")).CataloguePage })],
};

/** `own`: the files with examples of the console and of its features. */
export const addCatalogue = (console: Console, own: ExampleFiles): void => {
  Object.assign(console, { features: [...(console.features ?? []), catalogue] });
  setOwnExampleFiles(own);
};
