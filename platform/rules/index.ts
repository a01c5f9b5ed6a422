import type { Rules } from "../records/rules";
import type { Table } from "../storage/Table";
import { account } from "./account";
import { cdkOrder } from "./cdkOrder";
import { company } from "./company";
import { menu } from "./menu";
import { product } from "./product";
import { role } from "./role";

const rules: Readonly<Record<string, Rules>> = { account, cdk_order: cdkOrder, company, menu, product, role };

export const rulesOf = ({ name }: Table): Rules => (Object.hasOwn(rules, name) ? (rules[name] ?? {}) : {});
