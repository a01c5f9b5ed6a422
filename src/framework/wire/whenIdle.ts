/** Resolves when the browser is idle, or after `timeout` ms. Browsers that report no idleness wait `instead` ms. */
export const whenIdle = (timeout: number, instead = 0): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout });
    else if (instead === 0) resolve();
    else setTimeout(resolve, instead);
  });
