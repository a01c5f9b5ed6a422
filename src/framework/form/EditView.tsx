import {
  EditBase,
  RecordContextProvider,
  useEditContext,
  useLocation,
  useNavigate,
  useNotify,
  useTranslate,
} from "ra-core";
import { useContext, useRef } from "react";
import { useResourcePath, useResourceProps } from "../resource/resource";
import { usePageTitle } from "../resource/title";
import { DeleteAction } from "../actions/DeleteAction";
import { EditInsteadContext, type EditViewProps } from "./EditInsteadContext";
import { EditNotices } from "./EditNotices";
import { PageHead } from "./PageHead";
import { RecordForm } from "./RecordForm";
import { RecordMissing } from "./RecordMissing";
import { RecordSkeleton } from "./RecordSkeleton";
import { type StoredRecord, useEditing } from "./useEditing";
import { useRecordName } from "./useRecordName";

const EditForm = ({ schema: declared, record, children }: EditViewProps & { readonly record: StoredRecord }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const paths = useResourcePath();
  const props = useResourceProps();
  const nameOf = useRecordName();
  const name = nameOf(record);
  usePageTitle(name, [
    { label: name, to: props?.views.show ? paths.show(record.id) : null },
    { label: translate("form.edit"), to: null },
  ]);
  const { start, stored, resolver, fields, rebase, save, isUnchanged, isSaving } = useEditing(declared, record);
  const back = typeof location.state?.back === "string" ? location.state.back : paths.list;

  return (
    <>
      <PageHead title={name} />
      <RecordForm
        mode="edit"
        id={record.id}
        start={start}
        resolver={resolver}
        save={save}
        onSaved={(saved, goOn) => {
          if (isUnchanged(saved)) notify("form.unchanged", { type: "info" });
          else notify("form.updated", { type: "success", messageArgs: { name: nameOf(saved) } });
          if (!goOn) navigate(back);
        }}
        onCancel={() => navigate(back)}
        notices={(tools) => <EditNotices {...{ tools, record, fields, rebase }} before={stored} isSaving={isSaving} />}
        extra={(forget) => (
          <span className="ui-form-delete">
            <DeleteAction
              onDeleted={() => {
                forget();
                navigate(paths.list);
              }}
            />
          </span>
        )}
      >
        {children}
      </RecordForm>
    </>
  );
};

const EditPage = (props: EditViewProps) => {
  const { record, isPending, isFetching, error } = useEditContext<StoredRecord>();
  // A row of a list may lack fields of the form. The form then waits for the whole record.
  const awaits = useRef(useResourceProps()?.opened === true);
  if (!isFetching) awaits.current = false;
  if (awaits.current) return <RecordSkeleton />;
  if (record === undefined) return isPending && !error ? <RecordSkeleton /> : <RecordMissing error={error} />;
  return (
    <RecordContextProvider value={record}>
      <EditForm key={record.id} {...props} record={record} />
    </RecordContextProvider>
  );
};

/** The page that edits a record. `schema`: the resource's schema for set. Only the key and changed fields are sent. */
export const EditView = (props: EditViewProps) => {
  const Instead = useContext(EditInsteadContext);
  return Instead === null ? <EditOne {...props} /> : <Instead {...props} />;
};

const EditOne = (props: EditViewProps) => {
  const whole = useResourceProps()?.opened === true ? { staleTime: 0 } : {};
  return (
    <EditBase
      disableAuthentication
      redirect={false}
      redirectOnError={false}
      queryOptions={{ onError: () => {}, ...whole }}
      mutationMode="pessimistic"
    >
      <EditPage {...props} />
    </EditBase>
  );
};
