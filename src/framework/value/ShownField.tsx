// Draws one field of a record outside of its Show, as the Show draws it.
import "./value.css";
import { RecordContextProvider, ResourceContextProvider } from "ra-core";
import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
} from "react";
import { useFieldLabel } from "../resource/label";
import { useResourceProps } from "../resource/resource";
import { TextValue } from "./TextValue";
import { valueAt } from "../resource/valueAt";
import { FieldLayoutProvider } from "./FieldLayout";
import { showViewOf } from "./showViewOf";

type Values = Readonly<Record<string, unknown>>;

interface Wanted {
  readonly source: string;
  readonly record: Values;
  /** Whether a value that says nothing alone, such as a number, has its label. */
  readonly labelled?: boolean;
}

const WantedContext = createContext<Wanted | null>(null);
/** The only field that a Show must draw. Null on its own page. */
export const useWantedField = (): Wanted | null => useContext(WantedContext);

interface Drawn {
  readonly children?: ReactNode;
  /** The field on a second line below the value. */
  readonly second?: ReactNode;
  readonly source?: string;
  /** The enumeration that labels the value, or the resource that it refers to. */
  readonly of?: unknown;
}

const find = (children: ReactNode, source: string): ReactElement<Drawn> | null => {
  for (const child of Children.toArray(children)) {
    if (!isValidElement<Drawn>(child)) continue;
    if (child.props.source === source) return child;
    const below = find([child.props.second, child.props.children], source);
    if (below !== null) return below;
  }
  return null;
};

/** In a Show that draws one field, its value without a label. */
export const WantedField = ({ children }: { readonly children: ReactNode }) => {
  const { source = "", record = {}, labelled = false } = useWantedField() ?? {};
  const label = useFieldLabel(source);
  const element = find(children, source);
  return (
    <RecordContextProvider value={record}>
      {labelled && element?.props.of === undefined && `${label} `}
      <FieldLayoutProvider value="cell">{element ?? <TextValue value={valueAt(record, source)} />}</FieldLayoutProvider>
    </RecordContextProvider>
  );
};

/** The value of one field of a record of the current resource. If the resource has no Show, the value is plain text. */
export const ShownField = ({ source, record, labelled = false }: Wanted) => {
  const props = useResourceProps();
  const View = showViewOf(props);
  const text = <TextValue value={valueAt(record, source)} />;
  if (props === null || View === null) return text;
  return (
    <ResourceContextProvider value={props.name}>
      <WantedContext value={{ source, record, labelled }}>
        <Suspense fallback={<span className="ui-unread">{text}</span>}>
          <View />
        </Suspense>
      </WantedContext>
    </ResourceContextProvider>
  );
};
