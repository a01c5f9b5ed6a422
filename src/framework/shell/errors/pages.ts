// Pages that are shown instead of a screen. They are rare, so one file has them all and is loaded late.
export { NoListPage } from "./NoListPage";
export { NoPermissionPage } from "./NoPermissionPage";
export { NotFoundPage } from "./NotFoundPage";
