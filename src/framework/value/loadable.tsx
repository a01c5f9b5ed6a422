import { type ComponentType, use } from "react";

/** Milliseconds after a failure until the component can be loaded again. */
const AGAIN = 1000;

export interface Loadable<Props> {
  /** Draws the component, and suspends while it is loaded. Throws the errors of `load`. */
  readonly Component: ComponentType<Props>;
  /** Loads the component before it is drawn. */
  readonly ahead: () => Promise<unknown>;
}

/**
 * A component that is loaded when it is drawn, like React's `lazy`. But if it is already loaded, it is drawn at once.
 * `lazy` would show a fallback for a moment, after which React draws nothing new for 300 ms.
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
        // Until then, the same error is thrown, because a new promise at each drawing would never end.
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
