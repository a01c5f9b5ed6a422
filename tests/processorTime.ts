/** Milliseconds of processor time that this process has used. Unlike the time of day, it does not depend on what else a machine does. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
