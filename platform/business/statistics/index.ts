// Numbers over time for the dashboard and the statistics screens: aggregated in the store, within what the caller may see.
export { deviceStatistics } from "./devices";
export { bestSellers, orderStatistics } from "./orders";
export { overview } from "./overview";
export { userStatistics } from "./users";
