import type { ComponentType } from "react";

/**
 * Examples of a part, for the catalogue that `npm run dev` shows at `/___parts`. A file named `*.examples.tsx` in `src`
 * or `features` exports them: `export default { title: "Stars", states: { None: () => <Stars count={0} /> } } satisfies Examples`.
 */
export interface Examples {
  readonly title: string;
  /** Each state of the part, by a name that people read. */
  readonly states: Readonly<Record<string, ComponentType>>;
}
