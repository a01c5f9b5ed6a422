export const UserStatistics = () => null;
