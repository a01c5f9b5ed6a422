import type { ExampleFile, ExampleFiles } from "./ownFiles";

/** The examples of the framework's own parts. */
export const frameworkExamples: ExampleFiles = import.meta.glob<ExampleFile>("../examples/*.examples.tsx");
