// Pages that are shown instead of a screen. They are rare, so they share one file, which is loaded late.
export { NoListPage } from "./NoListPage";
export { NoPermissionPage } from "./NoPermissionPage";
export { NotFoundPage } from "./NotFoundPage";
