import { type ComponentType, use } from "react";

/** Milliseconds from a failure until the component can be loaded again. */
const AGAIN = 1000;

export interface Loadable<Props> {
  /** Draws the component. While it is loading, it suspends. Throws the errors of `load`. */
  readonly Component: ComponentType<Props>;
  /** Loads the component, so that it can be drawn at once later. */
  readonly ahead: () => Promise<unknown>;
}

/**
 * A component that is loaded when it is drawn, like React's `lazy`. If it is loaded already, it is drawn at once,
 * while `lazy` would show a fallback, after which React draws nothing new for 300 ms.
 */
export const loadable = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Loadable<Props> => {
  let there: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const ahead = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      ({ default: loaded }) => {
        there = loaded;
        return loaded;
      },
      (error: unknown) => {
        // Until then, the same error is thrown. A new promise at each drawing would never end.
        setTimeout(() => {
          loading = null;
        }, AGAIN);
        throw error;
      },
    );
    return loading;
  };
  const Component = (props: Props) => {
    const Loaded = there ?? use(ahead());
    return <Loaded {...props} />;
  };
  return { Component, ahead };
};
