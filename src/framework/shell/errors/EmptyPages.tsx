import { use } from "react";
import { useResourceProps } from "../../resource/resource";
import { loadOnce } from "./loadOnce";
import type { NoPermissionProps } from "./NoPermissionPage";

const load = () => import("./pages");

/** The address leads nowhere. */
export const NotFound = () => {
  const { NotFoundPage } = use(loadOnce(load));
  return <NotFoundPage />;
};

/** The account may not open what is there. */
export const NoPermission = (props: NoPermissionProps) => {
  const { NoPermissionPage } = use(loadOnce(load));
  return <NoPermissionPage {...props} />;
};

/** Replaces the list if the platform has none. */
export const NoList = () => {
  const { NoListPage } = use(loadOnce(load));
  const resource = useResourceProps();
  return resource === null ? null : <NoListPage resource={resource} />;
};
