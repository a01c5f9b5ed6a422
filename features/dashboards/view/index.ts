// What the generated dashboards consist of.
export { Chart } from "./Chart";
export { CountTile, SumTile } from "./tiles";
export { Dashboard } from "./Dashboard";
export { Newest } from "./Newest";
export { Pick } from "./Pick";
