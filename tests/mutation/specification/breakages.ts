// How each sentence of the specification is broken: tables derived from definitions and titles, and hand-written ones.
import type { Breakage } from "./Breakage";
import { calling } from "./calling";
import { calls } from "./calls";
import { fields } from "./fields";
import { numbers } from "./numbers";
import { pages } from "./pages";
import { routes } from "./routes";
import { rules } from "./rules";
import { screens } from "./screens";
import { values } from "./values";

export const breakages: readonly Breakage[] = [
  ...screens,
  ...pages,
  ...routes,
  ...fields,
  ...values,
  ...rules,
  ...calls,
  ...calling,
  ...numbers,
];
