import { can } from "../wire/Host";
import {
  EditBase,
  RecordContextProvider,
  useEditContext,
  useLocation,
  useNavigate,
  useNotify,
  useResourceContext,
  useTranslate,
  useUpdate,
} from "ra-core";
import { type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { useResourcePath, useResourceProps } from "../resource/resource";
import { type ManyForm, ManyFormContext } from "../resource/many";
import { usePageTitle } from "../resource/title";
import { withoutMasks } from "../resource/personal";
import { conflictOf, differencesOf } from "../resource/conflict";
import { DeleteButton } from "./DeleteButton";
import { EditNotices } from "./EditNotices";
import { failureOf } from "../resource/failure";
import { ManyInputs } from "./ManyInputs";
import { PageHead } from "./PageHead";
import { usePresentSchema } from "./usePresentSchema";
import { RecordForm } from "./RecordForm";
import { RecordMissing } from "./RecordMissing";
import { RecordSkeleton } from "./RecordSkeleton";
import { editResolver, type RecordSchema } from "./schemaResolver";
import { useRecordName } from "./useRecordName";

type Stored = Record<string, unknown> & { readonly id: string | number };

export interface EditViewProps {
  readonly schema: RecordSchema;
  readonly children: ReactNode;
}

const EditForm = ({ schema: declared, record, children }: EditViewProps & { readonly record: Stored }) => {
  const schema = usePresentSchema(declared);
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const resource = useResourceContext() ?? "";
  const paths = useResourcePath();
  const props = useResourceProps();
  const key = props?.key ?? "id";
  const nameOf = useRecordName();
  const name = nameOf(record);
  usePageTitle(name, [
    { label: name, to: props?.views.show ? paths.show(record.id) : null },
    { label: translate("form.edit"), to: null },
  ]);
  // The record as last stored. Changes are measured against it, and the next save starts from it.
  const [start] = useState<Stored>(() => ({ ...withoutMasks(record), [key]: record[key] ?? record.id }));
  const stored = useRef(start);
  const unchanged = useRef<Stored | null>(null);
  const [resolver] = useState(() => editResolver(schema, key, () => stored.current, !can("merge", resource)));
  const saving = useRef(false);
  const [update] = useUpdate<Stored>(resource);
  const fields = useMemo(() => Object.keys(schema._zod.def.shape).filter((field) => field !== key), [schema, key]);
  const rebase = (theirs: Readonly<Record<string, unknown>>): Stored => {
    stored.current = { ...withoutMasks(theirs), id: record.id, [key]: start[key] };
    return stored.current;
  };
  const put = async (values: Record<string, unknown>): Promise<Stored> => {
    const params = { id: record.id, data: values, previousData: stored.current };
    const answer = await update(resource, params, { mutationMode: "pessimistic", returnPromise: true });
    stored.current = { ...stored.current, ...values, ...withoutMasks(answer ?? {}) };
    return stored.current;
  };
  const back = typeof location.state?.back === "string" ? location.state.back : paths.list;

  return (
    <>
      <PageHead title={name} />
      <RecordForm
        mode="edit"
        id={record.id}
        start={start}
        resolver={resolver}
        save={async (values) => {
          if (Object.keys(values).every((field) => field === key)) {
            unchanged.current = stored.current;
            return stored.current;
          }
          saving.current = true;
          try {
            return await put(values);
          } catch (error) {
            const answered = conflictOf(failureOf(error))?.theirs;
            const theirs = answered && withoutMasks(answered);
            // The change concerns no field of this form, such as a password, so nobody has to choose.
            if (!theirs || differencesOf(fields, stored.current, theirs, values).length > 0) throw error;
            rebase(theirs);
            return await put(values);
          } finally {
            saving.current = false;
          }
        }}
        onSaved={(saved, goOn) => {
          if (saved === unchanged.current) notify("form.unchanged", { type: "info" });
          else notify("form.updated", { type: "success", messageArgs: { name: nameOf(saved) } });
          if (!goOn) navigate(back);
        }}
        onCancel={() => navigate(back)}
        notices={(tools) => (
          <EditNotices {...{ tools, record, fields, rebase }} before={stored} isSaving={() => saving.current} />
        )}
        extra={(forget) => <DeleteButton onDeleted={forget} />}
      >
        {children}
      </RecordForm>
    </>
  );
};

const EditPage = (props: EditViewProps) => {
  const { record, isPending, error } = useEditContext<Stored>();
  if (record === undefined) return isPending && !error ? <RecordSkeleton /> : <RecordMissing />;
  return (
    <RecordContextProvider value={record}>
      <EditForm key={record.id} {...props} record={record} />
    </RecordContextProvider>
  );
};

const EditManyForm = ({ schema, form, children }: EditViewProps & { readonly form: ManyForm }) => (
  <ManyInputs schema={usePresentSchema(schema)} form={form}>
    {children}
  </ManyInputs>
);

/**
 * The page that edits a record. `schema` is the resource's schema for set: only changed fields and the key are sent. In a dialog
 * about many records, it is their inputs.
 */
export const EditView = (props: EditViewProps) => {
  const many = useContext(ManyFormContext);
  return many === null ? <EditOne {...props} /> : <EditManyForm {...props} form={many} />;
};

const EditOne = (props: EditViewProps) => (
  <EditBase
    disableAuthentication
    redirect={false}
    redirectOnError={false}
    queryOptions={{ onError: () => {} }}
    mutationMode="pessimistic"
  >
    <EditPage {...props} />
  </EditBase>
);
