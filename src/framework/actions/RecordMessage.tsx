import { useTranslate } from "ra-core";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { listAddress } from "../resource/listAddress";
import { ResourceScreen } from "../resource/resource";
import { useMayOpen } from "../resource/useMayOpen";
import { valueAt } from "../resource/valueAt";
import type { Reference, ResourceProps } from "../wire/contract";
import { ShownField } from "../value/ShownField";

/** The records that an action creates: records of `of` whose `target` equals `source` of the action's record. */
export interface OpenedRecords {
  readonly of: Reference;
  readonly target: string;
  readonly source: string;
}

interface RecordMessageProps {
  /** A text with names of fields in braces: "Refund of {price} requested." */
  readonly words: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly of: ResourceProps;
  readonly opens?: OpenedRecords | undefined;
}

/** The question before an action, or the message after it, with values of the record. */
export const RecordMessage = ({ words, record, of, opens }: RecordMessageProps) => {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  return (
    <ResourceScreen resource={of}>
      {words.split(/\{(\w+)\}/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
          <Fragment key={at}>
            <ShownField source={part} record={record} />
          </Fragment>
        ),
      )}
      {opens?.of.path && mayOpen(opens.of, "list") && (
        <>
          {" "}
          <Link to={listAddress(opens.of.path, { [opens.target]: [valueAt(record, opens.source)] })}>
            {translate("ui.action.follow")}
          </Link>
        </>
      )}
    </ResourceScreen>
  );
};
