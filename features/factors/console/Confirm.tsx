import { Asked } from "../../../src/framework/account/Asked";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { proving } from "./confirming";

const load = async () => (await import("./ConfirmDialog")).ConfirmDialog;

/** Asks people to prove again who they are, when a request needs it. */
export const Confirm = () => (servesRest("confirmations") ? <Asked by={proving.by} load={load} /> : null);
