import { lazy } from "react";
import { columnChoices, listFoot } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { SumsFoot } from "./Foot";

const GroupPanel = lazy(() => import("./GroupChoice").then((module) => ({ default: module.GroupPanel })));

export const sums: ConsoleFeature = {
  name: "sums",
  fills: [fill(listFoot, SumsFoot), fill(columnChoices, GroupPanel)],
};
