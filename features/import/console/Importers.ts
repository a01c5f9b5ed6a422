import type { ImportButtonProps } from "./ImportButton";

/** The importers of a console, by the name of their resource. */
export type Importers = Readonly<Record<string, ImportButtonProps>>;
