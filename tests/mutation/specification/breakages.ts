// How each sentence of the specification is broken. Some tables are derived from definitions and titles, the others are
// written by hand.
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
