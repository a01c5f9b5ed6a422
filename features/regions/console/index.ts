import { lazy } from "react";
import { regionChoice } from "../../../src/framework/form/slots";
import { regionNames } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const RegionChoice = lazy(() => import("./RegionChoice").then((module) => ({ default: module.RegionChoice })));
const RegionNames = lazy(() => import("./RegionNames").then((module) => ({ default: module.RegionNames })));

export const regions: ConsoleFeature = {
  name: "regions",
  fills: [fill(regionChoice, RegionChoice), fill(regionNames, RegionNames)],
};
