export const DeviceStatistics = () => null;
