import type { Permissions } from "../../providers/account";
import { config } from "../../wire/config";

/** In the main layout, but in no menu: a tool for those who build on the platform. */
export const API_TEST = "/___api_test";

const FORMAL = 1;

/** In a test environment, and only for the super admin, who may call everything anyway. */
export const mayTestCalls = (permissions: Pick<Permissions, "isSuper"> | undefined): boolean =>
  config().env !== FORMAL && permissions?.isSuper === true;
