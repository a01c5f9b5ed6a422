import type { Permissions } from "../../../src/framework/providers/account";
import { config } from "../../../src/framework/wire/config";
import { host } from "../../../src/framework/wire/Host";

/** The address of the page for developers on the platform. It is inside the main layout, but in no menu. */
export const API_TEST_PATH = "/___api_test";

const FORMAL = 1;

/**
 * Only in a test environment, for calls of the specification, and only for the super admin, who may make every call.
 */
export const mayTestCalls = (permissions: Pick<Permissions, "isSuper"> | undefined): boolean =>
  config().env !== FORMAL && !host().dialect && !host().authentication && permissions?.isSuper === true;
