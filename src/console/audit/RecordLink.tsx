// A link from an entry of the audit trail to the record that it is about. Words, page and rights are those of the
// record's resource.
import { LinkBase } from "ra-core";
import type { ReactNode } from "react";
import {
  ResourceScreen,
  useMayOpen,
  useResourceNamed,
  useResourcePath,
  useResourceProps,
  useResourceWords,
} from "pilothouse/resource";
import type { ResourceProps } from "pilothouse/wire";

const Linked = ({ record, children }: { readonly record: string; readonly children: ReactNode }) => {
  const props = useResourceProps();
  const paths = useResourcePath();
  const mayOpen = useMayOpen();
  const isOpen = props !== null && props.path !== null && props.views.show !== undefined;
  if (!isOpen || !mayOpen(props, "show")) return children;
  return (
    <LinkBase
      className="ui-link"
      to={paths.show(record)}
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
    >
      {children}
    </LinkBase>
  );
};

interface RecordLinkProps {
  /** The name of a resource. */
  readonly of: string;
  /** The key of the record. "" for none. */
  readonly record: string;
  readonly children: ReactNode;
}

/** A link to the page of a record, if its resource has one that the account may open. */
export const RecordLink = ({ of, record, children }: RecordLinkProps) => {
  const props = useResourceNamed(of);
  // If there are several keys, no single record can be linked.
  if (props === null || record === "" || record.includes(",")) return children;
  return <KnownRecord {...{ props, record, children }} />;
};

const KnownRecord = ({ props, record, children }: Omit<RecordLinkProps, "of"> & { readonly props: ResourceProps }) =>
  // Until the words of the resource are loaded, the text is no link.
  useResourceWords(props) ? (
    <ResourceScreen resource={props}>
      <Linked record={record}>{children}</Linked>
    </ResourceScreen>
  ) : (
    children
  );
