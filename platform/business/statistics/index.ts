// Statistics for the dashboard and its screens. The store computes them, limited to what the caller may see.
export { aggregates } from "./aggregates";
export { deviceStatistics } from "./devices";
export { bestSellers, orderStatistics } from "./orders";
export { overview } from "./overview";
export { userStatistics } from "./users";
