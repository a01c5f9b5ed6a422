import { lazy } from "react";
import { conditionPanel } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const ConditionPanel = lazy(() => import("./ConditionPanel").then((m) => ({ default: m.ConditionPanel })));

export const conditions: ConsoleFeature = { name: "conditions", fills: [fill(conditionPanel, ConditionPanel)] };
