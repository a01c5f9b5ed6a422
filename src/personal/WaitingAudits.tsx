import Button from "@mui/material/Button";
import { useCanAccess, useGetList, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Icon } from "../kit/icons";
import { listAddress } from "../kit/listAddress";

const WITHDRAWAL = 3;
const PENDING = 1;
const FIRST_PASSED = 2;

const useWaiting = (audit_state: number, enabled: boolean): number => {
  const one = { page: 1, perPage: 1 };
  const filter = { type: WITHDRAWAL, audit_state };
  return useGetList("money_flow", { pagination: one, filter }, { enabled, retry: false }).total ?? 0;
};

/** What waits for this auditor, and the way to it. */
export const WaitingAudits = () => {
  const translate = useTranslate();
  const first = useCanAccess({ resource: "money", action: "audit" }).canAccess === true;
  const second = useCanAccess({ resource: "money", action: "approve" }).canAccess === true;
  const stages = [
    { state: PENDING, count: useWaiting(PENDING, first) },
    { state: FIRST_PASSED, count: useWaiting(FIRST_PASSED, second) },
  ].filter(({ count }) => count > 0);
  if (stages.length === 0) return null;
  return (
    <div className="bills-chain" role="status">
      <Icon name="clock" size={18} />
      <span>{translate("personal.waiting")}</span>
      {stages.map(({ state, count }) => (
        <Button
          key={state}
          size="small"
          component={Link}
          to={listAddress("/user/bills", { type: [WITHDRAWAL], audit_state: [state] })}
        >
          {translate("personal.waitingAt", { state: translate(`enums.audit_state.${state}`), count })}
        </Button>
      ))}
    </div>
  );
};
