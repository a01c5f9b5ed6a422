import Button from "@mui/material/Button";
import { useCanAccess, useGetList, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { listAddress, refusalOf } from "pilothouse/resource";
import { Icon } from "pilothouse/ui";
import { type FilterOf, valueKey } from "pilothouse/wire";
import { auditState } from "../../generated/enums";
import { moneyCalls } from "../../generated/user/money/money.calls";
import type { MoneyFlow } from "../../generated/user/money_flow/moneyFlow.schema";
import { AuditState, MoneyFlowType } from "../../../shared/generated/enums";
import { moneyReference } from "../../generated/user/money/money.reference";
import { ALL_FLOWS_QUERY } from "./CompanyPick";
import { moneyFlowReference } from "../../generated/user/money_flow/moneyFlow.reference";

/** At most this many waiting withdrawals are counted. */
const MOST = 100;

/**
 * The number of withdrawals that this account may audit, except those that it requested. Null until the number is
 * known.
 */
const useWaiting = (audit_state: number, call: string, enabled: boolean): number | null => {
  const pagination = { page: 1, perPage: MOST };
  const filter = { type: MoneyFlowType.withdrawal, audit_state } satisfies FilterOf<MoneyFlow>;
  const { data } = useGetList(moneyFlowReference.resource, { pagination, filter }, { enabled, retry: false });
  return data?.filter((row) => refusalOf(row, call) === null).length ?? null;
};

/** Links to the audits that wait for this auditor. Space is reserved while the counts are loading. */
export const WaitingAudits = () => {
  const translate = useTranslate();
  const first = useCanAccess({ resource: moneyReference.resource, action: moneyCalls.audit.name }).canAccess === true;
  const second =
    useCanAccess({ resource: moneyReference.resource, action: moneyCalls.approve.name }).canAccess === true;
  const stages = [
    { state: AuditState.pending, isMine: first, count: useWaiting(AuditState.pending, moneyCalls.audit.name, first) },
    {
      state: AuditState.first_passed,
      isMine: second,
      count: useWaiting(AuditState.first_passed, moneyCalls.approve.name, second),
    },
  ].filter(({ isMine }) => isMine);
  if (stages.length === 0) return null;
  const isNothing = stages.every(({ count }) => count === 0);
  return (
    <div className="bills-chain" role="status">
      <Icon name="clock" size={18} />
      <span>{translate(isNothing ? "personal.nothingWaiting" : "personal.waiting")}</span>
      {stages.map(({ state, count }) => (
        <Button
          key={state}
          size="small"
          component={Link}
          to={`${listAddress<MoneyFlow>(moneyFlowReference.path, {
            type: [MoneyFlowType.withdrawal],
            audit_state: [state],
          })}&${ALL_FLOWS_QUERY}`}
        >
          {translate("personal.waitingAt", {
            state: translate(valueKey(auditState, state)),
            count: count ?? "…",
          })}
        </Button>
      ))}
    </div>
  );
};
