import { lazy } from "react";
import { accountPanels } from "../../../src/framework/account/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const OwnSessions = lazy(() => import("./OwnSessions").then((module) => ({ default: module.OwnSessions })));

export const sessions: ConsoleFeature = { name: "sessions", fills: [fill(accountPanels, OwnSessions)] };
