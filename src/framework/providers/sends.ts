// Functions that features run around each request. They may ask the person, and send the request again.
export type RequestWrapper = <Result>(send: () => Promise<Result>) => Promise<Result>;

let around: readonly RequestWrapper[] = [];

/** The console calls this once before it opens. The first function is the outermost. */
export const setRequestWrapper = (given: readonly RequestWrapper[]): void => {
  around = given;
};

export const sendThroughWrapper: RequestWrapper = <Result>(send: () => Promise<Result>) =>
  around.reduceRight<() => Promise<Result>>((inner, wrap) => () => wrap(inner), send)();
