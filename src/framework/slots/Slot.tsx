// Slots: places in a page that features fill. The code of the page knows the slot, but no feature.
import { type ComponentType, type Context, createContext, type ReactNode, Suspense, useContext, useMemo } from "react";

interface Filler<Part> {
  readonly id: number;
  readonly part: Part;
}

/** A slot for values, which the page draws itself. */
export interface SlotOf<Part> {
  readonly Fillers: Context<readonly Filler<Part>[]>;
}

/** A slot for components that take these `Props`. */
export type Slot<Props extends object> = SlotOf<ComponentType<Props>>;

export const createSlotOf = <Part,>(): SlotOf<Part> => ({ Fillers: createContext<readonly Filler<Part>[]>([]) });

export const createSlot = <Props extends object>(): Slot<Props> => createSlotOf();

/** A component that puts a part into a slot for everything inside it. */
export type Filling = ComponentType<{ readonly children: ReactNode }>;

let made = 0;

/** Puts a part into a slot. If the part is made by React's `lazy`, the build has a separate file for it. */
export const fill = <Part,>({ Fillers }: SlotOf<Part>, part: NoInfer<Part>): Filling => {
  made += 1;
  const own = { id: made, part };
  return ({ children }) => {
    const before = useContext(Fillers);
    const fillers = useMemo(() => [...before, own], [before]);
    return <Fillers value={fillers}>{children}</Fillers>;
  };
};

/** Whether a feature fills the slot. */
export const useIsFilled = <Part,>({ Fillers }: SlotOf<Part>): boolean => useContext(Fillers).length > 0;

/** The parts that features put into a slot, in their order. */
export const useParts = <Part,>({ Fillers }: SlotOf<Part>): readonly Part[] => {
  const fillers = useContext(Fillers);
  return useMemo(() => fillers.map(({ part }) => part), [fillers]);
};

interface FillsProps<Props extends object> {
  readonly of: Slot<Props>;
  readonly props: Props;
  /** Drawn if no feature fills the slot. */
  readonly otherwise?: ReactNode;
  /** Drawn while a part is being loaded. */
  readonly awaited?: ReactNode;
}

/** Draws the parts of a slot one after the other. */
export const Fills = <Props extends object>({
  of: { Fillers },
  props,
  otherwise = null,
  awaited = null,
}: FillsProps<Props>) => {
  const fillers = useContext(Fillers);
  if (fillers.length === 0) return otherwise;
  return fillers.map(({ id, part: Part }) => (
    <Suspense key={id} fallback={awaited}>
      <Part {...props} />
    </Suspense>
  ));
};

/** A slot for parts that are drawn around content. Each part is drawn inside the part before it. */
export type Around<Props extends object> = Slot<Props & { readonly children: ReactNode }>;

interface WithinProps<Props extends object> {
  readonly of: Around<Props>;
  readonly props: Props;
  readonly children: ReactNode;
}

export const Within = <Props extends object>({ of: { Fillers }, props, children }: WithinProps<Props>) =>
  useContext(Fillers).reduceRight<ReactNode>(
    (inner, { id, part: Part }) => (
      <Part key={id} {...props}>
        {inner}
      </Part>
    ),
    children,
  );

/** Fills slots for everything inside. */
export const Filled = ({ by, children }: { readonly by: readonly Filling[]; readonly children: ReactNode }) => {
  const [First, ...others] = by;
  if (First === undefined) return children;
  return (
    <First>
      <Filled by={others}>{children}</Filled>
    </First>
  );
};
