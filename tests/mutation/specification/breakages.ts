// How each sentence of the specification is broken. Some tables are derived from definitions and titles, the others are
// written by hand.
import type { Breakage } from "./Breakage";
import { callBreakages } from "./calling";
import { declaredCallBreakages } from "./calls";
import { fieldBreakages } from "./fields";
import { numberBreakages } from "./numbers";
import { pageBreakages } from "./pages";
import { routeBreakages } from "./routes";
import { ruleBreakages } from "./rules";
import { screenBreakages } from "./screens";
import { valueBreakages } from "./values";

export const breakages: readonly Breakage[] = [
  ...screenBreakages,
  ...pageBreakages,
  ...routeBreakages,
  ...fieldBreakages,
  ...valueBreakages,
  ...ruleBreakages,
  ...declaredCallBreakages,
  ...callBreakages,
  ...numberBreakages,
];
