import { LinkBase, useGetManyAggregate } from "ra-core";
import { lazy, Suspense } from "react";
import { useMayOpen } from "../resource/useMayOpen";
import type { Reference } from "../wire/contract";
import { useInLanguage } from "../resource/inLanguage";
import { resourcePaths } from "../resource/resourcePaths";
import { Blank } from "./Blank";
import { RawValue } from "./RawValue";
import { type NamedRecords, useReferenceNames } from "./ReferenceNames";
import { isBlank, textAt } from "../resource/valueAt";

const NameAndPlace = lazy(() => import("./NameAndPlace").then((m) => ({ default: m.NameAndPlace })));

export interface ReferenceValueProps {
  readonly value: unknown;
  readonly of: Reference;
  /** Whether the name links to the record's show page. Default: true. */
  readonly link?: boolean | undefined;
  /** Drawn instead of the key if the record is not found. */
  readonly otherwise?: string | undefined;
}

/** On the wire, 0 means no reference. */
export const isNothing = (value: unknown) => isBlank(value) || value === 0 || value === "0";

export const ReferenceValue = (props: ReferenceValueProps) => {
  const names = useReferenceNames(props.of.resource);
  const of = useInLanguage(props.of);
  if (isNothing(props.value)) return <Blank />;
  if (typeof props.value === "object") return <RawValue value={props.value} />;
  if (names === undefined) return <LookedUpReference {...props} />;
  if (names === "pending") return <Waiting />;
  const key = String(props.value);
  const record = names.get(key);
  const name = <Name {...props} record={record} />;
  return of.within === true && record !== undefined ? (
    <Suspense
      fallback={
        <span className="ui-placed">
          <span>{name}</span>
        </span>
      }
    >
      <NameAndPlace resource={of.resource} record={record} among={names}>
        {name}
      </NameAndPlace>
    </Suspense>
  ) : (
    name
  );
};

/** A reference that may be drawn outside of a list, where its name must be looked up. */
export const LookedUpReference = (props: ReferenceValueProps) => {
  const id = typeof props.value === "number" ? props.value : String(props.value);
  const { data, isPending } = useGetManyAggregate<NamedRecords & { id: string | number }>(props.of.resource, {
    ids: [id],
  });
  return isPending ? <Waiting /> : <Name {...props} record={data?.[0]} />;
};

const Waiting = () => <span className="ui-waiting" aria-hidden="true" />;

/** A missing record is drawn as its key. If the account may not open the record's page, the name is no link. */
const Name = ({
  value,
  of,
  link = true,
  otherwise = "",
  record,
}: ReferenceValueProps & { readonly record: NamedRecords | undefined }) => {
  const mayOpen = useMayOpen();
  const text = textAt(record, useInLanguage(of).title, otherwise || String(value));
  if (!link || of.path === null || record === undefined || record.name_only === 1 || !mayOpen(of, "show")) return text;
  return (
    <LinkBase
      className="ui-link"
      to={resourcePaths(of.path).show(String(value))}
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
    >
      {text}
    </LinkBase>
  );
};
