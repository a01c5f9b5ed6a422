import type { Rules } from "../records/rules";
import type { Table } from "../storage/Table";
import { account } from "./account";
import { app } from "./app";
import { appUser } from "./appUser";
import { cdk } from "./cdk";
import { cdkOrder } from "./cdkOrder";
import { company } from "./company";
import { cron } from "./cron";
import { deviceDuplicate } from "./deviceDuplicate";
import { deviceImport } from "./deviceImport";
import { menu } from "./menu";
import { moneyFlow } from "./moneyFlow";
import { product } from "./product";
import { refund } from "./refund";
import { role } from "./role";

const rules: Readonly<Record<string, Rules>> = {
  account,
  cdk,
  cdk_order: cdkOrder,
  company,
  menu,
  money_flow: moneyFlow,
  product,
  role,
  app,
  app_user: appUser,
  cron,
  device_duplicate: deviceDuplicate,
  device_import: deviceImport,
  refund,
};

export const rulesOf = ({ name }: Table): Rules => (Object.hasOwn(rules, name) ? (rules[name] ?? {}) : {});
