import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { RecordContext, useLocation, useNavigate, useRecordContext, useTranslate } from "ra-core";
import { Suspense, useMemo } from "react";
import type { Ability } from "../schema/abilities";
import type { Reference } from "../wire/contract";
import { useAllowed } from "../resource/access";
import { Icon } from "../ui/icons";
import { PermanentFilterProvider } from "../resource/related";
import { ResourceScreen, useResourcePath, useResourceProps } from "../resource/resource";
import { valueAt } from "../resource/valueAt";
import { useRelatedView } from "./useRelatedView";

export interface RelatedListProps {
  readonly of: Reference;
  /** The field of the other resource. */
  readonly target: string;
  /** The field of the shown record that it equals. */
  readonly source: string;
  /** What the platform must be able to do for it. */
  readonly needs?: Ability;
}

const AddRelated = ({ values }: { readonly values: Readonly<Record<string, unknown>> }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const paths = useResourcePath();
  const allowed = useAllowed("add");
  const views = useResourceProps()?.views;
  if (!allowed || !views?.create) return null;
  const state = { record: values, back: pathname + search };
  return (
    <Button size="small" startIcon={<Icon name="add" size={18} />} onClick={() => navigate(paths.create, { state })}>
      {translate("show.addRelated")}
    </Button>
  );
};

/** The records of another resource that belong to the shown one: that resource's own list with a permanent filter. */
export const RelatedList = ({ of, target, source }: RelatedListProps) => {
  const value = valueAt(useRecordContext(), source);
  const filter = useMemo(() => ({ [target]: value }), [target, value]);
  const { props, List } = useRelatedView(of.resource);
  if (props === null || List === null) return <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />;
  return (
    <ResourceScreen resource={props}>
      <PermanentFilterProvider value={filter}>
        {/* The rows are records of their own. Nothing in the list may take the shown record for its row. */}
        <RecordContext.Provider value={undefined}>
          <Box sx={{ display: "flex", justifyContent: "flex-end", px: 2, pt: 1 }}>
            <AddRelated values={filter} />
          </Box>
          <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ m: 2 }} />}>
            <List />
          </Suspense>
        </RecordContext.Provider>
      </PermanentFilterProvider>
    </ResourceScreen>
  );
};
