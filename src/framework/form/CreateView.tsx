import {
  CreateBase,
  useCreate,
  useLocation,
  useNavigate,
  useNotify,
  useRecordFromLocation,
  useResourceContext,
  useTranslate,
} from "ra-core";
import { type ReactNode, useState } from "react";
import { useResourcePath, useResourceProps } from "../resource/resource";
import { usePageTitle } from "../resource/title";
import { PageHead } from "./PageHead";
import { RecordForm } from "./RecordForm";
import { createResolver, type RecordSchema } from "./schemaResolver";
import { useRecordName } from "./useRecordName";
import { useResourceLabel } from "./useResourceLabel";

type Values = Record<string, unknown>;

export interface CreateViewProps {
  readonly schema: RecordSchema;
  readonly defaults?: Readonly<Values>;
  readonly children: ReactNode;
}

const CreateForm = ({ schema, defaults, children }: CreateViewProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const resource = useResourceContext() ?? "";
  const paths = useResourcePath();
  const views = useResourceProps()?.views;
  const label = useResourceLabel();
  const nameOf = useRecordName();
  const title = translate("form.createTitle", { name: label });
  usePageTitle(title, [{ label: translate("form.create"), to: null }]);
  // A related list and "copy" open this page with values: in `?source={"pk":"x"}`, or in the state of the location.
  const given = useRecordFromLocation();
  const location = useLocation();
  const [resolver] = useState(() => createResolver(schema));
  const [start] = useState<Values>(() => ({ ...defaults, ...given }));
  const [create] = useCreate<Values & { id: string | number }>(resource);

  const back = typeof location.state?.back === "string" ? location.state.back : paths.list;
  return (
    <>
      <PageHead title={title} />
      <RecordForm
        mode="create"
        id={null}
        start={start}
        resolver={resolver}
        save={async (values) => (await create(resource, { data: values }, { returnPromise: true })) ?? values}
        onSaved={(stored, goOn) => {
          notify("form.created", { type: "success", messageArgs: { name: nameOf(stored) } });
          const id = typeof stored.id === "number" || typeof stored.id === "string" ? stored.id : null;
          if (goOn && id !== null && views?.edit) navigate(paths.edit(id));
          else navigate(back !== paths.list || id === null || !views?.show ? back : paths.show(id));
        }}
        onCancel={() => navigate(back)}
      >
        {children}
      </RecordForm>
    </>
  );
};

/** The page of a new record. `schema` is the resource's schema for add; `defaults` are the first values of the form. */
export const CreateView = (props: CreateViewProps) => (
  <CreateBase disableAuthentication redirect={false}>
    <CreateForm {...props} />
  </CreateBase>
);
