import { CreateBase, useCreate, useResourceContext } from "ra-core";
import { type ReactNode, useState } from "react";
import { useResourceProps } from "../resource/resource";
import { PageHead } from "./PageHead";
import { usePresentSchema } from "./usePresentSchema";
import { RecordForm } from "./RecordForm";
import { createResolver, type RecordSchema } from "./schemaResolver";
import { useCreatePage } from "./useCreatePage";

type Values = Record<string, unknown>;

export interface CreateViewProps {
  readonly schema: RecordSchema;
  readonly defaults?: Readonly<Values>;
  readonly children: ReactNode;
}

const CreateForm = ({ schema: declared, defaults, children }: CreateViewProps) => {
  const schema = usePresentSchema(declared);
  const views = useResourceProps()?.views;
  const { title, given, paths, back, navigate, onCreated } = useCreatePage();
  const [resolver] = useState(() => createResolver(schema));
  const [start] = useState<Values>(() => ({ ...defaults, ...given }));
  const [create] = useCreate<Values & { id: string | number }>(useResourceContext() ?? "");
  return (
    <>
      <PageHead title={title} />
      <RecordForm
        mode="create"
        id={null}
        start={start}
        resolver={resolver}
        save={async (values) => (await create(undefined, { data: values }, { returnPromise: true })) ?? values}
        onSaved={(stored, goOn) => {
          const id = onCreated(stored);
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
