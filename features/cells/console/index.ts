import { lazy } from "react";
import { tableCells } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const Cells = lazy(() => import("./Cells").then((module) => ({ default: module.Cells })));

export const cells: ConsoleFeature = { name: "cells", fills: [fill(tableCells, Cells)] };
