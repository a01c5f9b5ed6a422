import { topBar } from "pilothouse/shell";
import { type ConsoleFeature, fill } from "pilothouse/slots";
import { lazy } from "react";

const Rounds = lazy(() => import("./Rounds").then((module) => ({ default: module.Rounds })));

export const rounds: ConsoleFeature = { name: "rounds", fills: [fill(topBar, Rounds)] };
