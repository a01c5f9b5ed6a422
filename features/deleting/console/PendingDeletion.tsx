import { usePermissions } from "ra-core";
import { lazy } from "react";
import { isDeletionPending } from "./pendingDeletions";

const PendingDeletionNotice = lazy(() =>
  import("./PendingDeletionNotice").then((m) => ({ default: m.PendingDeletionNotice })),
);

/** Only the super admin sees and agrees to rules that wait. */
export const PendingDeletion = ({ resource }: { readonly resource: string }) => {
  const { permissions } = usePermissions<{ readonly isSuper: boolean }>();
  return permissions?.isSuper === true && isDeletionPending(resource) ? (
    <PendingDeletionNotice resource={resource} />
  ) : null;
};
