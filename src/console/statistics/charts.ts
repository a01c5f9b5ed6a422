// The chart library comes with the first picture, after the figures and the tables are there.
import { lazy } from "react";

export const TrendChart = lazy(() => import("./TrendChart").then((m) => ({ default: m.TrendChart })));
export const ShareChart = lazy(() => import("./ShareChart").then((m) => ({ default: m.ShareChart })));
export const BarsChart = lazy(() => import("./BarsChart").then((m) => ({ default: m.BarsChart })));
