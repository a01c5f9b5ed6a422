import type { PartsOf } from "pilothouse/console";
import { AuditChain } from "../../../console/wallet/AuditChain";
import type { MoneyFlow } from "../../../generated/user/money_flow/moneyFlow.schema";

export const parts = { above: AuditChain } satisfies PartsOf<MoneyFlow>;
