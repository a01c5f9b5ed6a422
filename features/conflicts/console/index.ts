import { lazy } from "react";
import { changeConflict } from "../../../src/framework/form/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const ConflictNotice = lazy(() => import("./ConflictNotice").then((module) => ({ default: module.ConflictNotice })));

export const conflicts: ConsoleFeature = { name: "conflicts", fills: [fill(changeConflict, ConflictNotice)] };
