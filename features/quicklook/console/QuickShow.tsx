import { useShowContext } from "ra-core";
import type { ReactNode } from "react";
import type { HeadParts } from "../../../src/framework/value/Glance";
import { RecordMissing } from "../../../src/framework/form/RecordMissing";
import { RecordSkeleton } from "../../../src/framework/form/RecordSkeleton";
import { useRecordName } from "../../../src/framework/form/useRecordName";
import { FieldLayoutProvider } from "../../../src/framework/value/FieldLayout";
import { useGroups } from "../../../src/framework/show/groupFields";
import { isUnset } from "../../../src/framework/show/unset";
import { RecordHead } from "../../../src/framework/show/RecordHead";

/** A short view of a record: its name and state, then its first facts and all other fields, in one column. */
export const QuickShow = ({ picture, state, facts = [], children }: HeadParts & { readonly children: ReactNode }) => {
  const { record, isPending, error } = useShowContext();
  const name = useRecordName()(record);
  const groups = useGroups(children, record);
  if (record === undefined) return isPending && !error ? <RecordSkeleton isShown /> : <RecordMissing error={error} />;
  const shown = facts.filter((fact) => !isUnset(fact, record));
  return (
    <div className="ui-quick">
      <RecordHead level="h2" name={name} record={record} {...(picture && { picture })} {...(state && { state })} />
      {shown.length > 0 && (
        <dl className="ui-rows">
          <FieldLayoutProvider value="pair">{shown}</FieldLayoutProvider>
        </dl>
      )}
      {groups}
    </div>
  );
};
