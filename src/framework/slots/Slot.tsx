// A place in a page that features fill. Whoever draws the page knows the place, and no feature.
import { type ComponentType, type Context, createContext, type ReactNode, Suspense, useContext, useMemo } from "react";

interface Filler<Props extends object> {
  readonly id: number;
  readonly Part: ComponentType<Props>;
}

/** `Props` is what a part in the place is told. */
export interface Slot<Props extends object> {
  readonly Fillers: Context<readonly Filler<Props>[]>;
}

export const createSlot = <Props extends object>(): Slot<Props> => ({
  Fillers: createContext<readonly Filler<Props>[]>([]),
});

/** Puts a part into a slot, for everything within. */
export type Filling = ComponentType<{ readonly children: ReactNode }>;

let made = 0;

/** `Part` may be made by React's `lazy`: then the part, and what only it imports, is a file of the build of its own. */
export const fill = <Props extends object>({ Fillers }: Slot<Props>, Part: ComponentType<Props>): Filling => {
  made += 1;
  const own = { id: made, Part };
  return ({ children }) => {
    const before = useContext(Fillers);
    const fillers = useMemo(() => [...before, own], [before]);
    return <Fillers value={fillers}>{children}</Fillers>;
  };
};

/** Whether a feature fills the slot. */
export const useIsFilled = <Props extends object>({ Fillers }: Slot<Props>): boolean => useContext(Fillers).length > 0;

interface FillsProps<Props extends object> {
  readonly of: Slot<Props>;
  readonly told: Props;
  /** In place of parts that nobody has put there. */
  readonly otherwise?: ReactNode;
  /** In place of a part that is being loaded. */
  readonly awaited?: ReactNode;
}

/** All that features put here, one after the other. */
export const Fills = <Props extends object>({
  of: { Fillers },
  told,
  otherwise = null,
  awaited = null,
}: FillsProps<Props>) => {
  const fillers = useContext(Fillers);
  if (fillers.length === 0) return otherwise;
  return fillers.map(({ id, Part }) => (
    <Suspense key={id} fallback={awaited}>
      <Part {...told} />
    </Suspense>
  ));
};

/** A slot whose parts stand around something, each within the one before. */
export type Around<Props extends object> = Slot<Props & { readonly children: ReactNode }>;

interface WithinProps<Props extends object> {
  readonly of: Around<Props>;
  readonly told: Props;
  readonly children: ReactNode;
}

export const Within = <Props extends object>({ of: { Fillers }, told, children }: WithinProps<Props>) =>
  useContext(Fillers).reduceRight<ReactNode>(
    (inner, { id, Part }) => (
      <Part key={id} {...told}>
        {inner}
      </Part>
    ),
    children,
  );

/** Fills slots for everything within. */
export const Filled = ({ by, children }: { readonly by: readonly Filling[]; readonly children: ReactNode }) => {
  const [First, ...others] = by;
  if (First === undefined) return children;
  return (
    <First>
      <Filled by={others}>{children}</Filled>
    </First>
  );
};
