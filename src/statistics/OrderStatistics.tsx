export const OrderStatistics = () => null;
