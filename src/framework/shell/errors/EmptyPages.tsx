import { use } from "react";
import { useResourceProps } from "../../resource/resource";
import { loadOnce } from "./loadOnce";
import type { NoPermissionProps } from "./NoPermissionPage";

const load = () => import("./pages");

/** Shown for an address that does not exist. */
export const NotFound = () => {
  const { NotFoundPage } = use(loadOnce(load));
  return <NotFoundPage />;
};

/** Shown for a page that the account may not open. */
export const NoPermission = (props: NoPermissionProps) => {
  const { NoPermissionPage } = use(loadOnce(load));
  return <NoPermissionPage {...props} />;
};

/** Shown instead of a list that the platform does not have. */
export const NoList = () => {
  const { NoListPage } = use(loadOnce(load));
  const resource = useResourceProps();
  return resource === null ? null : <NoListPage resource={resource} />;
};
