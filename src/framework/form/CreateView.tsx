import { CreateBase, useCreate, useResourceContext } from "ra-core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useResourceProps } from "../resource/resource";
import { PageHead } from "./PageHead";
import { usePresentSchema } from "./usePresentSchema";
import { RecordForm } from "./RecordForm";
import { createResolver, type RecordSchema } from "./schemaResolver";
import { useCreatePage } from "./useCreatePage";
import { useFirstField } from "./useFirstField";

type Values = Record<string, unknown>;

const ShownOnceDialog = lazy(() => import("./ShownOnceDialog").then((m) => ({ default: m.ShownOnceDialog })));

export interface CreateViewProps {
  readonly schema: RecordSchema;
  readonly defaults?: Readonly<Values>;
  /** Fields that only the answer of `add` contains. They are shown once, after the record is created. */
  readonly answer?: ReactNode;
  readonly children: ReactNode;
}

/** The shown answer, and what happens when the person continues. */
interface Shown {
  readonly record: Readonly<Values>;
  readonly goOn: () => void;
}

const CreateForm = ({ schema: declared, defaults, answer, children }: CreateViewProps) => {
  const schema = usePresentSchema(declared);
  useFirstField();
  const views = useResourceProps()?.views;
  const { title, given, paths, back, navigate, onCreated } = useCreatePage();
  const [resolver] = useState(() => createResolver(schema));
  const [start] = useState<Values>(() => ({ ...defaults, ...given }));
  const [create] = useCreate<Values & { id: string | number }>(useResourceContext() ?? "");
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <>
      <PageHead title={title} />
      {shown !== null && (
        <Suspense fallback={null}>
          <ShownOnceDialog title={title} record={shown.record} onClose={shown.goOn}>
            {answer}
          </ShownOnceDialog>
        </Suspense>
      )}
      <RecordForm
        mode="create"
        id={null}
        start={start}
        resolver={resolver}
        save={async (values) => (await create(undefined, { data: values }, { returnPromise: true })) ?? values}
        onSaved={(stored, goOn) => {
          const id = onCreated(stored);
          const leave = () => {
            if (goOn && id !== null && views?.edit) navigate(paths.edit(id));
            else navigate(back !== paths.list || id === null || !views?.show ? back : paths.show(id));
          };
          if (answer === undefined) leave();
          else setShown({ record: stored, goOn: leave });
        }}
        onCancel={() => navigate(back)}
      >
        {children}
      </RecordForm>
    </>
  );
};

/** The page of a new record. `schema`: the resource's schema for add; `defaults`: the initial values of the form. */
export const CreateView = (props: CreateViewProps) => (
  <CreateBase disableAuthentication redirect={false}>
    <CreateForm {...props} />
  </CreateBase>
);
