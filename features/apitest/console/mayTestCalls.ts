import type { Permissions } from "../../../src/framework/providers/account";
import { config } from "../../../src/framework/wire/config";
import { host } from "../../../src/framework/wire/Host";

/** Inside the main layout, but in no menu: a tool for developers on the platform. */
export const API_TEST = "/___api_test";

const FORMAL = 1;

/**
 * Only in a test environment, for calls of the specification, and only for the super admin, who may make every call.
 */
export const mayTestCalls = (permissions: Pick<Permissions, "isSuper"> | undefined): boolean =>
  config().env !== FORMAL && !host().dialect && !host().authentication && permissions?.isSuper === true;
