import { lazy } from "react";
import { conditionPanel, fieldPanel } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const ConditionPanel = lazy(() => import("./ConditionPanel").then((m) => ({ default: m.ConditionPanel })));
const FieldChoice = lazy(() => import("./FieldChoice").then((m) => ({ default: m.FieldChoice })));

export const conditions: ConsoleFeature = {
  name: "conditions",
  fills: [fill(conditionPanel, ConditionPanel), fill(fieldPanel, FieldChoice)],
};
