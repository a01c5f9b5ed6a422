// One field of a record, drawn as the resource's own Show draws it, wherever else it must be seen.
import { RecordContextProvider, ResourceContextProvider } from "ra-core";
import {
  Children,
  type ComponentType,
  createContext,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
} from "react";
import { useResourceProps } from "../resource/resource";
import { TextValue } from "./TextValue";
import { valueAt } from "../resource/valueAt";
import { FieldLayoutProvider } from "./FieldLayout";

type Values = Readonly<Record<string, unknown>>;
type Loader = () => Promise<{ readonly default: ComponentType }>;

interface Wanted {
  readonly source: string;
  readonly record: Values;
}

const WantedContext = createContext<Wanted | null>(null);
/** The one field a Show is asked for; null on its own page. */
export const useWantedField = (): Wanted | null => useContext(WantedContext);

// A lazy component made anew at each visit would load and mount anew.
const views = new Map<Loader, ComponentType>();
const viewOf = (load: Loader): ComponentType => {
  const known = views.get(load) ?? lazy(load);
  views.set(load, known);
  return known;
};

const find = (children: ReactNode, source: string): ReactElement | null => {
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{ readonly children?: ReactNode; readonly source?: string }>(child)) continue;
    if (child.props.source === source) return child;
    const below = find(child.props.children, source);
    if (below !== null) return below;
  }
  return null;
};

/** What a Show draws when it is asked for one field: that field's value alone. */
export const WantedField = ({ children }: { readonly children: ReactNode }) => {
  const { source = "", record = {} } = useWantedField() ?? {};
  const element = find(children, source);
  return (
    <RecordContextProvider value={record}>
      <FieldLayoutProvider value="cell">{element ?? <TextValue value={valueAt(record, source)} />}</FieldLayoutProvider>
    </RecordContextProvider>
  );
};

/** The value of a field of a record of the current resource; as text where the resource has no Show. */
export const ShownField = ({ source, record }: Wanted) => {
  const props = useResourceProps();
  const load = props?.views.show;
  const text = <TextValue value={valueAt(record, source)} />;
  if (props === null || load === undefined) return text;
  const View = viewOf(load);
  return (
    <ResourceContextProvider value={props.name}>
      <WantedContext value={{ source, record }}>
        <Suspense fallback={text}>
          <View />
        </Suspense>
      </WantedContext>
    </ResourceContextProvider>
  );
};
