// The chart library is loaded with the first chart, after the figures and tables are shown.
import { lazy } from "react";

export const TrendChart = lazy(() => import("./TrendChart").then((m) => ({ default: m.TrendChart })));
export const ShareChart = lazy(() => import("./ShareChart").then((m) => ({ default: m.ShareChart })));
export const BarsChart = lazy(() => import("./BarsChart").then((m) => ({ default: m.BarsChart })));
