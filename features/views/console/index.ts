import { lazy } from "react";
import { aroundList, filterTools, listMenu, listTabs } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { ViewProvider } from "./ViewProvider";

const ViewsBar = lazy(() => import("./ViewsBar").then((module) => ({ default: module.ViewsBar })));
const ViewsMenu = lazy(() => import("./ViewsBar").then((module) => ({ default: module.ViewsMenu })));
const ViewChanges = lazy(() => import("./ViewsBar").then((module) => ({ default: module.ViewChanges })));

/** `ViewProvider` is part of the first bundle, because a list needs it before it requests rows. */
export const views: ConsoleFeature = {
  name: "views",
  fills: [
    fill(aroundList, ViewProvider),
    fill(listTabs, ViewsBar),
    fill(listMenu, ViewsMenu),
    fill(filterTools, ViewChanges),
  ],
};
