// Statistics for the dashboard and its screens. The store computes them, limited to what the caller may see.
export { aggregates } from "./aggregates";
export { answerDeviceStatistics } from "./devices";
export { listBestSellers, answerOrderStatistics } from "./orders";
export { answerOverview } from "./answerOverview";
export { answerUserStatistics } from "./users";
