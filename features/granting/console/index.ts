import { lazy } from "react";
import { grantors } from "../../../src/framework/shell/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const Grantors = lazy(() => import("./Grantors").then((module) => ({ default: module.MenuGrantors })));

export const granting: ConsoleFeature = { name: "granting", fills: [fill(grantors, Grantors)] };
