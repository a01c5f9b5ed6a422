// What features do around each request of the console: ask the person for something, and send it again.
export type Around = <Result>(send: () => Promise<Result>) => Promise<Result>;

let around: readonly Around[] = [];

/** Called once by the console, before it is opened. The first is the outermost. */
export const setAround = (given: readonly Around[]): void => {
  around = given;
};

export const sendWithin: Around = <Result>(send: () => Promise<Result>) =>
  around.reduceRight<() => Promise<Result>>((inner, wrap) => () => wrap(inner), send)();
