import { lazy } from "react";
import type { DialogRequest } from "../../../src/framework/actions/ActionHost";
import type { BulkRequest } from "./BulkRequest";

const BulkDialog = lazy(() => import("./BulkDialog").then((m) => ({ default: m.BulkDialog })));

/** Opens the dialog that asks before anything is done. */
export const bulkDialogRequest = (request: BulkRequest): DialogRequest => ({
  dialog: (close) => <BulkDialog request={request} onClose={close} />,
});
